"""The options of a lobby: only for its host, only before the start, stored at once, and public.

A form with most of them counts as a whole, and replaces nothing that its sender hasn't seen.
"""

from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.controls.requests import FillOptions
from bot.screens.setting import pace_line
from bot.tables.options import after_form
from bot.words.card_texts import together
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from engine.setup.choice import OWN, RANDOM_CHOICE, OwnChoice, ReadySet
from engine.setup.plan import Plan
from storage.pace import HOUR, LIVE, SLOW_PACE
from storage.values import Click
from tests.house import House
from tests.lobby_options import Panel, open_options, public, public_text
from tests.storage.samples import setup

SAY = Language()


async def test_a_change_is_stored_and_seen_by_everybody_at_once(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    await panel.pick("edition", "classic")
    assert await panel.plan() == Plan(edition="classic")
    assert SAY("edition-classic") in panel.text
    assert SAY("edition-classic") in public_text(house)
    await panel.pick("cards", OWN)
    await panel.pick("rank-1", "witch", page="cast")
    assert SAY("cast-title") in panel.text
    assert "1 Witch" in public_text(house)
    loaded = await house.bot.store.games.load(panel.game)
    assert loaded is not None
    assert loaded.stored.setup.chosen.plan == await panel.plan()
    assert house.bot.store.places.shown(panel.game) == loaded.stored.version


async def test_a_new_lobby_plays_live_and_its_pace_is_chosen_on_a_page_of_its_own(house: House) -> None:
    # As outside tests.
    house.patch.setattr("bot.tables.lobbies.LIVE", LIVE)
    alice = house.add("alice")
    panel = await open_options(house, alice)
    assert pace_line(LIVE, SAY) in public_text(house)
    await alice.click(panel.message, label=SAY("button-pace"))
    house.patch.setattr(house.bot.store.finished, "usual_slow", AsyncMock(return_value=9 * 24 * HOUR))
    await panel.pick("pace", f"slow-{SLOW_PACE.limit}", page="pace")
    table = await house.table(panel.game)
    assert (table.setup.chosen.pace, table.setup.times.usual) == (SLOW_PACE, 9 * 24 * HOUR)
    assert pace_line(SLOW_PACE, SAY) in public_text(house)
    assert SAY("pace-title") in panel.text
    await panel.pick("pace", "slow-1", page="pace")
    assert table.setup.chosen.pace == SLOW_PACE
    # A form and a set have no text about it.
    await alice.click(panel.message, label=SAY("button-back"))
    form = await alice.click(panel.message, label=SAY("button-form"))
    filled = {"edition": "deluxe", "cards": "first_game", "tie": ["edition"], "seats": ["3"]}
    await alice.submit_modal(form, filled)
    assert table.setup.chosen.plan == Plan("deluxe")
    assert table.setup.chosen.pace == SLOW_PACE


async def test_a_host_switches_remarks_off_where_the_level_is_chosen(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    await alice.click(panel.message, label=SAY("button-seats"))
    off = SAY("switch-remarks", state="off")
    assert SAY("remarks-option", state="on") not in panel.text, "nobody says anything at a table of people"
    await house.in_lobby(alice, public(house), SAY("button-fill-seats", count=4))
    await panel.set("go", "seats", page="seats")
    assert SAY("remarks-option", state="on") in panel.text
    assert SAY("opponent", number=2, name="🤖 **Bertram**") in panel.text
    await alice.click(panel.message, label=SAY("switch-remarks", state="on"))
    table = await house.table(panel.game)
    assert not table.setup.chosen.remarks
    assert off in [each.get("label") for each in house.controls(panel.message)]
    await alice.click(panel.message, label=off)
    assert table.setup.chosen.remarks


async def test_to_look_at_another_page_changes_nothing(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    await panel.pick("cards", OWN)
    before = await house.snapshot(panel.game)
    requests = len(house.env.http_requests)
    for page in ("cast", "districts", "main"):
        await panel.set("go", "main", page)
    assert await house.snapshot(panel.game) == before
    assert len(house.env.http_requests) - requests == 3


async def test_only_the_host_sees_and_sets_the_options(house: House) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    panel = await open_options(house, alice)
    lobby = public(house)
    await bob.click(lobby, label=SAY("button-join"))
    before = await house.snapshot(panel.game)
    for actor in (bob, eve):
        for custom_id in ("cit:options:{}", "cit:set:{}:main:short:on", "cit:set:{}:main:save:as"):
            result = await house.forge(actor, lobby, custom_id.format(panel.game))
            assert result.ephemeral
            assert SAY("error-host-only", host="**alice**") in house.say(result)
    assert await house.snapshot(panel.game) == before
    # The former host, who left, has an old panel, which no longer works.
    await alice.click(lobby, label=SAY("button-leave"))
    await panel.set("short", "on")
    assert SAY("options-over-host", host="**bob**") in panel.text
    assert not (await panel.plan()).short


@pytest.mark.parametrize(
    ("action", "told", "answer"),
    [
        ("start", SAY("options-over-started"), SAY("error-lobby-started")),
        ("close", SAY("lobby-closed"), SAY("error-lobby-closed")),
    ],
)
async def test_a_started_or_closed_lobby_has_no_options(
    house: House, action: str, told: str, answer: str
) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    lobby = public(house)
    await alice.click(lobby, label=SAY("button-add"))
    result = await panel.form()
    await house.forge(alice, lobby, f"cit:{action}:{panel.game}")
    before = await house.snapshot(panel.game)
    clicks = (
        panel.set("short", "on"),
        panel.pick("edition", "deluxe"),
        panel.set("save", "as"),
        alice.submit_modal(result, {"name": "Ours"}),
    )
    for click in clicks:
        await click
        assert told in panel.text
        plays = [f"cit:play:{panel.game}"] if action == "start" else []
        assert [each["custom_id"] for each in house.controls(panel.message)] == plays
    result = await house.forge(alice, lobby, f"cit:options:{panel.game}")
    assert answer in house.say(result)
    assert await house.snapshot(panel.game) == before
    assert await house.bot.store.sets.of_server(house.guild.id) == []


MADE_UP: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("edition", ("1999",)),
    ("edition", ("deluxe", "classic")),
    ("cards", ("everything",)),
    ("rank-4", ("emperor",)),
    ("uniques-0", ("park",)),
    ("saved", ("x",)),
    ("saved", ("1", "2")),
    ("saved", ("9" * 90,)),
    ("nonsense", ("on",)),
    *(("seats", (seats,)) for seats in ("1", "9", "x", "2 ")),
)


async def test_a_made_up_wish_changes_nothing_and_shows_how_it_stands(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    before = await house.snapshot(panel.game)
    for verb, values in MADE_UP:
        await panel.set("go", "main")
        assert SAY("error-unknown-option") not in panel.text
        await panel.pick(verb, *values)
        assert SAY("error-unknown-option") in panel.text, (verb, values)
        assert await house.snapshot(panel.game) == before, (verb, values)


async def test_an_old_menu_of_another_edition_does_nothing(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    await panel.pick("cards", OWN)
    await panel.pick("edition", "classic")
    before = await panel.plan()
    await panel.pick("rank-2", "blackmailer", page="cast")
    assert SAY("error-unknown-option") in panel.text
    assert await panel.plan() == before


async def test_a_click_that_is_delivered_twice_draws_once(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    await panel.pick("cards", RANDOM_CHOICE)
    before = (await house.table(panel.game)).stored.version
    again = f"cit:set:{panel.game}:main:draw:again"
    await house.at_once(alice, panel.message, again, again, same=True)
    assert (await house.table(panel.game)).stored.version == before + 1
    await house.at_once(alice, panel.message, again, again)
    assert (await house.table(panel.game)).stored.version == before + 3


async def test_the_host_replaces_a_character_that_can_t_play_from_the_lobby(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await bob.click(public(house), label=SAY("button-join"))
    await panel.pick("cards", OWN)
    await panel.pick("rank-4", "emperor", page="cast")
    assert SAY("setting-instead", names="King or Patrician") in public_text(house)
    said = house.say(await alice.click(public(house), label=SAY("button-instead", name="King")))
    assert f"{SAY('picture-reason-play')} instead" not in said
    assert "4 King" in public_text(house)
    await panel.pick("rank-4", "emperor", page="cast")
    result = await bob.click(public(house), label=SAY("button-instead", name="Patrician"))
    assert SAY("error-host-only", host="**alice**") in house.say(result)
    cards = (await panel.plan()).cards
    assert isinstance(cards, OwnChoice)
    assert "emperor" in cards.characters


async def test_a_lobby_takes_as_many_as_can_play_its_edition(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    await panel.pick("edition", "classic-czech")
    for _ in range(6):
        await alice.click(public(house), label=SAY("button-add"))
    result = await house.forge(alice, public(house), f"cit:add:{panel.game}")
    assert SAY("error-lobby-full") in house.say(result)
    await panel.pick("edition", "2016")
    await alice.click(public(house), label=SAY("button-add"))
    await panel.pick("edition", "classic-czech")
    assert SAY("lobby-hindrance-seat-count", most=7) in public_text(house)
    result = await house.forge(alice, public(house), f"cit:start:{panel.game}")
    assert SAY("lobby-hindrance-seat-count", most=7) in house.say(result)


async def test_another_process_was_faster(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    loaded = await house.bot.store.games.load(panel.game)
    assert loaded is not None
    await house.bot.store.games.save(loaded.stored, click=Click(1, 1, "elsewhere"))
    await panel.set("short", "on")
    assert SAY("error-conflict") in panel.text
    await panel.set("short", "on")
    assert (await panel.plan()).short


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
    return await panel.actor.click(panel.message, label=SAY("button-form"))


async def test_three_clicks_set_everything(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    version = (await house.table(panel.game)).stored.version
    await alice.submit_modal(await _form(panel), FILLED)
    assert await panel.plan() == WANTED
    assert (await house.table(panel.game)).stored.version == version + 1
    assert SAY("options-for-expected", count=6, taken=1) in panel.text
    assert SAY("options-for-expected", count=6, taken=1) in public_text(house)
    # Unchanged: nothing is stored.
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
    # A new player changes nothing that the form sets.
    form = await _form(panel)
    await bob.click(public(house), label=SAY("button-join"))
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
    assert f"{SAY('set-cunning_agents')}, {SAY('extra-nine')}, {SAY('extra-actions')}" in panel.text


async def test_a_form_of_who_is_not_the_host_any_more_changes_nothing(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    form = await _form(panel)
    await bob.click(public(house), label=SAY("button-join"))
    await alice.click(public(house), label=SAY("button-leave"))
    await alice.submit_modal(form, FILLED)
    assert await panel.plan() == Plan()
    assert SAY("options-over-host", host="**bob**") in panel.text
    assert house.controls(panel.message) == []
    # Nobody but the host gets the form, whatever they click.
    result = await house.forge(alice, public(house), f"cit:options-form:{panel.game}")
    assert SAY("error-host-only", host="**bob**") in house.say(result)


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
    assert after_form(setup(), wanted, "1") == (setup().with_chosen(plan=Plan(), plan_name=""), ())
    with pytest.raises(ImpossibleChangeError):
        after_form(setup(), replace(wanted, **made_up), "1")


async def test_how_many_will_play_is_kept(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await panel.pick("cards", "cunning_agents")
    await panel.pick("seats", "3")
    await bob.click(public(house), label=SAY("button-join"))
    await house.restart()
    assert SAY("options-for-expected", count=3, taken=2) in panel.text
    assert SAY("options-for-expected", count=3, taken=2) in public_text(house)
    assert "4 Emperor" in public_text(house).replace("\u00a0", " ")
    # Two could start now, but a game of two is a different one.
    missing = together(SAY, [SAY(f"character-{each}") for each in ("emperor", "tax_collector")])
    changes = " ".join(
        (SAY("lobby-now-with", names=SAY("character-king")), SAY("lobby-now-without", names=missing))
    )
    assert SAY("lobby-now", seats=2, changes=changes) in public_text(house).replace("\u00a0", " ")
    await house.start(alice, public(house))
    table = await house.table(panel.game)
    assert table.game.state.options.cast[3] == "king"
