"""What a running bot says of itself over HTTP, if that was asked for."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.cli.watchdog import Watchdog
from bot.client import CitadelsBot
from bot.monitoring.metrics import Metrics
from bot.monitoring.server import serving
from bot.settings import Settings
from storage.outage import CAUSES

_log = logging.getLogger(__name__)

SILENT = 60.0
"""Seconds without the gateway after which the bot isn't well; it is back in ten on a good day."""


@asynccontextmanager
async def monitored(
    bot: CitadelsBot, watchdog: Watchdog, settings: Settings, metrics: Metrics | None
) -> AsyncGenerator[None]:
    """Tell how the bot is doing while what is inside is done. Raises `NotListeningError`."""
    if metrics is None or settings.http_port is None:
        yield
        return

    def gateway() -> str:
        """Say whether the bot hears Discord."""
        silence = watchdog.silence()
        if not watchdog.complete:
            return f"not connected to Discord yet, after {silence:.0f} seconds"
        return f"gateway silent for {silence:.0f} seconds" if silence > SILENT else ""

    def database() -> str:
        """Say whether answers can be stored."""
        outage = bot.store.outage
        return f"nothing can be stored: {CAUSES[outage.cause]}" if outage else ""

    def stopping() -> str:
        """Say whether clicks are taken."""
        return "stopping" if bot.in_flight.closed else ""

    metrics.watch(lambda: bot.registry.tables, watchdog.silence)
    checks = (gateway, database, stopping)
    async with serving(settings.http_host, settings.http_port, checks, metrics.registry) as address:
        _log.info("Health and metrics are at %s/health and %s/metrics", address, address)
        lag = asyncio.create_task(metrics.measure_lag())
        try:
            yield
        finally:
            lag.cancel()
