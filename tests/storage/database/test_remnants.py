"""Deleted data doesn't stay in the file for long, nor in any copy of it."""

import asyncio
import os
import random
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import psycopg
import pytest

from storage.database import remnants
from storage.database.database import Database
from storage.database.postgres.postgres_backend import PostgresServer
from storage.database.sqlite.sqlite_backend import SqliteFile, back_up
from storage.database.storage_errors import NotStoredError
from storage.database.transaction import Transaction
from storage.store import Store
from storage.values import Click, Player
from tests.patience import PATIENCE
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.postgres import Server
from tests.storage.samples import OPEN, lobby, opened, write, writer_of

DELETED = 0x5A17C0FFEE0DD123
TRACE = DELETED.to_bytes(8, "big")
GAMES = 600


async def _leave(store: Store, seed: int) -> bytes:
    """Store and delete so much that SQLite moves rows within its pages; return the resulting file."""
    rng = random.Random(seed)
    games = [(f"{number:08}",) for number in rng.sample(range(10**8), GAMES)]

    def work(transaction: Transaction) -> None:
        transaction.run("DELETE FROM games")
        transaction.run_many(
            "INSERT INTO games (id, version, status, guild, channel, host, digest, setup)"
            " VALUES (?, 1, 'over', 1, 1, 1, '', '')",
            games,
        )

    await store.database.transaction(work)
    for (game,) in games:
        people = [(game, user) for user in rng.sample([DELETED, 102, 103, 104], 3)]
        await store.database.transaction(partial(_seat, people))
    await write(store.database, "DELETE FROM people WHERE person = ?", DELETED)
    await store.database.transaction(remnants.note)
    await store.database.checkpoint()
    return store.database.path.read_bytes()


def _seat(people: list[tuple[str, int]], transaction: Transaction) -> None:
    transaction.run_many("INSERT INTO people VALUES (?, ?)", people)


async def noted(of: Store | Database) -> list[object]:
    """Return the recorded data that may still be in the files."""
    return [*await (of.database if isinstance(of, Store) else of).rows("SELECT since FROM remnants")]


def _size(file: Path) -> int:
    return file.stat().st_size


def _has_trace(*files: Path) -> bool:
    return any(TRACE in file.read_bytes() for file in files)


@pytest.fixture
async def left(store: Store) -> Path:
    """A database whose file contains more than its rows."""
    await writer_of(store).execute_fetchall("PRAGMA synchronous = OFF")
    for seed in range(8):
        if TRACE in await _leave(store, seed):
            return store.database.path
    pytest.skip("this SQLite leaves nothing behind")


async def test_the_file_is_written_anew(store: Store, left: Path) -> None:
    rows = [tuple(row) for row in await store.database.rows("SELECT rowid, * FROM games ORDER BY rowid")]
    await remnants.clean(store.database)
    assert not _has_trace(left, left.with_name(f"{left.name}-wal"))
    after = [tuple(row) for row in await store.database.rows("SELECT rowid, * FROM games ORDER BY rowid")]
    assert after == rows
    assert not await noted(store)


