"""The server that says how the bot is doing: `/health` and `/metrics`."""

import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from prometheus_client import CollectorRegistry
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.monitoring.monitoring_errors import NotListeningError
from bot.release import release

Check: TypeAlias = Callable[[], str]
"""Names the problem of one thing in a few words; empty if there is none."""

IDLE = 30.0
"""Seconds after which a connection without a whole request is closed."""

SHUTDOWN = 1.0
"""Seconds for which requests under way are waited for at the end."""

_log = logging.getLogger(__name__)


def _shortened(record: logging.LogRecord) -> bool:
    """Take the traceback out of a line about a request that isn't HTTP: only its client is wrong."""
    if record.exc_info and isinstance(record.exc_info[1], HttpProcessingError):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


_log.addFilter(_shortened)


@asynccontextmanager
async def serving(
    host: str, port: int, checks: Sequence[Check], registry: CollectorRegistry
) -> AsyncGenerator[str]:
    """Serve at this address while the block runs; yield the address of the server.

    `/health` answers 200 if no check finds a problem, else 503 with all problems; the last line names the
    release. `/metrics` is for Prometheus. Raises `NotListeningError` if nothing can listen there.
    """
    running = f"release {release()}"

    async def health(_request: web.Request) -> web.Response:
        """Say whether the bot is well."""
        problems = [problem for check in checks if (problem := check())]
        lines = [*(problems or ["well"]), running]
        return web.Response(text="\n".join(lines) + "\n", status=503 if problems else 200)

    application = web.Application()
    application.router.add_get("/health", health)
    application.router.add_get("/metrics", make_aiohttp_handler(registry))
    runner = web.AppRunner(
        application,
        access_log=None,
        logger=_log,
        keepalive_timeout=IDLE,
        lingering_time=0,
        shutdown_timeout=SHUTDOWN,
    )
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            raise NotListeningError(f"nothing can listen at {site.name}: {error.strerror}") from error
        yield site.name
    finally:
        await runner.cleanup()
