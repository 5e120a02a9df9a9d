"""The registry, and its notices to other processes."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.tables.message import UNKNOWN_SHOWN
from bot.tables.registry import PersonNotice, Registry, ShownPanel, TableNotice, read_notice
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from storage.database.storage_errors import (
    DamagedGameError,
    NotReadError,
    NotStoredError,
    SetAsideError,
    UnsureError,
)
from storage.games.places import BOARD_SEAT, Places, StoredMessage
from storage.games.posted_calls import PostedCall
from storage.people.persons import HintsShown
from storage.values import Click, Loaded
from tests.e2e.faults import act, standing_still
from tests.house import House
from tests.patience import PATIENCE
from tests.short_games import deal_last_answers
from tests.storage.hinder import Hinder, fail_once, fail_to_read, failure
from tests.storage.samples import contents, lobby, writer_of

SAY = Language()


async def _playing(house: House) -> Table:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await house.until(game, "turn", alice)
    return await house.table(game)


async def _answered_elsewhere(house: House, table: Table, *, clicked: bool = False) -> Table:
    """Let another process answer the open question, with a click or without; return its table."""
    decision, other = table.playing.decision, Registry(house.bot.store)
    there, user = await other.get(table.id), table.players[decision.seat].user_id
    click = Click(1, user, "answer") if clicked and user else None
    async with there.lock:
        await other.choose(there, decision.seat, decision.options[:1], decision.number, click)
    return there


async def _answer(house: House, table: Table) -> None:
    decision = table.game.decision
    assert decision is not None
    async with table.lock:
        await house.bot.registry.choose(table, decision.seat, decision.options[:1], decision.number)


def _fail(*_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize("when", ["listener", "ending"])
async def test_an_error_after_an_answer_was_stored_is_never_told_to_its_player(
    house: House, when: str, caplog: pytest.LogCaptureFixture
) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    asked = await house.asked(game)
    assert asked is not None
    (question,) = house.questions(alice, asked[1])
    if when == "ending":
        house.patch.setattr("bot.tables.history.ending_of", _fail)
    else:
        house.bot.registry.listeners.append(_fail)
    said = house.say(await house.answer(alice, question))
    assert SAY("error-unexpected") not in said
    assert (await house.asked(game)) != asked
    assert "ZeroDivisionError" in caplog.text


async def test_a_game_that_was_set_aside_elsewhere_is_not_played_on_from_memory(house: House) -> None:
    table = await _playing(house)
    await house.bot.store.games.set_aside(table.id)
    with pytest.raises(SetAsideError):
        await _answer(house, table)
    assert table not in house.bot.registry.tables
    with pytest.raises(DamagedGameError):
        await house.bot.registry.get(table.id)


async def test_computers_stop_in_a_game_that_was_set_aside_elsewhere(house: House) -> None:
    table = await _playing(house)
    house.bot.background.computers.settings = house.settings.model_copy(update={"computer_pause": 50.0})
    while not table.computer_asked:
        await house.step(table.id)
    assert table.computing is not None
    await house.bot.store.games.set_aside(table.id)
    with standing_still(house):
        await house.env.advance_time(51)
    await house.env.advance_time(1)
    assert table.computing is None
    assert not house.bot.delivery.sync.needs(table)


async def test_a_game_that_is_opened_while_it_is_looked_for_has_one_table(house: House) -> None:
    """For example, if two people request the same rematch."""
    registry, games = house.bot.registry, house.bot.store.games
    stored, load, gate = lobby(), games.load, asyncio.Event()

    async def slow(game: str) -> Loaded | None:
        await gate.wait()
        return await load(game)

    house.patch.setattr(games, "load", slow)
    looking = asyncio.create_task(registry.load(stored.id))
    opening = asyncio.create_task(registry.add(stored, Click(1, stored.setup.kind.host, "open")))
    await asyncio.wait([opening])
    gate.set()
    opened = await opening
    assert await looking is opened
    assert registry.in_memory(stored.id) is opened


async def test_a_table_that_left_memory_and_could_not_be_read_is_read_when_it_is_asked_for(
    house: House,
) -> None:
    table, registry = await _playing(house), house.bot.registry
    registry.leave(table)
    table.catching_up, table.explained[1] = True, HintsShown(1, {})
    assert await registry.get(table.id) is table
    assert not table.catching_up
    assert not table.explained, "another process may have told somebody something"


async def test_a_panel_to_which_another_process_responds_is_left_to_it(house: House) -> None:
    table, registry = await _playing(house), house.bot.registry
    decision = table.playing.decision
    there = await _answered_elsewhere(house, table, clicked=True)
    left: list[bool] = []
    registry.listeners.append(lambda changed: left.append(changed.panel(decision.seat).elsewhere > 0))
    async with table.lock:
        await registry.catch_up(table)
    assert table.stored.version == there.stored.version
    assert left == [True]


async def test_a_process_that_stood_still_shows_nobody_a_table_that_others_changed(house: House) -> None:
    table, registry = await _playing(house), house.bot.registry
    there = await _answered_elsewhere(house, table)
    # It no longer knows whose table this is.
    registry.owns_server = lambda _: False
    assert await registry.get(table.id) is table
    assert table.stored.version == there.stored.version


async def test_a_table_that_somebody_holds_leaves_with_its_shard(house: House) -> None:
    table, registry = await _playing(house), house.bot.registry
    registry.leave(table)
    registry.keep_only(lambda _: False)
    assert await registry.get(table.id) is not table


@pytest.mark.parametrize("stored", [True, False])
async def test_after_a_commit_that_failed_it_is_read_what_is_stored(house: House, *, stored: bool) -> None:
    table = await _playing(house)
    version = table.stored.version
    fail_once(house.patch, "COMMIT", sqlite3.OperationalError("disk I/O error"), late=stored)
    with contextlib.nullcontext() if stored else pytest.raises(NotStoredError):
        await _answer(house, table)
    assert table.stored.version == version + stored
    assert table.history[-1].number == table.game.state.number - 1
    await _answer(house, table)
    assert table.stored.version == version + stored + 1


@pytest.mark.parametrize("stored", [True, False])
async def test_a_new_game_whose_commit_failed_is_there_if_it_was_stored(
    house: House, *, stored: bool
) -> None:
    registry, new = house.bot.registry, lobby()
    fail_once(house.patch, "COMMIT", sqlite3.OperationalError("disk I/O error"), late=stored)
    with contextlib.nullcontext() if stored else pytest.raises(NotStoredError):
        await registry.add(new, Click(1, new.setup.kind.host, "open"))
    assert (registry.in_memory(new.id) is not None) is stored


async def test_a_new_game_that_can_not_be_looked_for_after_a_failed_commit_stays_unsure(house: House) -> None:
    registry, new = house.bot.registry, lobby()
    _store_and_fail(house.patch)
    house.patch.setattr(house.bot.store.games, "click", AsyncMock(side_effect=NotReadError("a", "failing")))
    with pytest.raises(UnsureError):
        await registry.add(new, Click(1, new.setup.kind.host, "open"))


async def test_only_a_place_that_another_process_changed_is_written_again(house: House) -> None:
    table = await _playing(house)
    board, registry = table.board, house.bot.registry
    for error in (UnsureError("a", "failing"), NotStoredError("a", "failing")):
        board.kept = replace(board.kept, message=board.kept.message + 1)
        put = AsyncMock(side_effect=[error, None])
        house.patch.setattr(house.bot.store.places, "put", put)
        with pytest.raises(type(error)):
            await registry.placed(table, BOARD_SEAT)
        assert put.call_count == 1
        board.kept = board.stored


async def test_a_change_that_a_crash_may_bring_back_is_not_called_lost(house: House) -> None:
    table = await _playing(house)
    before, hinder = table.stored, Hinder(house.bot.store, house.patch)
    hinder.at_commits(sqlite3.SQLITE_IOERR_FSYNC)
    with pytest.raises(UnsureError) as caught:
        await _answer(house, table)
    assert caught.value.cause == "failing"
    assert contents(table.stored) == contents(before)
    hinder.no_more()
    # From here on it is certain.
    assert await house.bot.store.database.try_again()
    await _answer(house, table)
    assert table.stored.version == before.version + 1


async def test_a_table_that_could_not_be_read_again_is_read_at_the_next_look(house: House) -> None:
    table = await _playing(house)
    version = table.stored.version
    with house.patch.context() as failing:
        _store_and_fail(failing)
        fail_to_read(failing, "FROM choices")
        with pytest.raises(UnsureError):
            await _answer(house, table)
        with pytest.raises(NotReadError):
            await house.bot.registry.get(table.id)
    assert table.stored.version == version
    assert await house.bot.registry.get(table.id) is table
    assert table.stored.version == version + 1
    await _answer(house, table)
    assert table.stored.version == version + 2


def _store_and_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next commit store everything and then fail."""
    fail_once(monkeypatch, "COMMIT", failure("disk I/O error", sqlite3.SQLITE_IOERR_FSYNC), late=True)


