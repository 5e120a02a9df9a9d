"""Most options at once: a form counts as a whole, and replaces nothing that its sender hasn't seen."""

from dataclasses import replace
from typing import Any

import pytest

from bot.controls.requests import FillOptions
from bot.tables.options import filled
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from engine.setup.choice import ReadySet
from engine.setup.plan import Plan
from tests.house import House
from tests.lobby_options import Panel, open_options, public, public_text
from tests.storage.samples import setup

SAY = Language()
FILLED: dict[str, Any] = {
    "edition": "deluxe",
    "cards": "cunning_agents",
    "extras": ["actions", "short"],
    "tie": ["district-values"],
    "seats": ["6"],
}
WANTED = Plan(
    "deluxe", ReadySet("cunning_agents"), action_cards=True, short=True, tie_break="district-values"
)


async def _form(panel: Panel) -> Any:
    return await panel.actor.click(panel.message, label="Choose in one form")


async def test_three_clicks_set_everything(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    version = (await house.table(panel.game)).stored.version
    await alice.submit_modal(await _form(panel), FILLED)
    assert await panel.plan() == WANTED
    assert (await house.table(panel.game)).stored.version == version + 1
    assert SAY("options-for-expected", count=6, taken=1) in panel.text
    assert SAY("lobby-for-expected", count=6) in public_text(house)
    # As it was left: nothing is changed, and nothing is stored.
    before = await house.snapshot(panel.game)
    await alice.submit_modal(await _form(panel), FILLED)
    assert await house.snapshot(panel.game) == before


async def test_each_form_has_an_id_of_its_own(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    ids = {(await _form(panel)).modal["custom_id"] for _ in range(2)}
    assert len(ids) == 2


async def test_options_that_changed_meanwhile_are_not_replaced(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    form = await _form(panel)
    await panel.set("nine", "on")
    await alice.submit_modal(form, FILLED)
    assert SAY("options-form-old") in panel.text
    assert await panel.plan() == Plan(nine=True)
    # That somebody joins changes nothing of what the form sets.
    form = await _form(panel)
    await bob.click(public(house), label="Join")
    await alice.submit_modal(form, FILLED)
    assert await panel.plan() == WANTED


async def test_it_may_be_sent_after_a_restart(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    form = await _form(panel)
    await house.restart()
    await alice.submit_modal(form, FILLED)
    assert await panel.plan() == WANTED
    assert SAY("options-title") in panel.text


async def test_options_that_the_edition_lacks_are_left_out_and_named(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    wanted = FILLED | {"edition": "classic-czech", "extras": ["nine", "actions", "short"], "tie": ["edition"]}
    await alice.submit_modal(await _form(panel), wanted)
    assert await panel.plan() == Plan("classic-czech", short=True)
    assert "Cunning Agents, Ninth character, Action cards" in panel.text


async def test_a_form_of_who_is_not_the_host_any_more_changes_nothing(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    form = await _form(panel)
    await bob.click(public(house), label="Join")
    await alice.click(public(house), label="Leave")
    await alice.submit_modal(form, FILLED)
    assert await panel.plan() == Plan()
    assert SAY("options-over-host", host="**bob**") in panel.text
    assert house.controls(panel.message) == []
    # Nor is a form shown to somebody who isn't the host, whatever they click.
    result = await house.forge(alice, public(house), f"cit:options-form:{panel.game}")
    assert "Only **bob**, the host" in house.say(result)


@pytest.mark.parametrize(
    "made_up",
    [
        {"edition": "1999"},
        {"cards": "everything"},
        {"extras": ("nine", "ten")},
        {"tie": ""},
        {"seats": "9"},
        {"edition": ""},
    ],
)
def test_a_made_up_form_is_refused(made_up: dict[str, Any]) -> None:
    wanted = FillOptions("", "", 0, "2016", "first_game", (), "edition", "0")
    assert filled(setup(), wanted, "1") == (replace(setup(), plan=Plan(), plan_name=""), ())
    with pytest.raises(ImpossibleChangeError):
        filled(setup(), replace(wanted, **made_up), "1")


@pytest.mark.parametrize("seats", ["1", "9", "x", "2 "])
async def test_a_made_up_number_of_players_changes_nothing(house: House, seats: str) -> None:
    panel = await open_options(house, house.add("alice"))
    before = await house.snapshot(panel.game)
    await panel.pick("seats", seats)
    assert await house.snapshot(panel.game) == before
    assert SAY("error-unknown-option") in panel.text


async def test_how_many_will_play_is_kept(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await panel.pick("cards", "cunning_agents")
    await panel.pick("seats", "3")
    await bob.click(public(house), label="Join")
    await house.restart()
    for text in (panel.text, public_text(house)):
        assert "For 3 players" in text
    assert "4 Emperor" in public_text(house).replace("\u00a0", " ")
    # Two could start now, and with two it is another game.
    assert "If 2 players start now: King joins. Emperor and Tax Collector stay away." in public_text(house)
    await alice.click(public(house), label="Start")
    table = await house.table(panel.game)
    assert table.game.state.options.cast[3] == "king"
