"""Statements by SQLite's driver, and the meaning of its errors: out of reach for a while, or damaged."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from storage.database.dialect import SQLITE
from storage.database.storage_errors import Cause, DamagedFileError, StatementError

_CODES: dict[int, Cause] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_CANTOPEN: "failing",
}

_PRIMARY = 0xFF
"""The part of a code that is the kind of error; the rest is the place in SQLite that it came from."""

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CUT_SHORT = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)


class SqliteDriver:
    """A connection to a file. `Driver` describes its members."""

    dialect = SQLITE
    # SQLite quotes damaged text of its schema, and the driver can't decode that.
    failures: tuple[type[Exception], ...] = (sqlite3.Error, UnicodeDecodeError)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction was begun that is neither committed nor undone."""
        return self.connection.in_transaction

    def execute(self, sql: str, values: tuple[Any, ...]) -> Sequence[Sequence[Any]]:
        """Run a statement, and return its rows."""
        return self.connection.execute(sql, values).fetchall()

    def execute_many(self, sql: str, rows: Iterable[tuple[Any, ...]]) -> None:
        """Run a statement once for each of the rows."""
        self.connection.executemany(sql, rows)

    def batches(self, sql: str, size: int) -> Iterator[Sequence[Sequence[Any]]]:
        """Yield the rows of a query, so many at a time."""
        cursor = self.connection.execute(sql)
        while rows := cursor.fetchmany(size):
            yield rows

    def translated(self, error: Exception) -> StatementError:
        """Return the error of storage that means the same."""
        if isinstance(error, UnicodeDecodeError):
            return DamagedFileError("the schema is damaged")
        assert isinstance(error, sqlite3.Error)
        return translated(error)


def translated(error: sqlite3.Error) -> StatementError:
    """Return the error of storage that means the same."""
    # An error that the driver itself raises has no code.
    code: int = getattr(error, "sqlite_errorcode", 0)
    if code & _PRIMARY in _DAMAGE:
        return DamagedFileError(str(error))
    return StatementError(str(error), _CODES.get(code & _PRIMARY), cut_short=code in _CUT_SHORT)
