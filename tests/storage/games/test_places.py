import asyncio
import sqlite3
from collections import Counter
from dataclasses import fields, replace
from pathlib import Path

import pytest

from storage.database.storage_errors import NotStoredError, StaleVersionError, UnsureError
from storage.games.places import BOARD_SEAT, StoredMessage, may_wait
from storage.store import Store
from storage.values import Click
from tests.storage.hinder import Rows, Statement, fail_once, hook
from tests.storage.samples import GAME, OPEN, OTHER, lobby, opened, write


@pytest.fixture
async def store(store: Store) -> Store:
    await store.games.add(lobby(), OPEN)
    return store


async def _again(store: Store) -> tuple[int, dict[int, StoredMessage]]:
    """Return what another process would find of a game."""
    async with opened(store.database.path) as other:
        loaded = await other.games.load(GAME)
        assert loaded is not None
        return loaded.shown, await other.places.of(GAME)


async def test_boards_and_panels_are_found_again(store: Store) -> None:
    assert await store.places.of("aaaaaaaa") == {}
    first = StoredMessage(20, 77, 1)
    for board in (first, replace(first, message=78, number=2, closed=True, shown="ab12")):
        await store.places.put("aaaaaaaa", BOARD_SEAT, board)
        assert await store.places.of("aaaaaaaa") == {BOARD_SEAT: board}
    panels = {0: StoredMessage(5, 6, 7, ping=8, called=2.5, silent=True), 3: StoredMessage(closed=True)}
    for seat, panel in panels.items():
        await store.places.put("aaaaaaaa", seat, panel)
    messages = panels | {BOARD_SEAT: StoredMessage(20, 78, 2, closed=True, shown="ab12")}
    assert await store.places.of("aaaaaaaa") == messages
    assert await _again(store) == (0, messages)


async def test_a_note_is_found_here_at_once_and_elsewhere_once_it_is_written(store: Store) -> None:
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
    store.places.note_shown(GAME, 2)
    store.places.note(GAME, 0, StoredMessage(number=4))
    await store.places.put(GAME, BOARD_SEAT, StoredMessage(20, 77, 1))
    assert not store.places.pending
    assert await _again(store) == (2, {BOARD_SEAT: StoredMessage(20, 77, 1), 0: StoredMessage(number=4)})


async def test_a_note_taken_while_others_are_written_is_written_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:

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
    await store.games.add(lobby(OTHER), Click(2, 101, "open"))
    for game in (GAME, OTHER):
        store.places.note(game, BOARD_SEAT, StoredMessage(20, 77, 1))
        store.places.note(game, 0, StoredMessage(number=1))
        store.places.note_shown(game, 1)
    await write(store.database, "DELETE FROM games WHERE id = ?", OTHER)
    await store.places.write()
    assert not store.places.pending
    assert await _again(store) == (1, {BOARD_SEAT: StoredMessage(20, 77, 1), 0: StoredMessage(number=1)})
    assert await store.places.of(OTHER) == {}


async def test_only_panels_have_to_be_settled_before_a_message_is_named(store: Store) -> None:
    store.places.note_shown(GAME, 2)
    store.places.note(OTHER, 0, StoredMessage(number=4))
    store.places.note(GAME, BOARD_SEAT, StoredMessage(20, 77, 1, "ab"))
    await store.places.settle(GAME)
    assert store.places.pending
    store.places.note(GAME, 0, StoredMessage(number=4))
    await store.places.settle(GAME)
    assert not store.places.pending


@pytest.mark.both_databases
async def test_a_process_that_was_suspended_overwrites_nothing_of_its_successor(
    store: Store, place: Path | str
) -> None:
    await store.places.put(GAME, BOARD_SEAT, StoredMessage(20, 77, 1))
    async with opened(place) as successor:
        before, theirs = await store.places.of(GAME), await successor.places.of(GAME)
        newer = replace(theirs[BOARD_SEAT], message=79, number=2)
        await successor.places.put(GAME, BOARD_SEAT, newer)
        lost = list[str]()
        store.places.lost = lost.append
        old = replace(before[BOARD_SEAT], message=78, number=2)
        with pytest.raises(StaleVersionError):
            await store.places.put(GAME, BOARD_SEAT, old)
        # A record also fails like that, and delays no other.
        store.places.note(GAME, BOARD_SEAT, replace(old, shown="ab"))
        store.places.note(GAME, 0, StoredMessage(number=4))
        await store.places.write()
        assert lost == [GAME, GAME]
        found = await store.places.of(GAME)
        assert found == {BOARD_SEAT: newer, 0: StoredMessage(number=4)}
        # A change of the newer state is written again.
        await store.places.put(GAME, BOARD_SEAT, replace(found[BOARD_SEAT], shown="cd"))
        with pytest.raises(StaleVersionError):
            await successor.places.put(GAME, BOARD_SEAT, replace(newer, shown="ef"))


