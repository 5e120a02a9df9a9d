"""Districts whose cost or effect differs in the classic editions."""

import pytest

from engine import Rules
from engine.setup.editions import EDITIONS
from tests.engine.editions.tables import classic
from tests.engine.stories import stories
from tests.engine.table import Table


@pytest.mark.parametrize(("gold", "expected"), [(2, 2), (1, 1)])
def test_laboratory_gives_as_much_as_the_rules_say(gold: int, expected: int) -> None:
    table = Table(4, rules=Rules(laboratory_gold=gold))
    table.seat(0, "king", hand=["tavern"], city=["laboratory"])
    table.call("king", "use:laboratory", "card:tavern")
    assert table.gold(0) == expected
    assert table.event("gained-gold").facts["gold"] == expected


test_classic = stories(
    """
laboratory gives one gold in the classic editions
    with: classic | classic-czech
    rules: edition={1}; seat 0: king, hand tavern, city laboratory
    > king: use:laboratory card:tavern
    = gold 0: 1
f110 a classic library alone keeps both
    seat 0: king, city library; deck: manor tavern
    > king: gather:cards
    = hand 0: manor tavern
a classic quarry allows the second keep
    uniques: quarry; seat 0: warlord, gold 9, hand keep, city keep
    > warlord: gather:gold
    = cannot: build:keep
    seat 0: city keep quarry
    > build:keep
    = city 0: keep quarry keep
both keeps are safe from the warlord
    seat 0: warlord, gold 9; seat 1: city keep; seat 2: city keep tavern
    > warlord: gather:gold use:destroy
    = offered: seat:2
the warlord pays by the cost of the edition
    ask everything; seat 0: warlord; seat 1: city observatory
    > warlord: gather:gold
    seat 0: gold 3
    = cannot: use:destroy
    seat 0: gold 4
    > use:destroy seat:1 district:observatory
    = told of: destroyed gold=4
""",
    classic,
)


def test_f110_classic_library_and_observatory_draw_three_and_keep_two() -> None:
    table = classic()
    table.seat(0, "king", city=["library", "observatory"])
    table.deck("manor", "tavern", "docks")
    table.call("king", "gather:cards")
    assert (table.kind, table.decision.minimum, table.decision.maximum) == ("keep-cards", 2, 2)
    table.play(("card:manor", "card:docks"))
    assert table.hand(0) == ["docks", "manor"]
    assert table.bottom() == ["tavern"]


def quarry(rules: Rules, *city: str) -> Table:
    """Seat 0 may build a Tavern and a Manor, and has a Quarry and these districts."""
    table = Table(4, "architect", rules=rules)
    table.seat(0, "architect", gold=9, hand=["tavern", "tavern", "manor"], city=["quarry", *city])
    table.call("architect", "gather:gold")
    return table


def test_a_classic_quarry_allows_one_duplicate_at_a_time() -> None:
    table = quarry(Rules(quarry="one"), "tavern", "manor")
    assert {"build:tavern", "build:manor"} <= set(table.options)
    table.play("build:tavern")
    assert "build:tavern" not in table.options
    assert "build:manor" not in table.options
    assert {each.hindrance for each in table.view(0).hand} == {"identical"}


def test_a_classic_quarry_allows_another_when_the_first_is_gone() -> None:
    table = quarry(Rules(quarry="one"), "tavern", "manor", "tavern")
    assert not [option for option in table.options if option.startswith("build:")]
    table.set_city(0, "quarry", "tavern", "manor")
    assert {"build:tavern", "build:manor"} <= set(table.options)


def test_a_quarry_of_2016_allows_any_number() -> None:
    table = quarry(Rules(), "tavern", "manor")
    table.play("build:tavern", "build:tavern", "build:manor")
    assert table.city(0).count("tavern") == 3


def armory(rules: Rules, *, own: int = 3, other: int = 3) -> Table:
    """Seat 0 has an Armory and `own` districts in all, seat 1 has `other`."""
    cards = ["manor", "castle", "palace", "temple", "church", "monastery", "tavern", "docks"]
    table = Table(4, rules=rules, uniques=["armory"])
    table.seat(0, "king", city=["armory", *cards[: own - 1]])
    table.seat(1, city=cards[:other])
    table.call("king")
    return table


CLASSIC_ARMORY = Rules(armory="other-cities")


def test_f81_classic_armory_hits_complete_cities_and_the_game_ends_all_the_same() -> None:
    table = armory(CLASSIC_ARMORY, other=7)
    table.state.completed, table.state.ending = [1], True
    table.play("use:armory", "seat:1", "district:manor")
    assert len(table.city(1)) == 6
    assert table.state.ending
    table.finish_round()
    assert table.game.over
    assert table.points(1)["first-completed"] == 4


def test_f81_classic_armory_does_not_hit_the_own_city() -> None:
    table = armory(CLASSIC_ARMORY)
    table.play("use:armory")
    assert table.options == ("seat:1",)


def test_f81_classic_armory_can_be_used_in_a_complete_city() -> None:
    table = armory(CLASSIC_ARMORY, own=7)
    table.play("use:armory", "seat:1", "district:manor")
    assert table.city(1) == ["castle", "palace"]
    assert "armory" not in table.city(0)


def test_f81_armory_of_2016_hits_any_city_that_is_not_complete() -> None:
    table = armory(Rules(), other=7)
    table.play("use:armory")
    assert table.options == ("seat:0",)
    assert "use:armory" not in armory(Rules(), own=7).options


COSTS = {"observatory": 5, "factory": 6, "poor_house": 5, "imperial_treasury": 4}


@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_costs_of_the_classic_edition(card: str, cost: int) -> None:
    table = classic(uniques=[] if card in EDITIONS["classic"].fixed else [card])
    table.seat(0, "king", gold=cost - 2, hand=[card])
    table.call("king")
    assert table.view(0).hand[0].cost == cost
    table.ask_everything()
    table.play("gather:gold", f"build:{card}")
    assert table.gold(0) == 0
    assert table.view(None).seats[0].city[0].cost == cost
    table.last_round()
    table.finish_round()
    assert table.points(0)["districts"] == cost


def test_the_printed_cost_holds_where_no_edition_changes_it() -> None:
    assert Table(4).game.costs["observatory"] == 4
    changed = {card for edition in EDITIONS.values() for card, _ in edition.rules.costs}
    assert changed == set(COSTS)


def test_costs_belong_to_a_game_and_not_to_the_cards() -> None:
    one, other = classic(), Table(4)
    assert (one.game.costs["factory"], other.game.costs["factory"]) == (6, 5)
    assert one.game.copy().costs["factory"] == 6
