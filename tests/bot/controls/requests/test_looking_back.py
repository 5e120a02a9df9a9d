"""Records of games: a click says which board, profile or step it leads to."""

import pytest

from bot.controls.requests import (
    OpenTurningPoints,
    PickRound,
    PickSeat,
    PostLeaderboard,
    SetShown,
    ShowHistory,
    ShowLeaderboard,
    ShowProfile,
    ShowStep,
    ShowTurningPoints,
)
from tests.bot.controls.screens_with_controls import FINISHED, SCREENS
from tests.bot.controls.world import World
from tests.bot.screens.build import GAME


async def test_a_leaderboard_says_which_one_is_asked_for(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["leaderboard-page"]())
    await world.person.click(message, custom_id="cit:leaders:show:server:always:games:8:0")
    await world.person.click(message, custom_id="cit:leaders:show:everywhere:always:games:8:1001")
    await world.person.click(message, custom_id="cit:leaders:post:everywhere:always:games:8:1000")
    await world.person.select(message, custom_id="cit:leaders:by:everywhere:always:games:8", values=["wins"])
    await world.person.select(message, custom_id="cit:leaders:of:everywhere:always:games:8", values=["0"])
    assert notebook.asked == [
        ShowLeaderboard("server", "always", "games", 8, 0),
        ShowLeaderboard("everywhere", "always", "games", 8, 1001),
        PostLeaderboard("everywhere", "always", "games", 8, 1000),
        ShowLeaderboard("everywhere", "always", "wins", 8, 0),
        ShowLeaderboard("everywhere", "always", "games", 0, 0),
    ]


async def test_a_profile_says_whose_is_asked_for(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["profile"]())
    await world.person.click(message, custom_id="cit:profile:101:more")
    await world.person.click(message, custom_id="cit:shown:off")
    assert notebook.asked == [ShowProfile(101, "more"), SetShown(shown=False)]


async def test_a_step_says_where_it_leads(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["replay"]())
    await world.person.click(message, custom_id="cit:step:abcdefgh:back:39")
    await world.person.select(message, custom_id="cit:round:abcdefgh", values=[str(FINISHED.rounds[2])])
    message = await world.post(SCREENS["history"]())
    await world.person.click(message, custom_id="cit:history:2")
    assert notebook.asked == [
        ShowStep(GAME, "back", 39),
        ShowStep(GAME, "first", FINISHED.rounds[2]),
        ShowHistory(2),
    ]


@pytest.mark.parametrize("values", [(), ("-1",), ("x",), ("1234567",), ("²",)])
def test_a_made_up_round_leads_to_the_beginning(values: tuple[str, ...]) -> None:
    assert PickRound(GAME).meant(values) == ShowStep(GAME, "first", 0)


def test_a_menu_of_seats_leads_to_one() -> None:
    menu = PickSeat(GAME)
    assert menu.meant(("3",)) == ShowTurningPoints(GAME, 3)
    assert menu.meant(("9",)) == menu.meant(()) == OpenTurningPoints(GAME)
