"""Work at games that needs no click: when it is due, and how failures are retried."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple, TypeAlias

from bot.tables.background_loop import BackgroundLoop, Work
from bot.tables.errors import RefusedError
from bot.tables.jobs import Jobs, pause_after
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.errors import DamagedGameError, StaleVersionError, UnavailableError

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
    """Runs all work that needs no click. It makes the loops and the schedules.

    `damaged` takes care of games that turn out to be damaged.
    """

    def __init__(
        self, registry: Registry, jobs: Jobs, damaged: Callable[[DamagedGameError], Awaitable[None]]
    ) -> None:
        self._registry = registry
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

        It is left alone if another process takes care of it, unless the work is to be done `anywhere`.
        """
        try:
            table = await self._registry.visit(game)
            if anywhere or self._registry.mine(table):
                await act(table)
        except DamagedGameError as error:
            await self.damaged(error)
        except RefusedError as error:
            log.info("%s: nothing to do in game %s: %s", name, game, error)
        except (StaleVersionError, UnavailableError) as error:
            log.warning("%s: failed in game %s, and is tried again: %s", name, game, error)
            return False
        except Exception:
            log.exception("%s: failed in game %s, and is tried again", name, game)
            return False
        return True


class _Entry(NamedTuple):
    """The deadline of a game, on the clock of its schedule, after so many failures in a row."""

    at: float
    failures: int = 0


class Schedule:
    """One kind of work at games, done at one game after the other.

    A game's turn comes when its entry says so, or when `due` finds it and it has no entry. Where the work
    fails, the game gets an entry for another try, ever later, so it keeps no other game waiting.
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
        self._entries: dict[str, _Entry] = {}
        self._loop = scheduler.loop(name, self._run)

    @property
    def busy(self) -> bool:
        """Whether it is at work, or will be without being woken."""
        return self._loop.busy

    def wake(self) -> None:
        """Look for due games now."""
        self._loop.wake()

    def wake_within(self, seconds: float) -> None:
        """Look for due games in so many seconds at the latest."""
        self._loop.wake_within(seconds)

    def enter(self, game: str, seconds: float) -> None:
        """Do the work at a game in so many seconds, and not before."""
        self._entries[game] = _Entry(self._clock() + seconds)
        self._loop.wake_within(seconds)

    def cancel(self, game: str) -> None:
        """Drop the entry of a game."""
        self._entries.pop(game, None)

    def waits(self, game: str) -> bool:
        """Whether a game has an entry. During the work at a game it has none, unless a new one was made."""
        return game in self._entries

    async def attempt(self, game: str, *, anywhere: bool = False) -> bool:
        """Do the work at a game now; return `False` if it failed and will be tried again.

        `anywhere`: also if another process takes care of the game.
        """
        entry = self._entries.pop(game, _Entry(0.0))
        if await self._scheduler.attempt(self._name, game, self._act, anywhere=anywhere):
            return True
        if game not in self._entries:
            pause = pause_after(entry.failures)
            self._entries[game] = _Entry(self._clock() + pause, entry.failures + 1)
            self._loop.wake_within(pause)
        return False

    async def _run(self) -> float | None:
        found = await self._due() if self._due else ()
        now = self._clock()
        ready = [game for game in found if game not in self._entries]
        ready += [game for game, entry in self._entries.items() if entry.at <= now]
        for game in dict.fromkeys(ready):
            await self.attempt(game)
        pauses = [entry.at - self._clock() for entry in self._entries.values()]
        if self._later and (pause := await self._later()) is not None:
            pauses.append(pause)
        return max(0.0, min(pauses)) if pauses else None
