"""The seats of a lobby: its host hands it on, removes, moves and shuffles; others say that they are ready."""

from dataclasses import replace

import pytest

from bot.controls.requests import SHUFFLE
from bot.screens.option_controls import switch_state
from bot.tables.seating import after_seat_change
from bot.words.card_texts import together
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from storage.parts import Proof, ServerGame
from storage.values import Player, Setup
from tests.house import Component, House
from tests.lobby_options import Panel, open_options, public, public_text

SAY = Language()


def _setup(*names: str, computers: int = 0) -> Setup:
    people = [Player(100 + number, name, str(number)) for number, name in enumerate(names)]
    seated = [Player(None, f"computer {number}", f"computer-{number}") for number in range(1, computers + 1)]
    return Setup(ServerGame(guild=1, channel=2, host=100), "en-US", (*people, *seated), Proof.of("0" * 64))


def _names(setup: Setup) -> list[str]:
    return [player.name for player in setup.players]


@pytest.mark.parametrize(
    ("keys", "names"),
    [
        (("101", "102"), ["ada", "carl", "bob", "dan", "computer 1"]),
        (("computer-1", "100"), ["computer 1", "bob", "carl", "dan", "ada"]),
    ],
)
def test_two_change_seats_and_all_others_stay(keys: tuple[str, str], names: list[str]) -> None:
    setup = _setup("ada", "bob", "carl", "dan", computers=1)
    for each in (keys, keys[::-1]):
        assert _names(after_seat_change(setup, "swap", each, "")) == names


@pytest.mark.parametrize("keys", [(), ("100",), ("100", "100"), ("100", "999"), ("100", "101", "102")])
def test_nothing_but_two_who_sit_there_can_change_seats(keys: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleChangeError):
        after_seat_change(_setup("ada", "bob", "carl"), "swap", keys, "")


def test_a_shuffle_follows_from_the_click_and_nothing_else() -> None:
    setup = _setup("ada", "bob", "carl", computers=2)
    orders = {
        tuple(_names(after_seat_change(setup, SHUFFLE, ("again",), str(click)))) for click in range(200)
    }
    assert len(orders) > 90
    assert all(sorted(order) == sorted(_names(setup)) for order in orders)
    once, twice = (after_seat_change(setup, SHUFFLE, ("again",), "7") for _ in range(2))
    assert once == twice
    # The earlier order doesn't matter either.
    backwards = replace(setup, players=setup.players[::-1])
    assert after_seat_change(backwards, SHUFFLE, ("again",), "7") == once


@pytest.mark.parametrize(
    ("verb", "value"),
    [("host", "100"), ("host", "computer-1"), ("host", "999"), ("out", "100"), ("out", "999")],
)
def test_a_made_up_or_stale_request_changes_nothing(verb: str, value: str) -> None:
    with pytest.raises(ImpossibleChangeError):
        after_seat_change(_setup("ada", "bob", computers=1), verb, (value,), "")


def _menu(panel: Panel) -> Component:
    """Return the menu for two players who swap seats."""
    controls = panel.house.controls(panel.message)
    return next(each for each in controls if each["custom_id"].endswith(":seats:swap"))


async def _four(house: House) -> tuple[Panel, list[int]]:
    """Open a lobby of three people and a computer, with its options; return the panel and their ids."""
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    panel = await open_options(house, people[0])
    for other in people[1:]:
        await other.click(public(house), label=SAY("button-join"))
    await people[0].click(public(house), label=SAY("button-add"))
    return panel, [each.id for each in people]


async def test_the_host_hands_on_and_can_do_nothing_more(house: House) -> None:
    panel, (_, bob, _) = await _four(house)
    await panel.set("go", "main", page="seats")
    assert SAY("seats-title") in panel.text
    await panel.pick("host", str(bob), page="seats")
    assert (await house.table(panel.game)).setup.kind.host == bob
    assert SAY("lobby-player", host="yes", ready="no", number=2, name="**bob**") in public_text(house)
    assert SAY("options-over-host", host="**bob**") in panel.text
    await panel.pick("out", str(bob), page="seats")
    assert len((await house.table(panel.game)).players) == 4


async def test_a_person_who_is_taken_out_is_told_kindly_and_may_come_again(house: House) -> None:
    panel, (_, bob, _) = await _four(house)
    await panel.pick("out", str(bob), page="seats")
    assert "bob" not in public_text(house)
    actor = house.people[1]
    for action in ("ready", "leave"):
        result = await house.forge(actor, public(house), f"cit:{action}:{panel.game}")
        assert result.ephemeral
        assert house.say(result) == SAY("error-not-sitting")
    await actor.click(public(house), label=SAY("button-join"))
    assert "4. **bob**" in public_text(house)
    # A computer can also be removed.
    await panel.pick("out", "computer-1", page="seats")
    assert _names((await house.table(panel.game)).setup) == ["alice", "carol", "bob"]


