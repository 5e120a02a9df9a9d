"""The bot's process: its event loop, how it ends, and its health and metrics over HTTP."""

import asyncio
import contextlib
import logging
import signal
import sys
import time
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager

from bot.client import CitadelsBot
from bot.monitoring.discord_reach import DiscordReach, trace
from bot.observer import Observer
from storage.database.storage_errors import CAUSES

_log = logging.getLogger(__name__)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Return a new event loop: uvloop's, except on Windows."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415 - Windows has none

    return uvloop.new_event_loop()


@contextlib.contextmanager
def set_by_signal(stop: asyncio.Event) -> Generator[None]:
    """Set `stop` at the first SIGINT or SIGTERM; a second one kills the process."""
    loop = asyncio.get_running_loop()
    caught: list[signal.Signals] = []

    def restore() -> None:
        while caught:
            loop.remove_signal_handler(caught.pop())

    def notice() -> None:
        stop.set()
        restore()

    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers. There, Ctrl-C cancels the main task, which also ends the bot.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, notice)
            caught.append(number)
    try:
        yield
    finally:
        restore()


LOOK_INTERVAL = 1.0  # Seconds between two checks of the gateway.
SILENT = 60.0  # Seconds without the gateway until the bot is unhealthy. Reconnecting usually takes ten.

MIGRATING_NOTICE = "The tables are brought up to date; the bot isn't connected before that is done"
AWAY_NOTICE = "Without PostgreSQL this process has no shards, so it isn't connected to Discord"


class GatewayLostError(ConnectionError):
    """The bot had no connection to the gateway for longer than allowed."""


class Watchdog:
    """Measures for how long any shard has been disconnected."""

    def __init__(self, bot: CitadelsBot, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot = bot
        self._clock = clock
        self._ready: set[int] = set()
        self._last: dict[int, float] = {}
        self._grown = clock()
        bot.add_listener(self._arrive, "on_shard_connect")
        bot.add_listener(self._arrive, "on_shard_resumed")
        bot.add_listener(self._leave, "on_shard_disconnect")

    async def _arrive(self, shard_id: int) -> None:
        now = self._clock()
        if shard_id not in self._last:
            self._grown = now
        self._last[shard_id] = now
        self._ready.add(shard_id)

    async def _leave(self, shard_id: int) -> None:
        self._ready.discard(shard_id)

    def silence(self) -> float:
        """Return for how many seconds a shard has been missing; 0 if all shards are connected."""
        now = self._clock()
        if self._bot.away_since is not None and not self._bot.wanted_shards:
            return now - self._bot.away_since
        for shard_id, shard in self._bot.shards.items():
            if shard_id in self._ready and not shard.is_closed():
                self._last[shard_id] = now
        # Shards start one after another, so a shard that was never connected may still have to wait.
        times = [
            max(self._last.get(each, self._grown), since) for each, since in self._bot.wanted_shards.items()
        ]
        return max((now - each for each in times), default=0.0)

    @property
    def complete(self) -> bool:
        """Whether each shard has been connected at least once."""
        return all(each in self._last for each in self._bot.wanted_shards)

    @property
    def excuse(self) -> str:
        """Why no process could connect to Discord now; empty if one could."""
        if self._bot.store.database.migrating:
            return MIGRATING_NOTICE
        return self._bot.session_starts.problem if self._bot.away_since is None else AWAY_NOTICE

    async def watch(self, patience: float) -> None:
        """Raise `GatewayLostError` when a shard has been missing for `patience` seconds without an excuse."""
        missing, excused = 0.0, float("-inf")
        while True:
            if excuse := self.excuse:
                self._grown = excused = self._clock()
            silence = self.silence()
            if missing and not silence:
                _log.warning("Connected to Discord again, after %.0f seconds", missing)
                missing = 0.0
            elif silence >= SILENT and not excuse:
                if not missing:
                    _log.warning(
                        "Not connected to Discord for %.0f seconds; after %.0f the bot ends, to be restarted",
                        silence,
                        patience,
                    )
                missing = silence
            left = patience - min(silence, self._clock() - excused)
            if left <= 0:
                raise GatewayLostError(
                    f"not connected to the gateway for {silence:.0f} seconds (CITADELS_GATEWAY_PATIENCE)"
                )
            await asyncio.sleep(min(LOOK_INTERVAL, left))


def storage_problem(bot: CitadelsBot) -> str:
    """Return why nothing can be stored; empty if storing works."""
    obstacle = bot.store.database.obstacle
    return f"nothing can be stored: {CAUSES[obstacle]}" if obstacle else ""


class Monitoring:
    """Measures the bot through the `observer`; serves health and metrics if a port is set."""

    def __init__(self, host: str = "", port: int | None = None) -> None:
        self.reach = DiscordReach()
        self._host, self._port, self._metrics = host, port, None
        if port is None:
            self.observer = Observer()
            self.observer.http_trace = trace(self.reach.requested)
        else:
            from bot.monitoring.metrics import Metrics  # noqa: PLC0415 - 2.6 MB that most bots don't need

            self.observer = self._metrics = Metrics(self.reach.requested)

    @asynccontextmanager
    async def serving(self, bot: CitadelsBot, watchdog: Watchdog) -> AsyncGenerator[None]:
        """Serve health and metrics inside the block. Raises `NotListeningError`."""
        metrics, port = self._metrics, self._port
        if metrics is None or port is None:
            yield
            return
        from bot.monitoring.metrics import serving  # noqa: PLC0415 - only metrics need it

        def gateway() -> str:
            silence = watchdog.silence()
            if not watchdog.complete:
                return f"not connected to Discord yet, after {silence:.0f} seconds"
            return f"gateway silent for {silence:.0f} seconds" if silence > SILENT else ""

        def stopping() -> str:
            return "stopping" if bot.in_flight.closed else ""

        checks = (gateway, self.reach.problem, lambda: storage_problem(bot), stopping)
        async with (
            serving(self._host, port, checks, metrics.registry) as address,
            metrics.watching(bot, watchdog.silence, self.reach.refusing),
        ):
            _log.info("Health and metrics are at %s/health and %s/metrics", address, address)
            yield
