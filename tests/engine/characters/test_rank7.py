"""Rank 7: Architect, Navigator, Scholar."""

import pytest

from engine.decision import argument
from tests.engine.cards import everywhere
from tests.engine.characters.witchcraft import WITCH, bewitch, bewitched
from tests.engine.table import Table


def test_architect_draws_two_cards_and_builds_three_districts() -> None:
    table = Table(4)
    table.seat(1, "architect", gold=9, hand=["tavern", "temple", "manor", "church"])
    table.call("architect")
    table.play("gather:gold", "use:architect-cards")
    assert len(table.hand(1)) == 6
    table.ask_everything()
    table.play("build:tavern", "build:temple", "build:manor")
    assert table.options == ("end",)


def test_f17_the_witch_builds_three_districts_as_a_bewitched_architect() -> None:
    table = bewitched("architect")
    bewitch(table, "architect")
    table.seat(WITCH, gold=9, hand=["tavern", "temple", "manor", "church"])
    table.play("use:architect-cards", "build:tavern", "build:temple", "build:manor")
    assert not any(option.startswith("build:") for option in table.options)


def test_navigator_takes_four_gold() -> None:
    table = Table(4, "navigator")
    table.seat(1, "navigator")
    table.call("navigator")
    table.play("use:navigate", "take:gold")
    assert table.gold(1) == 4
    assert "use:navigate" not in table.options


def test_navigator_takes_four_cards_instead() -> None:
    table = Table(4, "navigator")
    table.seat(1, "navigator")
    table.call("navigator")
    table.play("use:navigate", "back", "use:navigate", "take:cards")
    assert len(table.hand(1)) == 4
    assert table.gold(1) == 0


def test_f10_navigator_takes_gold_if_there_is_no_card() -> None:
    table = Table(4, "navigator")
    table.seat(1, "navigator")
    table.shrink_deck(into=2)
    table.call("navigator")
    table.play("use:navigate")
    assert table.options == ("take:gold",)


@pytest.mark.parametrize("card", ["tavern", "stables", "necropolis", "thieves_den"])
def test_f67_navigator_builds_nothing_in_any_way(card: str) -> None:
    table = Table(4, "navigator")
    table.seat(1, "navigator", gold=20, hand=[card, "manor"], city=["framework", "temple"])
    table.call("navigator")
    table.play("gather:gold")
    assert table.options == ("use:navigate", "end")
    reasons = {each.card: each.hindrance for each in table.view(1).hand}
    assert reasons[card] == "character-never-builds"
    turn = table.view(2).turn
    assert turn is not None
    assert turn.limit == 0


def test_f17_the_witch_cannot_build_as_a_bewitched_navigator() -> None:
    table = bewitched("navigator")
    bewitch(table, "navigator")
    table.seat(WITCH, gold=9, hand=["tavern"])
    assert table.options == ("use:navigate", "end")


def test_scholar_keeps_one_of_seven_and_builds_two() -> None:
    table = Table(4, "scholar")
    table.seat(1, "scholar", gold=9, hand=["tavern", "manor", "church"])
    table.deck("temple", "market", "docks", "castle", "palace", "prison", "harbor", "fortress")
    table.call("scholar")
    table.play("use:study")
    assert table.arguments == ["temple", "market", "docks", "castle", "palace", "prison", "harbor"]
    table.ask_everything()
    table.play("card:castle", "gather:gold", "build:tavern", "build:manor")
    assert table.hand(1) == ["castle", "church"]
    assert table.options == ("end",)


def test_the_scholars_cards_are_seen_by_him_alone_and_there_is_no_way_back() -> None:
    table = Table(4, "scholar")
    table.seat(1, "scholar")
    table.deck("castle")
    table.call("scholar")
    table.play("use:study")
    assert not table.decision.back
    assert table.event("studied").facts == {"seat": 1, "count": 7}
    table.play("card:castle")
    assert all("castle" not in str(event.facts) for event in table.seen_by(2))
    assert table.event("kept").to == 1


def test_f69_the_other_six_and_the_deck_are_shuffled() -> None:
    table = Table(4, "scholar")
    table.seat(1, "scholar")
    table.call("scholar")
    table.play("use:study")
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
    table.call("scholar")
    table.play("use:study", "card:tavern")
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
    table.call("scholar")
    table.play("use:study")
    assert everywhere(table.state) == total


def test_f17_the_witch_studies_as_a_bewitched_scholar() -> None:
    table = bewitched("scholar")
    bewitch(table, "scholar")
    table.seat(WITCH, gold=9, hand=["tavern", "temple", "manor"])
    table.play("use:study")
    assert table.asked == WITCH
    table.pass_on()
    assert len(table.hand(WITCH)) == 4
    table.play("build:tavern", "build:temple")
    assert "build:manor" not in table.options
