"""A board is edited when others wait for it. Panels without a question follow later."""

import asyncio
from typing import Any

import pytest
import simcord

from bot.controls.load import LONGEST_STRETCH, Load
from bot.delivery.board_pace import BOARD_PATIENCE, EDITS_APART, MOVE_APART, NEWS_APART, TURN_APART, BoardPace
from bot.delivery.message_sender import MessageSender
from bot.tables import history, view_models
from bot.tables.message import Handle
from bot.tables.table import Table
from bot.words.language import Language
from tests.bot.tables.timed import table_of
from tests.e2e.faults import live_boards
from tests.house import House, asked_seat
from tests.storage.samples import dealt, lobby, running

SAY = Language()


def _sent(house: House, since: int) -> list[str]:
    return [f"{each.method} {each.path}" for each in house.env.http_requests[since:]]


def _edits(house: House, table: Table, since: int) -> int:
    return sum(each.startswith("PATCH") and str(table.board.message) in each for each in _sent(house, since))


async def _live(house: House, *people: simcord.MemberActor, computers: int = 0) -> Table:
    game = await house.open(*people, computers=computers)
    board = live_boards(house, game)[-1]
    for actor in people:
        await actor.click(board, label=SAY("button-play"))
    await house.wait(MOVE_APART)
    return await house.table(game)


async def _step(house: House, table: Table) -> None:
    """Let the asked player answer in the channel."""
    asked = await house.asked(table.id)
    assert asked is not None
    here = [each for each in house.questions(*asked) if each.flags.ephemeral]
    if here:
        await house.answer(asked[0], here[-1])
    else:
        await asked[0].click(live_boards(house, table.id)[-1], label=SAY("button-play"))


def _turn(table: Table) -> bool:
    return table.running and table.game.state.phase == "turns"


@pytest.mark.usefixtures("paced")
async def test_the_board_waits_for_the_end_of_a_move_and_is_then_edited_at_once(house: House) -> None:
    table = await _live(house, house.add("alice"), house.add("bob"))
    kept = shown = 0
    edited = house.clock.now
    while kept < 5 or shown < 5:
        before = len(house.env.http_requests)
        await house.wait(EDITS_APART)
        if _edits(house, table, before):
            edited = house.clock.now
        if house.clock.now - edited < TURN_APART:
            continue
        before = len(house.env.http_requests)
        board, asked, was_turn = table.board.message, table.asked(), _turn(table)
        public = view_models.public(table)
        await house.step(table.id)
        now, edits = house.clock.now, _edits(house, table, before)
        if table.board.message == board and was_turn and _turn(table):
            if table.asked() != asked:
                assert edits == 1
                shown += 1
            elif view_models.public(table) != public and now - edited < MOVE_APART:
                assert edits == 0
                kept += 1
        edited = now if edits or table.board.message != board else edited


@pytest.mark.usefixtures("paced")
async def test_one_edit_shows_all_waiting_changes_once_its_time_has_come(house: House) -> None:
    table = await _live(house, house.add("alice"), house.add("bob"))
    while not (_turn(table) and table.shown < table.stored.version):
        await house.wait(EDITS_APART)
        await house.step(table.id)
    before = len(house.env.http_requests)
    await house.wait(MOVE_APART)
    assert _edits(house, table, before) == 1
    assert table.shown == table.stored.version
    await house.wait(2 * MOVE_APART)
    assert _edits(house, table, before) == 1


@pytest.mark.usefixtures("paced")
async def test_a_hidden_step_neither_makes_nor_moves_an_edit(house: House) -> None:
    table = await _live(house, house.add("alice"), house.add("bob"))
    boards = house.bot.delivery.boards
    alone = between = 0
    while not (alone and between):
        await house.wait(EDITS_APART)
        pending, pause = table.shown < table.stored.version, boards.pause(table, 0)
        before, shown = len(house.env.http_requests), view_models.public(table)
        await house.short_step(table.id)
        if view_models.public(table) != shown:
            continue
        assert _edits(house, table, before) == 0
        if pending:
            assert boards.pause(table, 0) == pause > 0
            between += 1
        else:
            await house.wait(MOVE_APART)
            assert _edits(house, table, before) == 0
            alone += 1


