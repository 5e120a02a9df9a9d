"""After a start: what was stored but not shown is shown, and whoever was about to play goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables.jobs import PAUSES, Jobs, until_woken
from bot.tables.registry import Registry
from storage.errors import DamagedGameError, UnavailableError

log = logging.getLogger(__name__)


class Recovery:
    """Takes up the games that go on; `damaged` takes care of those that turn out to be damaged."""

    def __init__(
        self, registry: Registry, jobs: Jobs, damaged: Callable[[DamagedGameError], Awaitable[None]]
    ) -> None:
        self._registry = registry
        self._jobs = jobs
        self._damaged = damaged
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Read all games that go on, and let them go on. What can't be read now is tried again later."""
        self._wanted.set()
        if self._task is None:
            self._task = self._jobs.start(self._run(), "taking up the games")

    async def _run(self) -> None:
        failures = 0
        try:
            while self._wanted.is_set() or failures:
                self._wanted.clear()
                if await self._take_up():
                    failures = 0
                else:
                    await until_woken(self._wanted, PAUSES[min(failures, len(PAUSES) - 1)])
                    failures += 1
        finally:
            self._task = None

    async def _take_up(self) -> bool:
        """Take up all games, and say whether all could be read. One that can't stops no other."""
        try:
            games = await self._registry.store.games.unfinished()
        except UnavailableError as error:
            log.warning("The games could not be taken up again: %s", error)
            return False
        complete = True
        for game in games:
            try:
                self._registry.changed(await self._registry.get(game))
            except DamagedGameError as error:
                await self._damaged(error)
            except UnavailableError as error:
                log.warning("Game %s could not be taken up again: %s", game, error)
                complete = False
            except Exception:
                log.exception("Game %s could not be taken up again", game)
        log.info("Taken up again: %d games", len(games))
        return complete
