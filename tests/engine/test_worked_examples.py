"""The examples of the rule books, played and counted as the books say (section H of the rules)."""

import pytest

from engine.builder import CityDistrict
from engine.flow.scoring import score
from engine.state import Score
from tests.engine.stories import stories
from tests.engine.table import Table

test_cases = stories("""
h1 a turn of the warlord
    seats: 3; seat 0: architect, city market
    seat 1: warlord, gold 5, hand barracks, city prison school_of_magic; seat 2: thief, gold 1
    mark: robbed warlord by 2
    > warlord:
    = gold 1: 0; gold 2: 6
    > gather:gold use:destroy seat:0 district:market
    = gold 1: 1; bottom: market
    > use:income-military build:barracks
    # limit and abilities are used up
    = told of: turn-ended seat=1; gold 1: 0; city 1: prison school_of_magic barracks; city 0: -; gold 2: 6
    = round: 2
h4 merchant who gathers gold
    seat 1: merchant, hand docks, city tavern market
    > merchant: use:merchant-gold gather:gold build:docks
    = gold 1: 0
    > use:income-trade
    = told of: turn-ended seat=1; gold 1: 3; hand 1: -
h5 merchant who gathers a card
    seat 1: merchant, hand docks, city tavern market; deck: castle temple
    > merchant: use:merchant-gold use:income-trade gather:cards card:castle build:docks
    = gold 1: 0; hand 1: castle
h6 magician who swaps an empty hand
    seat 1: magician, gold 2, hand castle; seat 2: hand tavern temple docks
    > magician: gather:gold build:castle use:swap-hands seat:2
    = gold 1: 0; hand 1: docks tavern temple; hand 2: -
h7 abbot with three religious districts
    seat 1: abbot, city temple church monastery
    > abbot: use:tithe
    = offered: split:3-0 split:2-1 split:1-2 split:0-3
h9 spy takes the gold there is and a card for each match
    seat 0: spy; seat 1: gold 1, hand tavern market docks manor
    > spy: use:spy seat:1 type:trade
    = gold 0: 1; gold 1: 0; cards 0: 3; cards 1: 4
h9 alchemist with a poor house
    seat 1: alchemist, gold 2, hand castle, city poor_house
    > alchemist: gather:gold build:castle
    = gold 1: 5
h9 a bribe is half of the gold rounded down
    with: 5 2 3 | 1 0 1 | 0 0 0
    seat 0: blackmailer; seat 1: merchant, gold {1}; mark: threat merchant by 0
    > merchant: gather:cards; pass
    = kind: bribe
    > yes
    = gold 0: {2}; gold 1: {3}
""")


def total(table: Table, seat: int) -> Score:
    """Return the points that a seat would score now."""
    return score(table.game, seat)


# In all of these the seat completes its city by building the last district; 7 complete it.
A_CITY = ("castle", "tavern", "church", "keep", "cathedral", "harbor", "haunted_quarter")
B_CITY = ("barracks", "prison", "docks", "manor", "market", "school_of_magic", "dragon_gate")


def test_h2_and_h3_scores_of_the_two_players() -> None:
    table = Table(4)
    table.seat(0, city=A_CITY)
    table.seat(1, city=B_CITY)
    table.state.completed.extend([0, 1])
    a, b = total(table, 0), total(table, 1)
    assert dict(a.lines) == {"districts": 21, "five-types": 3, "first-completed": 4}
    assert a.total == 28
    assert dict(b.lines) == {"districts": 25, "dragon_gate": 2, "completed": 2}
    assert b.total == 29


def test_h2_without_the_haunted_quarters_choice_it_would_be_25() -> None:
    table = Table(4)
    table.seat(0, city=(*A_CITY[:-1], "stables"))
    table.state.completed.append(0)
    assert total(table, 0).total == 25, "a unique district of the same cost that has no choice"


def test_h3_school_of_magic_is_not_the_missing_type() -> None:
    table = Table(4)
    table.seat(1, city=B_CITY)
    assert "five-types" not in dict(total(table, 1).lines)


@pytest.mark.parametrize(
    ("laid", "wall", "gold"),
    [
        ("tavern", False, 0),
        ("market", False, 1),
        ("docks", False, 2),
        ("town_hall", False, 4),
        (("docks", 1), False, 3),
        ("docks", True, 3),
        (("docks", 1), True, 4),
    ],
)
def test_h8_prices_of_the_warlord(laid: CityDistrict, wall: bool, gold: int) -> None:
    table = Table(4)
    table.seat(1, "warlord", gold=gold)
    table.seat(2, city=[laid, "great_wall"] if wall else [laid])
    table.call("warlord", "use:destroy", "seat:2", f"district:{laid if isinstance(laid, str) else laid[0]}")
    assert table.gold(1) == 0, "it is affordable, and costs all there was"
    if gold:
        table.turn.used.clear()
        table.set_gold(1, gold - 1)
        table.set_city(2, *([laid, "great_wall"] if wall else [laid]))
        assert "use:destroy" not in table.options


@pytest.mark.parametrize(("count", "legal"), [(4, True), (5, False)])
def test_h9_monument_beside_so_many_districts(count: int, legal: bool) -> None:
    table = Table(4)
    table.seat(1, "merchant", gold=9, hand=["monument"], city=A_CITY[:count])
    table.call("merchant", "gather:gold")
    assert ("build:monument" in table.options) == legal


def test_h9_monument_and_five_others_are_a_completed_city() -> None:
    table = Table(4)
    table.seat(1, "merchant", gold=9, hand=["castle"], city=["monument", *B_CITY[:4]])
    table.call("merchant", "gather:gold", "build:castle")
    assert table.state.completed == [1]
    assert table.view(1).seats[1].size == 7


def test_h9_ivory_tower_with_a_haunted_quarter_that_is_noble() -> None:
    table = Table(4)
    table.seat(1, city=["ivory_tower", "haunted_quarter"])
    assert dict(total(table, 1).lines)["ivory_tower"] == 5


def test_h9_wishing_well_alone() -> None:
    table = Table(4)
    table.seat(1, city=["wishing_well", "tavern"])
    assert dict(total(table, 1).lines)["wishing_well"] == 1
