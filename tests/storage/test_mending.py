"""The look for damage at a start: through no table that grows with each choice, and nobody waits for it."""

import asyncio
import threading
import time
from pathlib import Path

import pytest

from storage.mending import mend
from tests.patience import PATIENCE, until
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.samples import opened, write


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
        await mend(store.database)
        assert store.outage is None


async def test_a_start_waits_for_it_only_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In a large database it takes seconds. What it finds later is taken out all the same."""
    path, free = tmp_path / "games.sqlite3", threading.Event()
    async with opened(path) as store:
        await write(store.database, "INSERT INTO servers (id, settings) VALUES (10, x'00')")

    def stuck(sql: str, run: Statement) -> Rows:
        if "typeof" in sql and sql.endswith("FROM servers"):
            free.wait()
        return run()

    hook(monkeypatch, stuck)
    monkeypatch.setattr("storage.store.MENDING", 0.01)
    async with opened(path) as store:
        assert "servers are damaged" not in caplog.text
        free.set()
        await until(lambda: "servers are damaged" in caplog.text)
        async with asyncio.timeout(PATIENCE):
            while await store.database.rows("SELECT id FROM servers WHERE settings = x'00'"):  # noqa: ASYNC110
                await asyncio.sleep(0.001)
