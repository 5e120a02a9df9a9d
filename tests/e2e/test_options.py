"""A host chooses options with visible controls only, and every choice can be played."""

import random
from typing import Any
from unittest.mock import AsyncMock

import pytest
import simcord

from bot.tables.advice import FIRST_GAMES
from bot.words.language import Language
from engine.setup.choice import OWN, OwnChoice, RandomSet, ReadySet
from engine.setup.editions import EDITIONS
from engine.setup.own_choice import district_groups
from engine.setup.plan import Plan
from storage.values import Click
from tests.e2e.faults import Faults, act, check_told, tracebacks
from tests.e2e.watch import Watch
from tests.house import Chance, House, texts
from tests.lobby_options import Panel, open_details, open_lobby, open_options, public, public_text

SAY = Language()
STARTS = SAY("button-start"), SAY("button-start-with", count=2)


class Hand(Panel):
    """The options, of which only visible controls are used."""

    async def press(self, label: str) -> None:
        await self.actor.click(self.message, label=label)

    async def choose(self, verb: str, *values: str) -> None:
        """Pick values in a menu that offers them."""
        menu = next(
            each["custom_id"]
            for each in self.house.controls(self.message)
            if each["custom_id"].endswith(f":{verb}")
        )
        await self.actor.select(self.message, list(values), custom_id=menu)


async def _hand(house: House, host: simcord.MemberActor) -> Hand:
    panel = await open_options(house, host)
    return Hand(house, host, panel.game, panel.message)


async def _make_own_set(house: House, hand: Hand) -> None:
    """Make a choice with two mistakes. Everybody reads about both, and a button fixes each."""
    await hand.choose("edition", "deluxe")
    await hand.choose("cards", OWN)
    await hand.press(SAY("button-cast"))
    await hand.choose("rank-4", "emperor")
    await hand.press(SAY("button-districts"))
    await hand.choose("uniques-1", *district_groups("deluxe")[1][:2])
    lacking = SAY("lobby-hindrance-unique-count", count=10, needed=14, missing=4, extra=0)
    for text in (public_text(house), hand.text):
        assert lacking in text
    assert SAY(
        "lobby-hindrance-character-seats", character=SAY("character-emperor"), fewest=3
    ) in public_text(house)
    start = next(each for each in _all_controls(house) if each.get("label") in STARTS)
    assert start["disabled"]
    await hand.press(SAY("button-fill"))
    await hand.press(SAY("button-cast"))
    await hand.press(SAY("button-instead", name="Patrician"))
    start = next(each for each in _all_controls(house) if each.get("label") in STARTS)
    assert not start.get("disabled")
    await hand.press(SAY("button-back"))
    await hand.press(SAY("switch-actions", state="off"))
    assert SAY("setting-actions") in public_text(house)


async def test_a_host_makes_a_set_of_the_own_saves_it_and_plays_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.new_games.secrets", Chance(3))
    alice, bob = house.add("alice"), house.add("bob")
    hand = await _hand(house, alice)
    await bob.click(public(house), label=SAY("button-join"))
    details = await open_details(house, bob)
    assert SAY("form-title") not in texts(house.stored(details))
    refused = await house.forge(bob, details, f"cit:options:{hand.game}")
    assert SAY("error-host-only", host="**alice**") in house.say(refused)
    await _make_own_set(house, hand)

    # The form is opened before a restart, and sent after it.
    form = await alice.click(hand.message, label=SAY("button-save"))
    await house.restart()
    await alice.submit_modal(form, {"name": "Our mix"})
    assert SAY("set-saved", name="Our mix") in public_text(house)
    plan = (await house.bot.store.sets.of_server(house.guild.id))[0].plan
    assert (plan.edition, plan.action_cards, plan.nine) == ("deluxe", True, False)
    assert isinstance(plan.cards, OwnChoice)

    # Another lobby of the server offers it. With three seats rank 9 is needed, and is added by itself.
    other = await _hand(house, bob)
    lobby = public(house)
    await other.choose("saved", "1")
    await bob.click(lobby, label=SAY("button-add"))
    await bob.click(lobby, label=SAY("button-add"))
    await house.restart()
    assert SAY("note-ninth-joins", seats=3, character=SAY("character-artist")) in public_text(house)
    await house.start(bob, lobby)
    game = next(table.id for table in house.bot.registry.tables if table.running)
    table = await house.table(game)
    options = table.game.state.options
    assert options.cast == (*plan.cards.characters, "artist")
    assert sorted(options.uniques) == sorted(plan.cards.uniques)
    assert (options.rules.action_cards, options.edition) == (True, "deluxe")
    await house.finish(game)
    assert SAY("button-rematch") in public_text(house)


