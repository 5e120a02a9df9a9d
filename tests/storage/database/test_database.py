import asyncio
import sqlite3
import stat
import sys
import threading
import time
from collections.abc import Coroutine
from pathlib import Path

import pytest

from storage.database.database import Database
from storage.database.storage_errors import NewerDatabaseError, NotReadError, NotStoredError, StatementError
from storage.database.transaction import Transaction
from storage.store import Store
from tests.patience import PATIENCE
from tests.storage.hinder import Rows, Statement, fail_to_read, hook
from tests.storage.samples import add_server, servers


async def test_a_commit_waits_for_the_disk(store: Store) -> None:
    def work(transaction: Transaction) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [transaction.rows(f"PRAGMA {name}")[0][0] for name in names]

    assert await store.database.transaction(work) == ["wal", 2, 1]


def modes_of(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
async def test_nobody_else_may_read_what_is_stored(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite3")
    await store.open()
    await add_server(store, 1)
    modes = modes_of(tmp_path)
    await store.close()
    assert {"games.sqlite3", "games.sqlite3-wal", "games.sqlite3-shm"} <= modes.keys()
    assert set(modes.values()) == {0o600}


async def test_an_error_undoes_the_whole_transaction(store: Store) -> None:
    def fail(transaction: Transaction) -> None:
        transaction.run("INSERT INTO servers (id) VALUES (1)")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.database.transaction(fail)
    assert not await store.database.transaction(_servers)


def _servers(transaction: Transaction) -> Rows:
    return transaction.rows("SELECT * FROM servers")


async def cancel_after(ticks: int, work: Coroutine[None, None, None]) -> None:
    """Start work, and cancel it `ticks` turns of the event loop later."""
    task = asyncio.create_task(work)
    for _ in range(ticks):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_cancelled_transaction_is_undone_and_blocks_nobody(store: Store) -> None:
    def work(transaction: Transaction) -> None:
        transaction.run("INSERT INTO servers (id) VALUES (1)")
        time.sleep(0.02)

    for ticks in range(8):
        await cancel_after(ticks, store.database.transaction(work))
        # The reading connection would not see it anyway.
        assert not await store.database.transaction(_servers)


async def test_a_cancelled_transaction_ends_once_its_connection_is_free(store: Store) -> None:
    told: list[str] = []

    def work(transaction: Transaction) -> None:
        transaction.run("INSERT INTO servers (id) VALUES (1)")
        time.sleep(0.1)
        told.append("worked")

    first = asyncio.create_task(store.database.transaction(work))
    await asyncio.sleep(0.02)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert first.cancelled()
    assert told == ["worked"]
    assert not await store.database.transaction(_servers)


@pytest.mark.parametrize("late", [False, True])
async def test_a_transaction_cancelled_during_its_commit_is_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    at_it = threading.Event()

    def slow(sql: str, run: Statement) -> Rows:
        if sql != "COMMIT":
            return run()
        found = run() if late else ()
        at_it.set()
        time.sleep(0.05)
        return found if late else run()

    hook(monkeypatch, slow)
    task = asyncio.create_task(add_server(store, 1))
    await asyncio.to_thread(at_it.wait)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()
    assert len(await servers(store)) == 1


async def test_a_reader_never_waits_and_sees_only_committed_data(store: Store) -> None:
    written, seen = threading.Event(), threading.Event()

    def work(transaction: Transaction) -> None:
        transaction.run("INSERT INTO servers (id) VALUES (1)")
        written.set()
        assert seen.wait(PATIENCE)

    task = asyncio.create_task(store.database.transaction(work))
    await asyncio.to_thread(written.wait)
    assert not await servers(store)
    seen.set()
    await task
    assert await servers(store)


async def test_nobody_waits_longer_for_others_than_for_the_database(store: Store) -> None:
    database = store.database
    database.limit = 0.0
    async with database._reading, database._writing:  # pyright: ignore[reportPrivateUsage]
        with pytest.raises(NotReadError):
            await database.rows("SELECT 1")
        with pytest.raises(NotStoredError):
            await database.transaction(lambda _: None, "other")


async def test_a_snapshot_is_one_moment(store: Store) -> None:
    begun, written = threading.Event(), threading.Event()

    def work(transaction: Transaction) -> None:
        assert not _servers(transaction)
        begun.set()
        assert written.wait(PATIENCE)
        assert not _servers(transaction)

    task = asyncio.create_task(store.database.snapshot(work))
    await asyncio.to_thread(begun.wait)
    await add_server(store, 1)
    written.set()
    await task
    assert await servers(store)


async def test_a_cancelled_snapshot_holds_on_to_nothing(store: Store) -> None:
    def work(transaction: Transaction) -> None:
        transaction.rows("SELECT * FROM servers")
        time.sleep(0.02)

    for ticks in range(8):
        await cancel_after(ticks, store.database.snapshot(work))
        await add_server(store, ticks)
        assert len(await servers(store)) == ticks + 1


async def test_an_outage_of_a_silent_database_lasts_while_nothing_can_be_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.database.outages.note("silent")
    with monkeypatch.context() as patch:
        fail_to_read(patch, "SELECT 1")
        assert not await store.database.try_again()
    assert await store.database.try_again()


async def test_a_closed_database_says_so(tmp_path: Path) -> None:
    database = Database(tmp_path / "games.sqlite3")
    with pytest.raises(StatementError, match="not open"):
        await database.rows("SELECT 1")
    await database.close()


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 9999")
    connection.close()
    with pytest.raises(NewerDatabaseError, match="9999"):
        await Database(path).open()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_text("This is a diary, and not a small one." * 100)
    with pytest.raises(NotReadError, match="not a database") as caught:
        await Database(path).open()
    assert caught.value.cause is None
    assert path.read_text().startswith("This is a diary")
