"""The controls: a click is dispatched as what its id says, whatever message it is on, and always."""

import pytest
from discord import SelectOption
from discord.ui import Button, Select

from bot.controls.custom_ids import pack
from bot.controls.question_items import AnswerMenu, LineButton
from bot.controls.requests import (
    Answer,
    AskAdvice,
    AskToDelete,
    DeleteData,
    DeleteSet,
    DraftWishes,
    ExportData,
    GameRequest,
    ListGames,
    Play,
    PostLeaderboard,
    SaveWishes,
    SetNotify,
    SetOption,
    SetServer,
    SetShown,
    ShowHistory,
    ShowLeaderboard,
    ShowLog,
    ShowProfile,
    ShowServer,
    ShowStep,
    TurnPage,
)
from bot.screens.layout import button, compose, row
from bot.words.language import Language
from tests.bot.controls.item_world import World
from tests.bot.controls.screens_with_controls import FINISHED, SCREENS, several, single
from tests.bot.screens.build import GAME, TAG
from tests.bot.screens.offers import controls

say = Language()


@pytest.mark.parametrize("name", SCREENS)
async def test_every_control_of_every_screen_can_be_clicked(name: str, world: World) -> None:
    message = await world.post(SCREENS[name]())
    for control in controls(SCREENS[name]()):
        if control.item.disabled:
            continue
        before = len(world.client.notebook.asked)
        if isinstance(control.item, Button):
            await world.person.click(message, custom_id=control.custom_id)
        else:
            await world.person.select(message, custom_id=control.custom_id, values=world.values(control.item))
        assert len(world.client.notebook.asked) == before + 1, control.custom_id
        asked = world.client.notebook.asked[-1]
        assert not isinstance(asked, GameRequest) or asked.game == GAME


async def _click_lines(world: World) -> None:
    """Post lines, which a panel offers only where the game has them, and click them."""
    label, options = button("Build"), [SelectOption(label="Ben", value="4-1")]
    menu = AnswerMenu(GAME, TAG, 0, Select(options=options))
    message = await world.post(compose([row(LineButton(GAME, TAG, (3, 0, 12), label)), row(menu)]))
    await world.person.click(message, custom_id="cit:line:abcdefgh:00c0ffee00c0ffee:3-0-12")
    await world.person.select(message, custom_id="cit:menu:abcdefgh:00c0ffee00c0ffee:0", values=["4-1"])


