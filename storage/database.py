"""A database: one transaction at a time writes, another reads, and all of them fail in a few ways."""

import logging
import time
from asyncio import Lock
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Protocol

from storage.backend import Backend
from storage.connections import Connections
from storage.errors import (
    CAUSES,
    Cause,
    NotReadError,
    NotStoredError,
    Outage,
    StatementError,
    UnavailableError,
    UnsureError,
)
from storage.migrations.run import migrate, pending
from storage.sqlite import SqliteFile
from storage.transaction import Result, Row, Snapshot, Value, Work, Write

log = logging.getLogger(__name__)


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
    over.
    """

    def __init__(self, place: Path | str, measured: Measured = not_measured) -> None:
        """`place` is a file, or the address of a server. `measured` hears how long each use of it took."""
        self.backend = backend_of(place)
        self.schema = 0
        self.migrating = False
        self.outage: Outage | None = None
        self._measured = measured
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
                await self._write_once(Write(migrate, *self.backend.begin_migration), again=False)

    async def close(self) -> None:
        """Close the file. Commits are safe; a transaction under way is undone."""
        self.outage = None
        await self._connections.close()

    def cut(self) -> None:
        """Let all work fail that waits for a server that is silent."""
        self._connections.cut()

    async def transaction(self, work: Work[Result], kind: str = "other", *, alone: str = "") -> Result:
        """Do all of the work, or nothing of it if an error comes out.

        `kind` is told to the listener that measures. No other process writes to the table `alone` meanwhile.
        All of the work runs in one trip to the thread of the connection. It is done anew if transactions of
        other processes came between. Raises `NotStoredError` if the database fails before the commit, and
        `UnsureError` if the commit fails. A caller that is cancelled waits until it is undone, or stored if
        it was being committed already.
        """
        self._check_outage()
        async with self._writing:
            # It may have begun while this waited in line.
            self._check_outage()
            with self._timed(kind):
                begin = self.backend.begin, self.backend.lock(alone) if alone else ""
                return await self._write(work, *filter(None, begin))

    async def _write(self, work: Work[Result], *begin: str) -> Result:
        for _ in range(self.backend.attempts - 1):
            with suppress(_AgainError):
                return await self._write_once(Write(work, *begin), again=True)
        return await self._write_once(Write(work, *begin))

    async def _write_once(self, write: Write[Result], *, again: bool = False) -> Result:
        try:
            connection = await self._connections.to_write()
            try:
                return await connection.run(write)
            except BaseException:
                # If this was cancelled, the thread may still work on it: the undoing comes after that.
                write.abandoned = True
                await self._connections.undo(connection)
                raise
        except StatementError as error:
            if error.again and again:
                raise _AgainError from error
            await self._look_into(error)
            cause = self.outage and self.outage.cause
            if write.committing:
                # Where no outage began, a later commit stands in the place of the one that failed.
                settled = error.cut_short or (cause is None and self.backend.settles)
                raise UnsureError(str(error), cause, settled=settled) from error
            raise NotStoredError(str(error), cause) from error

    async def try_again(self) -> bool:
        """Say whether things can be stored, by storing what changes nothing. If so, an outage is over."""
        async with self._writing:
            self._note(await self._obstacle())
            return self.outage is None

    async def snapshot(self, work: Work[Result]) -> Result:
        """Do work that reads several times as of one moment, whatever is written meanwhile.

        Raises `NotReadError` if the file is out of reach, and `DamagedFileError` if it is damaged there.
        """
        return await self._read(Snapshot(work, self.backend.begin_snapshot))

    async def apart(self, work: Work[Result]) -> Result:
        """Do work as `snapshot` does, by a connection of its own: nobody who plays waits for it."""
        async with self.backend.apart() as session:
            return await session.run(Snapshot(work, self.backend.begin_snapshot))

    async def checkpoint(self) -> bool:
        """Take all that was written over into the file itself, and empty the log beside it.

        Until then the log holds what was deleted. Say whether it is empty now: it can't be emptied while
        another process reads. Raises `NotStoredError` if the file can't be written.
        """
        async with self._writing, self._reading:
            return await self._tidy(self.backend.empty_log)

    async def rewrite(self) -> bool:
        """Write the whole file anew, and empty the log as `checkpoint` does: nothing deleted is left.

        Where rows were moved within a page, SQLite leaves copies of them behind. Nobody can write meanwhile,
        which takes a second or two for each hundred megabytes. It needs room for the file twice more: for a
        draft, and for the log.
        """
        if not self.backend.room():
            raise NotStoredError("there is no room to write the file anew")
        try:
            async with self._writing:
                await self._tidy(self.backend.rewrite)
        finally:
            # An unfinished rewriting takes room in the log until then.
            emptied = await self.checkpoint()
        return emptied

    async def _tidy(self, work: Work[Result]) -> Result:
        self._check_outage()
        try:
            connection = await self._connections.to_write()
            return await connection.run(work)
        except StatementError as error:
            await self._look_into(error)
            raise NotStoredError(str(error), self.outage and self.outage.cause) from error

    async def rows(self, sql: str, *values: Value) -> Sequence[Row]:
        """Read rows that were committed, waiting for nobody who writes. Raises the errors of `snapshot`."""
        return await self._read(lambda transaction: transaction.rows(sql, *values))

    async def _read(self, work: Work[Result]) -> Result:
        async with self._reading:
            with self._timed("read"):
                async with self._connections.to_read() as connection:
                    return await connection.run(work)

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
        if error.cause is None:
            return
        # A write that found it locked has waited already. Other errors may be about one place in the file.
        self._note(error.cause if error.cause == "locked" else await self._obstacle())

    async def _obstacle(self) -> Cause | None:
        """Return what keeps anything from being stored, by a new connection; `None` if nothing does."""
        await self._connections.give_up_writer()
        try:
            try:
                connection = await self._connections.to_write()
                await connection.run(self.backend.rehearse)
            except BaseException:
                await self._connections.give_up_writer()
                raise
        except StatementError as error:
            return error.cause or "failing"
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
        from storage.postgres.backend import PostgresServer  # noqa: PLC0415 - a file needs no driver
    except ImportError as error:
        raise StatementError("PostgreSQL needs the extra `postgres`: psycopg isn't installed") from error
    return PostgresServer(place)


class _AgainError(Exception):
    """A transaction that is to be tried again."""
