"""Records of shown versions are written soon, many at once, and repeated after a failure."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.tables.background import storing
from bot.tables.background.scheduler import Scheduler
from bot.tables.background.storing import Noting
from bot.tables.background_loop import Jobs
from storage.database.storage_errors import NotStoredError
from storage.database.transaction import Notes
from storage.games.places import BOARD_SEAT, StoredMessage
from storage.store import Store
from storage.values import Click
from tests.loop_time import LoopTime
from tests.patience import PATIENCE
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.samples import GAME, OTHER, lobby, opened

NOBODY = cast("Any", None)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(tmp_path / "games.sqlite3") as store:
        for number, game in enumerate((GAME, OTHER)):
            await store.games.add(lobby(game), Click(number + 1, 101, "open"))
        yield store


async def _shown(store: Store) -> list[int]:
    return [row[0] for row in await store.database.rows("SELECT shown FROM games ORDER BY id")]


async def _until_written(store: Store) -> None:
    async with asyncio.timeout(PATIENCE):
        while store.places.pending:
            await asyncio.sleep(0.01)


async def test_many_notes_are_one_transaction_a_moment_later(
    store: Store, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    Noting(Scheduler(NOBODY, jobs, NOBODY), [store.places], 0.1)
    commits = list[str]()

    def counted(sql: str, run: Statement) -> Rows:
        if sql == "COMMIT":
            commits.append(sql)
        return run()

    hook(monkeypatch, counted)
    for version in range(1, 9):
        store.places.note_shown(GAME, version)
        store.places.note(GAME, BOARD_SEAT, StoredMessage(0, 77, 0, shown=str(version)))
        store.places.note(OTHER, 0, StoredMessage(number=version))
        await asyncio.sleep(0)
    assert await _shown(store) == [0, 0]
    await _until_written(store)
    assert await _shown(store) == [8, 0]
    assert len(commits) == 1
    # Later records are written, too.
    store.places.note_shown(OTHER, 3)
    await _until_written(store)
    assert await _shown(store) == [8, 3]
    assert len(commits) == 2


async def test_notes_that_could_not_be_written_are_tried_again(
    store: Store, jobs: Jobs, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storing, "NOTES_RETRY", 0.05)
    Noting(Scheduler(NOBODY, jobs, NOBODY), [store.places], 0.01)
    failures = [sqlite3.OperationalError(text) for text in ("first", "second")]

    def fail(sql: str, run: Statement) -> Rows:
        if sql == "COMMIT" and failures:
            raise failures.pop(0)
        return run()

    hook(monkeypatch, fail)
    store.places.note_shown(GAME, 2)
    await _until_written(store)
    assert await _shown(store) == [2, 0]
    assert [record.getMessage().split(": ")[1] for record in caplog.records] == ["first", "second"]


async def test_at_the_end_nothing_is_left(store: Store, jobs: Jobs) -> None:
    keeper = Noting(Scheduler(NOBODY, jobs, NOBODY), [store.places], 60)
    store.places.note_shown(GAME, 2)
    await jobs.close()
    await keeper.finish()
    assert await _shown(store) == [2, 0]


async def test_the_bot_writes_its_notes_when_it_is_closed_and_needs_no_room_for_that(
    store: Store, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Noting(Scheduler(NOBODY, jobs, NOBODY), [store.places], 60)
    store.places.note_shown(GAME, 2)

    def fail(_sql: str, _run: Statement) -> Rows:
        raise sqlite3.OperationalError("full")

    with monkeypatch.context() as full:
        hook(full, fail)
        await keeper.finish()
    assert store.places.pending
    await keeper.finish()
    assert await _shown(store) == [2, 0]


class _Full(Notes):
    """Always has more records, and fails to write them the first time."""

    def __init__(self, time: LoopTime) -> None:
        super().__init__()
        self.tried: list[float] = []
        self._time = time

    @property
    def pending(self) -> bool:
        return True

    async def write(self) -> None:
        """Fail once, and add a record during the write."""
        self.tried.append(self._time.now)
        self.note()
        await asyncio.sleep(0)
        if len(self.tried) == 1:
            raise NotStoredError("full")

    def note(self) -> None:
        """Add a record."""
        self.listeners.tell()


async def test_after_a_failure_new_notes_wait_too(jobs: Jobs, time: LoopTime) -> None:
    notes = _Full(time)
    Noting(Scheduler(NOBODY, jobs, NOBODY), [notes])
    notes.note()
    await time.pass_by(storing.NOTES_DELAY)
    for _ in range(4):
        await time.pass_by(1)
        notes.note()
    assert notes.tried == [storing.NOTES_DELAY]
    await time.pass_by(1)
    assert notes.tried == [storing.NOTES_DELAY, storing.NOTES_DELAY + storing.NOTES_RETRY]
    notes.note()
    await time.pass_by(storing.NOTES_DELAY)
    assert len(notes.tried) == 3
