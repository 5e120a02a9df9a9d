"""A running bot that nobody asks how it is doing."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.cli.watchdog import Watchdog
from bot.client import CitadelsBot
from bot.observer import Observer


class Unmonitored:
    """Measures nothing and tells nothing. `observer` is what the bot tells what it does; `None`: nobody."""

    observer: Observer | None = None

    @asynccontextmanager
    async def telling(self, _bot: CitadelsBot, _watchdog: Watchdog) -> AsyncGenerator[None]:
        """Tell how the bot is doing while what is inside is done. Raises `NotListeningError`."""
        yield
