"""Rank 1: the Witch, and playing as a character of rank 2 or 3; higher ranks have separate tests."""

import pytest

from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.stories import stories
from tests.engine.table import Table

test_cases = stories("""
witch gathers names and goes on as the bewitched
    seats: 5; seat 0: witch; seat 1: merchant; ask everything; seat 0: city tavern
    seat 1: city market docks
    > witch: gather:gold
    = kind: bewitch
    > character:merchant
    = told: bewitched seat=0 character=merchant; asked: 1; turn of: merchant
    = offered: gather:gold gather:cards
    > gather:gold
    = told: took-over seat=0 target=1 character=merchant; asked: 0
    > use:income-trade use:merchant-gold
    = gold 0: 4; gold 1: 2
    > end
    = told of: turn-ended seat=0
f13 the suspended witch uses only what helps gathering
    seats: 5; seat 0: witch; seat 1: merchant
    seat 0: gold 9, hand tavern, city smithy laboratory museum armory framework
    > witch:
    = offered: gather:gold gather:cards
f13 gold mine library and observatory work for the witch
    seats: 5; seat 0: witch; seat 1: merchant; seat 0: city gold_mine library observatory
    deck: manor docks temple
    > witch: gather:cards
    = hand 0: docks manor temple
    > witch: gather:gold
    = gold 0: 3
f13 after resuming only her own districts work
    seats: 5; seat 0: witch; seat 1: merchant; seat 0: gold 2, hand tavern, city smithy
    seat 1: city laboratory
    > witch: gather:gold character:merchant; skip to: seat=0 character=merchant
    = can: use:smithy; cannot: use:laboratory
f15 the bewitched player only gathers
    seats: 5; seat 0: witch; seat 1: merchant, gold 9, hand tavern, city smithy gold_mine market
    > witch: gather:gold character:merchant
    = offered: gather:gold gather:cards
    > gather:gold
    = gold 1: 12; asked: 0
f15 park and poor house work for the witch and not for her victim
    seats: 5; seat 0: witch; seat 1: merchant, city park; seat 0: city poor_house; deck: tavern market
    > witch: gather:gold character:merchant gather:gold
    = hand 1: -
    seat 0: gold 0
    > end
    = gold 0: 1
f16 the resumed turn has no gathering and the limit of the bewitched
    seats: 5; seat 0: witch; seat 1: architect; seat 0: gold 9, hand tavern market docks manor
    > witch: gather:gold character:architect; skip to: seat=0 character=architect
    = cannot: gather*
    > build:tavern build:market build:docks
    = cannot: build:manor; city 0: tavern market docks
f17 the witch robs as a bewitched thief
    seats: 5; seat 0: witch; seat 1: thief; ask everything; seat 2: merchant, gold 4
    > witch: gather:gold character:thief; skip to: seat=0 character=thief; use:rob
    = named: magician king bishop merchant architect warlord
    > character:merchant; end turn
    = gold 0: 6; gold 1: 2; gold 2: 0
f17 the witch spies for herself
    seats: 5; seat 0: witch; seat 1: spy, hand manor; deck: tavern
    > witch: gather:gold character:spy; skip to: seat=0 character=spy; use:spy seat:1 type:noble
    = gold 0: 3; hand 0: tavern
f17 the witch lays collects and shows as a bewitched blackmailer
    seats: 5; seat 0: witch; seat 1: blackmailer; ask everything; seat 2: king, gold 4
    seat 3: bishop, gold 4
    > witch: gather:gold character:blackmailer; skip to: seat=0 character=blackmailer; use:threats
    = named: magician king bishop merchant architect warlord
    > character:bishop character:king end gather:gold yes
    = gold 0: 5
    > end turn; gather:gold no
    = asked: 0; kind: show-threat
    > yes
    = gold 0: 11; gold 1: 2
f17 the witch swaps her own hand also with the bewitched magician
    seats: 5; seat 0: witch; seat 1: magician; seat 0: hand tavern; seat 1: hand manor docks
    > witch: gather:gold character:magician; skip to: seat=0 character=magician; use:swap-hands seat:1
    = hand 0: docks manor; hand 1: tavern
f17 the witch takes cards as a bewitched wizard and repeats her own
    seats: 5; seat 0: witch; seat 1: wizard; seat 0: hand tavern, city tavern; seat 1: hand manor
    > witch: gather:gold character:wizard; skip to: seat=0 character=wizard
    = can: build:tavern
    > use:wizard seat:1 card:manor
    = hand 0: manor tavern; hand 1: -
f17 the witch takes from the bewitched seer too
    seats: 5; seat 0: witch; seat 1: seer, hand manor
    > witch: gather:gold character:seer; skip to: seat=0 character=seer; use:seer
    = told of: took-cards seat=0 target=1; hand 1: manor  # it was the only card to give back
f8 the witch may bewitch her own other character
    seats: 2; seat 0: witch king; seat 1: thief merchant, city manor; seat 0: city castle; crown at: 1
    > witch: gather:gold character:king; skip to: seat=0 character=king
    = offered: gather:gold gather:cards; crown: 0
    > gather:gold
    = cannot: use:crown
    > use:income-noble
    = gold 0: 5
""")


def test_the_view_shows_who_plays_and_who_was_called() -> None:
    table = bewitched("merchant")
    bewitch(table, "merchant")
    view = table.view(None)
    assert view.turn is not None
    assert (view.turn.seat, view.turn.character, view.turn.gathered) == (WITCH, "merchant", True)
    assert view.seats[VICTIM].characters == ("merchant",)
    assert view.seats[WITCH].characters == ("witch",)
    assert [(mark.kind, mark.character, mark.by) for mark in view.marks] == [("bewitched", "merchant", WITCH)]


def test_f12_the_witch_must_gather_and_name_and_cannot_build_before() -> None:
    table = bewitched("merchant")
    table.seat(WITCH, gold=9, hand=["tavern"])
    table.call("witch")
    assert table.options == ("gather:gold", "gather:cards")
    table.play("gather:gold")
    assert table.arguments == list(table.game.cast[1:])
    assert (table.decision.minimum, table.decision.back) == (1, False)
    assert "end" not in table.options


@pytest.mark.parametrize("face_up", [True, False])
def test_f14_an_absent_victim_ends_the_witchs_turn_without_any_effect(*, face_up: bool) -> None:
    table = Table(4, "witch")
    table.seat(0, "witch", hand=["tavern"], city=["park", "poor_house"])
    table.seat(1, "king", gold=5)
    if face_up:
        table.face_up("merchant")
    table.call("witch", "gather:gold", "character:merchant")
    table.set_gold(0, 0)
    table.set_hand(0)
    assert table.asked == 1
    table.finish_round()
    assert (table.gold(0), table.hand(0)) == (0, [])


def test_f92_a_bewitched_character_counts_for_its_own_player() -> None:
    table = bewitched("merchant")
    bewitch(table, "merchant")
    shown = {call.character: call.seat for call in table.state.calls}
    assert (shown["witch"], shown["merchant"]) == (WITCH, VICTIM)
