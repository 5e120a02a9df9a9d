"""Failed writes: the error says whether anything may be stored, and the next write works again."""

import sqlite3
from collections.abc import AsyncIterator

import pytest

from storage.database.sqlite.sqlite_connection import Connection
from storage.database.storage_errors import NotStoredError, StaleVersionError, StatementError, UnsureError
from storage.database.transaction import Transaction
from storage.store import Store
from tests.storage.hinder import fail_once
from tests.storage.samples import add_server, servers, writer_of


@pytest.fixture
async def writer(store: Store) -> AsyncIterator[Connection]:
    """The writing connection; after the test, check that it still works."""
    yield writer_of(store)
    before = await servers(store)
    await add_server(store, 1000)
    assert await servers(store) == [*before, 1000]


def _fail_once(monkeypatch: pytest.MonkeyPatch, statement: str, *, late: bool = False) -> None:
    fail_once(monkeypatch, statement, sqlite3.OperationalError(f"{statement}: disk I/O error"), late=late)


@pytest.mark.usefixtures("writer")
@pytest.mark.parametrize(("late", "stored"), [(False, []), (True, [1])])
async def test_a_commit_that_fails_may_have_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, late: bool, stored: list[int]
) -> None:
    _fail_once(monkeypatch, "COMMIT", late=late)
    with pytest.raises(UnsureError, match="COMMIT: disk"):
        await add_server(store, 1)
    assert await servers(store) == stored


@pytest.mark.usefixtures("writer")
@pytest.mark.parametrize("error", [ZeroDivisionError("first"), StatementError("first")])
async def test_a_rollback_that_fails_hides_nothing_and_stores_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    _fail_once(monkeypatch, "ROLLBACK")

    def fail(transaction: Transaction) -> None:
        transaction.run("INSERT INTO servers (id) VALUES (1)")
        raise error

    with pytest.raises((ZeroDivisionError, NotStoredError), match="first"):
        await store.database.transaction(fail)
    assert await servers(store) == []


async def test_a_file_that_cannot_be_opened_again_is_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def refuse(*_: object, **__: object) -> None:
        monkeypatch.setattr(sqlite3, "connect", connect)
        raise sqlite3.OperationalError("unable to open")

    _fail_once(monkeypatch, "ROLLBACK")
    _fail_once(monkeypatch, "COMMIT")
    monkeypatch.setattr(sqlite3, "connect", refuse)
    with pytest.raises(UnsureError):
        await add_server(store, 1)
    with pytest.raises(NotStoredError, match="unable to open"):
        await add_server(store, 2)
    await add_server(store, 3)
    assert await servers(store) == [3]


@pytest.mark.usefixtures("writer")
async def test_errors_of_our_own_stay_what_they_are(store: Store) -> None:
    def fail(_: Transaction) -> None:
        raise StaleVersionError("own")

    with pytest.raises(StaleVersionError, match="own"):
        await store.database.transaction(fail)
