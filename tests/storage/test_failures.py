"""Writes that fail: it is said whether anything may be stored, and the next write works again."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable

import aiosqlite
import pytest

from storage.errors import NotStoredError, StaleVersionError, UnsureError
from storage.store import Store
from tests.storage.samples import writer_of


async def _write(store: Store, server: int) -> None:
    async with store.database.transaction() as transaction:
        await transaction.run("INSERT INTO servers (id) VALUES (?)", server)


async def _servers(store: Store) -> list[int]:
    return [row[0] for row in await store.database.rows("SELECT id FROM servers ORDER BY id")]


@pytest.fixture
async def writer(store: Store) -> AsyncIterator[aiosqlite.Connection]:
    """The connection that writes, and after the test the proof that it still does."""
    yield writer_of(store)
    before = await _servers(store)
    await _write(store, 1000)
    assert await _servers(store) == [*before, 1000]


Call = Callable[[aiosqlite.Connection], Awaitable[None]]


def _fail_once(monkeypatch: pytest.MonkeyPatch, name: str, *, late: bool = False) -> None:
    """Let this method of the connection fail once: before it does anything, or after it did all."""
    original: Call = getattr(aiosqlite.Connection, name)

    async def fail(self: aiosqlite.Connection) -> None:
        monkeypatch.setattr(aiosqlite.Connection, name, original)
        if late:
            await original(self)
        raise sqlite3.OperationalError(f"{name}: disk I/O error")

    monkeypatch.setattr(aiosqlite.Connection, name, fail)


@pytest.mark.usefixtures("writer")
@pytest.mark.parametrize(("late", "stored"), [(False, []), (True, [1])])
async def test_a_commit_that_fails_may_have_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, late: bool, stored: list[int]
) -> None:
    _fail_once(monkeypatch, "commit", late=late)
    with pytest.raises(UnsureError, match="commit: disk"):
        await _write(store, 1)
    assert await _servers(store) == stored


@pytest.mark.usefixtures("writer")
@pytest.mark.parametrize("error", [ZeroDivisionError("first"), sqlite3.OperationalError("first")])
async def test_a_rollback_that_fails_hides_nothing_and_stores_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    _fail_once(monkeypatch, "rollback")

    async def fail() -> None:
        async with store.database.transaction() as transaction:
            await transaction.run("INSERT INTO servers (id) VALUES (1)")
            raise error

    with pytest.raises((ZeroDivisionError, NotStoredError), match="first"):
        await fail()
    assert await _servers(store) == []


async def test_a_file_that_cannot_be_opened_again_is_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = aiosqlite.connect

    def refuse(*_: object, **__: object) -> None:
        monkeypatch.setattr(aiosqlite, "connect", connect)
        raise sqlite3.OperationalError("unable to open")

    _fail_once(monkeypatch, "rollback")
    _fail_once(monkeypatch, "commit")
    monkeypatch.setattr(aiosqlite, "connect", refuse)
    with pytest.raises(UnsureError):
        await _write(store, 1)
    with pytest.raises(NotStoredError, match="unable to open"):
        await _write(store, 2)
    await _write(store, 3)
    assert await _servers(store) == [3]


@pytest.mark.usefixtures("writer")
async def test_errors_of_our_own_stay_what_they_are(store: Store) -> None:
    async def fail() -> None:
        async with store.database.transaction():
            raise StaleVersionError("own")

    with pytest.raises(StaleVersionError, match="own"):
        await fail()