async def test_a_change_that_was_not_stored_is_not_in_memory(house: House) -> None:
    table = await _playing(house)
    before = table.stored
    writer = writer_of(house.bot.store)
    await writer.execute_fetchall("PRAGMA query_only = ON")
    with pytest.raises(NotStoredError):
        await _answer(house, table)
    assert table.stored is before
    await _answer(house, table)
    assert table.stored.version == before.version + 1


async def test_a_game_that_was_deleted_ends_where_it_is_in_memory(house: House) -> None:
    table = await _playing(house)
    await house.bot.store.forget_server(house.guild.id)
    with pytest.raises(RefusedError, match="error-unknown-game"):
        await _answer(house, table)
    assert table.stage == Lobby(closed=True)
    assert table not in house.bot.registry.tables
    await house.env.settle()
    assert table.computing is None
    assert not house.bot.delivery.sync.needs(table)


async def test_computers_among_themselves_stop_when_their_game_is_deleted(house: House) -> None:
    house.bot.background.computers.settings = house.settings.model_copy(update={"computer_pause": 60.0})
    table = await house.deal("alice", computers=3)
    async with table.lock:
        gone = tuple(replace(each, resigned=True) for each in table.players)
        await house.bot.registry.arrange(table, replace(table.setup, players=gone))
        await house.bot.store.forget_server(house.guild.id)
    async with asyncio.timeout(PATIENCE):
        while table.computing is not None:
            await house.env.advance_time(60)
    assert not table.running


