"""A board is edited when others wait for it, and panels that ask nothing follow later."""

from collections.abc import Iterator
from typing import Any

import pytest
import simcord

from bot.delivery import board_pace
from bot.tables import view_models
from bot.tables.table import Table
from tests.e2e.faults import live_boards
from tests.house import House

APART, DRAFT_APART, MOVE_APART, FOLLOWED = 1.0, 8.0, 15.0, 20.0


@pytest.fixture
def paced(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep the pauses that a running bot keeps; time passes only when a test lets it."""
    for name in ("APART", "DRAFT_APART", "MOVE_APART", "FOLLOWED"):
        monkeypatch.setattr(board_pace, name, globals()[name])
    env: Any = house.env
    env._advancing = True
    yield
    env._advancing = False


async def _pass(house: House, seconds: float) -> None:
    house.clock.now += seconds
    await house.env.advance_time(seconds)
    env: Any = house.env
    env._advancing = True


def _sent(house: House, since: int) -> list[str]:
    return [f"{each.method} {each.path}" for each in house.env.http_requests[since:]]


def _edits(house: House, table: Table, since: int) -> int:
    return sum(each.startswith("PATCH") and str(table.board.message) in each for each in _sent(house, since))


async def _live(house: House, *people: simcord.MemberActor, computers: int = 0) -> Table:
    game = await house.open(*people, computers=computers)
    board = live_boards(house, game)[-1]
    for actor in people:
        await actor.click(board, label="Play")
    await _pass(house, FOLLOWED)
    table = await house.table(game)
    assert table.game is not None
    return table


async def _step(house: House, table: Table) -> None:
    """Let whoever is asked answer in the channel."""
    asked = await house.asked(table.id)
    assert asked is not None
    here = [each for each in house.questions(*asked) if each.flags.ephemeral]
    if here:
        await house.answer(asked[0], here[-1])
    else:
        await asked[0].click(live_boards(house, table.id)[-1], label="Play")


def _turn(table: Table) -> bool:
    return table.game is not None and table.game.state.phase == "turns"


@pytest.mark.usefixtures("paced")
async def test_the_board_waits_for_the_end_of_a_move_and_is_then_edited_at_once(house: House) -> None:
    table = await _live(house, house.add("alice"), house.add("bob"))
    kept = shown = 0
    while kept < 5 or shown < 5:
        await _pass(house, APART)
        board, asked, before = table.board.message, table.asked(), len(house.env.http_requests)
        was_turn, public = _turn(table), view_models.public(table)
        await house.step(table.id)
        if table.board.message != board or not (was_turn and _turn(table)):
            await _pass(house, DRAFT_APART)
        elif table.asked() != asked:
            assert _edits(house, table, before) == 1
            shown += 1
        elif view_models.public(table) != public:
            assert _edits(house, table, before) == 0
            kept += 1


@pytest.mark.usefixtures("paced")
async def test_what_waits_is_shown_by_one_edit_once_its_time_has_come(house: House) -> None:
    table = await _live(house, house.add("alice"), house.add("bob"))
    while not (_turn(table) and table.shown < table.stored.version):
        await _pass(house, APART)
        await house.step(table.id)
    before = len(house.env.http_requests)
    await _pass(house, MOVE_APART)
    assert _edits(house, table, before) == 1
    assert table.shown == table.stored.version
    await _pass(house, 2 * MOVE_APART)
    assert _edits(house, table, before) == 1


@pytest.mark.usefixtures("paced")
async def test_what_nobody_may_notice_neither_makes_nor_moves_an_edit(house: House) -> None:
    table = await _live(house, house.add("alice"), house.add("bob"))
    boards = house.bot.delivery.boards
    alone = between = 0
    while not (alone and between):
        await _pass(house, APART)
        pending, pause = table.shown < table.stored.version, boards.pause(table)
        before, shown = len(house.env.http_requests), view_models.public(table)
        await house.short_step(table.id)
        if view_models.public(table) != shown:
            continue
        assert _edits(house, table, before) == 0
        if pending:
            assert boards.pause(table) == pause > 0
            between += 1
        else:
            await _pass(house, MOVE_APART)
            assert _edits(house, table, before) == 0
            alone += 1


@pytest.mark.usefixtures("paced")
async def test_who_is_asked_gets_the_panel_below_a_new_board_at_once_the_others_later(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    table = await _live(house, *people)
    assert table.game is not None
    while table.game.state.round < 2:
        await _pass(house, APART)
        await _step(house, table)
        assert table.game is not None

    def below() -> set[int]:
        spots = ((seat, spot.here) for seat, spot in table.spots.items())
        return {seat for seat, here in spots if here and here.message > table.board.message}

    asked = table.asked()
    assert below() == {asked}
    await _pass(house, APART)
    before = len(house.env.http_requests)
    await _step(house, table)
    second = table.asked()
    assert below() == {asked, second}
    # Its question came with the panel that followed, not by one more edit of the copy above.
    patched = [each for each in _sent(house, before) if each.startswith("PATCH")]
    assert not [each for each in patched if str(table.board.message) not in each], patched
    await _pass(house, FOLLOWED)
    assert below() == {0, 1, 2}
