"""A database that runs one writing and one reading transaction at a time, and raises few kinds of errors."""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

from storage.database.backends import backend_of
from storage.database.connections import LIMIT, LONG_TRANSACTION, REWRITING, Connections, end, in_time, turn
from storage.database.migrator import migrate, pending
from storage.database.outage_watch import OutageWatch
from storage.database.sqlite.sqlite_backend import SqliteFile
from storage.database.storage_errors import (
    Cause,
    NotReadError,
    NotStoredError,
    Outage,
    StatementError,
    StorageError,
    UnavailableError,
    UnsureError,
    cause_of,
)
from storage.database.transaction import (
    Measured,
    Returned,
    Row,
    Transaction,
    TransactionKind,
    Value,
    Work,
    Write,
    not_measured,
    reading,
)

log = logging.getLogger(__name__)

PAUSE, LONGEST_PAUSE = 0.005, 0.2
"""Seconds that a disturbed transaction waits at most before its second run, and before any later run."""


class Database:
    """A SQLite file, or a database on a PostgreSQL server. Only `open` opens it.

    `schema` is the number of the newest migration, 0 until the database is open. `migrating` may last
    minutes. During an `outage` every write fails at once, so that nobody waits for a known error. `try_again`
    ends the outage, unless `outages.barred` says why this process may store nothing. A transaction may wait
    `limit` seconds for its turn, and run for `limit` more. Writes run in the context `while_writing`.
    """

    def __init__(
        self,
        place: Path | str,
        measured: Measured = not_measured,
        fill: Callable[[Transaction, range], None] = lambda _transaction, _new: None,
    ) -> None:
        """`measured` receives the duration of each use. `fill` fills the tables that new migrations made."""
        self.backend = backend_of(place)
        self.dialect = self.backend.dialect
        self.schema, self.migrating = 0, False
        self.limit = LIMIT
        self.while_writing: Callable[[], AbstractContextManager[object]] = nullcontext
        self._measured = measured
        self._fill = fill
        self._connections = Connections(self.backend)
        self.outages = OutageWatch(self.backend, self._connections)
        self._tidying = False  # Whether we are emptying the log or rewriting the file; that may take minutes.
        self._writing, self._reading = asyncio.Lock(), asyncio.Lock()

    @property
    def path(self) -> Path:
        """The path of a SQLite file."""
        assert isinstance(self.backend, SqliteFile)
        return self.backend.path

    @property
    def outage(self) -> Outage | None:
        return self.outages.outage

    async def open(self) -> None:
        """Open the database, creating it if needed, and bring its tables up to date.

        Raises `NewerDatabaseError` if a newer release has written the database, and `UnavailableError` if it
        is out of reach or no database. Raises `UnfitPlaceError` if the operator must correct a setting.
        """
        self._connections.open()
        try:
            await self.backend.prepare()
            await self._connections.to_write()
            before, missing = await self.snapshot(lambda reads: (reads.version(), pending(reads)))
            if not before:
                log.info("%s is new: it holds no games yet", str(self.backend))
            self.migrating = bool(missing)
            if self.migrating:
                await self._migrate(before)
            self.schema = await self.snapshot(lambda transaction: transaction.version())
        except BaseException as error:
            await self.close()
            if isinstance(error, OSError):
                raise NotReadError(str(error), cause_of(error)) from error
            if isinstance(error, StatementError):
                raise NotReadError(error.reason, error.cause) from error
            raise
        finally:
            self.migrating = False

    async def _migrate(self, before: int) -> None:
        if before:
            try:
                await self.backend.keep(before)
            except (StorageError, OSError) as error:
                reason = f"it is not updated, because it can't be copied before: {error}"
                raise NotStoredError(reason) from error
        write = Write(self._bring_up, *self.dialect.begin_migration)
        async with self._writing:
            with self._timed("migration"):
                # Nobody plays yet, so there is no time limit.
                await self._write_once(write, again=False, within=float("inf"))

    def _bring_up(self, transaction: Transaction) -> None:
        """Run missing migrations and fill their tables, unless another process has done so meanwhile."""
        before = transaction.version()
        migrate(transaction)
        self._fill(transaction, range(before + 1, transaction.version() + 1))

    async def close(self) -> None:
        """Close the database. Commits are safe; this undoes an open transaction."""
        self.outages.outage = None
        await self._connections.close()

    def cut(self) -> None:
        """Make all work fail that waits for a server that doesn't answer."""
        self._connections.cut()

    async def transaction(
        self,
        work: Work[Returned],
        kind: TransactionKind = "other",
        *,
        alone: str = "",
        guarded: bool = False,
        within: float | None = None,
    ) -> Returned:
        """Do all of the work, or nothing if the work raises an error.

        Work that other processes disturb may run again. `guarded` work never does: it waits for its row,
        whose version or key then shows whether another process was faster. Meanwhile no other process writes
        to the table `alone`. `kind` is for the metrics. A cancelled caller waits until the work is undone or
        stored. Raises `UnsureError` if the commit fails, `NotStoredError` if anything earlier does.
        """
        within = self.limit if within is None else within
        first = self.dialect.begin_guarded if guarded else self.dialect.begin
        begin = [*filter(None, (first, self.dialect.lock.format(table=alone) if alone else ""))]
        with self.while_writing():
            for tried in range(self.backend.attempts - 1):
                with suppress(_AgainError):
                    return await self._in_turn(Write(work, *begin), kind, again=True, within=within)
                # The random pause keeps two transactions from colliding again. Meanwhile others can write.
                await asyncio.sleep(random.uniform(0, min(PAUSE * 2**tried, LONGEST_PAUSE)))
            return await self._in_turn(Write(work, *begin), kind, again=False, within=within)

    async def run(self, kind: TransactionKind, sql: str, *values: Value) -> None:
        """Run a single statement that writes. Raises the errors of `transaction`."""
        await self.transaction(lambda transaction: transaction.run(sql, *values), kind)

    async def _in_turn(
        self, write: Write[Returned], kind: TransactionKind, *, again: bool, within: float
    ) -> Returned:
        """Write when it is this write's turn. Raises `_AgainError` if the write may be repeated."""
        self.outages.check()
        async with turn(self._writing, within, NotStoredError("others write for too long")):
            # An outage may have begun while this write waited for its turn.
            self.outages.check()
            with self._timed(kind):
                return await self._write_once(write, again=again, within=within)

    async def _write_once(self, write: Write[Returned], *, again: bool, within: float) -> Returned:
        used = self._connections.writer is not None
        try:
            return await self._run_write(write, within)
        except StatementError as error:
            # The server may have ended the idle connection. Then no work had begun.
            ended = used and error.cause == "away" and not write.begun
            if again and (error.again or ended):
                raise _AgainError from error
            await self.outages.look_into(error, self.limit)
            cause = self.outage and self.outage.cause
            if write.committing:
                # Without an outage a new connection has written since. If that `settles`, the commit is lost.
                settled = error.cut_short or (cause is None and self.backend.settles)
                raise UnsureError(error.reason, cause, settled=settled) from error
            raise NotStoredError(error.reason, cause) from error

    async def _run_write(self, write: Write[Returned], within: float) -> Returned:
        """Run a transaction. If it fails, undo it, or abandon a silent connection."""
        connection = await self._connections.to_write()
        try:
            return await in_time(connection.run(write), within)
        except BaseException as error:
            # The thread may still be running the write.
            write.abandon()
            if isinstance(error, StatementError) and error.cause == "silent":
                await self._connections.give_up_writer(error)
            else:
                await self._connections.undo(connection)
            raise

    async def try_again(self) -> bool:
        """Try a write that changes nothing; return whether it worked, which ends the outage."""
        async with self._writing:
            obstacle = await self.outages.rehearse(self.limit)
            # After a `silent` outage, reading has to work, too.
            if obstacle is None and self.outage is not None and self.outage.cause == "silent":
                obstacle = await self._unreadable()
            self.outages.note(obstacle or self.outages.barred())
            return self.outage is None

    async def _unreadable(self) -> Cause | None:
        try:
            await self.rows("SELECT 1")
        except NotReadError as error:
            return error.cause
        return None

    async def snapshot(self, work: Work[Returned]) -> Returned:
        """Run reads that all see the database as of one time, whatever others write in the meantime.

        Raises `NotReadError` if the database is out of reach, `DamagedFileError` if a read finds damage.
        """
        return await self._read(reading(work, self.dialect.begin_snapshot))

    async def apart(self, work: Work[Returned]) -> Returned:
        """Read like `snapshot`, but without making any player wait. Raises `NotReadError`."""

        async def read() -> Returned:
            async with self.backend.apart() as session:
                return await session.run(reading(work, self.dialect.begin_snapshot))

        try:
            return await in_time(read(), LONG_TRANSACTION)
        except StatementError as error:
            raise NotReadError(error.reason, error.cause) from error

    async def answers(self) -> bool:
        """Return whether a read ends in time, even with an error. If nobody can read yet, return `True`."""
        if not self.schema or self._tidying:
            return True
        try:
            await self.rows("SELECT 1")
        except StorageError as error:
            return not (isinstance(error, NotReadError) and error.cause in (None, "silent"))
        return True

    async def checkpoint(self) -> bool:
        """Empty the log, which may hold deleted data; return whether it is empty. Raises `NotStoredError`."""
        async with self._writing, self._reading:
            return await self._tidy(self.backend.empty_log)

    async def rewrite(self) -> bool:
        """Rewrite the files, so that no deleted data is left in them; return whether none is left.

        Nobody can write to a SQLite file in the meantime: one or two seconds per hundred megabytes. Raises
        `NotStoredError`, for example if the free room isn't twice the size of the file.
        """
        if not self.backend.room():
            raise NotStoredError("there is no room to rewrite the file")
        if not self.backend.locks_all:
            await self._rewrite_beside()
            return True
        try:
            async with self._writing:
                await self._tidy(self.backend.rewrite)
        finally:
            # This also frees the room that a failed rewrite takes in the log.
            emptied = await self.checkpoint()
        return emptied

    async def _rewrite_beside(self) -> None:
        self.outages.check()
        try:
            session = await self._connections.connect("write")
            try:
                await in_time(session.run(self.backend.rewrite), REWRITING)
            finally:
                await end(session)
        except StatementError as error:
            raise NotStoredError(str(error)) from error

    async def _tidy(self, work: Work[Returned]) -> Returned:
        self.outages.check()
        self._tidying = True
        try:
            connection = await self._connections.to_write()
            return await in_time(connection.run(work), REWRITING)
        except StatementError as error:
            if error.cause == "silent":
                await self._connections.give_up_writer(error)
            await self.outages.look_into(error, self.limit)
            raise NotStoredError(error.reason, self.outage and self.outage.cause) from error
        finally:
            self._tidying = False

    async def rows(self, sql: str, *values: Value) -> Sequence[Row]:
        """Read committed rows without waiting for a writer. Raises the errors of `snapshot`."""
        return await self._read(lambda transaction: transaction.rows(sql, *values))

    async def row(self, sql: str, *values: Value) -> Row | None:
        """Return the first of the `rows`, or `None` if there is none."""
        return next(iter(await self.rows(sql, *values)), None)

    async def value(self, sql: str, *values: Value, default: Returned) -> Returned:
        """Return the first value of the first of the `rows`; `default` if there is none."""
        row = await self.row(sql, *values)
        return row[0] if row else default

    async def column(self, sql: str, *values: Value) -> list[Any]:
        """Return the first value of each of the `rows`."""
        return [row[0] for row in await self.rows(sql, *values)]

    async def tell(self, notice: str) -> None:
        """Notify the other processes. The notice may be lost."""
        if self.dialect.tell:
            await self.rows(self.dialect.tell, notice)

    async def _read(self, work: Work[Returned]) -> Returned:
        async with turn(self._reading, self.limit, NotReadError("others read for too long")):
            with self._timed("read"):
                try:
                    return await self._connections.read(work, self.limit)
                except NotReadError as error:
                    if error.cause == "silent":
                        self.outages.note("silent")
                    raise

    @contextmanager
    def _timed(self, kind: TransactionKind) -> Generator[None]:
        """Measure the work inside, without the wait for the lock."""
        began, failure = time.perf_counter(), None
        try:
            yield
        except (StatementError, UnavailableError) as error:
            failure = error
            raise
        finally:
            self._measured(kind, time.perf_counter() - began, failure)

    @property
    def obstacle(self) -> Cause | None:
        """Why nothing can be stored, even before anybody writes; `None` if storing works."""
        if self.outage is not None:
            return self.outage.cause
        try:
            return self.backend.obstacle() if self.schema else None
        except OSError:
            return "failing"


class _AgainError(Exception):
    """A failed transaction that the caller must repeat."""
