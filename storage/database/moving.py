"""Copy all rows of a database into an empty one of any kind, in one transaction, and check each."""

import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import TypeAlias

from storage.database.backends import backend_of
from storage.database.connections import Backend, Session
from storage.database.migrator import migrate, pending
from storage.database.sqlite.sqlite_connection import SqliteDriver
from storage.database.statements import delete, insert, select
from storage.database.storage_errors import OlderDatabaseError, StatementError, StorageError, UnsureError
from storage.database.transaction import Row, Transaction

BATCH = 500  # How many rows are in memory at a time. The largest rows, games, have some 20 KB.
_SEEDED = "running_time"  # The table that has a row even in a new database.


class NotMovedError(StorageError):
    """A move that would lose or change rows."""


ProgressCallback: TypeAlias = Callable[[str, int, int], None]
"""Receives the name of a table, how many of its rows are copied, and how many it has."""


def tell_nobody(table: str, rows: int, of: int) -> None:
    """Report no progress."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table: its columns, the text after ORDER BY, and whether the database itself numbers the rows."""

    name: str
    columns: tuple[str, ...]
    order: str
    counted: bool

    @property
    def select(self) -> str:
        """The query for all rows, in the same order in every database."""
        return select(", ".join(self.columns), f"{self.name} ORDER BY {self.order}")

    @property
    def insert(self) -> str:
        """The statement that stores a row."""
        return insert(self.name, ", ".join(self.columns))


@dataclass(frozen=True, slots=True)
class Moved:
    """The number of a table's rows, and a digest of all their values."""

    table: str
    rows: int
    digest: str


def tables(last: float = inf) -> list[StoredTable]:
    """Return the tables of this release, or of the migration `last`. Referenced tables come before others."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        transaction = Transaction(SqliteDriver(connection))
        migrate(transaction, last)
        found = transaction.rows("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        made = [_table(transaction, *row) for row in found if not row[0].startswith("sqlite_")]
        return sorted(made, key=lambda each: bool(transaction.rows(f"PRAGMA foreign_key_list({each.name})")))


def _table(transaction: Transaction, name: str, sql: str) -> StoredTable:
    rows = transaction.rows(f"PRAGMA table_info({name})")
    columns = [row[1] for row in rows]
    key = [row[1] for row in sorted(rows, key=lambda row: row[5]) if row[5]]
    # Keep games in the order in which they were stored.
    order = ["rowid"] if name == "games" else key or columns
    return StoredTable(name, tuple(columns), ", ".join(order), "AUTOINCREMENT" in sql)


async def move(source: Path | str, target: Path | str, progress: ProgressCallback) -> list[Moved]:
    """Copy all rows into an empty database, and read them back before the commit.

    Nobody else may use either database meanwhile. If the move fails, the target stays empty. Raises
    `NotMovedError` if the target isn't empty or its rows differ, and `UnsureError` if the commit fails.
    Raises other `StorageError`s or `OSError` for a database that can't be used.
    """
    async with _reading(source) as reader:
        await reader.run(_check_release)
        return await _copy(reader, target, inf, progress)


async def copy_older(source: Path | str, target: Path) -> None:
    """Copy an older database, even one in use, into a new file with the same tables. Raises like `move`."""
    async with _reading(source) as reader:
        step = await reader.run(lambda transaction: transaction.version())
        await _copy(reader, target, step, tell_nobody)


async def _copy(reader: Session, target: Path | str, last: float, progress: ProgressCallback) -> list[Moved]:
    there, every = backend_of(target), tables(last)
    await there.prepare()
    async with _writing(there) as writer:
        await writer.run(lambda transaction: _prepare(transaction, every, last))
        return [await _move(reader, writer, table, progress) for table in every]


@asynccontextmanager
async def _reading(place: Path | str) -> AsyncGenerator[Session]:
    backend = backend_of(place)
    async with backend.apart() as session:
        await session.run(lambda transaction: transaction.run(backend.dialect.begin_snapshot))
        yield session


@asynccontextmanager
async def _writing(backend: Backend) -> AsyncGenerator[Session]:
    session = await backend.connect("write")
    try:
        await session.run(lambda transaction: transaction.run(backend.dialect.begin))
        yield session
        try:
            await session.run(lambda transaction: transaction.run("COMMIT"))
        except StatementError as error:
            raise UnsureError(error.reason, error.cause) from error
    finally:
        await session.close()


def _check_release(transaction: Transaction) -> None:
    if pending(transaction):
        raise OlderDatabaseError("an older release has written it: run `migrate` first")


def _prepare(transaction: Transaction, every: Sequence[StoredTable], last: float) -> None:
    if transaction.version() == 0:
        migrate(transaction, last)
    if last == inf:
        _check_release(transaction)
    for table in every:
        if table.name != _SEEDED and transaction.row(select("1", f"{table.name} LIMIT 1")):
            raise NotMovedError(f"the target isn't empty: there are {table.name} in it")
    transaction.run(delete(_SEEDED))


async def _move(reader: Session, writer: Session, table: StoredTable, progress: ProgressCallback) -> Moved:
    ((count,),) = await reader.run(lambda there: there.rows(select("count(*)", table.name)))
    moved = _Sum(table.name)
    async for batch in _batches(reader, table):
        await writer.run(lambda there, batch=batch: _insert(there, table, batch))
        moved.add(batch)
        progress(table.name, moved.rows, count)
    if table.counted:
        newest = await reader.run(lambda there: there.newest_id(table.name))
        await writer.run(lambda there: there.set_newest_id(table.name, newest))
    found = _Sum(table.name)
    async for batch in _batches(writer, table):
        found.add(batch)
    if found.moved != moved.moved:
        raise NotMovedError(
            f"the rows of {table.name} differ: {moved.rows} were read, {found.rows} were written"
        )
    return moved.moved


def _insert(transaction: Transaction, table: StoredTable, batch: Sequence[Row]) -> None:
    try:
        transaction.run_many(table.insert, [tuple(row) for row in batch])
    except StatementError as error:
        if error.cause is not None:
            raise
        raise NotMovedError(f"rows of {table.name} can't be stored there: {error}") from error


async def _batches(session: Session, table: StoredTable) -> AsyncGenerator[Sequence[Row]]:
    batches: Iterator[Sequence[Row]] = await session.run(lambda there: there.batches(table.select, BATCH))
    while batch := await session.run(lambda _: next(batches, None)):
        yield batch


class _Sum:
    """The number and the digest of the rows that were added."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._digest = sha256()
        self.rows = 0

    def add(self, batch: Sequence[Row]) -> None:
        """Add rows to the digest, with the types of their values."""
        self.rows += len(batch)
        for row in batch:
            self._digest.update(repr(tuple(row)).encode())

    @property
    def moved(self) -> Moved:
        return Moved(self._table, self.rows, self._digest.hexdigest())
