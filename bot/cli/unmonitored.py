"""A running bot that nobody asks over HTTP how it is doing."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.cli.watchdog import Watchdog
from bot.client import CitadelsBot
from bot.monitoring.reach import Reach
from bot.monitoring.requests import trace
from bot.observer import Observer


class Unmonitored:
    """Measures nothing and listens nowhere.

    `observer` is what the bot tells what it does, `reach` what knows whether Discord takes what it sends.
    """

    def __init__(self) -> None:
        self.reach = Reach()
        self.observer = Observer()
        self.observer.http_trace = trace(self.reach.requested)

    @asynccontextmanager
    async def telling(self, _bot: CitadelsBot, _watchdog: Watchdog) -> AsyncGenerator[None]:
        """Tell how the bot is doing while what is inside is done. Raises `NotListeningError`."""
        yield
