"""The connection to SQLite: one for the process, one transaction at a time."""

import sqlite3
from asyncio import Lock
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from storage.migrations.run import migrate
from storage.transaction import Transaction, Value

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # In WAL mode only FULL makes a commit wait for the disk. An answered click must outlive a power cut.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


class Database:
    """A SQLite file in WAL mode. Nothing is opened before `open`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: aiosqlite.Connection | None = None
        self._lock = Lock()

    async def open(self) -> None:
        """Open the file, making it and its folder if need be, and bring its tables up to date.

        Raises `NewerDatabaseError` if a newer release has written it, and `sqlite3.Error` if it can't be
        opened or is no database.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Without an isolation level the driver begins no transactions of its own.
        connection = aiosqlite.connect(self.path, isolation_level=None)
        self._connection = await connection
        try:
            for pragma in PRAGMAS:
                await connection.execute_fetchall(pragma)
            async with self.transaction() as transaction:
                await migrate(transaction)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the file. What was committed is safe; a transaction under way is undone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Transaction]:
        """Do all that is done inside, or nothing of it if an error comes out.

        It takes the lock on writing at once, so that what is read inside can't change until the end.
        """
        async with self._lock:
            connection = self._opened()
            try:
                await connection.execute_fetchall("BEGIN IMMEDIATE")
                yield Transaction(connection)
                await connection.commit()
            except BaseException:
                # Also when cancelled in the middle: statements go through one queue, so this undoes them all,
                # and nothing of anybody else can slip in between.
                await connection.rollback()
                raise

    async def rows(self, sql: str, *values: Value) -> Sequence[sqlite3.Row]:
        """Read rows outside of any transaction; never those that somebody else is still writing."""
        async with self._lock:
            return await Transaction(self._opened()).rows(sql, *values)

    def _opened(self) -> aiosqlite.Connection:
        if self._connection is None:
            raise sqlite3.ProgrammingError("the database is not open")
        return self._connection
