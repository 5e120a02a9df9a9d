"""Work that no click starts: when it is due, and how failures are retried."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from bot.log_fields import about
from bot.tables.background_loop import BackgroundLoop, Jobs, LoopWork, UnfinishedError, pause_after
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

Do: TypeAlias = Callable[[str], Awaitable[float | None]]
"""Does the work at a subject, such as a game; returns the seconds until the next time, or `None`."""

Act: TypeAlias = Callable[[Table], Awaitable[None]]  # Does the work at one table.
Whose: TypeAlias = Literal["own", "all"]  # At which tables: those of this process, or all.

Due: TypeAlias = Callable[[Table], float | None]
"""Returns the seconds until the work is due at a table, or `None`."""

Find: TypeAlias = Callable[[], Awaitable[Iterable[tuple[str, float]]]]
"""Finds subjects in the database, each with the seconds until the work is due there."""

Damaged: TypeAlias = Callable[[DamagedGameError], Awaitable[None]]  # Handles a damaged game.


SAME_TIME = 0.001  # Two times are the same if they differ by fewer seconds than this.


class _Row(NamedTuple):
    at: float
    timer: asyncio.Handle | None


class WorkKind:
    """One kind of work. It has a row for each subject, such as a game, for which it is due.

    The work runs for at most `together` subjects at a time, never for one twice at once. After a failure,
    it is repeated after ever longer pauses. Rows may be lost: the stored data shows what is due.
    """

    def __init__(self, name: str, do: Do, jobs: Jobs, damaged: Damaged, subjects: str, together: int) -> None:
        """Make a kind without rows. `subjects` is the field for a subject in log lines."""
        self.name = name
        self._do = do
        self._jobs = jobs
        self._damaged = damaged
        self._subjects = subjects
        self._together = together
        self._rows: dict[str, _Row] = {}
        self._ready: dict[str, None] = {}  # The subjects whose time has come, in order.
        self._begun = set[str]()  # The subjects at which the work is running.
        self._failures = Counter[str]()  # The number of failures in a row, by subject.
        # Seconds until regular work is due again, unless the work returns others.
        self.every: float | None = None
        self.first = 0.0  # Seconds after a start or an outage until regular work is due.
        self.tasks = set[asyncio.Task[None]]()

    @property
    def busy(self) -> bool:
        """Whether the work is running or scheduled."""
        return bool(self.tasks or self._rows)

    def enter(self, subject: str = "", seconds: float = 0.0) -> None:
        """Schedule the work at a subject in `seconds`, replacing an earlier schedule. Forget its failures."""
        self._failures.pop(subject, None)
        self._enter(subject, seconds)

    def find(self, subject: str = "", seconds: float = 0.0) -> None:
        """Schedule the work at a stored subject within `seconds`, unless it has failed there."""
        row = self._rows.get(subject)
        if not self._failures[subject] and (row is None or _time() + seconds < row.at):
            self._enter(subject, seconds)

    def retry(self, subject: str = "") -> None:
        """Schedule the work again after a pause that grows with each failure. Keep an existing row."""
        if not self.waits(subject):
            self._enter(subject, pause_after(self._failures[subject]))

    def cancel(self, subject: str) -> None:
        """Drop the row of a subject."""
        self._drop(subject)
        self._failures.pop(subject, None)

    def waits(self, subject: str) -> bool:
        """Return whether a subject has a row. The work removes its row, but may add a new one."""
        return subject in self._rows

    async def attempt(self, subject: str = "") -> bool:
        """Do the work at a subject now; return `False` if it failed and we will try again."""
        with about({self._subjects: subject} if subject else {}):
            return await self._attempt(subject)

    async def _attempt(self, subject: str) -> bool:
        self._drop(subject)
        where = f"{self.name} {subject}".rstrip()
        try:
            again = await self._try(subject, where)
        except NewerGameError as error:
            # This is no fault: a newer release runs the game. Try again from time to time.
            log.info("%s: left to a newer release: %s", where, error)
        except UnfinishedError as error:
            log.info("%s: tried again: %s", where, error)
        except (StaleVersionError, UnavailableError) as error:
            log.warning("%s: failed, and is tried again: %s", where, error)
        except Exception:
            log.exception("%s: failed, and is tried again", where)
        else:
            self._failures.pop(subject, None)
            again = self.every if again is None else again
            if again is not None and not self.waits(subject):
                self._enter(subject, again)
            return True
        self.retry(subject)
        self._failures[subject] += 1
        return False

    async def _try(self, subject: str, where: str) -> float | None:
        try:
            again = await self._do(subject)
        except DamagedGameError as error:
            await self._damaged(error)
            return None
        except RefusedError as error:
            log.info("%s: nothing to do: %s", where, error)
            return None
        if again is not None and again <= 0 and not self.waits(subject):
            raise UnfinishedError("the work is still due")
        return again

    def _enter(self, subject: str, seconds: float) -> None:
        row, at, timer = self._rows.get(subject), _time() + seconds, None
        if row is not None and row.timer is not None and abs(row.at - at) < SAME_TIME:
            # Keep the order of equal times: a new order could reveal that somebody took a hidden step.
            return
        self._drop(subject)
        if seconds > 0:
            timer = asyncio.get_running_loop().call_at(at, self._begin, subject)
        self._rows[subject] = _Row(at, timer)
        if timer is None:
            self._begin(subject)

    def _drop(self, subject: str) -> None:
        row = self._rows.pop(subject, None)
        if row is not None and row.timer is not None:
            row.timer.cancel()
        self._ready.pop(subject, None)

    def _begin(self, subject: str) -> None:
        self._ready[subject] = None
        if len(self.tasks) < self._together and (task := self._jobs.start(self._work(), self.name)):
            self.tasks.add(task)

    async def _work(self) -> None:
        try:
            while (subject := self._next) is not None:
                self._begun.add(subject)
                try:
                    await self.attempt(subject)
                finally:
                    self._begun.discard(subject)
        finally:
            # There is no `await` between the last look for a row and this line, so we miss no row.
            self.tasks -= {asyncio.current_task()}

    @property
    def _next(self) -> str | None:
        return next((each for each in self._ready if each not in self._begun), None)


class Scheduler:
    """Runs all work that no click starts. No kind of work waits for another."""

    def __init__(self, registry: Registry, jobs: Jobs, damaged: Damaged) -> None:
        self.registry = registry
        self.damaged = damaged
        self._jobs = jobs
        self.kinds: list[WorkKind] = []
        self.regular: list[WorkKind] = []
        self._watched: list[tuple[WorkKind, Due]] = []

    def loop(self, name: str, work: LoopWork) -> BackgroundLoop:
        """Return a loop whose work others start by waking it."""
        return BackgroundLoop(self._jobs, name, work)

    def kind(self, name: str, do: Do, subjects: str = "game", *, together: int = 1) -> WorkKind:
        """Return a kind of work. Other code enters its subjects: games, or what `subjects` names."""
        self.kinds.append(kind := WorkKind(name, do, self._jobs, self.damaged, subjects, together))
        return kind

    def at_tables(self, name: str, act: Act, due: Due | None = None, whose: Whose = "own") -> WorkKind:
        """Return a kind of work at tables. Ask `due` after each change of a table, and after the work.

        Skip tables of other processes, unless the work is to be done at `all`.
        """
        kind = self.kind(name, partial(self._at_table, act, due, whose))
        if due is not None:
            self._watched.append((kind, due))
        return kind

    def every(self, seconds: float, name: str, work: LoopWork, *, first: float = 0.0) -> WorkKind:
        """Return regular work, first done `first` seconds after a start or an outage.

        A run may return the seconds until the next one in place of `seconds`.
        """
        kind = self.kind(name, lambda _: work())
        kind.every, kind.first = seconds, first
        self.regular.append(kind)
        return kind

    def search(self, seconds: float, kind: WorkKind, find: Find) -> WorkKind:
        """Return a regular search for the subjects of a kind that are due before the next search."""

        async def work() -> None:
            for subject, left in await find():
                kind.find(subject, left)

        return self.every(seconds, f"searching for {kind.name}", work)

    def resume(self) -> None:
        """Schedule all regular work, at a start or after an outage."""
        for kind in self.regular:
            kind.enter(seconds=kind.first)

    def wake(self, table: Table) -> None:
        """Schedule the due work at a changed table. This ends pauses after failures."""
        for kind, due in self._watched:
            if (seconds := due(table)) is None:
                kind.cancel(table.id)
            else:
                kind.enter(table.id, max(0.0, seconds))

    @property
    def at_work(self) -> list[asyncio.Task[None]]:
        """The work that is running now."""
        return [task for kind in self.kinds for task in kind.tasks]

    async def ended(self) -> None:
        """Wait until no work is running."""
        while tasks := self.at_work:
            await asyncio.wait(tasks)

    async def _at_table(self, act: Act, due: Due | None, whose: Whose, game: str) -> float | None:
        table = await self.registry.load(game)
        if whose == "all" or self.registry.owns(table):
            with about(table.log_fields):
                await act(table)
            return due(table) if due else None
        if self.registry.keeps(table):
            # Retry: otherwise perhaps no process does the work.
            raise UnfinishedError("it is unknown which process owns the game")
        return None


def _time() -> float:
    return asyncio.get_running_loop().time()