async def test_a_board_that_another_process_has_noted_is_no_panel(house: House) -> None:
    table = await _playing(house)
    async with table.lock:
        await house.bot.registry.catch_up(table)
    assert set(table.panels) <= set(range(len(table.players)))


async def test_a_call_that_another_process_has_posted_is_found(house: House) -> None:
    table, registry = await _playing(house), house.bot.registry
    await registry.store.posted_calls.put(table.id, PostedCall("call", 0, house.channel.id, 77, "open"))
    found: list[list[int]] = []
    registry.listeners.append(lambda changed: found.append([*changed.calls]))
    async with table.lock:
        await registry.catch_up(table)
    assert found == [[77]]


async def test_a_place_at_a_table_of_another_process_is_stored_at_once(house: House) -> None:
    table, registry = await _playing(house), house.bot.registry
    await house.bot.background.noting.finish()
    registry.owns_server = lambda _: False
    panel = table.panel(0)
    panel.kept = replace(panel.kept, number=99)
    await registry.placed(table, 0)
    assert (await Places(house.bot.store.database).of(table.id))[0].number == 99


async def _change_board(house: House, table: Table, **changes: Any) -> StoredMessage:
    """Store another board of a table, as another process would."""
    await house.bot.background.noting.finish()
    other = Places(house.bot.store.database)
    board = replace((await other.of(table.id))[BOARD_SEAT], **changes)
    await other.put(table.id, BOARD_SEAT, board)
    return board


