"""What keeps things from being stored, with SQLite's own errors."""

import sqlite3
from collections.abc import Generator, Iterable
from contextlib import closing, contextmanager
from typing import Any

import aiosqlite
import pytest

from storage import connections
from storage.store import Store
from tests.storage.samples import writer_of

NO_MORE_PAGES = "PRAGMA max_page_count = 1"
"""There is room for what fits into the pages that there are."""

READ_ONLY = "PRAGMA query_only = ON"


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
        self._usual = connections.PRAGMAS, aiosqlite.Connection.commit

    async def by(self, pragma: str) -> None:
        """Let every connection that writes have this set."""
        self._monkeypatch.setattr(connections, "PRAGMAS", (*self._usual[0], pragma))
        if self._store.outage is None:
            await writer_of(self._store).execute_fetchall(pragma)

    def at_commits(self, code: int = sqlite3.SQLITE_FULL) -> None:
        """Let every commit fail, as it does when the disk is full."""

        async def fail(_this: aiosqlite.Connection) -> None:
            raise failure("refused", code)

        self._monkeypatch.setattr(aiosqlite.Connection, "commit", fail)

    def no_more(self) -> None:
        """Let nothing be in the way any more. The store has to find that out by itself."""
        pragmas, commit = self._usual
        self._monkeypatch.setattr(connections, "PRAGMAS", pragmas)
        self._monkeypatch.setattr(aiosqlite.Connection, "commit", commit)


def fail_to_read(monkeypatch: pytest.MonkeyPatch, part: str, times: int = 10**9) -> None:
    """Let the next so many statements that contain this fail as on a broken disk."""
    execute, left = aiosqlite.Connection.execute_fetchall, times

    async def fail(this: aiosqlite.Connection, sql: str, *values: Any) -> Iterable[sqlite3.Row]:
        nonlocal left
        if part in sql and left:
            left -= 1
            raise failure("disk I/O error", sqlite3.SQLITE_IOERR_READ)
        return await execute(this, sql, *values)

    monkeypatch.setattr(aiosqlite.Connection, "execute_fetchall", fail)


@contextmanager
def locked(store: Store) -> Generator[None]:
    """Write to the file from elsewhere, and don't come to an end."""
    with closing(sqlite3.connect(store.database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
