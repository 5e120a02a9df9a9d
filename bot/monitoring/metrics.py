"""`/health` and Prometheus `/metrics` over HTTP. No label names a person, a server or a game."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Literal, TypeAlias, get_args

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.client import CitadelsBot
from bot.controls.in_flight import INTERACTION_KINDS
from bot.monitoring.bot_state import BotState
from bot.monitoring.discord_reach import Requested, trace
from bot.observer import End, Observer
from bot.operator_errors import NotListeningError
from bot.release import release
from storage.database.transaction import TransactionKind

_log = logging.getLogger(__name__)

QUICK_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Buckets, in seconds, for work on this machine."""

RESPONSE_BUCKETS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Buckets, in seconds, for times that people wait. After three, Discord says that an interaction failed."""

LAG_CHECK_PAUSE = 0.25  # Seconds between two measurements of the event loop's lag.


class Metrics(Observer):
    """Collects metrics in its own registry. Also reports each request to `requested`."""

    def __init__(self, requested: Requested | None = None) -> None:
        # Without this, times of creation would double the number of lines.
        disable_created_metrics()
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._answers = self._counter("citadels_answers", "Questions that were answered.", "by")
        self._thinking = self._seconds(
            "citadels_thinking_seconds",
            "Seconds for which computer players search for an answer, without their pause.",
            QUICK_BUCKETS,
        )
        self._responses = self._seconds(
            "citadels_response_seconds",
            "Seconds from the arrival of a click, a command or a form until Discord has its response.",
            RESPONSE_BUCKETS,
            "to",
        )
        self._unanswered = self._counter("citadels_unanswered", "Interactions whose response failed.", "to")
        self._requests = self._seconds(
            "citadels_discord_request_seconds",
            "Seconds of each request to Discord, by route; retries count separately.",
            RESPONSE_BUCKETS,
            "route",
        )
        self._statuses = self._counter(
            "citadels_discord_requests",
            "Requests to Discord by route and by the status that they got (none: cut off).",
            "route",
            "status",
        )
        self._database = self._seconds(
            "citadels_database_seconds",
            "Seconds of transactions by kind, without the wait for earlier ones.",
            QUICK_BUCKETS,
            "kind",
        )
        self._failures = self._counter(
            "citadels_database_failures", "Transactions that the database refused, by kind.", "kind"
        )
        self._lag = self._seconds(
            "citadels_event_loop_lag_seconds", "Seconds by which the event loop is late.", QUICK_BUCKETS
        )
        self._handled = self._counter(
            "citadels_interactions", "Handled interactions, by how the handling ended.", "to", "end"
        )
        self._commands = Counter("citadels_commands", "Commands by name.", ["command"], registry=None)
        self._lines = self._counter("citadels_log_lines", "Warnings and errors in the log.", "level")
        self._begin_at_zero()
        self._also = requested
        self.http_trace = trace(self._requested)

    def _begin_at_zero(self) -> None:
        """Create all counters with known labels: Prometheus can't see the first increase of a new one."""
        for by in ("person", "computer"):
            self._answers.labels(by)
        for to in INTERACTION_KINDS.values():
            self._responses.labels(to)
            self._unanswered.labels(to)
            for end in get_args(End):
                self._handled.labels(to, end)
        for kind in get_args(TransactionKind):
            self._database.labels(kind)
            self._failures.labels(kind)
        for level in ("warning", "error"):
            self._lines.labels(level)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(name, text, labels, registry=self.registry)

    def _seconds(self, name: str, text: str, buckets: Sequence[float], *labels: str) -> Histogram:
        return Histogram(name, text, labels, registry=self.registry, buckets=buckets)

    def answered(self, by: Literal["person", "computer"]) -> None:
        self._answers.labels(by).inc()

    def thought(self, seconds: float) -> None:
        """Measure how long a computer player searched for an answer."""
        self._thinking.observe(seconds)

    def responded(self, kind: str, seconds: float) -> None:
        """Measure how long a response took."""
        self._responses.labels(kind).observe(seconds)

    def unanswered(self, kind: str) -> None:
        """Count a response that failed."""
        self._unanswered.labels(kind).inc()

    def handled(self, kind: str, name: str, end: End) -> None:
        """Count a handled interaction; also count a command by its name."""
        self._handled.labels(kind, end).inc()
        if kind == "command":
            self._commands.labels(name).inc()

    def stored(self, kind: str, seconds: float, error: Exception | None) -> None:
        """Measure how long a transaction took."""
        self._database.labels(kind).observe(seconds)
        if error is not None:
            self._failures.labels(kind).inc()

    def _requested(self, route: str, status: str, seconds: float) -> None:
        self._requests.labels(route).observe(seconds)
        self._statuses.labels(route, status).inc()
        if self._also is not None:
            self._also(route, status, seconds)

    @asynccontextmanager
    async def watching(
        self, bot: CitadelsBot, silence: Callable[[], float], refusing: Callable[[], Mapping[str, float]]
    ) -> AsyncGenerator[None]:
        """Measure a bot inside the block: its state, its log lines and the event loop's lag."""
        state = BotState(bot, silence, refusing, self._commands)
        self.registry.register(state)
        counting = _Counting(self._lines)
        logging.getLogger().addHandler(counting)
        tasks = [asyncio.create_task(each) for each in (state.keep_looking(), self.measure_lag())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            logging.getLogger().removeHandler(counting)
            self.registry.unregister(state)

    async def measure_lag(self) -> None:
        """Measure the event loop's lag forever."""
        while True:
            began = perf_counter()
            await asyncio.sleep(LAG_CHECK_PAUSE)
            self._lag.observe(max(0.0, perf_counter() - began - LAG_CHECK_PAUSE))


class _Counting(logging.Handler):
    """Counts the warnings and errors in the log."""

    def __init__(self, lines: Counter) -> None:
        super().__init__(logging.WARNING)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line, even if the log leaves it out."""
        self._lines.labels("warning" if record.levelno < logging.ERROR else "error").inc()


HealthCheck: TypeAlias = Callable[[], str]  # Returns a problem in a few words; empty if there is none.

IDLE_CONNECTION = 30.0  # Seconds after which we close a connection that hasn't sent a complete request.

SHUTDOWN_SECONDS = 1.0  # Seconds for which we wait for running requests at the end.


def _shortened(record: logging.LogRecord) -> bool:
    """Remove the traceback of a request that isn't HTTP, because its client is at fault."""
    if record.exc_info and isinstance(record.exc_info[1], HttpProcessingError):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


_log.addFilter(_shortened)


@asynccontextmanager
async def serving(
    host: str, port: int, checks: Sequence[HealthCheck], registry: CollectorRegistry
) -> AsyncGenerator[str]:
    """Serve `/health`, and `/metrics` for Prometheus, inside the block; yield the server's address.

    `/health` answers 200 if no check finds a problem, otherwise 503 with all problems. Its last line names
    the release. Raises `NotListeningError` if we can't use the host and port.
    """
    running = f"release {release()}"

    async def health(_request: web.Request) -> web.Response:
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
        keepalive_timeout=IDLE_CONNECTION,
        lingering_time=0,
        shutdown_timeout=SHUTDOWN_SECONDS,
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
