"""Panels wait for other responses, and are stale once something new is asked."""

from bot.controls.load import Load
from bot.delivery.board_pace import TOLD_APART
from bot.tables.panel_message import ABSENT_PANEL
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