async def test_a_host_chooses_who_replaces_a_character_that_two_can_not_play_with(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.new_games.secrets", Chance(5))
    # Newcomers see the game with computers, in which no character is replaced.
    monkeypatch.setattr("bot.tables.advice.fewest_games", AsyncMock(return_value=FIRST_GAMES))
    alice, bob = house.add("alice"), house.add("bob")
    hand = await _hand(house, alice)
    await bob.click(public(house), label=SAY("button-join"))
    await hand.choose("cards", "cunning_agents")
    assert SAY("note-replaced", seats=2, instead="King", character="Emperor") in public_text(house)
    assert SAY("setting-choosable", names="Patrician") in public_text(house)
    await hand.press(SAY("button-instead", name="Patrician"))
    replaced = SAY("note-replaced", seats=2, instead="Patrician", character="Emperor")
    assert f"{replaced} {SAY('setting-choosable', names='King')}" in public_text(house)
    # Another set removes it.
    await hand.choose("cards", "illustrious_emissaries")
    assert SAY("note-replaced", seats=2, instead="King", character="|").split("|")[0] in public_text(house)
    await hand.press(SAY("button-instead", name="Patrician"))

    await house.restart()
    await house.start(alice, public(house))
    game = next(table.id for table in house.bot.registry.tables if table.running)
    table = await house.table(game)
    assert table.game.state.options.cast[3] == "patrician"
    await house.finish(game)


def _all_controls(house: House) -> list[Any]:
    stored = house.stored(public(house))
    return [each for part in stored[0]["components"] for each in part.get("components", [])]


PLANS = {
    "nobles": (Plan(cards=ReadySet("vicious_nobles")), 3),
    "agents": (Plan(cards=ReadySet("cunning_agents"), nine=True), 6),
    "deluxe": (Plan(edition="deluxe", cards=RandomSet("1"), action_cards=True), 5),
    "classic": (Plan(edition="classic", cards=RandomSet("2"), nine=True), 4),
    "czech": (Plan(edition="classic-czech", short=True), 2),
    "given up": (
        Plan(
            edition="classic",
            cards=OwnChoice(
                ("witch", "thief", *EDITIONS["classic"].core[2:]),
                (*EDITIONS["classic"].fixed[2:], *EDITIONS["classic"].pool[:5]),
            ),
            tie_break="held-rank",
        ),
        3,
    ),
}


@pytest.mark.in_turns
@pytest.mark.parametrize("name", PLANS)
async def test_every_choice_of_options_is_played_to_the_end(
    house: House, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    plan, seats = PLANS[name]
    house.rng = random.Random(seats)
    monkeypatch.setattr("bot.tables.new_games.secrets", Chance(seats))
    alice = house.add("alice")
    game = await open_lobby(house, alice)
    saved = Click(house.env.backend.snowflake(), alice.id, "save")
    await house.bot.store.sets.put(house.guild.id, name, plan, game, saved)
    hand = Hand(house, alice, game, (await open_options(house, alice, game)).message)
    await hand.choose("saved", "1")
    for _ in range(seats - 1):
        await alice.click(public(house), label=SAY("button-add"))
    assert await hand.plan() == plan
    watch = Watch(house, monkeypatch)
    await house.start(alice, public(house))
    await house.finish(game)
    assert watch.leaks == []
    assert SAY("button-rematch") in texts(house.stored(public(house)))


async def test_options_that_can_never_be_changed_are_not_tried_for_ever(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    """For example, if somebody has closed the message in Discord, which reports nothing."""
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    broken.plan("token-edit", "locked")
    await act(house, bob.click(public(house), label=SAY("button-join")), 600)
    await act(house, house.start(alice, public(house)), 600)
    tried = [kind for kind, _ in broken.made].count("token-edit")
    assert tried == 3
    # The message did exist: a click on it shows the current state.
    assert house.controls(panel.message) != []
    await act(house, panel.set("short", "on"), 3)
    assert SAY("options-over-started") in panel.text
    # Somebody who plays can go on to the game.
    assert [each["custom_id"] for each in house.controls(panel.message)] == [f"cit:play:{panel.game}"]
    await check_told(house, panel.game)
    assert tracebacks(caplog) == []


async def test_many_who_join_at_once_make_few_edits(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.option_panels.UPDATES_APART", 1.0)
    alice = house.add("alice")
    panel = await open_options(house, alice)
    for number in range(6):
        await act(house, house.add(f"p{number}").click(public(house), label=SAY("button-join")))
    await house.env.advance_time(30)
    assert SAY("options-for-taken", count=7, taken=7) in panel.text
    assert [kind for kind, _ in broken.made].count("token-edit") == 2
