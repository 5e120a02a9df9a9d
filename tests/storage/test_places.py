import asyncio
import sqlite3
from collections import Counter
from dataclasses import fields, replace

import pytest

from storage.errors import NotStoredError, UnsureError
from storage.places import BOARD_SEAT, StoredMessage, may_wait
from storage.records import Click
from storage.store import Store
from tests.storage.hinder import Rows, Statement, fail_once, hook
from tests.storage.samples import GAME, OTHER, lobby, opened, write


async def _again(store: Store) -> tuple[int, dict[int, StoredMessage]]:
    """Return what another process would find of a game."""
    async with opened(store.database.path) as other:
        loaded = await other.games.load(GAME)
        assert loaded is not None
        return loaded.shown, await other.places.of(GAME)


async def test_boards_and_panels_are_found_again(store: Store) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    assert await store.places.of("aaaaaaaa") == {}
    for board in (StoredMessage(20, 77, 1), StoredMessage(20, 78, 2, closed=True, shown="ab12")):
        await store.places.put("aaaaaaaa", BOARD_SEAT, board)
        assert await store.places.of("aaaaaaaa") == {BOARD_SEAT: board}
    panels = {0: StoredMessage(5, 6, 7, ping=8, called=2.5, silent=True), 3: StoredMessage(closed=True)}
    await store.places.put("aaaaaaaa", 0, StoredMessage())
    for seat, panel in panels.items():
        await store.places.put("aaaaaaaa", seat, panel)
    messages = panels | {BOARD_SEAT: StoredMessage(20, 78, 2, closed=True, shown="ab12")}
    assert await store.places.of("aaaaaaaa") == messages
    assert await _again(store) == (0, messages)


async def test_a_note_is_found_here_at_once_and_elsewhere_once_it_is_written(store: Store) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    await store.places.put(GAME, 1, StoredMessage(5, 6))
    before = await _again(store)
    board, panel = StoredMessage(20, 77, 1, shown="cd"), StoredMessage(number=4)
    store.places.note_shown(GAME, 3)
    store.places.note_shown(GAME, 2)
    store.places.note(GAME, BOARD_SEAT, board)
    store.places.note(GAME, 0, panel)
    assert store.places.shown(GAME) == 3
    assert await store.places.of(GAME) == {BOARD_SEAT: board, 0: panel, 1: StoredMessage(5, 6)}
    assert await _again(store) == before
    await store.places.write()
    assert not store.places.pending
    assert await _again(store) == (3, {BOARD_SEAT: board, 0: panel, 1: StoredMessage(5, 6)})


async def test_a_written_place_takes_the_notes_along(store: Store) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    store.places.note_shown(GAME, 2)
    store.places.note(GAME, 0, StoredMessage(number=4))
    await store.places.put(GAME, BOARD_SEAT, StoredMessage(20, 77, 1))
    assert not store.places.pending
    assert await _again(store) == (2, {BOARD_SEAT: StoredMessage(20, 77, 1), 0: StoredMessage(number=4)})


async def test_a_note_taken_while_others_are_written_is_written_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))

    def noting(sql: str, run: Statement) -> Rows:
        if sql == "COMMIT" and store.places.shown(GAME) == 2:
            store.places.note_shown(GAME, 3)
        return run()

    hook(monkeypatch, noting)
    store.places.note_shown(GAME, 2)
    await store.places.write()
    assert store.places.pending
    assert (await _again(store))[0] == 2
    await store.places.write()
    assert (await _again(store))[0] == 3


async def test_places_put_at_the_same_time_are_written_together_and_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    written = Counter[str]()

    def count(sql: str, run: Statement) -> Rows:
        written[sql.partition("(")[0].strip()] += 1
        return run()

    hook(monkeypatch, count)
    panels = {seat: StoredMessage(5, 60 + seat) for seat in range(4)}
    await asyncio.gather(*(store.places.put(GAME, seat, panel) for seat, panel in panels.items()))
    assert written == {"BEGIN IMMEDIATE": 2, "INSERT INTO messages": 4, "COMMIT": 2}
    assert (await _again(store))[1] == panels