async def test_a_copy_has_what_the_rows_have_and_no_more(store: Store, left: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(left, copy)
    assert not _has_trace(copy)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (GAMES,)


async def test_deleted_data_is_overwritten(store: Store) -> None:
    assert [tuple(row) for row in await writer_of(store).execute_fetchall("PRAGMA secure_delete")] == [(1,)]


async def test_nothing_is_written_anew_without_need(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def rewrite() -> bool:
        raise AssertionError

    monkeypatch.setattr(store.database, "rewrite", rewrite)
    await remnants.clean(store.database)


async def test_the_copy_from_before_an_update_goes_with_the_next_deletion(store: Store) -> None:
    path, backend = store.database.path, store.database.backend
    (other := path.with_name(f"{path.name}.step-by-me")).touch()
    await store.database.transaction(remnants.note)
    await write(store.database, "UPDATE remnants SET since = since - 5")
    await backend.keep(19)
    copy = path.with_name(f"{path.name}.step19")
    beside = copy.with_name(f"{copy.name}-wal")
    await store.clean()
    assert copy.exists(), "it was made after the deletion, so it holds nothing of it"
    beside.touch()
    await store.database.transaction(remnants.note)
    await store.games.add(lobby(), OPEN)
    assert not await store.clean()
    assert not copy.exists(), "while people play, too"
    assert not beside.exists()
    assert other.exists()


async def test_the_copy_from_before_an_update_is_deleted_in_time(store: Store) -> None:
    path = store.database.path
    await store.database.backend.keep(19)
    copy = path.with_name(f"{path.name}.step19")
    for age, stays in ((remnants.COPIES_KEPT - 60, True), (remnants.COPIES_KEPT + 60, False)):
        made = time.time() - age
        os.utime(copy, (made, made))
        await store.clean()
        assert copy.exists() == stays


def _room(free: int) -> Callable[[Path], int]:
    return lambda _: free


async def test_without_room_for_it_nothing_is_begun(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    size = _size(store.database.path)
    await store.database.transaction(remnants.note)
    monkeypatch.setattr("storage.database.sqlite.sqlite_backend.room_beside", _room(2 * size - 1))
    with pytest.raises(NotStoredError, match="no room"):
        await remnants.clean(store.database)
    assert store.database.outage is None
    monkeypatch.setattr("storage.database.sqlite.sqlite_backend.room_beside", _room(2 * size))
    await remnants.clean(store.database)
    assert not await noted(store)


async def test_an_interrupted_vacuum_leaves_no_long_log(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _leave(store, 1)

    def breaking(sql: str, run: Statement) -> Rows:
        found = run()
        if sql == "VACUUM":
            raise sqlite3.OperationalError("interrupted")
        return found

    hook(monkeypatch, breaking)
    with pytest.raises(NotStoredError):
        await store.database.rewrite()
    assert _size(store.database.path.with_name(f"{store.database.path.name}-wal")) == 0


async def test_a_full_disk_leaves_it_for_later(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.database.transaction(remnants.note)
    await writer_of(store).execute_fetchall("PRAGMA query_only = ON")
    with pytest.raises(NotStoredError):
        await remnants.clean(store.database)
    await writer_of(store).execute_fetchall("PRAGMA query_only = OFF")
    assert await noted(store)
    await remnants.clean(store.database)
    assert not await noted(store)


# When, and beside which processes


@pytest.mark.both_databases
async def test_nobody_who_plays_is_kept_waiting(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.games.add(lobby(), OPEN)
    await store.database.transaction(remnants.note)
    assert not await store.clean()
    assert await noted(store)
    await write(store.database, "UPDATE clicks SET made = made - ?", remnants.QUIET_SECONDS)
    assert await store.clean()
    assert not await noted(store)


async def test_a_file_doesn_t_wait_for_ever(store: Store) -> None:
    await store.games.add(lobby(), OPEN)
    await store.database.transaction(remnants.note)
    await write(store.database, "UPDATE remnants SET since = since - ?", SqliteFile.rewriting_waits)
    assert await store.clean()


@pytest.fixture
def address(postgres: Server) -> str:
    return postgres.new()


@pytest.fixture
async def on_server(address: str) -> AsyncIterator[Store]:
    async with opened(address) as store:
        yield store


async def test_a_server_rewrites_by_a_connection_of_its_own(
    on_server: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, stored = threading.Event(), threading.Event()

    def rewrite(_: object, transaction: Transaction) -> None:
        begun.set()
        assert stored.wait(PATIENCE)

    monkeypatch.setattr(PostgresServer, "rewrite", rewrite)
    await on_server.database.transaction(remnants.note)
    cleaning = asyncio.create_task(remnants.clean(on_server.database))
    await asyncio.to_thread(begun.wait, 60)
    await on_server.games.add(lobby(), OPEN)
    stored.set()
    assert await cleaning


async def test_a_table_that_is_in_use_is_left_for_later(on_server: Store, address: str) -> None:
    await on_server.database.transaction(remnants.note)
    with psycopg.connect(address) as other:
        other.execute("SELECT * FROM games")
        with pytest.raises(NotStoredError):
            await remnants.clean(on_server.database)
        assert on_server.database.outage is None
    assert await remnants.clean(on_server.database)


async def test_nothing_that_was_deleted_lies_in_the_files_of_a_server(
    on_server: Store, address: str, postgres: Server
) -> None:
    """Its journal is different, as `docs/privacy.md` explains."""
    folder = postgres.socket.parent / "data" / "base"

    async def traces() -> int:
        with psycopg.connect(address, autocommit=True) as other:
            other.execute("CHECKPOINT")
        files = [each for each in folder.rglob("*") if each.is_file()]
        return sum(each.read_bytes().count(TRACE[::-1]) for each in files)

    for number in range(20):
        player = Player(DELETED, "somebody", str(number))
        setup = replace(lobby().setup, players=(player,))
        game = replace(lobby(f"game{number:04}"), setup=setup)
        await on_server.games.add(game, Click(number + 1, DELETED, "open"))
    await write(on_server.database, "DELETE FROM people")
    await write(on_server.database, "DELETE FROM named")
    await write(on_server.database, "DELETE FROM clicks")
    await on_server.database.transaction(remnants.note)
    await write(on_server.database, "UPDATE remnants SET since = since - 1")
    assert await traces()
    assert await remnants.clean(on_server.database)
    assert not await traces()
