"""A running bot that says over HTTP how it is doing, if anybody can ask."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.cli.watchdog import SILENT, Watchdog
from bot.client import CitadelsBot
from bot.monitoring.discord_reach import DiscordReach
from bot.monitoring.requests import trace
from bot.observer import Observer
from storage.database.storage_errors import CAUSES

_log = logging.getLogger(__name__)


class Monitoring:
    """Measures what the bot does, and tells it and whether all is well at an address, if there is a port.

    `observer` is what the bot tells what it does, `reach` what knows whether Discord takes what it sends.
    """

    def __init__(self, host: str = "", port: int | None = None) -> None:
        self.reach = DiscordReach()
        self._host, self._port, self._metrics = host, port, None
        if port is None:
            self.observer = Observer()
            self.observer.http_trace = trace(self.reach.requested)
        else:
            from bot.monitoring.metrics import Metrics  # noqa: PLC0415 - 2.6 MB, and most bots are asked nothing

            self.observer = self._metrics = Metrics(self.reach.requested)

    @asynccontextmanager
    async def telling(self, bot: CitadelsBot, watchdog: Watchdog) -> AsyncGenerator[None]:
        """Serve health and metrics while what is inside is done. Raises `NotListeningError`."""
        metrics, port = self._metrics, self._port
        if metrics is None or port is None:
            yield
            return
        from bot.monitoring.server import serving  # noqa: PLC0415 - likewise

        def gateway() -> str:
            """Say whether the bot hears Discord."""
            silence = watchdog.silence()
            if not watchdog.complete:
                return f"not connected to Discord yet, after {silence:.0f} seconds"
            return f"gateway silent for {silence:.0f} seconds" if silence > SILENT else ""

        def database() -> str:
            """Say whether answers can be stored."""
            obstacle = bot.store.obstacle
            return f"nothing can be stored: {CAUSES[obstacle]}" if obstacle else ""

        def stopping() -> str:
            """Say whether clicks are taken."""
            return "stopping" if bot.in_flight.closed else ""

        checks = (gateway, self.reach.problem, database, stopping)
        metrics.watch(lambda: bot.registry.tables, watchdog.silence, lambda: tuple(bot.wanted_shards))
        async with serving(self._host, port, checks, metrics.registry) as address:
            _log.info("Health and metrics are at %s/health and %s/metrics", address, address)
            lag = asyncio.create_task(metrics.measure_lag())
            try:
                yield
            finally:
                lag.cancel()
