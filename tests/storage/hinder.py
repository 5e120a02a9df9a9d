"""What keeps things from being stored, with SQLite's own errors."""

import sqlite3
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, contextmanager
from typing import TypeAlias

import pytest

from storage import connections
from storage.store import Store
from storage.transaction import Transaction, Value
from tests.storage.samples import writer_of

NO_MORE_PAGES = "PRAGMA max_page_count = 1"
"""There is room for what fits into the pages that there are."""

READ_ONLY = "PRAGMA query_only = ON"

Rows: TypeAlias = Sequence[sqlite3.Row]
Statement: TypeAlias = Callable[[], Rows]
"""Runs a statement."""


def hook(monkeypatch: pytest.MonkeyPatch, around: Callable[[str, Statement], Rows]) -> None:
    """Stand before each statement, those that begin and end transactions too: it runs if that is wanted."""
    hook_values(monkeypatch, lambda _transaction, sql, _values, run: around(sql, run))


def hook_values(
    monkeypatch: pytest.MonkeyPatch,
    around: Callable[[Transaction, str, tuple[Value, ...], Statement], Rows],
) -> None:
    """Stand before each statement, knowing where it runs and with which values."""
    execute = Transaction.rows

    def rows(this: Transaction, sql: str, *values: Value) -> Rows:
        return around(this, sql, values, lambda: execute(this, sql, *values))

    monkeypatch.setattr(Transaction, "rows", rows)


def fail_once(
    monkeypatch: pytest.MonkeyPatch, statement: str, error: sqlite3.Error, *, late: bool = False
) -> None:
    """Let a statement fail the next time: before it does anything, or after it did all."""
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
    """Return an error as SQLite raises it."""
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


class Hinder:
    """Keeps a store from storing anything, until it doesn't any more."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self._store = store
        self._monkeypatch = monkeypatch
        self._usual = connections.PRAGMAS, Transaction.rows

    async def by(self, pragma: str) -> None:
        """Let every connection that writes have this set."""
        self._monkeypatch.setattr(connections, "PRAGMAS", (*self._usual[0], pragma))
        if self._store.outage is None:
            await writer_of(self._store).execute_fetchall(pragma)

    def at_commits(self, code: int = sqlite3.SQLITE_FULL) -> None:
        """Let every commit fail, as it does when the disk is full."""

        def fail(sql: str, run: Statement) -> Rows:
            if sql == "COMMIT":
                raise failure("refused", code)
            return run()

        hook(self._monkeypatch, fail)

    def no_more(self) -> None:
        """Let nothing be in the way any more. The store has to find that out by itself."""
        pragmas, rows = self._usual
        self._monkeypatch.setattr(connections, "PRAGMAS", pragmas)
        self._monkeypatch.setattr(Transaction, "rows", rows)


def fail_to_read(monkeypatch: pytest.MonkeyPatch, part: str, times: int = 10**9) -> None:
    """Let the next so many statements that contain this fail as on a broken disk."""
    left = times

    def fail(sql: str, run: Statement) -> Rows:
        nonlocal left
        if part in sql and left:
            left -= 1
            raise failure("disk I/O error", sqlite3.SQLITE_IOERR_READ)
        return run()

    hook(monkeypatch, fail)


@contextmanager
def locked(store: Store) -> Generator[None]:
    """Write to the file from elsewhere, and don't come to an end."""
    with closing(sqlite3.connect(store.database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
