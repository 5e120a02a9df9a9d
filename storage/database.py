"""The file of SQLite and its two connections: one writes, one transaction at a time; the other reads."""

import logging
import sqlite3
from asyncio import Lock
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Protocol

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
)

BUSY = 1.5
"""How many seconds to wait for another process that writes: half of the time in which Discord wants a click
to be answered, so that there is enough left to say that nothing was stored."""


class Measured(Protocol):
    """What is called after each transaction with its kind, how long it took, and whether SQLite failed."""

    def __call__(self, kind: str, seconds: float, *, failed: bool) -> None:
        """Take it down."""
        ...


def not_measured(kind: str, seconds: float, *, failed: bool) -> None:
    """Take nothing down."""


class Database:
    """A SQLite file in WAL mode. Nothing is opened before `open`.

    `schema` is the number of the newest migration, once it is open; `failure` says why the last write failed,
    and is empty if it was stored.
    """

    def __init__(self, path: Path, measured: Measured = not_measured) -> None:
        """`measured` is called with what every use of the file took."""
        self.path = path
        self.schema = 0
        self.failure = ""
        self._measured = measured
        self._writer: aiosqlite.Connection | None = None
        self._reader: aiosqlite.Connection | None = None
        self._writing = Lock()
        self._reading = Lock()

    async def open(self) -> None:
        """Open the file, making it and its folder if need be, and bring its tables up to date.

        Raises `NewerDatabaseError` if a newer release has written it, and `NotStoredError` or
        `sqlite3.Error` if it can't be opened or is no database.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise NotStoredError(str(error)) from error
        try:
            self._writer = await self._connect(*PRAGMAS)
            self._reader = await self._connect("PRAGMA query_only = ON")
            async with self.transaction("migration") as transaction:
                self.schema = await migrate(transaction)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the file. What was committed is safe; a transaction under way is undone."""
        connections = self._writer, self._reader
        self._reader = self._writer = None
        # Each has a thread, which ends only when it is closed: none may be left out because another failed.
        async with AsyncExitStack() as stack:
            for connection in filter(None, connections):
                stack.push_async_callback(connection.close)

    @asynccontextmanager
    async def transaction(self, kind: str = "other") -> AsyncGenerator[Transaction]:
        """Do all that is done inside, or nothing of it if an error comes out. `kind` is for who measures.

        It takes the lock on writing at once, so that what is read inside can't change until the end.
        Raises `NotStoredError` if SQLite fails before the commit, and `UnsureError` if the commit fails.
        """
        async with self._writing:
            with self._timed(kind):
                connection = await self._to_write()
                failure: type[StorageError] = NotStoredError
                try:
                    await connection.execute_fetchall("BEGIN IMMEDIATE")
                    yield Transaction(connection)
                    failure = UnsureError
                    await connection.commit()
                    self.failure = ""
                except BaseException as error:
                    # Also when cancelled in the middle: statements go through one queue, so this undoes them
                    # all, and nothing of anybody else can slip in between.
                    await self._undo(connection)
                    if isinstance(error, sqlite3.Error):
                        self.failure = str(error)
                        raise failure(str(error)) from error
                    raise

    @asynccontextmanager
    async def snapshot(self) -> AsyncGenerator[Transaction]:
        """Read several times as of one moment, whatever is written meanwhile."""
        async with self._reading:
            with self._timed("read"):
                connection = _opened(self._reader)
                try:
                    await connection.execute_fetchall("BEGIN")
                    yield Transaction(connection)
                finally:
                    await connection.rollback()

    async def rows(self, sql: str, *values: Value) -> Sequence[sqlite3.Row]:
        """Read rows that were committed; it waits for nobody who writes."""
        async with self._reading:
            with self._timed("read"):
                return await Transaction(_opened(self._reader)).rows(sql, *values)

    @contextmanager
    def _timed(self, kind: str) -> Generator[None]:
        """Measure what is done inside, by who holds the lock: waiting for others doesn't count."""
        began, failed = perf_counter(), False
        try:
            yield
        except (sqlite3.Error, NotStoredError, UnsureError):
            failed = True
            raise
        finally:
            self._measured(kind, perf_counter() - began, failed=failed)

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
                self.failure = str(error)
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
