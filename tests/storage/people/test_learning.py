"""How far a person is in the lesson, in how many games they sat, and what they were told there."""

import sqlite3

import pytest

from storage.database.storage_errors import UnavailableError
from storage.people.learning import HintsShown
from storage.store import Store
from tests.storage.hinder import Rows, Statement, fail_once, hook
from tests.storage.privacy.person import OTHER, OVER, RUNNING, USER, fill, player, start
from tests.storage.samples import write


async def test_the_last_step_is_kept(store: Store) -> None:
    assert await store.learning.step(101) == ""
    for step in ("goal", "build"):
        await store.learning.reach(101, step)
        assert await store.learning.step(101) == step
    assert await store.learning.step(102) == ""


async def test_a_kind_is_told_of_once_with_the_first_question(store: Store) -> None:
    await start(store, RUNNING, 1, player(), player(OTHER))
    learning = store.learning
    assert await learning.told(USER) == HintsShown(1, {})
    for question in ("first", "second"):
        learning.note_told(USER, "turn", question)
        # A reader finds pending notes, and written ones.
        assert await learning.told(USER) == HintsShown(1, {"turn": "first"})
        assert learning.pending
        await learning.write()
        assert not learning.pending
        assert await learning.told(USER) == HintsShown(1, {"turn": "first"})
    learning.note_told(USER, "pay", "third")
    assert await learning.told(USER) == HintsShown(1, {"turn": "first", "pay": "third"})
    assert await learning.told(OTHER) == HintsShown(1, {})


async def test_a_reader_sees_the_notes_that_follow(store: Store) -> None:
    await start(store, RUNNING, 1, player())
    told = await store.learning.told(USER)
    store.learning.note_told(USER, "turn", "first")
    store.learning.note_told(USER, "turn", "second")
    assert told == HintsShown(1, {"turn": "first"})
    await store.learning.write()
    await write(store.database, "DELETE FROM hints")
    assert await store.learning.told(USER) is told
    assert told.questions == {}


async def test_a_note_taken_while_others_are_written_is_not_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(store, RUNNING, 1, player(), player(OTHER))

    def late(sql: str, run: Statement) -> Rows:
        if sql == "COMMIT" and store.learning.pending:
            store.learning.note_told(USER, "pay", "second")
        return run()

    store.learning.note_told(USER, "turn", "first")
    with monkeypatch.context() as during:
        hook(during, late)
        await store.learning.write()
    assert store.learning.pending
    await store.learning.write()
    assert await store.learning.told(USER) == HintsShown(1, {"turn": "first", "pay": "second"})


async def test_a_note_that_could_not_be_written_stays_noted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(store, RUNNING, 1, player(), player(OTHER))
    store.learning.note_told(USER, "turn", "first")
    with monkeypatch.context() as failing:
        fail_once(failing, "COMMIT", sqlite3.OperationalError("full"))
        with pytest.raises(UnavailableError):
            await store.learning.write()
    assert store.learning.pending
    await store.learning.write()
    assert await store.learning.told(USER) == HintsShown(1, {"turn": "first"})


async def test_nothing_is_stored_of_somebody_in_no_game(store: Store) -> None:
    store.learning.note_told(101, "turn", "first")
    await store.learning.write()
    assert await store.learning.told(101) == HintsShown(0, {})


async def test_games_count_that_go_on_or_are_over_each_once(store: Store) -> None:
    """A lobby is no game yet. A result stays when its game is deleted, and both are of one game."""
    await fill(store)
    ended = {
        row[0]
        for row in await store.database.rows(
            "SELECT game FROM results JOIN standings ON id = result WHERE person = ?", USER
        )
    }
    assert OVER in ended
    assert (await store.learning.told(USER)).games == len(ended | {RUNNING})
    await write(store.database, "DELETE FROM games WHERE id = ?", OVER)
    assert (await store.learning.told(USER)).games == len(ended | {RUNNING})
