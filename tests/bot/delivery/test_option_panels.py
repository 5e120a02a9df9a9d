"""Open options follow their lobby, end with it, and close."""

import pytest

from bot.words.language import Language
from tests.house import House, texts
from tests.lobby_options import Panel, open_details, open_options, public

SAY = Language()


async def test_the_options_show_joining_and_leaving_players_without_a_new_message(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    lobby, before = public(house), len(house.channel.history(viewer=alice))
    assert SAY("options-for-assumed", count=4) in panel.text
    await panel.pick("cards", "cunning_agents")
    await bob.click(lobby, label=SAY("button-join"))
    assert SAY("options-for-expected", count=4, taken=2) in panel.text
    await alice.click(lobby, label=SAY("button-add"))
    await bob.click(lobby, label=SAY("button-leave"))
    assert SAY("options-for-taken", count=2, taken=2) in panel.text
    assert len(house.channel.history(viewer=alice)) == before


async def test_the_page_that_is_open_stays_open(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await panel.pick("cards", "own")
    await panel.set("go", "main", "cast")
    await bob.click(public(house), label=SAY("button-join"))
    assert SAY("cast-title") in panel.text


@pytest.mark.parametrize("action", ["start", "close"])
async def test_with_the_lobby_its_options_end(house: House, action: str) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    await house.press(alice, public(house), f"cit:add:{panel.game}")
    if action == "start":
        await house.start(alice, public(house))
    else:
        await house.in_lobby(alice, public(house), SAY("button-close"))
    assert SAY("options-over-started" if action == "start" else "lobby-closed") in panel.text
    plays = [f"cit:play:{panel.game}"] if action == "start" else []
    assert [each["custom_id"] for each in house.controls(panel.message)] == plays
    assert (await house.table(panel.game)).options == {}


async def test_of_options_that_were_dismissed_in_discord_nothing_stays(house: House) -> None:
    house.patch.setattr("bot.tables.background_loop.FAILURE_PAUSES", (0.0,))
    alice = house.add("alice")
    panel = await open_options(house, alice)
    messages = house.env.backend.messages[house.channel.id]
    del messages[panel.message.id]
    await house.in_lobby(alice, public(house), SAY("button-close"))
    assert (await house.table(panel.game)).options == {}


async def test_a_former_host_has_no_options(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await bob.click(public(house), label=SAY("button-join"))
    await alice.click(public(house), label=SAY("button-leave"))
    assert SAY("options-over-host", host="**bob**") in panel.text
    assert house.controls(panel.message) == []


async def test_the_next_click_puts_right_options_that_could_not_be_changed_in_time(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    await house.press(alice, public(house), f"cit:add:{panel.game}")
    house.until_no_click_lives()
    await house.press(alice, public(house), f"cit:start:{panel.game}")
    assert house.controls(panel.message) != []
    said = await panel.set("short", "on")
    assert said == ""
    assert SAY("options-over-started") in panel.text
    assert [each["custom_id"] for each in house.controls(panel.message)] == [f"cit:play:{panel.game}"]


async def test_done_puts_the_options_away(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    before = await house.snapshot(panel.game)
    await alice.click(panel.message, label=SAY("button-options-done"))
    assert panel.text.strip() == SAY("options-done")
    assert await house.snapshot(panel.game) == before
    await bob.click(public(house), label=SAY("button-join"))
    assert panel.text.strip() == SAY("options-done")


async def test_options_are_open_in_one_place(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    details = await open_details(house, alice)
    await house.press(alice, details, f"cit:options:{panel.game}")
    newer = Panel(house, alice, panel.game, details)
    assert panel.text.strip() == SAY("options-opened-anew")
    assert SAY("options-title") in newer.text
    # The old one could not be changed. A click on it shows the options there, and closes the newer ones.
    await panel.set("short", "on")
    assert SAY("options-title") in panel.text
    assert newer.text.strip() == SAY("options-opened-anew")
    assert len(house.private(alice)) == 2


async def test_after_a_restart_the_first_click_has_them_followed_again(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await house.restart()
    await bob.click(public(house), label=SAY("button-join"))
    assert SAY("options-for-assumed", count=4) in panel.text
    await panel.set("short", "on")
    assert SAY("options-for-expected", count=4, taken=2) in panel.text
    await bob.click(public(house), label=SAY("button-leave"))
    assert SAY("options-for-assumed", count=4) in panel.text


async def test_the_clicks_of_somebody_whose_data_is_deleted_are_dropped(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    house.bot.delivery.forget_person(alice.id)
    text = texts(house.stored(panel.message))
    await house.press(alice, public(house), f"cit:add:{panel.game}")
    assert panel.text == text
