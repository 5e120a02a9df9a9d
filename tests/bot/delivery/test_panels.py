"""Panels wait for other responses, and are stale once something new is asked."""

from dataclasses import replace

from bot.controls.load import Load
from bot.delivery.board_pace import TOLD_APART
from bot.delivery.copies import is_above_board
from bot.delivery.panels import panel_digest
from bot.tables.panel_message import ABSENT_PANEL, WAITING_PANEL
from tests.house import House


async def test_a_panel_waits_for_a_response_of_another_process(house: House) -> None:
    table = await house.deal()
    panels, asked = house.bot.delivery.panels, table.asked()
    assert asked is not None
    table.panel(asked).elsewhere = house.clock() + 3
    assert panels.pause(table, asked) == 3
    house.clock.now += 3
    assert panels.pause(table, asked) == 0


async def test_a_player_for_whom_a_computer_played_is_not_told_that_nothing_is_asked(house: House) -> None:
    table = await house.deal()
    asked, panels = table.asked(), house.bot.delivery.panels
    assert asked is not None
    waiting = table.panel(1 - asked)
    assert not panels.stale(table, 1 - asked)
    waiting.knows = ABSENT_PANEL
    assert not panels.stale(table, 1 - asked)
    waiting.knows = 7
    assert panels.stale(table, 1 - asked)


async def test_a_new_round_replaces_the_line_of_the_last_one_where_it_is(house: House) -> None:
    table = await house.deal()
    asked, panels = table.asked(), house.bot.delivery.panels
    assert asked is not None
    waiting = 1 - asked
    alice, bob = house.people[:2]
    actor = next(each for each in (alice, bob) if each.id == table.players[waiting].user_id)
    await house.press(actor, house.channel.history()[-1], f"cit:play:{table.id}")
    panel = table.panel(waiting)
    assert panel.seen == panel_digest(table, waiting) == f"{WAITING_PANEL} round:1"
    panel.seen = f"{WAITING_PANEL} round:0"
    assert panels.stale(table, waiting)
    # Above a new board it stays where it is: it asks nothing.
    here = panel.handle
    assert here is not None
    panel.reposted_for = 0
    table.board.kept = replace(table.board.kept, message=here.message + 1)
    assert is_above_board(table, panel)
    await panels.bring(table, waiting)
    assert panel.handle is here
    assert panel.seen == f"{WAITING_PANEL} round:1"


async def test_under_load_moments_are_told_later_but_questions_come_and_end_at_once(house: House) -> None:
    table = await house.deal()
    asked, panels = table.asked(), house.bot.delivery.panels
    assert asked is not None
    waiting = 1 - asked

    def outdated(*_: object) -> bool:
        """Say that every panel has to show something."""
        return True

    house.patch.setattr(panels, "_outdated", outdated)
    assert panels.pause(table, waiting) == 0
    house.patch.setattr(Load, "stretch", 2.0)
    assert panels.pause(table, waiting) == TOLD_APART
    assert panels.pause(table, asked) == 0
    table.panel(waiting).knows = 7
    assert panels.pause(table, waiting) == 0
