"""From a table to what its screens show."""

from bot.screens.view_models.board import BoardModel
from bot.tables import view_models
from engine.events.marks import Killed
from tests.house import House


async def test_the_board_of_a_round_that_is_over_still_says_who_was_killed(house: House) -> None:
    game = await house.open(house.add("alice"), computers=3)
    table = await house.table(game)
    told = 0
    for number in range(1, 6):
        last: BoardModel | None = None
        while table.running and table.round == number:
            last = view_models.board(table)
            await house.step(game)
        assert last is not None
        killed = [each.character for each in table.public_news(number) if isinstance(each, Killed)]
        shown = view_models.finished(table, last).view.marks
        assert [(mark.kind, mark.character) for mark in shown] == [("killed", each) for each in killed]
        told += len(killed)
    assert told
