"""After a start: what was stored but not shown is shown, and whoever was about to play goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat

from bot.tables.jobs import PAUSES, Jobs
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
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take up all games. What an earlier start has not come to yet is left to this one."""
        if self._task is not None:
            self._task.cancel()
        self._task = self._jobs.start(self._run(), "taking up the games")

    async def _run(self) -> None:
        """Read all games that go on, and let them go on. What can't be read now is tried again later."""
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                if await self._take_up():
                    return
            except UnavailableError as error:
                log.warning("The games could not be taken up again: %s", error)
            await asyncio.sleep(pause)

    async def _take_up(self) -> bool:
        """Say whether all games could be read. One that can't stops no other."""
        games = await self._registry.store.games.unfinished()
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
