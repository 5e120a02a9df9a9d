import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path

import pytest

from storage.database import Database
from storage.errors import NewerDatabaseError, NotReadError, NotStoredError
from storage.migrations.run import Migration, migrate, migrations, statements
from storage.store import Store


async def test_a_commit_waits_for_the_disk(store: Store) -> None:
    async with store.database.transaction() as transaction:
        rows = [
            (await transaction.rows(f"PRAGMA {name}"))[0][0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert rows == ["wal", 2, 1]


async def test_what_was_committed_is_there_when_opened_again(tmp_path: Path) -> None:
    for expected in (0, 1):
        store = Store(tmp_path / "games.sqlite3")
        await store.open()
        assert len(await store.database.rows("SELECT * FROM servers")) == expected
        async with store.database.transaction() as transaction:
            await transaction.run("INSERT OR IGNORE INTO servers (id) VALUES (1)")
        await store.close()


async def test_an_error_undoes_the_whole_transaction(store: Store) -> None:
    async def fail() -> None:
        async with store.database.transaction() as transaction:
            await transaction.run("INSERT INTO servers (id) VALUES (1)")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.database.transaction() as transaction:
        assert not await transaction.rows("SELECT * FROM servers")


async def cancel_after(ticks: int, work: Coroutine[None, None, None]) -> None:
    """Start some work, and cancel it so many turns of the event loop later."""
    task = asyncio.create_task(work)
    for _ in range(ticks):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_cancelled_transaction_is_undone_and_blocks_nobody(store: Store) -> None:
    async def work() -> None:
        async with store.database.transaction() as transaction:
            await transaction.run("INSERT INTO servers (id) VALUES (1)")
            await asyncio.sleep(60)

    for ticks in range(12):
        await cancel_after(ticks, work())
        # Who only reads wouldn't see it in any case.
        async with store.database.transaction() as transaction:
            assert not await transaction.rows("SELECT * FROM servers")


async def test_who_reads_waits_for_nobody_and_sees_only_what_is_committed(store: Store) -> None:
    async with store.database.transaction() as transaction:
        await transaction.run("INSERT INTO servers (id) VALUES (1)")
        assert not await store.database.rows("SELECT * FROM servers")
    assert await store.database.rows("SELECT * FROM servers")


async def test_a_snapshot_is_one_moment(store: Store) -> None:
    async with store.database.snapshot() as snapshot:
        assert not await snapshot.rows("SELECT * FROM servers")
        async with store.database.transaction() as transaction:
            await transaction.run("INSERT INTO servers (id) VALUES (1)")
        assert not await snapshot.rows("SELECT * FROM servers")
    assert await store.database.rows("SELECT * FROM servers")


async def test_a_cancelled_snapshot_holds_on_to_nothing(store: Store) -> None:
    async def work() -> None:
        async with store.database.snapshot() as snapshot:
            await snapshot.rows("SELECT * FROM servers")
            await asyncio.sleep(60)

    for ticks in range(12):
        await cancel_after(ticks, work())
        async with store.database.transaction() as transaction:
            await transaction.run("INSERT INTO servers (id) VALUES (?)", ticks)
        assert len(await store.database.rows("SELECT * FROM servers")) == ticks + 1


async def test_a_closed_database_says_so(tmp_path: Path) -> None:
    database = Database(tmp_path / "games.sqlite3")
    with pytest.raises(sqlite3.ProgrammingError, match="not open"):
        await database.rows("SELECT 1")
    await database.close()


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 9999")
    connection.close()
    with pytest.raises(NewerDatabaseError, match="9999"):
        await Database(path).open()


async def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_text("This is a diary, and not a small one." * 100)
    with pytest.raises(NotReadError, match="not a database") as caught:
        await Database(path).open()
    assert caught.value.cause is None
    assert path.read_text().startswith("This is a diary")


def test_migrations_are_numbered_without_gaps() -> None:
    found = migrations()
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert all(each.name.endswith(".sql") for each in found)


def test_sql_is_cut_where_statements_end() -> None:
    sql = "-- a; comment\nCREATE TABLE a (\n  b TEXT DEFAULT ';'\n);\nSELECT 1;\nSELECT 2"
    assert [each.strip()[-5:] for each in statements(sql)] == ["';'\n);"[-5:], "CT 1;", "ECT 2"]


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    database = Database(path)
    await database.open()
    broken = [
        *migrations(),
        Migration(len(migrations()) + 1, "9.sql", "CREATE TABLE x (y);\nCREATE TABEL z;"),
    ]
    monkeypatch.setattr("storage.migrations.run.migrations", lambda: broken)
    with pytest.raises(NotStoredError):
        async with database.transaction() as transaction:
            await migrate(transaction)
    # Who only reads wouldn't see it in any case.
    async with database.transaction() as transaction:
        assert (await transaction.rows("PRAGMA user_version"))[0][0] == len(broken) - 1
        assert not await transaction.rows("SELECT * FROM sqlite_master WHERE name = 'x'")
    await database.close()
