"""Work at games without clicks: when it is due, and how we retry failures."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from bot.log_fields import about
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
"""Returns the ids of the games at which the work is due now."""

Later: TypeAlias = Callable[[], Awaitable[float | None]]
"""Returns in how many seconds to look for due games again (`None`: only after a wake-up)."""


def loop_time() -> float:
    """Return the time of the event loop, in seconds."""
    return asyncio.get_running_loop().time()


class Scheduler:
    """Makes the loops and schedules for all work without clicks at the tables of a registry.

    `damaged` handles damaged games.
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
        """Do some work at a game; return `False` if it failed and needs another try.

        Skip a game of another process, unless the work is to be done `anywhere`. Fail while it is uncertain
        whether this process owns the game: otherwise no process might do the work.
        """
        with about({"game": game}):
            return await self._attempt(name, game, act, anywhere=anywhere)

    async def _attempt(self, name: str, game: str, act: Act, *, anywhere: bool) -> bool:
        try:
            table = await self.registry.visit(game)
            if anywhere or self.registry.owns(table):
                with about(table.log_fields):
                    await act(table)
            elif self.registry.keeps(table):
                log.info("%s: nobody is sure whose game %s is, so it is tried again", name, game)
                return False
        except DamagedGameError as error:
            await self.damaged(error)
        except RefusedError as error:
            log.info("%s: nothing to do in game %s: %s", name, game, error)
        except NewerGameError as error:
            # Not a fault: a newer process runs the game. Try again from time to time.
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
    """One kind of work, done at one game after the other.

    The work at a game is due at its deadline (by `clock`), or if it has none, when `due` finds the game.
    After a failure the game gets an ever later deadline for another try, so it doesn't delay other games.
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
        # The number of failures in a row, by game.
        self._failures: dict[str, int] = {}
        self.loop = scheduler.loop(name, self._run)

    @property
    def busy(self) -> bool:
        """Whether the schedule is running, or will run without being woken."""
        return self.loop.busy

    def wake(self) -> None:
        """Look for due games now."""
        self.loop.wake()

    def wake_within(self, seconds: float) -> None:
        """Look for due games in `seconds` at the latest."""
        self.loop.wake_within(seconds)

    def enter(self, game: str, seconds: float) -> None:
        """Do the work at a game in `seconds`, not earlier."""
        self._failures.pop(game, None)
        self._enter(game, seconds)

    def retry(self, game: str) -> None:
        """Do the work again later, after a pause that grows with each failure. Keep an existing deadline."""
        if not self.waits(game):
            self._enter(game, pause_after(self._failures.get(game, 0)))

    def cancel(self, game: str) -> None:
        """Drop the deadline of a game."""
        self._deadlines.pop(game, None)
        self._failures.pop(game, None)

    def waits(self, game: str) -> bool:
        """Return whether a game has a deadline. The work at a game removes it, but may set a new one."""
        return game in self._deadlines

    async def attempt(self, game: str, *, anywhere: bool = False) -> bool:
        """Do the work at a game now; return `False` if it failed and will be tried again.

        `anywhere`: also if another process owns the game.
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