async def test_the_seats_are_seen_as_they_are_arranged(house: House) -> None:
    panel, (_, bob, carol) = await _four(house)
    await panel.set("go", "main", page="seats")
    await panel.pick("swap", str(carol), str(bob), page="seats")
    for text in (panel.text, public_text(house)):
        assert "2. **carol**\n3. **bob**" in text
    # A pick on an old page can't affect somebody else.
    assert SAY("error-unknown-option") in (await panel.pick("out", "computer-7", page="seats")) + panel.text
    await panel.set(SHUFFLE, "again", page="seats")
    players = (await house.table(panel.game)).players
    places = [panel.text.index(f"**{player.name}**") for player in players]
    assert places == sorted(places)


async def test_two_who_changed_seats_are_not_picked_any_more(house: House) -> None:
    panel, (_, bob, carol) = await _four(house)
    await panel.set("go", "main", page="seats")
    before = _menu(panel)
    # Discord remembers the pick by the id of a menu, whatever it offers.
    await panel.pick("swap", str(carol), str(bob), page="seats")
    assert _menu(panel)["id"] != before["id"]


def _waiting(*names: str) -> str:
    waited = together(SAY, [f"**{name}**" for name in names])
    return SAY("lobby-not-ready", names=waited, count=len(names), host="**alice**", add=False, last=False)


async def test_who_joins_is_ready_until_the_host_changes_what_is_played(house: House) -> None:
    panel, _ = await _four(house)
    alice, bob, _ = house.people
    assert SAY("lobby-next-ready", host="**alice**") in public_text(house)
    assert SAY("button-ready") not in [each.get("label") for each in house.controls(public(house))]
    await panel.set("short", "on")
    assert _waiting("bob", "carol") in public_text(house)
    await bob.click(public(house), label=SAY("button-ready"))
    assert _waiting("carol") in public_text(house)
    # A person who presses it twice, or presses it on an older message, stays ready.
    await house.forge(bob, public(house), f"cit:ready:{panel.game}")
    assert _waiting("carol") in public_text(house)
    # Ready players stay ready when others leave or the host expects more. The host may start anyway.
    await panel.pick("seats", "6")
    await house.in_lobby(alice, public(house), SAY("button-remove"))
    assert _waiting("carol") in public_text(house)
    await house.start(alice, public(house))
    table = await house.table(panel.game)
    assert table.running
    assert not any(player.ready for player in table.players)


async def test_a_player_who_is_asked_anew_sees_why(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    bob, carol = house.add("bob"), house.add("carol")
    for each in (bob, carol):
        await each.click(public(house), label=SAY("button-join"))
    await panel.pick("edition", "classic")
    assert _again(SAY("edition-classic")) in public_text(house)
    # After any number of changes by the host, and of players getting ready, it shows the current state.
    await panel.pick("edition", "2016")
    await panel.set("short", "on")
    await panel.pick("cards", "vicious_nobles")
    await carol.click(public(house), label=SAY("button-ready"))
    changed = SAY("edition-2016"), switch_state("short", SAY, on=True), SAY("set-vicious_nobles")
    assert _again(*changed) in public_text(house)
    await bob.click(public(house), label=SAY("button-ready"))
    assert "🔁" not in public_text(house)
    assert SAY("lobby-next-few", host="**alice**", count=3) in public_text(house)
    # Earlier changes are no longer shown.
    await panel.pick("pace", "slow-86400", page="pace")
    told = [SAY("pace-slow", time=SAY("pace-hours", count=8))]
    assert _again(*told) in public_text(house)
    await panel.set("advice", "on", page="extras")
    told.append(switch_state("advice", SAY, on=True))
    assert _again(*told) in public_text(house)
    await panel.pick("tie", "district-values", page="extras")
    told.append(SAY("setting-tie-now", how=SAY("tie-district-values")))
    assert _again(*told) in public_text(house)
    for each in (bob, carol):
        await each.click(public(house), label=SAY("button-ready"))
    await house.start(house.people[0], public(house))
    table = await house.table(panel.game)
    assert table.running
    assert table.setup.changed == ()


def _again(*changes: str) -> str:
    return SAY("lobby-asked-again", changes=SAY("story-and").join(changes))


async def test_a_click_that_comes_twice_changes_it_once(house: House) -> None:
    panel, _ = await _four(house)
    ready = f"cit:ready:{panel.game}"
    await house.at_once(house.people[1], public(house), ready, ready, same=True)
    assert (await house.table(panel.game)).players[1].ready