async def test_a_click_says_what_was_clicked(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(single(3)())
    await world.person.click(message, custom_id="cit:answer:abcdefgh:00c0ffee00c0ffee:2")
    await world.person.click(message, custom_id="cit:answer:abcdefgh:00c0ffee00c0ffee:b")
    message = await world.post(single(30)())
    await world.person.select(message, custom_id="cit:menu:abcdefgh:00c0ffee00c0ffee:1", values=["27"])
    message = await world.post(several(6)())
    await world.person.select(message, custom_id="cit:menu:abcdefgh:00c0ffee00c0ffee:0", values=["4", "1"])
    first, back, menu, several_picks = notebook.asked
    await _click_lines(world)
    assert notebook.asked[4:] == [Answer(GAME, TAG, (3,), (0, 12)), Answer(GAME, TAG, (4,), (1,))]
    assert (first, back) == (Answer(GAME, TAG, (2,)), Answer(GAME, TAG, None))
    assert menu == Answer(GAME, TAG, (27,))
    assert set(several_picks.indexes) == {4, 1}


async def test_pages_carry_what_was_picked(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(several(60, page=1, picked=(1, 30))())
    picked = pack((1, 30))
    await world.person.click(message, custom_id=f"cit:page:abcdefgh:00c0ffee00c0ffee:2:{picked}")
    await world.person.select(
        message, custom_id=f"cit:some:abcdefgh:00c0ffee00c0ffee:1:{pack((1,))}", values=["31", "26"]
    )
    await world.person.click(message, custom_id=f"cit:done:abcdefgh:00c0ffee00c0ffee:{picked}")
    assert notebook.asked == [
        TurnPage(GAME, TAG, 2, (1, 30)),
        TurnPage(GAME, TAG, 1, (1, 26, 31)),
        Answer(GAME, TAG, (1, 30)),
    ]


async def test_a_hint_is_asked_for_a_question(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["hint"]())
    await world.person.click(message, custom_id="cit:advice:abcdefgh:00c0ffee00c0ffee")
    assert notebook.asked == [AskAdvice(GAME, TAG)]


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


async def test_a_step_says_where_it_leads(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["replay"]())
    await world.person.click(message, custom_id="cit:step:abcdefgh:back:39")
    await world.person.select(message, custom_id="cit:round:abcdefgh", values=[str(FINISHED.rounds[2])])
    message = await world.post(SCREENS["history"]())
    await world.person.click(message, custom_id="cit:history:2")
    assert notebook.asked == [ShowStep(GAME, 39), ShowStep(GAME, FINISHED.rounds[2]), ShowHistory(2)]


async def test_a_page_of_the_games_says_where_it_leads(world: World) -> None:
    message = await world.post(SCREENS["games"]())
    for custom_id in ("cit:games:all:2", "cit:games:own:0"):
        await world.person.click(message, custom_id=custom_id)
    assert world.client.notebook.asked == [
        ListGames(only_own=False, page=2),
        ListGames(only_own=True, page=0),
    ]


async def test_a_page_of_a_log_says_where_it_leads(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["log"]())
    for way, number, part in (("first", 1, 0), ("back", 1, 99), ("next", 3, 0), ("last", 3, 99)):
        await world.person.click(message, custom_id=f"cit:log-page:abcdefgh:{way}:{number}:{part}")
    await world.person.select(message, custom_id="cit:log-round:abcdefgh", values=["3"])
    assert notebook.asked == [
        ShowLog(GAME, 1, 0),
        ShowLog(GAME, 1, 99),
        ShowLog(GAME, 3, 0),
        ShowLog(GAME, 3, 99),
        ShowLog(GAME, 3, 0),
    ]


async def test_an_option_says_what_it_sets(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["options"]())
    await world.person.click(message, custom_id="cit:set:abcdefgh:main:short:on")
    await world.person.select(message, custom_id="cit:pick:abcdefgh:main:edition", values=["deluxe"])
    await world.person.click(message, custom_id="cit:set:abcdefgh:main:instead:king")
    message = await world.post(SCREENS["options-districts"]())
    await world.person.select(
        message, custom_id="cit:pick:abcdefgh:districts:uniques-0", values=["park", "armory"]
    )
    assert notebook.asked[:3] == [
        SetOption(GAME, "main", "short", ("on",)),
        SetOption(GAME, "main", "edition", ("deluxe",)),
        SetOption(GAME, "main", "instead", ("king",)),
    ]
    last = notebook.asked[3]
    assert (last.game, last.page, last.verb) == (GAME, "districts", "uniques-0")
    assert set(last.values) == {"park", "armory"}


async def test_a_setting_says_what_it_is_to_be(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["server"]())
    await world.person.click(message, custom_id="cit:server:seasons:off")
    await world.person.select(message, custom_id="cit:server-pick:channels", values=[world.channel])
    await world.person.select(message, custom_id="cit:server-pick:roles", values=[])
    await world.person.select(message, custom_id="cit:server-pick:computer_pause", values=["2"])
    await world.person.click(message, custom_id="cit:server-page:sets")
    message = await world.post(SCREENS["server-sets"]())
    await world.person.select(message, custom_id="cit:server-set", values=["7"])
    await world.person.click(message, custom_id="cit:server-delete:7")
    assert notebook.asked == [
        SetServer("seasons", ("off",)),
        SetServer("channels", (str(world.channel.id),)),
        SetServer("roles", ()),
        SetServer("computer_pause", ("2",)),
        ShowServer("sets"),
        ShowServer("sets", 7),
        DeleteSet(7),
    ]


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
        ShowLeaderboard("everywhere", "always", "wins", 8),
        ShowLeaderboard("everywhere", "always", "games", 0),
    ]


async def test_a_profile_says_whose_is_asked_for(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["profile"]())
    await world.person.click(message, custom_id="cit:profile:101:more")
    await world.person.click(message, custom_id="cit:shown:off")
    assert notebook.asked == [ShowProfile(101, "more"), SetShown(shown=False)]


async def test_what_is_chosen_about_calls_is_asked_for(world: World) -> None:
    message = await world.post(SCREENS["notify"]())
    await world.person.select(message, ["nowhere"], custom_id="cit:notify:calls")
    await world.person.select(message, ["Europe/Kyiv"], custom_id="cit:notify:zone")
    assert world.client.notebook.asked == [SetNotify("calls", "nowhere"), SetNotify("zone", "Europe/Kyiv")]


async def test_what_is_asked_of_one_s_own_data_is_of_no_game(world: World) -> None:
    message = await world.post(SCREENS["holdings"]())
    await world.person.click(message, custom_id="cit:privacy:export")
    await world.person.click(message, custom_id="cit:privacy:delete")
    message = await world.post(SCREENS["deletion"]())
    await world.person.click(message, custom_id=f"cit:erase:{TAG}")
    assert world.client.notebook.asked == [ExportData(), AskToDelete(), DeleteData(TAG)]


async def test_an_error_behind_a_click_is_not_swallowed(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["board"]())
    notebook.broken = True
    await world.person.click(message, custom_id="cit:play:abcdefgh")
    (error,) = notebook.failures
    assert str(error) == str(Play(GAME))


def test_two_cogs_may_not_handle_the_same(world: World) -> None:
    with pytest.raises(ValueError, match="two handlers for Play"):
        world.client.dispatcher.add(world.client.notebook.cog(Play))
