"""The care of a whole database."""

import asyncio
import logging
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from storage.database.storage_errors import InUseError
from storage.inspection import inspect
from storage.maintenance import FILLED_MIGRATION, fill, locked, repair
from storage.store import Store
from tests.patience import PATIENCE, until
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.samples import opened, write

ROOT = Path(__file__).parents[2]

HOLDER = """
import sys, time
from pathlib import Path
from storage.database.storage_errors import InUseError
from storage.maintenance import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def test_a_second_one_is_refused_until_the_first_has_ended(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    with locked(path):
        with pytest.raises(InUseError), locked(path):
            pass
        with locked(path.with_name("other.sqlite3")):
            pass
    with locked(path):
        pass
    assert not path.exists()


def test_the_lock_of_a_process_that_is_killed_is_free(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], cwd=ROOT, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == b"held\n"
            with pytest.raises(InUseError), locked(path):
                pass
        finally:
            process.kill()
    with locked(path):
        pass


def test_another_name_of_the_file_is_no_way_round(tmp_path: Path):
    path, link = tmp_path / "games.sqlite3", tmp_path / "link.sqlite3"
    link.symlink_to(path)
    with locked(path), pytest.raises(InUseError), locked(link):
        pass


def test_an_error_inside_is_passed_on_and_frees_the_lock(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    with pytest.raises(OSError, match="inside"), locked(path):
        raise OSError("inside")
    with locked(path):
        pass


def test_where_nothing_can_be_locked_the_bot_plays_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    path = tmp_path / "games.sqlite3"
    path.with_name("games.sqlite3.lock").mkdir()
    with caplog.at_level(logging.WARNING), locked(path):
        assert "can't be locked" in caplog.text
    caplog.clear()
    monkeypatch.setattr("storage.database.sqlite.file_lock.sys.platform", "win32")
    with caplog.at_level(logging.WARNING), locked(tmp_path / "other.sqlite3"):
        assert "Windows" in caplog.text


async def test_a_start_looks_through_no_large_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = list[str]()

    def note(sql: str, run: Statement) -> Rows:
        looked.append(sql)
        return run()

    hook(monkeypatch, note)
    async with opened(tmp_path / "games.sqlite3"):
        pass
    looks = [sql for sql in looked if "typeof" in sql]
    assert any(sql.endswith("FROM servers") for sql in looks)
    large = ("people", "choices", "results", "standings")
    assert [sql for sql in looks if sql.endswith(tuple(f"FROM {table}" for table in large))] == []
    games = [sql for sql in looks if sql.endswith("FROM games")]
    assert games
    assert not any("(state)" in sql for sql in games)


async def test_it_may_take_longer_than_players_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(sql: str, run: Statement) -> Rows:
        if "typeof" in sql and sql.endswith("FROM servers"):
            time.sleep(1.0)
        return run()

    async with opened(tmp_path / "games.sqlite3") as store:
        store.database.limit = 0.1
        hook(monkeypatch, slow)
        await repair(store.database)
        assert store.database.outage is None


async def test_a_start_waits_for_it_only_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In a large database it takes seconds. Whatever it finds later is deleted anyway."""
    path, free = tmp_path / "games.sqlite3", threading.Event()
    async with opened(path) as store:
        await write(store.database, "INSERT INTO servers (id, settings) VALUES (10, x'00')")

    def stuck(sql: str, run: Statement) -> Rows:
        if "typeof" in sql and sql.endswith("FROM servers"):
            free.wait()
        return run()

    hook(monkeypatch, stuck)
    monkeypatch.setattr("storage.store.REPAIR_SECONDS", 0.01)
    async with opened(path) as store:
        assert "servers are damaged" not in caplog.text
        free.set()
        await until(lambda: "servers are damaged" in caplog.text)
        async with asyncio.timeout(PATIENCE):
            while await store.database.rows("SELECT id FROM servers WHERE settings = x'00'"):
                await asyncio.sleep(0.001)


async def test_a_declaration_that_is_damaged_costs_no_row_and_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        await store.servers.change(10, lambda before: replace(before, seasons=False))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_schema SET sql = replace(sql, 'TEXT ', 'TEXU ') WHERE name = 'servers'"
        )
    async with opened(path) as store:
        assert not (await store.servers.get(10)).seasons
    assert "settings of the table servers is TEXU" in caplog.text
    assert "1 rows of the table servers are damaged: settings isn't TEXU" in (await inspect(path)).faults


@pytest.mark.parametrize(
    ("table", "damaged", "mended"),
    [
        ("persons (id, settings)", "(1, x'00')", (1, "")),
        ("servers (id, podium)", "(10, 'x')", (10, 0)),
        ("servers (id, removed)", "(10, 'x')", (10, None)),
        ("deals (day, secret)", "(1, x'00')", (1, "")),
        ("deletions (person, former)", "(103, 'x')", (103, 0)),
    ],
)
async def test_a_damaged_value_of_what_is_kept_costs_no_row(
    store: Store, table: str, damaged: str, mended: tuple[object, ...]
) -> None:
    name, _, columns = table.partition(" ")
    await write(store.database, f"INSERT INTO {table} VALUES {damaged}")
    await repair(store.database)
    rows = await store.database.rows(f"SELECT {columns.strip('()')} FROM {name}")
    assert [tuple(row) for row in rows] == [mended]


@pytest.mark.parametrize("table", ["named", "current_ratings", "tournament_people"])
async def test_a_migration_fills_the_tables_that_follow_from_others(
    filled: Path, tmp_path: Path, table: str
) -> None:
    async with opened(Path(shutil.copy(filled, tmp_path))) as store:
        before = {tuple(row) for row in await store.database.rows(f"SELECT * FROM {table}")}
        assert before
        await write(store.database, f"DELETE FROM {table}")
        await write(store.database, "UPDATE tournaments SET listed = -1")
        await store.database.transaction(lambda it: fill(it, range(FILLED_MIGRATION, FILLED_MIGRATION + 1)))
        assert {tuple(row) for row in await store.database.rows(f"SELECT * FROM {table}")} == before
