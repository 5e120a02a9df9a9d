"""The file of SQLite and its two connections: one writes, one transaction at a time; the other reads."""

import logging
import sqlite3
from asyncio import Lock
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiosqlite

from storage.errors import NotStoredError, StorageError, UnsureError
from storage.migrations.run import migrate
from storage.transaction import Transaction, Value

log = logging.getLogger(__name__)

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # In WAL mode only FULL makes a commit wait for the disk. An answered click must outlive a power cut.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # What is deleted is overwritten, as far as SQLite knows where it was: `rewrite` sees to the rest.
    "PRAGMA secure_delete = ON",
)

BUSY = 1.5
"""How many seconds to wait for another process that writes: half of the time in which Discord wants a click
to be answered, so that there is enough left to say that nothing was stored."""


class Database:
    """A SQLite file in WAL mode. Nothing is opened before `open`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: aiosqlite.Connection | None = None
        self._reader: aiosqlite.Connection | None = None
        self._writing = Lock()
        self._reading = Lock()

    async def open(self) -> None:
        """Open the file, making it and its folder if need be, and bring its tables up to date.

        Raises `NewerDatabaseError` if a newer release has written it, and `NotStoredError` or
        `sqlite3.Error` if it can't be opened or is no database.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._writer = await self._connect(*PRAGMAS)
            self._reader = await self._connect("PRAGMA query_only = ON")
            async with self.transaction() as transaction:
                await migrate(transaction)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the file. What was committed is safe; a transaction under way is undone."""
        connections = self._reader, self._writer
        self._reader = self._writer = None
        for connection in connections:
            if connection is not None:
                await connection.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Transaction]:
        """Do all that is done inside, or nothing of it if an error comes out.

        It takes the lock on writing at once, so that what is read inside can't change until the end.
        Raises `NotStoredError` if SQLite fails before the commit, and `UnsureError` if the commit fails.
        """
        async with self._writing:
            connection = await self._to_write()
            failure: type[StorageError] = NotStoredError
            try:
                await connection.execute_fetchall("BEGIN IMMEDIATE")
                yield Transaction(connection)
                failure = UnsureError
                await connection.commit()
            except BaseException as error:
                # Also when cancelled in the middle: statements go through one queue, so this undoes them all,
                # and nothing of anybody else can slip in between.
                await self._undo(connection)
                if isinstance(error, sqlite3.Error):
                    raise failure(str(error)) from error
                raise

    @asynccontextmanager
    async def snapshot(self) -> AsyncGenerator[Transaction]:
        """Read several times as of one moment, whatever is written meanwhile."""
        async with self._reading:
            connection = _opened(self._reader)
            try:
                await connection.execute_fetchall("BEGIN")
                yield Transaction(connection)
            finally:
                await connection.rollback()

    async def checkpoint(self) -> bool:
        """Take all that was written over into the file itself, and empty the log beside it.

        Until then the log holds what was deleted. Say whether it is empty now: it can't be emptied while
        another process reads. Raises `NotStoredError` if the file can't be written.
        """
        async with self._writing, self._reading:
            ((busy, *_),) = await self._tidy("PRAGMA wal_checkpoint(TRUNCATE)")
            return not busy

    async def rewrite(self) -> bool:
        """Write the whole file anew, and empty the log as `checkpoint` does: nothing deleted is left.

        Where rows were moved within a page, SQLite leaves copies of them behind. Nobody can write meanwhile,
        which takes a second or two for each hundred megabytes.
        """
        async with self._writing:
            await self._tidy("VACUUM")
        return await self.checkpoint()

    async def _tidy(self, statement: str) -> Iterable[sqlite3.Row]:
        connection = await self._to_write()
        try:
            return await connection.execute_fetchall(statement)
        except sqlite3.Error as error:
            raise NotStoredError(str(error)) from error

    async def rows(self, sql: str, *values: Value) -> Sequence[sqlite3.Row]:
        """Read rows that were committed; it waits for nobody who writes."""
        async with self._reading:
            return await Transaction(_opened(self._reader)).rows(sql, *values)

    async def _connect(self, *pragmas: str) -> aiosqlite.Connection:
        # Without an isolation level the driver begins no transactions of its own.
        connection = await aiosqlite.connect(self.path, timeout=BUSY, isolation_level=None)
        try:
            connection.text_factory = lenient_text
            for pragma in pragmas:
                await connection.execute_fetchall(pragma)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _to_write(self) -> aiosqlite.Connection:
        """Return the connection that writes, a new one if the last was given up."""
        _opened(self._reader)
        if self._writer is None:
            try:
                self._writer = await self._connect(*PRAGMAS)
            except sqlite3.Error as error:
                raise NotStoredError(str(error)) from error
        return self._writer

    async def _undo(self, connection: aiosqlite.Connection) -> None:
        """Roll back. A connection that can't is given up: what is not committed is lost when it closes."""
        try:
            await connection.rollback()
        except (sqlite3.Error, ValueError):
            log.exception("A transaction can't be undone; the connection is given up")
            self._writer = None
            # The driver has an error of no type for a connection that was closed already.
            with suppress(sqlite3.Error, ValueError):
                await connection.close()


def _opened(connection: aiosqlite.Connection | None) -> aiosqlite.Connection:
    if connection is None:
        raise sqlite3.ProgrammingError("the database is not open")
    return connection


def lenient_text(raw: bytes) -> str:
    """Read any text. What is damaged has to be read before it can be told apart from what is not."""
    return raw.decode(errors="replace")
