"""The look for damage at a start: through no table that grows with each choice, and nobody waits for it."""

import time
from pathlib import Path

import pytest

from storage.mending import mend
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.samples import opened


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