@pytest.mark.both_databases
async def test_a_row_that_was_deleted_or_made_meanwhile_is_not_written(
    store: Store, place: Path | str
) -> None:
    """A person's data may be deleted while the process of their table stands still."""
    panel = StoredMessage(5, 6, 7)
    await store.places.put(GAME, 0, panel)
    async with opened(place) as other:
        await write(other.database, "DELETE FROM messages WHERE seat = 0")
        with pytest.raises(StaleVersionError):
            await store.places.put(GAME, 0, replace(panel, message=8))
        assert await store.places.of(GAME) == {}
        await other.places.put(GAME, 1, StoredMessage(5, 6, 7))
        with pytest.raises(StaleVersionError):
            await store.places.put(GAME, 1, StoredMessage(5, 9))


async def test_a_commit_of_which_nobody_knows_counts_as_the_process_s_own(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = StoredMessage(20, 77, 1)

    def lose(sql: str, run: Statement) -> Rows:
        rows = run()
        if sql == "COMMIT" and not board.revision.lost and board.revision.known == (0,):
            raise sqlite3.OperationalError("disk I/O error")
        return rows

    hook(monkeypatch, lose)
    with pytest.raises(UnsureError):
        await store.places.put(GAME, BOARD_SEAT, board)
    assert len(board.revision.known) == 2
    await store.places.put(GAME, BOARD_SEAT, replace(board, message=78))
    assert len(board.revision.known) == 1
    assert (await _again(store))[1] == {BOARD_SEAT: replace(board, message=78)}


@pytest.mark.both_databases
async def test_a_board_that_is_to_be_finished_is_stored_together_with_the_new_one(
    store: Store, place: Path | str
) -> None:
    first = StoredMessage(20, 77, 1, "ab")
    await store.places.put(GAME, BOARD_SEAT, first)
    await store.places.put(GAME, BOARD_SEAT, replace(first, message=78, number=2), first)
    async with opened(place) as other:
        assert await other.places.old_boards(GAME) == (first,)
        assert await other.games.with_pending_work() == [GAME]
    store.places.finished(GAME, 77)
    assert await store.places.old_boards(GAME) == ()
    await store.places.write()
    async with opened(place) as other:
        assert await other.places.old_boards(GAME) == ()


@pytest.mark.both_databases
async def test_a_board_that_was_sent_too_late_is_handed_over(store: Store) -> None:
    """If it is the stored one, its content is uncertain; otherwise the table must finish it."""
    board = StoredMessage(20, 77, 1, "ab")
    await store.places.put(GAME, BOARD_SEAT, board)
    await write(store.database, "UPDATE messages SET revision = 5")
    with pytest.raises(StaleVersionError):
        await store.places.put(GAME, BOARD_SEAT, replace(board, shown="old"))
    found = (await store.places.of(GAME))[BOARD_SEAT]
    assert found == replace(board, shown="")
    assert found.revision.known != board.revision.known
    late = replace(board, message=78)
    store.places.note(GAME, BOARD_SEAT, late)
    await store.places.write()
    assert await store.places.old_boards(GAME) == (late,)
    # A board that was never sent needs no finishing.
    store.places.note(GAME, BOARD_SEAT, StoredMessage(20, 0, 2))
    await write(store.database, "UPDATE messages SET revision = 9")
    await store.places.write()
    assert await store.places.old_boards(GAME) == (late,)


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
    decided = {name for change in (*MAY_WAIT, *MUST_NOT_WAIT) for name in change} | {"shown", "revision"}
    assert decided == {field.name for field in fields(StoredMessage)}


@pytest.mark.parametrize("change", MAY_WAIT)
def test_a_crash_may_take_back_what_is_done_again_without_a_message(change: dict[str, int]) -> None:
    assert may_wait(replace(STORED, **change), STORED)


@pytest.mark.parametrize("change", MUST_NOT_WAIT)
def test_a_crash_must_not_take_back_a_new_message_or_what_somebody_was_told(change: dict[str, int]) -> None:
    assert not may_wait(replace(STORED, **change), STORED)
    assert not may_wait(replace(STORED, **({"number": 11} | change)), STORED)


@pytest.mark.parametrize("damage", ["message = 'x'", "shown = x'ff'", "revision = 'x'", "called = 'x'"])
async def test_a_damaged_row_is_dropped_and_the_game_goes_on(
    store: Store, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    await store.places.put(GAME, BOARD_SEAT, StoredMessage(0, 71, 1))
    await store.places.put(GAME, 0, StoredMessage(5, 6, 7))
    await write(store.database, f"UPDATE messages SET {damage} WHERE seat = 0")
    caplog.clear()
    assert await store.places.of(GAME) == {BOARD_SEAT: StoredMessage(0, 71, 1)}
    assert len(caplog.records) == 1
    await store.places.put(GAME, 0, StoredMessage(5, 8, 7))
    assert (await store.places.of(GAME))[0].message == 8
    assert len(caplog.records) == 1
