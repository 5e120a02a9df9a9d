"""Turns: when powers and builds are possible, their limits, and the end."""

import pytest

from tests.engine.stories import stories
from tests.engine.table import Table

INCOMES = [
    ("king", "income-noble", "manor", "gold"),
    ("emperor", "income-noble", "manor", "gold"),
    ("patrician", "cards-noble", "manor", "cards"),
    ("bishop", "income-religious", "church", "gold"),
    ("cardinal", "cards-religious", "church", "cards"),
    ("merchant", "income-trade", "market", "gold"),
    ("trader", "income-trade", "market", "gold"),
    ("warlord", "income-military", "prison", "gold"),
    ("diplomat", "income-military", "prison", "gold"),
    ("marshal", "income-military", "prison", "gold"),
]
OTHERS = {"manor": "church", "church": "market", "market": "prison", "prison": "manor"}


def income_table(character: str, card: str) -> Table:
    """Seat 1 plays the character. Three districts pay, one of another type doesn't."""
    table = Table(4, character)
    more = {"manor": ("castle", "palace"), "church": ("temple", "cathedral")}
    more |= {"market": ("tavern", "docks"), "prison": ("watchtower", "fortress")}
    table.seat(1, character, gold=10, city=[card, *more[card], OTHERS[card]], hand=["harbor", "monastery"])
    table.call(character)
    return table


@pytest.mark.parametrize(("character", "name", "card", "what"), INCOMES)
@pytest.mark.parametrize("moment", ["before gathering", "after gathering", "after building"])
def test_f2_f4_income_in_one_lump_at_any_moment_and_once(
    character: str, name: str, card: str, what: str, moment: str
) -> None:
    table = income_table(character, card)
    option = f"use:{name}"
    if moment != "before gathering":
        table.play("gather:gold")
    if moment == "after building":
        table.play("build:harbor")
    gold, cards = table.gold(1), len(table.hand(1))
    # The harbor pays a Merchant and a Trader who built it before.
    paid = 4 if moment == "after building" and card == "market" else 3
    table.play(option)
    assert (table.gold(1) - gold, len(table.hand(1)) - cards) == ((paid, 0) if what == "gold" else (0, paid))
    assert option not in table.options
    if moment == "before gathering":
        table.play("gather:gold", "build:harbor")
        assert option not in table.options, "what is built afterwards pays nothing"


@pytest.mark.parametrize(("character", "name", "card", "what"), INCOMES)
def test_no_income_without_a_district_of_the_type(character: str, name: str, card: str, what: str) -> None:
    table = Table(4, character)
    table.seat(1, character, city=[OTHERS[card]])
    table.call(character)
    assert f"use:{name}" not in table.options


@pytest.mark.parametrize(("character", "name", "card", "what"), INCOMES)
def test_f103_school_of_magic_counts_once_more(character: str, name: str, card: str, what: str) -> None:
    table = Table(4, character)
    table.seat(1, character, city=["school_of_magic", card])
    table.call(character, f"use:{name}")
    assert (table.gold(1), len(table.hand(1))) == ((2, 0) if what == "gold" else (0, 2))


test_cases = stories("""
abilities are optional but for those that are not
    uniques: throne_room; seat 0: assassin; seat 1: king, city manor
    > assassin:
    = can: use:kill
    > gather:gold
    = can: end
    > end; skip to: character=king; gather:gold
    = cannot: end
    > use:crown
    = can: end use:income-noble
once a turn districts
    seat 1: merchant, gold 9, hand tavern tavern tavern, city smithy laboratory museum
    > merchant: use:smithy use:laboratory card:tavern use:museum card:tavern
    = gold 1: 9; cannot: use:laboratory use:museum use:smithy
f5 once in each of the two turns with two characters
    seats: 3; seat 1: merchant architect, gold 9, city smithy
    > merchant: use:smithy gather:gold end
    = turn of: architect
    > use:smithy
    = cannot: use:smithy
districts of others give nothing
    seat 0: city smithy laboratory museum armory; seat 1: merchant, gold 9, hand tavern
    > merchant:
    = offered in any order: gather:cards gather:gold use:merchant-gold
f9 rules that must or cannot be are nobodys choice
    seat 1: warlord, gold 0, hand secret_vault; seat 2: city great_wall tavern keep
    > warlord:
    = cannot: use:destroy
    > gather:gold use:destroy seat:2
    = offered: district:tavern
    > district:tavern
    = gold 1: 1; offered: end
""")


def test_menu_names_nothing_twice() -> None:
    table = Table(4)
    table.seat(1, "warlord", gold=9, hand=["tavern"] * 3, city=["smithy", "laboratory", "prison"])
    table.call("warlord", "gather:gold")
    assert len(set(table.options)) == len(table.options)


def test_f65_end_of_turn_poor_house_and_park_before_the_alchemist() -> None:
    """4 gold, a district for 4, then the Poor House gives 1 and the refund makes it 5."""
    table = Table(4, "alchemist")
    table.seat(1, "alchemist", gold=2, hand=["castle"], city=["poor_house", "park"])
    table.call("alchemist", "gather:gold", "build:castle")
    assert table.gold(1) == 5
    assert len(table.hand(1)) == 2
    gains = [str(event.facts.get("reason", event.kind)) for event in table.events]
    order = [each for each in gains if each in ("poor_house", "park", "alchemist", "turn-ended")]
    assert order.index("poor_house") < order.index("alchemist") < order.index("turn-ended")
    assert order.index("park") < order.index("alchemist")


def test_the_end_of_a_turn_is_told() -> None:
    table = Table(4)
    table.seat(1, "merchant")
    table.call("merchant", "gather:gold")
    table.play("end")
    assert table.event("turn-ended").facts == {"seat": 1}
    assert table.events[0].kind == "turn-ended"


def test_f9_effects_that_help_come_by_themselves() -> None:
    """Nobody would decline a gold, two cards or two points, so nobody is asked."""
    table = Table(4)
    city = ["poor_house", "park", "dragon_gate"]
    table.seat(1, "merchant", gold=0, hand=["market"], city=city)
    table.last_round()
    table.call("merchant")
    assert not [option for option in table.options if option.removeprefix("use:") in city]
    table.play("gather:gold", "build:market", "end")
    assert (table.gold(1), len(table.hand(1))) == (1, 2)
    assert table.points(1)["dragon_gate"] == 2
