"""The server that says how the bot is doing: `/health` and `/metrics`."""

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

from aiohttp import web
from prometheus_client import CollectorRegistry
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.monitoring.errors import NotListeningError

Check: TypeAlias = Callable[[], str]
"""What says in a few words what is wrong with one thing; nothing, if it is well."""

SHUTDOWN = 1.0
"""Seconds for which requests under way are waited for at the end."""


@asynccontextmanager
async def serving(
    host: str, port: int, checks: Sequence[Check], registry: CollectorRegistry
) -> AsyncGenerator[str]:
    """Serve at this address while what is inside is done; yield the address of the server.

    `/health` answers 200 if no check has anything to say, else 503 with all that they say; `/metrics` is for
    Prometheus. Raises `NotListeningError` if nothing can listen there.
    """

    async def health(_request: web.Request) -> web.Response:
        """Say whether the bot is well."""
        problems = [problem for check in checks if (problem := check())]
        return web.Response(text="\n".join(problems or ["well"]) + "\n", status=503 if problems else 200)

    application = web.Application()
    application.router.add_get("/health", health)
    application.router.add_get("/metrics", make_aiohttp_handler(registry))
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=SHUTDOWN)
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