async def test_a_caller_that_waited_for_a_failed_write_tries_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    fail_once(monkeypatch, "COMMIT", sqlite3.OperationalError("locked"))
    results = await asyncio.gather(
        *(store.places.put(GAME, seat, StoredMessage(5, 60 + seat)) for seat in range(3)),
        return_exceptions=True,
    )
    assert [type(each) for each in results] == [UnsureError, type(None), type(None)]
    assert (await _again(store))[1] == {1: StoredMessage(5, 61), 2: StoredMessage(5, 62)}


async def test_a_write_that_fails_loses_no_note_and_leaves_nothing_of_what_was_put(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    store.places.note_shown(GAME, 2)
    store.places.note(GAME, 0, StoredMessage(number=4))
    for late in (StoredMessage(5, 6), StoredMessage(5, 6, silent=True)):
        fail_once(monkeypatch, "BEGIN IMMEDIATE", sqlite3.OperationalError("locked"))
        with pytest.raises(NotStoredError):
            await store.places.put(GAME, 0, late)
        assert await store.places.of(GAME) == {0: StoredMessage(number=4)}
    fail_once(monkeypatch, "BEGIN IMMEDIATE", sqlite3.OperationalError("locked"))
    with pytest.raises(NotStoredError):
        await store.places.put(GAME, BOARD_SEAT, StoredMessage(20, 77, 1))
    assert await store.places.of(GAME) == {0: StoredMessage(number=4)}
    await store.places.write()
    assert await _again(store) == (2, {0: StoredMessage(number=4)})


async def test_a_game_that_is_gone_keeps_no_other_from_being_noted(store: Store) -> None:
    for number, game in enumerate((GAME, OTHER)):
        await store.games.add(lobby(game), Click(number + 1, 101, "open"))
        store.places.note(game, BOARD_SEAT, StoredMessage(20, 77, 1))
        store.places.note(game, 0, StoredMessage(number=1))
        store.places.note_shown(game, 1)
    await write(store.database, "DELETE FROM games WHERE id = ?", OTHER)
    await store.places.write()
    assert not store.places.pending
    assert await _again(store) == (1, {BOARD_SEAT: StoredMessage(20, 77, 1), 0: StoredMessage(number=1)})
    assert await store.places.of(OTHER) == {}


async def test_only_panels_have_to_be_settled_before_a_message_is_named(store: Store) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    store.places.note_shown(GAME, 2)
    store.places.note(OTHER, 0, StoredMessage(number=4))
    store.places.note(GAME, BOARD_SEAT, StoredMessage(20, 77, 1, "ab"))
    await store.places.settle(GAME)
    assert store.places.pending
    store.places.note(GAME, 0, StoredMessage(number=4))
    await store.places.settle(GAME)
    assert not store.places.pending


STORED = StoredMessage(5, 6, 7, ping=8, asked=7, told=100)


BOARD_STORED = StoredMessage(20, 77, 2, "ab")


def test_the_digest_of_a_board_may_wait_unless_nobody_knows_it() -> None:
    assert may_wait(replace(BOARD_STORED, shown="cd"), BOARD_STORED)
    assert not may_wait(replace(BOARD_STORED, shown=""), BOARD_STORED)
    assert not may_wait(replace(BOARD_STORED, message=78, shown="cd"), BOARD_STORED)


MAY_WAIT: tuple[dict[str, float], ...] = (
    {"ping": 0},
    {"number": 9},
    {"called": 3.0},
    {"ping": 0, "number": 9},
    {},
)

MUST_NOT_WAIT: tuple[dict[str, int], ...] = (
    {"closed": True},
    {"message": 9},
    {"channel": 9},
    {"ping": 9},
    {"told": 0},
    {"told": 200},
    {"asked": 8},
    {"silent": True},
    {"ping": 0, "number": -3},
)


def test_each_fact_may_wait_or_must_not() -> None:
    decided = {name for change in (*MAY_WAIT, *MUST_NOT_WAIT) for name in change} | {"shown"}
    assert decided == {field.name for field in fields(StoredMessage)}


@pytest.mark.parametrize("change", MAY_WAIT)
def test_a_crash_may_take_back_what_is_done_again_without_a_message(change: dict[str, int]) -> None:
    assert may_wait(replace(STORED, **change), STORED)


@pytest.mark.parametrize("change", MUST_NOT_WAIT)
def test_a_crash_must_not_take_back_a_new_message_or_what_somebody_was_told(change: dict[str, int]) -> None:
    assert not may_wait(replace(STORED, **change), STORED)
    assert not may_wait(replace(STORED, **({"number": 11} | change)), STORED)
