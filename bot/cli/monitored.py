"""A running bot that says over HTTP how it is doing."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.cli.unmonitored import Unmonitored
from bot.cli.watchdog import SILENT, Watchdog
from bot.client import CitadelsBot
from bot.monitoring.metrics import Metrics
from bot.monitoring.server import serving
from storage.errors import CAUSES

_log = logging.getLogger(__name__)


class Monitored(Unmonitored):
    """Measures what the bot does, and tells it and whether all is well at an address."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__()
        self.observer = self._metrics = Metrics(self.reach.requested)
        self._host = host
        self._port = port

    @asynccontextmanager
    async def telling(self, bot: CitadelsBot, watchdog: Watchdog) -> AsyncGenerator[None]:
        """Serve health and metrics while what is inside is done. Raises `NotListeningError`."""

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

        metrics, checks = self._metrics, (gateway, self.reach.problem, database, stopping)
        metrics.watch(lambda: bot.registry.tables, watchdog.silence, lambda: tuple(bot.wanted_shards))
        async with serving(self._host, self._port, checks, metrics.registry) as address:
            _log.info("Health and metrics are at %s/health and %s/metrics", address, address)
            lag = asyncio.create_task(metrics.measure_lag())
            try:
                yield
            finally:
                lag.cancel()