async def test_the_owner_s_board_stays_the_newest_and_that_of_another_process_is_to_be_finished(
    house: House,
) -> None:
    table, registry = await _playing(house), house.bot.registry
    mine = table.board.message
    theirs = await _change_board(house, table, message=mine + 1)
    table.board.kept = replace(table.board.kept, message=mine + 2, shown="mine")
    await registry.placed(table, BOARD_SEAT)
    stored = (await registry.store.places.of(table.id))[BOARD_SEAT]
    assert (stored.message, stored.shown) == (mine + 2, "mine")
    assert [each.kept for each in table.board.old.values()] == [theirs]


async def test_a_board_that_was_posted_without_the_lease_is_left_to_the_owner(house: House) -> None:
    table, registry = await _playing(house), house.bot.registry
    mine = table.board.message
    theirs = await _change_board(house, table, message=mine + 1)
    registry.owns_server = lambda _: False
    table.board.kept = replace(table.board.kept, message=mine + 2)
    await registry.placed(table, BOARD_SEAT)
    assert (await registry.store.places.of(table.id))[BOARD_SEAT] == theirs
    assert [each.message for each in await registry.store.places.old_boards(table.id)] == [mine + 2]
    registry.owns_server = lambda _: True
    async with table.lock:
        await registry.catch_up(table)
    assert table.board.message == mine + 1
    assert set(table.board.old) == {mine + 2}


async def test_a_board_that_was_edited_without_the_lease_is_edited_again_by_the_owner(house: House) -> None:
    table, registry = await _playing(house), house.bot.registry
    before, owns = table.board.kept, registry.owns_server
    registry.owns_server = lambda _: False
    await _change_board(house, table, shown="theirs")
    table.board.kept = replace(before, shown="older")
    await registry.placed(table, BOARD_SEAT)
    registry.owns_server = owns
    async with table.lock:
        await registry.catch_up(table)
    assert table.board.seen == UNKNOWN_SHOWN


async def test_a_click_on_a_guest_may_store_a_place_though_the_owner_did(house: House) -> None:
    table, registry = await _playing(house), house.bot.registry
    await house.bot.background.noting.finish()
    registry.owns_server = lambda _: False
    registry.forget(table)
    guest, other = await registry.get(table.id), Places(registry.store.database)
    panel = guest.panel(0)
    await other.put(table.id, 0, replace((await other.of(table.id))[0], told=7))
    panel.kept = replace(panel.kept, message=77)
    await registry.placed(guest, 0)
    stored = (await other.of(table.id))[0]
    assert (stored.message, stored.told) == (77, 7)
    assert panel.kept == panel.stored == stored


async def test_a_game_that_is_over_and_shown_is_not_kept_in_memory(house: House) -> None:
    deal_last_answers(house.patch)
    game = await house.open(house.add("alice"), computers=1)
    await house.finish(game)
    await house.restart()
    table = await house.bot.registry.get(game)
    assert table.stored.status == "over"
    assert house.bot.registry.in_memory(game) is None


async def test_a_game_that_is_over_stays_while_an_older_request_may_come_over_its_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_last_answers(monkeypatch)
    monkeypatch.setattr("bot.tables.message.EDIT_LATE", 15.0)
    game = await house.open(house.add("alice"), computers=3)
    registry, table = house.bot.registry, await house.table(game)
    registry.listeners.append(lambda table: table.board.give_up())
    while not table.game.over:
        await act(house, house.step(game))
    assert table in registry.tables
    await house.env.advance_time(20)
    assert table not in registry.tables


@pytest.mark.parametrize(
    "notice",
    [TableNotice("aaaaaaaa", 10), TableNotice("aaaaaaaa", 10, ShownPanel(3, 17, "00ff")), PersonNotice(101)],
)
def test_a_notice_is_read_as_it_was_sent(notice: TableNotice | PersonNotice) -> None:
    told = read_notice(notice.text())
    assert (type(told), told) == (type(notice), notice)
