import asyncio
import sqlite3
from collections import Counter
from dataclasses import replace

import pytest

from storage.errors import NotStoredError, UnsureError
from storage.messages import Board, Panel
from storage.places import may_wait
from storage.records import Click
from storage.store import Store
from tests.storage.hinder import Rows, Statement, fail_once, hook
from tests.storage.samples import GAME, OTHER, lobby, opened, write


async def _again(store: Store) -> tuple[int, Board, dict[int, Panel]]:
    """Return what another process would find of a game."""
    async with opened(store.database.path) as other:
        loaded = await other.games.load(GAME)
        assert loaded is not None
        return loaded.shown, await other.places.board(GAME), await other.places.panels(GAME)


async def test_boards_and_panels_are_found_again(store: Store) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    assert await store.places.board("aaaaaaaa") == Board()
    assert await store.places.panels("aaaaaaaa") == {}
    for board in (Board(77, 1), Board(78, 2, lost=True, shown="ab12")):
        await store.places.put_board("aaaaaaaa", board)
        assert await store.places.board("aaaaaaaa") == board
    panels = {0: Panel(5, 6, 7, refused=False, ping=8), 3: Panel(refused=True)}
    await store.places.put_panel("aaaaaaaa", 0, Panel())
    for seat, panel in panels.items():
        await store.places.put_panel("aaaaaaaa", seat, panel)
    assert await store.places.panels("aaaaaaaa") == panels
    assert await _again(store) == (0, Board(78, 2, lost=True, shown="ab12"), panels)


async def test_a_note_is_found_here_at_once_and_elsewhere_once_it_is_written(store: Store) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    await store.places.put_panel(GAME, 1, Panel(5, 6))
    before = await _again(store)
    board, panel = Board(77, 1, shown="cd"), Panel(number=4)
    store.places.note_shown(GAME, 3)
    store.places.note_shown(GAME, 2)
    store.places.note_board(GAME, board)
    store.places.note_panel(GAME, 0, panel)
    assert store.places.shown(GAME) == 3
    assert await store.places.board(GAME) == board
    assert await store.places.panels(GAME) == {0: panel, 1: Panel(5, 6)}
    assert await _again(store) == before
    await store.places.write()
    assert not store.places.pending
    assert await _again(store) == (3, board, {0: panel, 1: Panel(5, 6)})


async def test_a_written_place_takes_the_notes_along(store: Store) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    store.places.note_shown(GAME, 2)
    store.places.note_panel(GAME, 0, Panel(number=4))
    await store.places.put_board(GAME, Board(77, 1))
    assert not store.places.pending
    assert await _again(store) == (2, Board(77, 1), {0: Panel(number=4)})


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
    panels = {seat: Panel(5, 60 + seat) for seat in range(4)}
    await asyncio.gather(*(store.places.put_panel(GAME, seat, panel) for seat, panel in panels.items()))
    assert written == {"BEGIN IMMEDIATE": 2, "INSERT INTO panels": 4, "COMMIT": 2}
    assert (await _again(store))[2] == panels


async def test_a_caller_that_waited_for_a_failed_write_tries_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    fail_once(monkeypatch, "COMMIT", sqlite3.OperationalError("locked"))
    results = await asyncio.gather(
        *(store.places.put_panel(GAME, seat, Panel(5, 60 + seat)) for seat in range(3)),
        return_exceptions=True,
    )
    assert [type(each) for each in results] == [UnsureError, type(None), type(None)]
    assert (await _again(store))[2] == {1: Panel(5, 61), 2: Panel(5, 62)}


async def test_a_write_that_fails_loses_no_note_and_leaves_nothing_of_what_was_put(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    store.places.note_shown(GAME, 2)
    store.places.note_panel(GAME, 0, Panel(number=4))
    for late in (Panel(5, 6), Panel(5, 6, silent=True)):
        fail_once(monkeypatch, "BEGIN IMMEDIATE", sqlite3.OperationalError("locked"))
        with pytest.raises(NotStoredError):
            await store.places.put_panel(GAME, 0, late)
        assert await store.places.panels(GAME) == {0: Panel(number=4)}
    fail_once(monkeypatch, "BEGIN IMMEDIATE", sqlite3.OperationalError("locked"))
    with pytest.raises(NotStoredError):
        await store.places.put_board(GAME, Board(77, 1))
    assert await store.places.board(GAME) == Board()
    await store.places.write()
    assert await _again(store) == (2, Board(), {0: Panel(number=4)})


async def test_a_game_that_is_gone_keeps_no_other_from_being_noted(store: Store) -> None:
    for number, game in enumerate((GAME, OTHER)):
        await store.games.add(lobby(game), Click(number + 1, 101, "open"))
        store.places.note_board(game, Board(77, 1))
        store.places.note_panel(game, 0, Panel(number=1))
        store.places.note_shown(game, 1)
    await write(store.database, "DELETE FROM games WHERE id = ?", OTHER)
    await store.places.write()
    assert not store.places.pending
    assert await _again(store) == (1, Board(77, 1), {0: Panel(number=1)})
    assert await store.places.panels(OTHER) == {}


async def test_only_panels_have_to_be_settled_before_a_message_is_named(store: Store) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    store.places.note_shown(GAME, 2)
    store.places.note_panel(OTHER, 0, Panel(number=4))
    await store.places.settle(GAME)
    assert store.places.pending
    store.places.note_panel(GAME, 0, Panel(number=4))
    await store.places.settle(GAME)
    assert not store.places.pending


STORED = Panel(5, 6, 7, ping=8, asked=7, told=100)


@pytest.mark.parametrize(
    "change", [{"ping": 0}, {"number": 9}, {"refused": True}, {"called": 3.0}, {"ping": 0, "number": 9}, {}]
)
def test_a_crash_may_take_back_what_is_done_again_without_a_message(change: dict[str, int]) -> None:
    assert may_wait(replace(STORED, **change), STORED)


@pytest.mark.parametrize(
    "change",
    [
        {"message": 9},
        {"channel": 9},
        {"ping": 9},
        {"told": 0},
        {"told": 200},
        {"asked": 8},
        {"silent": True},
        {"ping": 0, "number": -3},
    ],
)
def test_a_crash_must_not_take_back_a_new_message_or_what_somebody_was_told(change: dict[str, int]) -> None:
    assert not may_wait(replace(STORED, **change), STORED)
    assert not may_wait(replace(STORED, **({"number": 11} | change)), STORED)
