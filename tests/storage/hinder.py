"""Obstacles to storing, with SQLite's own errors."""

import sqlite3
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, contextmanager
from typing import Literal, TypeAlias, get_args

import pytest

from storage.database.sqlite import sqlite_backend
from storage.database.sqlite.sqlite_connection import SqliteDriver
from storage.database.transaction import Row, Transaction, Value
from storage.store import Store
from tests.storage.samples import writer_of

NO_MORE_PAGES = "PRAGMA max_page_count = 1"  # There is space only in the existing pages.

READ_ONLY = "PRAGMA query_only = ON"

Rows: TypeAlias = Sequence[Row]
Statement: TypeAlias = Callable[[], Rows]  # Runs a statement.


Moment: TypeAlias = Literal["begin", "statement", "commit", "committed", "read"]
"""Where something fails: at the beginning of a write, within it, before or after its commit; or in a read."""

_FAILURES: dict[Moment, tuple[str, int]] = {
    "begin": ("database is locked", sqlite3.SQLITE_BUSY),
    "statement": ("disk I/O error", sqlite3.SQLITE_IOERR),
    "commit": ("database or disk is full", sqlite3.SQLITE_FULL),
    "committed": ("disk I/O error", sqlite3.SQLITE_IOERR),
    "read": ("disk I/O error", sqlite3.SQLITE_IOERR_READ),
}

_ASIDE = ("PRAGMA", "BEGIN", "ROLLBACK", "SAVEPOINT", "CREATE")
"""The beginnings of statements that don't count, especially those of the rehearsal."""


def hook(monkeypatch: pytest.MonkeyPatch, around: Callable[[str, Statement], Rows]) -> None:
    """Call `around` for each statement, including those that begin and end transactions; it may run it."""
    hook_values(monkeypatch, lambda _transaction, sql, _values, run: around(sql, run))


def hook_values(
    monkeypatch: pytest.MonkeyPatch, around: Callable[[Transaction, str, tuple[Value, ...], Statement], Rows]
) -> None:
    """Call `around` for each statement, with its transaction and values."""
    execute = Transaction._execute  # pyright: ignore[reportPrivateUsage]

    def hooked(this: Transaction, sql: str, values: tuple[Value, ...]) -> Rows:
        return around(this, sql, values, lambda: execute(this, sql, values))

    monkeypatch.setattr(Transaction, "_execute", hooked)


def connection_of(transaction: Transaction) -> sqlite3.Connection:
    """Return the driver's connection on which a transaction runs."""
    driver = transaction._driver  # pyright: ignore[reportPrivateUsage]
    assert isinstance(driver, SqliteDriver)
    return driver.connection


def fail_once(
    monkeypatch: pytest.MonkeyPatch, statement: str, error: sqlite3.Error, *, late: bool = False
) -> None:
    """Let a statement fail at its next call: before it does anything, or after it has done everything."""
    left = 1

    def fail(sql: str, run: Statement) -> Rows:
        nonlocal left
        if sql != statement or not left:
            return run()
        left -= 1
        if late:
            run()
        raise error

    hook(monkeypatch, fail)


def failure(text: str, code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


class Hinder:
    """Prevents a store from writing, until a test ends that."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self._store = store
        self._monkeypatch = monkeypatch
        self._usual = sqlite_backend.PRAGMAS, Transaction._execute  # pyright: ignore[reportPrivateUsage]

    async def by(self, pragma: str) -> None:
        """Set this for every writing connection."""
        self._monkeypatch.setattr(sqlite_backend, "PRAGMAS", (*self._usual[0], pragma))
        if self._store.database.outage is None:
            await writer_of(self._store).execute_fetchall(pragma)

    def at_commits(self, code: int = sqlite3.SQLITE_FULL) -> None:
        """Let every commit fail, as on a full disk."""

        def fail(sql: str, run: Statement) -> Rows:
            if sql == "COMMIT":
                raise failure("refused", code)
            return run()

        hook(self._monkeypatch, fail)

    def no_more(self) -> None:
        """Remove the obstacle. The store must notice that by itself."""
        pragmas, execute = self._usual
        self._monkeypatch.setattr(sqlite_backend, "PRAGMAS", pragmas)
        self._monkeypatch.setattr(Transaction, "_execute", execute)


class StatementFaults:
    """Counts statements, and fails the one after a number of others of its kind."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: dict[Moment, int] = dict.fromkeys(get_args(Moment), 0)
        self.failed = ""
        self._planned: tuple[Moment, int] | None = None
        hook_values(monkeypatch, self._around)

    def plan(self, moment: Moment, after: int) -> None:
        """Let the statement fail that comes after `after` others of this kind."""
        self._planned = moment, self.made[moment] + after

    def no_more(self) -> None:
        self._planned = None

    def _around(self, where: Transaction, sql: str, _values: tuple[Value, ...], run: Statement) -> Rows:
        moment = _moment(where, sql)
        self._count(moment, sql)
        found = run()
        self._count("committed" if moment == "commit" else None, sql)
        return found

    def _count(self, moment: Moment | None, sql: str) -> None:
        if moment is None:
            return
        planned = self._planned == (moment, self.made[moment])
        self.made[moment] += 1
        if planned:
            self._planned, self.failed = None, sql
            raise failure(*_FAILURES[moment])


def _moment(where: Transaction, sql: str) -> Moment | None:
    """Return the kind of a statement; `None` if it doesn't matter."""
    if sql == "BEGIN IMMEDIATE":
        return "begin"
    if sql == "COMMIT":
        return "commit"
    if sql.startswith(_ASIDE) or "rehearsal" in sql:
        return None
    if not connection_of(where).in_transaction:
        return "read"
    return None if sql.startswith("SELECT") else "statement"


def fail_to_read(monkeypatch: pytest.MonkeyPatch, part: str, times: int = 10**9, *, after: int = 0) -> None:
    """Let `times` statements with `part` fail as on a broken disk, after the first `after` ones."""
    left, first = times, after

    def fail(sql: str, run: Statement) -> Rows:
        nonlocal left, first
        if part in sql and first:
            first -= 1
        elif part in sql and left:
            left -= 1
            raise failure("disk I/O error", sqlite3.SQLITE_IOERR_READ)
        return run()

    hook(monkeypatch, fail)


@contextmanager
def locked(store: Store) -> Generator[None]:
    """Begin a write to the file elsewhere, and don't end it."""
    with closing(sqlite3.connect(store.database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