@pytest.mark.usefixtures("paced")
async def test_the_asked_player_gets_the_panel_below_a_new_board_before_the_others(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    table = await _live(house, *people)
    while table.game.state.round < 2:
        await house.wait(EDITS_APART)
        await _step(house, table)

    def below() -> set[int]:
        handles = ((seat, panel.handle) for seat, panel in table.panels.items())
        return {seat for seat, here in handles if here and here.message > table.board.message}

    asked = table.asked()
    assert below() == {asked}
    await house.wait(EDITS_APART)
    before = len(house.env.http_requests)
    await _step(house, table)
    second = table.asked()
    assert below() == {asked, second}
    # Its question came with the next panel, without another edit of the copy above.
    patched = [each for each in _sent(house, before) if each.startswith("PATCH")]
    assert not [each for each in patched if str(table.board.message) not in each], patched
    # The others need no new copy, because they aren't asked.
    before = len(house.env.http_requests)
    await house.wait(600)
    assert below() == {asked, second}
    assert not [each for each in _sent(house, before) if str(table.board.message) not in each]


async def _begin_round(house: House, table: Table) -> int:
    """Play until a round begins with a question to a seat that didn't click just before; return the seat."""
    while True:
        await house.wait(3 * BOARD_PATIENCE)
        before, last = table.game.state.round, table.asked()
        house.env.http_requests.clear()
        await _step(house, table)
        asked = asked_seat(table)
        if table.game.state.round != before and asked != last:
            return asked


@pytest.mark.usefixtures("paced")
async def test_the_question_that_begins_a_round_is_sent_once_below_its_board(house: House) -> None:
    house.patch.setattr(history, "LOOKING_SECONDS", 3600)
    table = await _live(house, *(house.add(name) for name in ("alice", "bob", "carol")))
    asked = await _begin_round(house, table)
    here = table.panel(asked).handle
    assert here is not None
    assert here.message > table.board.message
    assert table.panel(asked).knows == table.shows(asked)
    sent = [each.split()[0] for each in _sent(house, 0)]
    # The click and its response, the new board, the end of the old one, the panel, and a waiting panel that
    # drops what it said about the last round.
    assert sorted(sent) == ["DELETE", "PATCH", "PATCH", "POST", "POST", "POST"]


@pytest.mark.usefixtures("paced")
async def test_a_question_with_a_ping_is_sent_once_below_both(house: House) -> None:
    """The ping comes below the new board, and the panel below the ping."""
    table = await _live(house, *(house.add(name) for name in ("alice", "bob", "carol")))
    house.patch.setattr(history, "LOOKING_SECONDS", -1)
    asked = await _begin_round(house, table)
    here, ping = table.panel(asked).handle, table.panel(asked).kept.ping
    assert here is not None
    assert here.message > ping > table.board.message
    sent = [each.split()[0] for each in _sent(house, 0) if f"{here.token.webhook.token}" in each]
    assert sorted(sent) == ["DELETE", "POST"]


@pytest.mark.usefixtures("paced")
async def test_a_question_does_not_wait_long_for_a_board_that_is_late(house: House) -> None:
    house.patch.setattr(history, "LOOKING_SECONDS", 3600)
    table = await _live(house, *(house.add(name) for name in ("alice", "bob", "carol")))
    post = MessageSender.post

    async def post_late(sender: MessageSender, *more: Any) -> tuple[int, Handle | None]:
        await asyncio.sleep(2 * BOARD_PATIENCE)
        return await post(sender, *more)

    house.patch.setattr(MessageSender, "post", post_late)
    asked = await _begin_round(house, table)
    assert table.panel(asked).knows != table.shows(asked)
    board = table.board.message
    await house.wait(BOARD_PATIENCE)
    assert table.board.message == board
    assert table.panel(asked).knows == table.shows(asked)


async def test_while_the_process_is_behind_boards_wait_longer_and_waiting_panels_tell_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, pace = table_of(lobby()), BoardPace(lambda: 100.0, Load())
    pace.edited(table.board)
    monkeypatch.setattr(Load, "lag", 0.0)
    assert (pace.pause(table), pace.news_pause()) == (EDITS_APART, 0.0)
    monkeypatch.setattr(Load, "lag", 60.0)
    assert (pace.pause(table), pace.news_pause()) == (
        LONGEST_STRETCH * EDITS_APART,
        NEWS_APART * (LONGEST_STRETCH - 1),
    )


async def test_while_characters_are_chosen_a_computer_s_choice_hurries_no_board() -> None:
    """Only the asked seat is new then."""
    game = dealt(4)
    table = table_of(running(game, lobby()))
    while True:
        table.board.last = view_models.board(table)
        decision = table.playing.decision
        game = game.copy()
        game.choose(decision.seat, decision.options[:1], decision.number)
        table.take_over(running(game, lobby()))
        if table.computer_asked and table.asked() != decision.seat:
            break
    pace = BoardPace(lambda: 100.0, Load())
    table.board.edited = 100.0 - EDITS_APART
    assert (table.board.last.view.phase, table.game.state.phase) == ("selection", "selection")
    assert pace.pause(table) == TURN_APART - EDITS_APART
