"""One table of what is due without a click: a kind of work, its subject, and the time."""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
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

Due: TypeAlias = Callable[[Table], float | None]
"""Returns in how many seconds the work is due at a table (`None`: not at all)."""


def loop_time() -> float:
    """Return the time of the event loop, in seconds."""
    return asyncio.get_running_loop().time()


@dataclass(frozen=True, eq=False)
class Kind:
    """One kind of work.

    `do` works at one subject, such as a game, and returns in how many seconds it is due there again: `None`
    if not at all, 0 if it failed.
    """

    name: str
    do: Callable[[str], Awaitable[float | None]]


def every(seconds: float, work: Callable[[], Awaitable[None]]) -> Callable[[str], Awaitable[float]]:
    """Return what a kind does that repeats some work regularly."""

    async def do(_: str) -> float:
        await work()
        return seconds

    return do


class Scheduler:
    """Waits for the earliest row, and does the work of each kind at one subject after the other.

    No kind waits for another. Work that fails is repeated at its subject alone, after ever longer pauses.
    A row is never the only record: it is derived from what is stored, after a start and at each change.

    `damaged` handles damaged games.
    """

    def __init__(
        self, registry: Registry, jobs: Jobs, damaged: Callable[[DamagedGameError], Awaitable[None]]
    ) -> None:
        self.registry = registry
        self.damaged = damaged
        self._jobs = jobs
        self._rows: dict[tuple[Kind, str], float] = {}
        # The number of failures in a row.
        self._failures = Counter[tuple[Kind, str]]()
        self._at_work: dict[Kind, asyncio.Task[None] | None] = {}
        self._watched: list[tuple[Kind, Due]] = []
        self._sleeper = self.loop("waiting for what is due", self._begin)

    def loop(self, name: str, work: Work) -> BackgroundLoop:
        """Return a loop for work that others wake."""
        return BackgroundLoop(self._jobs, name, work)

    def at_tables(self, name: str, act: Act, due: Due | None = None, *, anywhere: bool = False) -> Kind:
        """Return a kind of work at tables. Ask `due` after each change of a table, and after the work.

        Skip tables of other processes, unless the work is to be done `anywhere`.
        """
        kind = Kind(name, partial(self._at_table, name, act, due, anywhere))
        if due is not None:
            self._watched.append((kind, due))
        return kind

    def wake(self, table: Table) -> None:
        """Enter what is due at a changed table. This ends waits after failures."""
        for kind, due in self._watched:
            if (seconds := due(table)) is None:
                self.cancel(kind, table.id)
            else:
                self.enter(kind, table.id, seconds)

    def enter(self, kind: Kind, subject: str = "", seconds: float = 0.0) -> None:
        """Do the work at a subject in `seconds`, not earlier."""
        self._failures.pop((kind, subject), None)
        self._enter(kind, subject, seconds)

    def find(self, kind: Kind, subject: str, seconds: float = 0.0) -> None:
        """Do the work at a subject that was found in the database in `seconds` at the latest.

        Another process may have moved its time without telling us. Work that failed keeps its pause.
        """
        at = self._rows.get((kind, subject), math.inf)
        if not self._failures[kind, subject] and loop_time() + seconds < at:
            self._enter(kind, subject, seconds)

    def retry(self, kind: Kind, subject: str = "") -> None:
        """Do the work again after a pause that grows with each failure, unless the subject has a row."""
        if not self.waits(kind, subject):
            self._enter(kind, subject, pause_after(self._failures[kind, subject]))

    def cancel(self, kind: Kind, subject: str) -> None:
        """Drop the row of a subject."""
        self._rows.pop((kind, subject), None)
        self._failures.pop((kind, subject), None)

    def waits(self, kind: Kind, subject: str) -> bool:
        """Return whether a subject has a row. The work removes it, but others may enter a new one."""
        return (kind, subject) in self._rows

    def busy(self, *kinds: Kind) -> bool:
        """Return whether some work of these kinds is running or waits."""
        return not self._at_work.keys().isdisjoint(kinds) or any(kind in kinds for kind, _ in self._rows)

    @property
    def at_work(self) -> bool:
        """Whether some work is running or due."""
        return self._sleeper.at_work or bool(self._at_work)

    async def ended(self) -> None:
        """Wait until no work is running or due."""
        while self.at_work:
            await self._sleeper.ended()
            if tasks := [task for task in self._at_work.values() if task is not None]:
                await asyncio.wait(tasks)

    async def attempt(self, kind: Kind, subject: str = "") -> bool:
        """Do the work at a subject now; return `False` if it failed and will be tried again."""
        self._rows.pop((kind, subject), None)
        again = await self._do(kind, subject)
        if again is not None and again <= 0:
            self.retry(kind, subject)
            self._failures[kind, subject] += 1
            return False
        self._failures.pop((kind, subject), None)
        if again is not None and not self.waits(kind, subject):
            self._enter(kind, subject, again)
        return True

    def _enter(self, kind: Kind, subject: str, seconds: float) -> None:
        self._rows[kind, subject] = loop_time() + seconds
        self._sleeper.wake_within(seconds)

    async def _begin(self) -> float | None:
        """Start the kinds of work that are due; return the seconds until the next is due."""
        now, later = loop_time(), list[float]()
        for (kind, _), at in self._rows.items():
            if kind not in self._at_work:
                if at <= now:
                    self._at_work[kind] = self._jobs.start(self._work(kind), kind.name)
                else:
                    later.append(at)
        return min(later) - now if later else None

    async def _work(self, kind: Kind) -> None:
        """Do all work of a kind that is due, the earliest first."""
        try:
            while due := self._due(kind):
                for subject in due:
                    # Somebody may have moved the row meanwhile.
                    if self._rows.get((kind, subject), math.inf) <= loop_time():
                        await self.attempt(kind, subject)
        finally:
            del self._at_work[kind]
            self._sleeper.wake()

    def _due(self, kind: Kind) -> list[str]:
        now = loop_time()
        due = [(at, subject) for (each, subject), at in self._rows.items() if each is kind and at <= now]
        return [subject for _, subject in sorted(due, key=itemgetter(0))]

    async def _at_table(
        self, name: str, act: Act, due: Due | None, anywhere: bool, game: str
    ) -> float | None:
        """Do some work at a table; return in how many seconds it is due again, 0 if it is due now.

        Fail while it is uncertain whether this process owns the game: otherwise no process might do the work.
        """
        table = await self.registry.visit(game)
        if anywhere or self.registry.owns(table):
            await act(table)
            return due(table) if due else None
        if self.registry.keeps(table):
            log.info("%s: nobody is sure whose game %s is, so it is tried again", name, game)
            return 0.0
        return None

    async def _do(self, kind: Kind, subject: str) -> float | None:
        """Do some work; return in how many seconds it is due again, 0 after an error."""
        where = f"{kind.name} {subject}".rstrip()
        try:
            return await kind.do(subject)
        except DamagedGameError as error:
            await self.damaged(error)
            return None
        except RefusedError as error:
            log.info("%s: nothing to do: %s", where, error)
            return None
        except NewerGameError as error:
            # Not a fault: a newer process runs the game. Try again from time to time.
            log.info("%s: left to a newer release: %s", where, error)
        except (StaleVersionError, UnavailableError) as error:
            log.warning("%s: failed, and is tried again: %s", where, error)
        except Exception:
            log.exception("%s: failed, and is tried again", where)
        return 0.0
