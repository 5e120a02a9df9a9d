"""Work at games that needs no click: when it is due, and how failures are retried."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from bot.tables.background_loop import BackgroundLoop, Jobs, Work, pause_after
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import (
    DamagedGameError,
    NewerGameError,
    StaleVersionError,
    UnavailableError,
)

log = logging.getLogger(__name__)

Act: TypeAlias = Callable[[Table], Awaitable[None]]
"""Does the work at one table."""

Due: TypeAlias = Callable[[], Awaitable[Iterable[str]]]
"""Returns the ids of the games at which the work is due by now."""

Later: TypeAlias = Callable[[], Awaitable[float | None]]
"""Returns in how many seconds to look for due games again (`None`: not by itself)."""


def loop_time() -> float:
    """Return the time of the event loop."""
    return asyncio.get_running_loop().time()


class Scheduler:
    """Runs all work that needs no click at the tables of a registry. It makes the loops and the schedules.

    `damaged` takes care of games that turn out to be damaged.
    """

    def __init__(
        self, registry: Registry, jobs: Jobs, damaged: Callable[[DamagedGameError], Awaitable[None]]
    ) -> None:
        self.registry = registry
        self._jobs = jobs
        self.damaged = damaged

    def loop(self, name: str, work: Work) -> BackgroundLoop:
        """Return a loop for work that concerns no single game."""
        return BackgroundLoop(self._jobs, name, work)

    def schedule(
        self,
        name: str,
        act: Act,
        due: Due | None = None,
        later: Later | None = None,
        clock: Callable[[], float] = loop_time,
    ) -> "Schedule":
        """Return a schedule for one kind of work at games."""
        return Schedule(self, name, act, due, later, clock)

    async def attempt(self, name: str, game: str, act: Act, *, anywhere: bool = False) -> bool:
        """Do some work at a game; return `False` if it failed and has to be tried again.

        It is left alone if another process takes care of it, unless the work is to be done `anywhere`. A
        process that isn't sure of its games for the moment fails: nobody else would do the work later.
        """
        try:
            table = await self.registry.visit(game)
            if anywhere or self.registry.owns(table):
                await act(table)
            elif self.registry.keeps(table):
                log.info("%s: nobody is sure whose game %s is, so it is tried again", name, game)
                return False
        except DamagedGameError as error:
            await self.damaged(error)
        except RefusedError as error:
            log.info("%s: nothing to do in game %s: %s", name, game, error)
        except NewerGameError as error:
            # It is no fault, and looked at every now and then: a newer process plays on meanwhile.
            log.info("%s: left to a newer release: %s", name, error)
            return False
        except (StaleVersionError, UnavailableError) as error:
            log.warning("%s: failed in game %s, and is tried again: %s", name, game, error)
            return False
        except Exception:
            log.exception("%s: failed in game %s, and is tried again", name, game)
            return False
        return True


class Schedule:
    """One kind of work at games, done at one game after the other.

    A game's turn comes at its deadline, by the clock of the schedule, or when `due` finds it and it has none.
    Where the work fails, the game gets a deadline for another try, ever later, so it keeps no other waiting.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        name: str,
        act: Act,
        due: Due | None,
        later: Later | None,
        clock: Callable[[], float],
    ) -> None:
        self._scheduler = scheduler
        self._name = name
        self._act = act
        self._due = due
        self._later = later
        self._clock = clock
        self._deadlines: dict[str, float] = {}
        # How often the work at a game failed in a row.
        self._failures: dict[str, int] = {}
        self.loop = scheduler.loop(name, self._run)

    @property
    def busy(self) -> bool:
        """Whether it is at work, or will be without being woken."""
        return self.loop.busy

    def wake(self) -> None:
        """Look for due games now."""
        self.loop.wake()

    def wake_within(self, seconds: float) -> None:
        """Look for due games in so many seconds at the latest."""
        self.loop.wake_within(seconds)

    def enter(self, game: str, seconds: float) -> None:
        """Do the work at a game in so many seconds, and not before."""
        self._failures.pop(game, None)
        self._enter(game, seconds)

    def retry(self, game: str) -> None:
        """Do the work again, the later, the more often it has failed. A deadline that is set stays."""
        if not self.waits(game):
            self._enter(game, pause_after(self._failures.get(game, 0)))

    def cancel(self, game: str) -> None:
        """Drop the deadline of a game."""
        self._deadlines.pop(game, None)
        self._failures.pop(game, None)

    def waits(self, game: str) -> bool:
        """Whether a game has a deadline. During the work at it, it has none, unless a new one was set."""
        return game in self._deadlines

    async def attempt(self, game: str, *, anywhere: bool = False) -> bool:
        """Do the work at a game now; return `False` if it failed and will be tried again.

        `anywhere`: also if another process takes care of the game.
        """
        self._deadlines.pop(game, None)
        if await self._scheduler.attempt(self._name, game, self._act, anywhere=anywhere):
            self._failures.pop(game, None)
            return True
        self.retry(game)
        self._failures[game] = self._failures.get(game, 0) + 1
        return False

    def _enter(self, game: str, seconds: float) -> None:
        self._deadlines[game] = self._clock() + seconds
        self.loop.wake_within(seconds)

    async def _run(self) -> float | None:
        found = await self._due() if self._due else ()
        now = self._clock()
        ready = [game for game in found if game not in self._deadlines]
        ready += [game for game, deadline in self._deadlines.items() if deadline <= now]
        for game in dict.fromkeys(ready):
            await self.attempt(game)
        pauses = [deadline - self._clock() for deadline in self._deadlines.values()]
        if self._later and (pause := await self._later()) is not None:
            pauses.append(pause)
        return max(0.0, min(pauses)) if pauses else None
