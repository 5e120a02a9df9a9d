"""After a start: what was stored but not shown is shown, and whoever was about to play goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.tables.background_loop import BackgroundLoop, UnfinishedError
from bot.tables.errors import RefusedError
from bot.tables.jobs import Jobs
from bot.tables.registry import Registry
from storage.errors import DamagedGameError, UnavailableError

log = logging.getLogger(__name__)

BREATH = 0.5
"""Seconds between two handfuls of games that owe nothing urgent: boards are edited 40 a second at most."""

HANDFUL = 10


class Recovery:
    """Takes up the games that owe something; the others come when they are clicked.

    At once come those in memory, those of which something wasn't shown, and those that the bot has to look at
    by itself. Then come, a handful at a time, lobbies, which are closed some time, and games whose board says
    until when somebody is waited for: that is another moment now. They leave memory again soon.
    `damaged` takes care of those that turn out to be damaged.
    """

    def __init__(
        self, registry: Registry, jobs: Jobs, damaged: Callable[[DamagedGameError], Awaitable[None]]
    ) -> None:
        self._registry = registry
        self._damaged = damaged
        self._loop = BackgroundLoop(jobs, "taking up the games", self._take_up)

    @property
    def busy(self) -> bool:
        """Whether games are being taken up."""
        return self._loop.busy

    def begin(self) -> None:
        """Let the games go on that owe something. What can't be read now is tried again later."""
        self._loop.wake()

    async def _take_up(self) -> None:
        """Take up what owes something. One that can't be taken up stops no other."""
        games, here = self._registry.store.games, [table.id for table in self._registry.tables]
        urgent = dict.fromkeys((*here, *await games.owing()))
        others = dict.fromkeys((*await games.lobbies(), *await games.with_deadlines()))
        complete = await self._take_up_all(urgent)
        later = [game for game in others if game not in urgent]
        for first in range(0, len(later), HANDFUL):
            if first:
                await asyncio.sleep(BREATH)
            if self._loop.woken:
                # It all begins anew.
                return
            complete = await self._take_up_all(later[first : first + HANDFUL]) and complete
        log.info("Taken up again: %d games, and %d of which little is owed", len(urgent), len(later))
        if not complete:
            raise UnfinishedError

    async def _take_up_all(self, games: Iterable[str]) -> bool:
        complete = True
        for game in games:
            try:
                self._registry.changed(await self._registry.visit(game))
            except DamagedGameError as error:
                await self._damaged(error)
            except UnavailableError as error:
                log.warning("Game %s could not be taken up again: %s", game, error)
                complete = False
            except RefusedError:
                log.info("Game %s was deleted before it could be taken up again", game)
            except Exception:
                log.exception("Game %s could not be taken up again", game)
        return complete
