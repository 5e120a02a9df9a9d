"""Powers that some editions allow only after gathering, or only at the end of a turn."""

import pytest

from engine import Rules
from tests.engine.editions.tables import classic
from tests.engine.table import Answer, Table

AFTER = Rules(extras="after-gathering")
LATE = Rules(rank_eight="end-of-turn")


@pytest.mark.parametrize(
    ("character", "power"),
    [("merchant", "merchant-gold"), ("architect", "architect-cards"), ("navigator", "navigate")],
)
def test_extras_come_after_gathering(character: str, power: str) -> None:
    for rules, early in ((AFTER, False), (Rules(), True)):
        table = Table(4, character, rules=rules)
        table.set_characters(0, character)
        table.call(character)
        assert (f"use:{power}" in table.options) == early
        table.play("gather:gold")
        assert f"use:{power}" in table.options


def test_income_for_districts_does_not_wait() -> None:
    table = classic()
    table.seat(0, "merchant", city=["tavern"])
    table.call("merchant")
    assert "use:income-trade" in table.options
    assert "use:merchant-gold" not in table.options


def late(character: str = "warlord", **seat: object) -> Table:
    """Seat 0 plays rank 8 by the classic rules; seat 1 has a Tavern and a Manor."""
    table = Table(4, character, rules=LATE)
    table.seat(0, character, gold=5, hand=["church"], city=["watchtower", "docks"])
    table.seat(1, city=["tavern", "manor"])
    table.call(character)
    return table


EXCHANGE: tuple[Answer, ...] = ("use:exchange", "seat:1", "district:tavern", "district:docks")
SEIZE: tuple[Answer, ...] = ("use:seize", "seat:1", "district:tavern")
DESTROY: tuple[Answer, ...] = ("use:destroy", "seat:1", "district:tavern")


@pytest.mark.parametrize(
    ("character", "answers"), [("warlord", DESTROY), ("diplomat", EXCHANGE), ("marshal", SEIZE)]
)
def test_rank_eight_goes_for_districts_as_the_last_thing_in_its_turn(
    character: str, answers: tuple[Answer, ...]
) -> None:
    table = late(character)
    assert answers[0] not in table.options
    assert "use:income-military" in table.options
    table.play("use:income-military", "gather:gold", "build:church")
    assert answers[0] in table.options
    table.play(*answers)
    assert "tavern" not in table.city(1)
    assert table.event("turn-ended").facts == {"seat": 0}
    assert table.state.turn is None


def test_that_it_ends_the_turn_can_be_thought_over() -> None:
    table = late()
    table.play("gather:gold", "use:destroy", "seat:1", "back", "use:destroy", "back", "build:church")
    assert table.turn.seat == 0
    assert not table.turn.last


def test_it_may_be_left_out() -> None:
    table = late()
    table.play("gather:gold", "end")
    assert table.city(1) == ["tavern", "manor"]


def test_the_effects_of_the_city_come_after_it() -> None:
    table = Table(4, rules=LATE, uniques=["poor_house"])
    table.seat(0, "warlord", gold=0, city=["poor_house"])
    table.seat(1, city=["manor"])
    table.call("warlord", "gather:gold", "use:destroy", "seat:1")
    table.play("district:manor")
    assert table.kinds()[:3] == ["destroyed", "gained-gold", "turn-ended"]
    assert table.gold(0) == 1


def test_a_graveyard_is_asked_before_the_turn_is_over() -> None:
    table = classic()
    table.seat(0, "warlord", gold=5)
    table.seat(1, gold=1, city=["tavern", "graveyard"])
    table.call("warlord", "gather:gold", "use:destroy", "seat:1", "district:tavern")
    assert (table.asked, table.kind) == (1, "graveyard")
    assert table.state.turn is not None
    table.play("yes")
    assert table.hand(1) == ["tavern"]
    assert table.event("turn-ended").facts == {"seat": 0}


def test_by_the_rules_of_2016_the_turn_goes_on() -> None:
    table = Table(4)
    table.seat(0, "warlord", gold=5, hand=["church"])
    table.seat(1, city=["tavern"])
    table.call("warlord", *DESTROY, "gather:gold")
    assert table.turn.seat == 0
    assert "build:church" in table.options
