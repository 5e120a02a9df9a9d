"""Settings of servers and persons: a click says the new value of a setting."""

from bot.controls.requests import (
    AskToDelete,
    DeleteData,
    DeleteSet,
    ExportData,
    PickSet,
    PresetServer,
    SetNotify,
    SetServer,
    ShowServer,
)
from tests.bot.controls.screens_with_controls import SCREENS
from tests.bot.controls.world import World
from tests.bot.screens.build import TAG


async def test_a_setting_says_what_it_is_to_be(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["server-play"]())
    await world.person.click(message, custom_id="cit:server:seasons:off")
    await world.person.select(message, custom_id="cit:server-pick:computer_pause", values=["2"])
    message = await world.post(SCREENS["server-opening"]())
    await world.person.select(message, custom_id="cit:server-pick:channels", values=[world.channel])
    await world.person.select(message, custom_id="cit:server-pick:roles", values=[])
    message = await world.post(SCREENS["server"]())
    await world.person.click(message, custom_id="cit:server-preset:quiet")
    await world.person.click(message, custom_id="cit:server-page:sets")
    message = await world.post(SCREENS["server-sets"]())
    await world.person.select(message, custom_id="cit:server-set", values=["7"])
    await world.person.click(message, custom_id="cit:server-delete:7")
    assert notebook.asked == [
        SetServer("seasons", ("off",)),
        SetServer("computer_pause", ("2",)),
        SetServer("channels", (str(world.channel.id),)),
        SetServer("roles", ()),
        PresetServer("quiet"),
        ShowServer("sets"),
        ShowServer("sets", 7),
        DeleteSet(7),
    ]


def test_a_pick_that_is_no_set_shows_none() -> None:
    assert PickSet().meant(("123456789012345",)) == ShowServer("sets", 123456789012345)
    assert PickSet().meant(("1234567890123456",)) == PickSet().meant(()) == ShowServer("sets")


async def test_a_menu_of_calls_says_what_was_picked(world: World) -> None:
    message = await world.post(SCREENS["notify"]())
    await world.person.select(message, ["nowhere"], custom_id="cit:notify:calls")
    await world.person.select(message, ["Europe/Kyiv"], custom_id="cit:notify:zone")
    assert world.client.notebook.asked == [SetNotify("calls", "nowhere"), SetNotify("zone", "Europe/Kyiv")]


def test_no_pick_about_calls_is_no_value() -> None:
    assert SetNotify("zone").meant(()) == SetNotify("zone", "")


async def test_requests_about_a_person_s_data_name_no_game(world: World) -> None:
    message = await world.post(SCREENS["holdings"]())
    await world.person.click(message, custom_id="cit:privacy:export")
    await world.person.click(message, custom_id="cit:privacy:delete")
    message = await world.post(SCREENS["deletion"]())
    await world.person.click(message, custom_id=f"cit:erase:{TAG}")
    assert world.client.notebook.asked == [ExportData(), AskToDelete(), DeleteData(TAG)]
