"""A database: one transaction at a time writes, another reads, and all of them fail in a few ways."""

import asyncio
import logging
import random
import time
from asyncio import Lock
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Protocol

from storage.database.connections import LIMIT, LONG, REWRITING, Backend, Connections, end, in_time, turn
from storage.database.migrator import migrate, pending
from storage.database.sqlite.sqlite_backend import SqliteFile
from storage.database.storage_errors import (
    CAUSES,
    Cause,
    NotReadError,
    NotStoredError,
    Outage,
    StatementError,
    UnavailableError,
    UnsureError,
)
from storage.database.transaction import Result, Row, Snapshot, Transaction, Value, Work, Write

log = logging.getLogger(__name__)


PAUSE, LONGEST_PAUSE = 0.005, 0.2
"""Seconds until a transaction is tried again that failed only because of others: at most, the first time and
ever. It is the double each time."""


class Measured(Protocol):
    """A callback after each transaction, with its kind, its seconds, and whether the database failed."""

    def __call__(self, kind: str, seconds: float, *, failed: bool) -> None:
        """Take it down."""
        ...


def not_measured(kind: str, seconds: float, *, failed: bool) -> None:
    """Take nothing down."""


class Database:
    """A SQLite file, or a database of a PostgreSQL server. Nothing is opened before `open`.

    `schema` is the number of the newest migration, once it is open; `migrating` says that the file is just
    being brought there, which may take minutes. While `outage` says that nothing can be stored, every write
    is refused at once, and nobody waits for an error that is known already. `try_again` finds out when it is
    over. `limit` is how many seconds a transaction may take, and its turn may be away. `while_writing` is
    entered while a transaction waits for its turn, and until it is done.
    """

    def __init__(
        self,
        place: Path | str,
        measured: Measured = not_measured,
        fill: Callable[[Transaction, range], None] = lambda _transaction, _new: None,
    ) -> None:
        """`place` is a file, or the address of a server. `measured` hears how long each use of it took.

        `fill` is called in the transaction of migrations, with their numbers: it fills new tables.
        """
        self.backend = backend_of(place)
        self.dialect = self.backend.dialect
        self.schema = 0
        self.migrating = False
        self.outage: Outage | None = None
        self.limit = LIMIT
        self.while_writing: Callable[[], AbstractContextManager[object]] = nullcontext
        self._measured = measured
        self._fill = fill
        self._connections = Connections(self.backend)
        self._writing = Lock()
        self._reading = Lock()
        self._listeners: list[Callable[[], None]] = []

    @property
    def path(self) -> Path:
        """The file, where it is one."""
        assert isinstance(self.backend, SqliteFile)
        return self.backend.path

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this whenever an outage begins."""
        self._listeners.append(listener)

    async def open(self) -> None:
        """Open the file, making it and its folder if need be, and bring its tables up to date.

        If they are, nothing is written: every file that can be read can be opened. It raises
        `NewerDatabaseError` if a newer release has written the file, and `UnavailableError` if it is out of
        reach or no database.
        """
        self._connections.open()
        try:
            self.backend.prepare()
            await self._connections.to_write()
            self.migrating = bool(await self.snapshot(pending))
            if self.migrating:
                await self._migrate()
            self.schema = await self.snapshot(lambda transaction: transaction.version())
        except BaseException as error:
            await self.close()
            if isinstance(error, OSError):
                raise NotReadError(str(error), "failing") from error
            if isinstance(error, StatementError):
                raise NotReadError(str(error), error.cause) from error
            raise
        finally:
            self.migrating = False

    async def _migrate(self) -> None:
        async with self._writing:
            with self._timed("migration"):
                # Nobody plays yet, and it takes as long as it takes.
                write = Write(self._bring_up, *self.dialect.begin_migration)
                await self._write_once(write, again=False, within=float("inf"))

    def _bring_up(self, transaction: Transaction) -> None:
        """Run the missing migrations, and fill their tables: another process may have done both meanwhile."""
        before = transaction.version()
        migrate(transaction)
        self._fill(transaction, range(before + 1, transaction.version() + 1))

    async def close(self) -> None:
        """Close the file. Commits are safe; a transaction under way is undone."""
        self.outage = None
        await self._connections.close()

    def cut(self) -> None:
        """Let all work fail that waits for a server that is silent."""
        self._connections.cut()

    async def transaction(
        self,
        work: Work[Result],
        kind: str = "other",
        *,
        alone: str = "",
        guarded: bool = False,
        within: float | None = None,
    ) -> Result:
        """Do all of the work, or nothing of it if an error comes out.

        `kind` is told to the listener that measures. No other process writes to the table `alone` meanwhile.
        `guarded` work needs nothing else to stay as it reads it: it finds by a version or a key whether it is
        too late, so it waits for others at that row instead of being done anew.
        All of the work runs in one trip to the thread of the connection. It is done anew if transactions of
        other processes came between. Raises `NotStoredError` if the database fails before the commit, and
        `UnsureError` if the commit fails. If the database doesn't answer `within` so many seconds, it fails,
        too, and its connection is not used again. A caller that is cancelled waits until it is undone, or
        stored if it was being committed already.
        """
        within = self.limit if within is None else within
        first = self.dialect.begin_guarded if guarded else self.dialect.begin
        begin = [each for each in (first, self.dialect.lock.format(table=alone) if alone else "") if each]
        with self.while_writing():
            for tried in range(self.backend.attempts - 1):
                with suppress(_AgainError):
                    return await self._in_turn(Write(work, *begin), kind, again=True, within=within)
                # Two that repeat at once would get into each other's way again. Others go on meanwhile.
                await asyncio.sleep(random.uniform(0, min(PAUSE * 2**tried, LONGEST_PAUSE)))
            return await self._in_turn(Write(work, *begin), kind, again=False, within=within)

    async def _in_turn(self, write: Write[Result], kind: str, *, again: bool, within: float) -> Result:
        """Try to store something when nobody else writes. Raises `_AgainError` if that may be repeated."""
        self._check_outage()
        async with turn(self._writing, within, NotStoredError("others write for too long")):
            # It may have begun while this waited in line.
            self._check_outage()
            with self._timed(kind):
                return await self._write_once(write, again=again, within=within)

    async def _write_once(self, write: Write[Result], *, again: bool, within: float) -> Result:
        used = self._connections.writer is not None
        try:
            return await self._run_write(write, within)
        except StatementError as error:
            # A used connection may have been ended while nobody used it: nothing had begun.
            ended = used and error.cause == "away" and not write.begun
            if again and (error.again or ended):
                raise _AgainError from error
            await self._look_into(error)
            cause = self.outage and self.outage.cause
            if write.committing:
                # Where no outage began, a later commit stands in the place of the one that failed.
                settled = error.cut_short or (cause is None and self.backend.settles)
                raise UnsureError(str(error), cause, settled=settled) from error
            raise NotStoredError(str(error), cause) from error

    async def _run_write(self, write: Write[Result], within: float) -> Result:
        """Run a transaction, and undo what is left of it. A silent connection is abandoned instead."""
        connection = await self._connections.to_write()
        try:
            return await in_time(connection.run(write), within)
        except BaseException as error:
            # In the thread it may still go on.
            write.abandon()
            if isinstance(error, StatementError) and error.cause == "silent":
                await self._connections.give_up_writer(error)
            else:
                await self._connections.undo(connection)
            raise

    async def try_again(self) -> bool:
        """Say whether things can be stored, by storing what changes nothing. If so, an outage is over.

        It lasts while a database that was silent lets nobody read.
        """
        async with self._writing:
            obstacle = await self._obstacle()
            if obstacle is None and self.outage is not None and self.outage.cause == "silent":
                obstacle = await self._unreadable()
            self._note(obstacle)
            return self.outage is None

    async def _unreadable(self) -> Cause | None:
        """Return what keeps anything from being read; `None` if nothing does."""
        try:
            await self._read(lambda transaction: transaction.rows("SELECT 1"))
        except NotReadError as error:
            return error.cause
        return None

    async def snapshot(self, work: Work[Result]) -> Result:
        """Do work that reads several times as of one moment, whatever is written meanwhile.

        Raises `NotReadError` if the file is out of reach, and `DamagedFileError` if it is damaged there.
        """
        return await self._read(Snapshot(work, self.dialect.begin_snapshot))

    async def apart(self, work: Work[Result]) -> Result:
        """Do work as `snapshot` does, by a connection of its own: nobody who plays waits for it."""

        async def read() -> Result:
            """Connect, and read."""
            async with self.backend.apart() as session:
                return await session.run(Snapshot(work, self.dialect.begin_snapshot))

        return await in_time(read(), LONG)

    async def checkpoint(self) -> bool:
        """Take all that was written over into the file itself, and empty the log beside it.

        Until then the log holds what was deleted. Say whether it is empty now: it can't be emptied while
        another process reads. Raises `NotStoredError` if the file can't be written.
        """
        async with self._writing, self._reading:
            return await self._tidy(self.backend.empty_log)

    async def rewrite(self) -> bool:
        """Write the files anew, and empty the log as `checkpoint` does: nothing deleted is left in them.

        Where rows were moved within a page, SQLite leaves copies of them behind. Nobody can write meanwhile,
        which takes a second or two for each hundred megabytes. It needs room for the file twice more: for a
        draft, and for the log. A server does it by a connection of its own, table by table.
        """
        if not self.backend.room():
            raise NotStoredError("there is no room to write the file anew")
        if not self.backend.locks_all:
            await self._rewrite_beside()
            return True
        try:
            async with self._writing:
                await self._tidy(self.backend.rewrite)
        finally:
            # An unfinished rewriting takes room in the log until then.
            emptied = await self.checkpoint()
        return emptied

    async def _rewrite_beside(self) -> None:
        """Write the files anew by a connection of its own, for which nobody waits."""
        self._check_outage()
        try:
            session = await self._connections.connect(write=True)
            try:
                await in_time(session.run(self.backend.rewrite), REWRITING)
            finally:
                await end(session)
        except StatementError as error:
            raise NotStoredError(str(error)) from error

    async def _tidy(self, work: Work[Result]) -> Result:
        self._check_outage()
        try:
            connection = await self._connections.to_write()
            return await in_time(connection.run(work), REWRITING)
        except StatementError as error:
            if error.cause == "silent":
                await self._connections.give_up_writer(error)
            await self._look_into(error)
            raise NotStoredError(str(error), self.outage and self.outage.cause) from error

    async def rows(self, sql: str, *values: Value) -> Sequence[Row]:
        """Read rows that were committed, waiting for nobody who writes. Raises the errors of `snapshot`."""
        return await self._read(lambda transaction: transaction.rows(sql, *values))

    async def tell(self, notice: str) -> None:
        """Tell the other processes something. It may be lost."""
        if self.dialect.tell:
            await self.rows(self.dialect.tell, notice)

    async def _read(self, work: Work[Result]) -> Result:
        async with turn(self._reading, self.limit, NotReadError("others read for too long")):
            with self._timed("read"):
                try:
                    return await self._connections.read(work, self.limit)
                except NotReadError as error:
                    if error.cause == "silent":
                        self._note("silent")
                    raise

    @contextmanager
    def _timed(self, kind: str) -> Generator[None]:
        """Measure the work inside, without the wait for the lock."""
        began, failed = perf_counter(), False
        try:
            yield
        except (StatementError, UnavailableError):
            failed = True
            raise
        finally:
            self._measured(kind, perf_counter() - began, failed=failed)

    async def _look_into(self, error: StatementError) -> None:
        """Find out whether others would fail with it too: then an outage begins."""
        if error.cause is None or (error.cause == "locked" and not self.backend.locks_all):
            return
        # Such a write has waited already. Other errors may be about one place in the file.
        waited = error.cause in ("locked", "silent")
        self._note(error.cause if waited else await self._obstacle())

    async def _obstacle(self) -> Cause | None:
        """Return what keeps anything from being stored, by a new connection; `None` if nothing does."""
        await self._connections.give_up_writer()
        try:
            try:
                connection = await self._connections.to_write()
                await in_time(connection.run(self.backend.rehearse), self.limit)
            except BaseException as error:
                await self._connections.give_up_writer(error if isinstance(error, Exception) else None)
                raise
        except StatementError as error:
            # A connection that was silent holds on to the file until its thread is free.
            return "silent" if self._connections.left else error.cause or "failing"
        return None

    @property
    def obstacle(self) -> Cause | None:
        """The obstacle to storing; `None` if there is none. A full disk is seen before anybody writes."""
        if self.outage is not None:
            return self.outage.cause
        try:
            return None if self.backend.room_for_more() else "full"
        except OSError:
            return "failing"

    def _note(self, obstacle: Cause | None) -> None:
        """Note what keeps anything from being stored, if anything does."""
        before = self.outage
        if obstacle is None:
            self.outage = None
            if before is not None:
                log.warning("%s: things can be stored again", str(self.backend))
        elif before is not None:
            self.outage = replace(before, cause=obstacle)
        else:
            self.outage = Outage(obstacle, time.time())
            log.error("%s: nothing can be stored: %s", str(self.backend), CAUSES[obstacle])
            for listener in self._listeners:
                listener()

    def _check_outage(self) -> None:
        if self.outage is not None:
            raise NotStoredError("nothing can be stored now", self.outage.cause)


def backend_of(place: Path | str) -> Backend:
    """Return the kind of database that is at a place. Raises `StatementError` if its driver is missing."""
    if isinstance(place, Path):
        return SqliteFile(place)
    try:
        from storage.database.postgres.postgres_backend import PostgresServer  # noqa: PLC0415 - a file needs no driver
    except ImportError as error:
        raise StatementError("PostgreSQL needs the extra `postgres`: psycopg isn't installed") from error
    return PostgresServer(place)


class _AgainError(Exception):
    """A transaction that is to be tried again."""
