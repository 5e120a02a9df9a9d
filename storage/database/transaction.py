"""Transactions: the statements inside them, and whole ones that run in one piece."""

import sqlite3
from asyncio import CancelledError
from collections.abc import Callable, Iterable, Iterator, Sequence
from threading import Lock
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from storage.database.sqlite.sqlite_errors import translated
from storage.database.storage_errors import DamagedFileError

Value: TypeAlias = int | float | str | None

Row: TypeAlias = Sequence[Any]
"""The values of a row, in the order in which the query names them."""

Result = TypeVar("Result")


class Transaction:
    """Statements on a connection, for functions that run in its thread.

    Every statement raises `StatementError` if it fails, and `DamagedFileError` if the file is damaged there.
    """

    failures: ClassVar[type[Exception]] = sqlite3.Error
    """The errors of the driver."""

    migrations: ClassVar[str] = "storage.database.sqlite.migrations"
    """The package with the numbered files that make the tables."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def run(self, sql: str, *values: Value) -> None:
        """Run a statement for its effect."""
        self.rows(sql, *values)

    def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        """Run a statement for its effect once for each of the rows."""
        try:
            self._connection.executemany(sql, rows)
        except sqlite3.Error as error:
            raise translated(error) from error

    def rows(self, sql: str, *values: Value) -> Sequence[Row]:
        """Return the rows that a query or a RETURNING clause gives."""
        try:
            return self._execute(sql, values)
        except self.failures as error:
            raise self._translated(error) from error
        except UnicodeDecodeError as error:
            # SQLite quotes the damaged text, and the driver can't decode that.
            raise DamagedFileError("the schema is damaged") from error

    def batches(self, sql: str, size: int) -> Iterator[Sequence[Row]]:
        """Yield the rows of a query, so many at a time; no more of them are in memory."""
        try:
            cursor = self._connection.execute(sql)
            while rows := cursor.fetchmany(size):
                yield rows
        except sqlite3.Error as error:
            raise translated(error) from error

    def _execute(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        return self._connection.execute(sql, values).fetchall()

    def _translated(self, error: Exception) -> Exception:
        assert isinstance(error, sqlite3.Error)
        return translated(error)

    def row(self, sql: str, *values: Value) -> Row | None:
        """Return the first row, or `None` if there is none."""
        rows = self.rows(sql, *values)
        return rows[0] if rows else None

    def damage(self) -> list[str]:
        """Look through the file, and return what is wrong with it and its tables, in one line each."""
        rows = self.rows("PRAGMA integrity_check")
        damaged = [f"the file is damaged: {row[0]}" for row in rows if row[0] != "ok"]
        lost = self.rows("PRAGMA foreign_key_check")
        return damaged + [f"a row of the table {row[0]} belongs to nothing" for row in lost]

    def columns(self) -> Sequence[Row]:
        """Return the columns of all tables that could hold a value of another type than theirs.

        Each comes with its table, its type, whether it must hold something, and whether it is in the key.
        """
        return self.rows(
            'SELECT tables.name, columns.name, columns.type, columns."notnull", columns.pk'
            " FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns"
            " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
            " ORDER BY tables.name, columns.cid"
        )

    def version(self) -> int:
        """Return the number of the newest migration that was run."""
        row = self.row("PRAGMA user_version")
        assert row is not None
        return row[0]

    def set_version(self, version: int) -> None:
        """Store the number of the newest migration; it belongs to the transaction."""
        # A PRAGMA takes no parameters.
        self.run(f"PRAGMA user_version = {version}")

    def newest_id(self, table: str) -> int:
        """Return the largest id that a table has counted to; its row may be gone."""
        row = self.row("SELECT seq FROM sqlite_sequence WHERE name = ?", table)
        return row[0] if row else 0

    def set_newest_id(self, table: str, newest: int) -> None:
        """Let a table count its ids from this one on."""
        self.run("DELETE FROM sqlite_sequence WHERE name = ?", table)
        self.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, newest)

    def undo(self) -> None:
        """Roll back, if there is anything to."""
        if self._connection.in_transaction:
            self.run("ROLLBACK")


Work: TypeAlias = Callable[[Transaction], Result]
"""The work of a transaction: a plain function, for it runs in the thread of the connection."""


class Write(Generic[Result]):
    """A transaction that writes, from BEGIN to COMMIT. If it fails, its caller undoes it.

    The rows that it reads can't change until the end. `begun` and `committing` say how far it got. One that
    is abandoned before it commits never does. `begin` are the statements that begin it.
    """

    def __init__(self, work: Work[Result], *begin: str) -> None:
        self._work = work
        self._begin = begin
        self._deciding = Lock()
        self._abandoned = False
        self.begun = False
        self.committing = False

    def abandon(self) -> None:
        """Let it not be committed. After this, `committing` says whether it is being committed already."""
        with self._deciding:
            self._abandoned = True

    def __call__(self, transaction: Transaction) -> Result:
        """Do all of it."""
        for statement in self._begin:
            transaction.run(statement)
            self.begun = True
        result = self._work(transaction)
        with self._deciding:
            if self._abandoned:
                raise CancelledError
            self.committing = True
        transaction.run("COMMIT")
        return result


class Snapshot(Generic[Result]):
    """A transaction that reads as of one moment."""

    def __init__(self, work: Work[Result], begin: str) -> None:
        self._work = work
        self._begin = begin

    def __call__(self, transaction: Transaction) -> Result:
        """Do all of it; nothing is left open."""
        transaction.run(self._begin)
        try:
            return self._work(transaction)
        finally:
            transaction.undo()
