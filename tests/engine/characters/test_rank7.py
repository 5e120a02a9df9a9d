"""Rank 7: Architect, Navigator, Scholar."""

import pytest

from engine.decision import argument
from tests.engine.cards import everywhere
from tests.engine.characters.witchcraft import WITCH, bewitch, bewitched
from tests.engine.stories import stories
from tests.engine.table import Table

test_cases = stories("""
architect draws two cards and builds three districts
    seat 1: architect, gold 9, hand tavern temple manor church
    > architect: gather:gold use:architect-cards
    = cards 1: 6
    ask everything
    > build:tavern build:temple build:manor
    = offered: end
navigator takes four gold
    seat 1: navigator
    > navigator: use:navigate take:gold
    = gold 1: 4; cannot: use:navigate
navigator takes four cards instead
    seat 1: navigator
    > navigator: use:navigate back use:navigate take:cards
    = cards 1: 4; gold 1: 0
f10 navigator takes gold if there is no card
    seat 1: navigator; deck of only: - rest 2
    > navigator: use:navigate
    = offered: take:gold
f17 the witch cannot build as a bewitched navigator
    seats: 5; seat 0: witch; seat 1: navigator
    > witch: gather:gold character:navigator; skip to: seat=0 character=navigator
    seat 0: gold 9, hand tavern
    = offered: use:navigate end
scholar keeps one of seven and builds two
    seat 1: scholar, gold 9, hand tavern manor church
    deck: temple market docks castle palace prison harbor fortress
    > scholar: use:study
    = named: temple market docks castle palace prison harbor
    ask everything
    > card:castle gather:gold build:tavern build:manor
    = hand 1: castle church; offered: end
f17 the witch studies as a bewitched scholar
    seats: 5; seat 0: witch; seat 1: scholar
    > witch: gather:gold character:scholar; skip to: seat=0 character=scholar
    seat 0: gold 9, hand tavern temple manor
    > use:study
    = asked: 0
    > pass
    = cards 0: 4
    > build:tavern build:temple
    = cannot: build:manor
""")


def test_f17_the_witch_builds_three_districts_as_a_bewitched_architect() -> None:
    table = bewitched("architect")
    bewitch(table, "architect")
    table.seat(WITCH, gold=9, hand=["tavern", "temple", "manor", "church"])
    table.play("use:architect-cards", "build:tavern", "build:temple", "build:manor")
    assert not any(option.startswith("build:") for option in table.options)


@pytest.mark.parametrize("card", ["tavern", "stables", "necropolis", "thieves_den"])
def test_f67_navigator_builds_nothing_in_any_way(card: str) -> None:
    table = Table(4, "navigator")
    table.seat(1, "navigator", gold=20, hand=[card, "manor"], city=["framework", "temple"])
    table.call("navigator", "gather:gold")
    assert table.options == ("use:navigate", "end")
    reasons = {each.card: each.hindrance for each in table.view(1).hand}
    assert reasons[card] == "character-never-builds"
    turn = table.view(2).turn
    assert turn is not None
    assert turn.limit == 0


def test_the_scholars_cards_are_seen_by_him_alone_and_there_is_no_way_back() -> None:
    table = Table(4, "scholar")
    table.seat(1, "scholar")
    table.deck("castle")
    table.call("scholar", "use:study")
    assert not table.decision.back
    assert table.event("studied").facts == {"seat": 1, "count": 7}
    table.play("card:castle")
    assert all("castle" not in str(event.facts) for event in table.seen_by(2))
    assert table.event("kept").to == 1


def test_f69_the_other_six_and_the_deck_are_shuffled() -> None:
    table = Table(4, "scholar")
    table.seat(1, "scholar")
    table.call("scholar", "use:study")
    before, drawn = table.state.deck.copy(), [argument(option) for option in table.options]
    table.play(table.options[0])
    after = table.state.deck
    assert len(after) == len(before) + 6
    assert after[: len(before)] != before
    assert sorted(after) == sorted(before + drawn[1:])


def test_f10_scholar_draws_what_is_there() -> None:
    table = Table(4, "scholar")
    table.seat(1, "scholar")
    table.shrink_deck("castle", "tavern", into=2)
    table.call("scholar", "use:study", "card:tavern")
    assert table.hand(1) == ["tavern"]
    assert table.state.deck == ["castle"]
    table.state.seats[2].hand.append(table.state.deck.pop())
    table.turn.used.clear()
    table.refresh()
    assert "use:study" not in table.options


def test_the_cards_on_the_table_are_counted() -> None:
    table = Table(4, "scholar")
    table.seat(1, "scholar")
    total = everywhere(table.state)
    table.call("scholar", "use:study")
    assert everywhere(table.state) == total
