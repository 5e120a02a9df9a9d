"""Games that go on: pages of lists and logs, guesses, wishes and the rules."""

import pytest

from bot.controls.requests import (
    DraftWishes,
    Guess,
    ListGames,
    LookUp,
    PickLogRound,
    PickLookUp,
    SaveWishes,
    ShowLog,
)
from tests.bot.controls.screens_with_controls import SCREENS
from tests.bot.controls.world import World
from tests.bot.screens.build import GAME


async def test_a_page_of_the_games_says_where_it_leads(world: World) -> None:
    message = await world.post(SCREENS["games"]())
    for custom_id in ("cit:games:all:2", "cit:games:own:0"):
        await world.person.click(message, custom_id=custom_id)
    assert world.client.notebook.asked == [ListGames("all", 2), ListGames("own", 0)]


async def test_a_page_of_a_log_says_where_it_leads(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["log"]())
    for way, number, part in (("back", 1, 99), ("next", 3, 0)):
        await world.person.click(message, custom_id=f"cit:log-page:abcdefgh:{way}:{number}:{part}")
    await world.person.select(message, custom_id="cit:log-round:abcdefgh", values=["3"])
    assert notebook.asked == [
        ShowLog(GAME, "back", 1, 99),
        ShowLog(GAME, "next", 3, 0),
        ShowLog(GAME, "first", 3, 0),
    ]


@pytest.mark.parametrize("values", [(), ("x",), ("-1",), ("²",)])
def test_a_made_up_round_of_a_log_is_the_first(values: tuple[str, ...]) -> None:
    assert PickLogRound(GAME).meant(values) == ShowLog(GAME, "first", 1, 0)


async def test_a_wish_carries_the_order_and_the_round(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["wishes"]())
    await world.person.click(message, custom_id="cit:wish:abcdefgh:3:315")
    await world.person.click(message, custom_id="cit:wish:abcdefgh:0:31")
    await world.person.click(message, custom_id="cit:wish-save:abcdefgh:3:31")
    assert notebook.asked == [
        DraftWishes(GAME, 3, (3, 1, 5)),
        DraftWishes(GAME, 0, (3, 1)),
        SaveWishes(GAME, 3, (3, 1)),
    ]


def test_a_guess_is_the_seat_that_was_picked() -> None:
    guess = Guess(GAME, 3, 5)
    assert guess.meant(("2",)) == Guess(GAME, 3, 5, 2)
    assert guess.meant(()) == guess.meant(("-2",)) == guess


def test_a_pick_in_the_rules_is_a_name() -> None:
    menu = PickLookUp("2016", 1)
    assert menu.meant(("great_wall",)) == LookUp("2016", "great_wall")
    assert menu.meant(("Great Wall",)) == menu.meant(()) == LookUp("2016", "")
