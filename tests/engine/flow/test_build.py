"""Building: when, how many, which not, and at what price."""

import pytest

from engine.cards.districts import DISTRICTS
from tests.engine.stories import stories
from tests.engine.table import Table


def turn(
    character: str = "merchant",
    *,
    gold: int = 20,
    hand: tuple[str, ...] = (),
    city: tuple[str, ...] = (),
    seats: int = 4,
) -> Table:
    """A table where seat 1 is rich and has gathered gold."""
    table = Table(seats, character)
    table.seat(1, character, gold=gold - 2, hand=hand, city=city)
    table.call(character, "gather:gold")
    assert table.gold(1) == gold
    return table


def builds(table: Table) -> set[str]:
    """Return the districts that can be built now."""
    return {option.removeprefix("build:") for option in table.options if option.startswith("build:")}


def hindrances(table: Table, seat: int = 1) -> dict[str, str]:
    """Return the hindrances of the cards in hand, from the view."""
    return {card.card: card.hindrance for card in table.view(seat).hand}


def test_the_card_goes_into_the_city_and_the_gold_to_the_bank() -> None:
    table = turn(gold=7, hand=("castle", "tavern"), city=("temple",))
    table.play("build:castle")
    assert table.city(1) == ["temple", "castle"]
    assert table.hand(1) == ["tavern"]
    assert table.gold(1) == 3
    assert [table.gold(seat) for seat in (0, 2, 3)] == [0, 0, 0]
    assert table.event("built").facts == {"seat": 1, "card": "castle", "gold": 4}


def test_only_after_gathering() -> None:
    table = Table(4)
    table.seat(1, "merchant", gold=9, hand=["tavern"])
    table.call("merchant")
    assert builds(table) == set()
    assert hindrances(table) == {"tavern": "gather-first"}
    table.play("gather:gold")
    assert builds(table) == {"tavern"}
    assert hindrances(table) == {"tavern": ""}


@pytest.mark.parametrize("gold", range(2, 8))
def test_nothing_that_costs_more_than_the_stash(gold: int) -> None:
    hand = ("tavern", "market", "docks", "castle", "palace", "dragon_gate")
    table = turn(gold=gold, hand=hand)
    assert builds(table) == {card for card in hand if (DISTRICTS[card].cost or 0) <= gold}
    assert {card for card, why in hindrances(table).items() if why == "too-expensive"} == set(hand) - builds(
        table
    )


@pytest.mark.parametrize(
    ("character", "limit"),
    [("merchant", 1), ("king", 1), ("magician", 1), ("architect", 3), ("scholar", 2), ("seer", 2)],
)
def test_limit(character: str, limit: int) -> None:
    hand = ("tavern", "market", "docks", "castle", "palace")
    table = turn(character, gold=40, hand=hand)
    table.ask_everything()
    for card in hand[:limit]:
        assert card in builds(table)
        table.play(f"build:{card}")
    assert builds(table) == set()
    assert {hindrances(table)[card] for card in hand[limit:]} == {"limit"}
    assert table.city(1) == list(hand[:limit])


test_cases = stories("""
limit is not carried over to the next turn
    seats: 2; seat 0: merchant architect, gold 30, hand tavern market docks castle temple
    > merchant: gather:gold build:tavern end
    = turn of: architect
    > gather:gold build:market build:docks build:castle
    = builds: -
quarry allows any number of identical districts
    seat 1: architect, gold 18, hand tavern tavern market, city quarry tavern
    > architect: gather:gold build:tavern build:tavern build:market
    = city 1: quarry tavern tavern tavern market
quarry of somebody else is no help
    seat 0: city quarry; seat 1: merchant, gold 9, hand tavern, city tavern
    > merchant: gather:gold
    = builds: -
""")


def test_navigator_never_builds() -> None:
    table = turn("navigator", hand=("tavern", "stables"), city=("framework",))
    assert builds(table) == set()
    assert set(hindrances(table).values()) == {"character-never-builds"}


def test_no_district_that_stands_in_the_own_city() -> None:
    table = turn("architect", hand=("tavern", "tavern", "market"), city=("market",))
    assert hindrances(table)["market"] == "identical"
    assert builds(table) == {"tavern"}
    table.play("build:tavern")
    assert builds(table) == set()
    assert hindrances(table) == {"tavern": "identical", "market": "identical"}


def test_districts_of_other_cities_do_not_matter() -> None:
    table = Table(4)
    table.seat(0, city=["tavern"])
    table.seat(1, "merchant", hand=["tavern"])
    table.call("merchant", "gather:gold", "build:tavern")
    assert table.city(0) == table.city(1) == ["tavern"]


def test_the_quarry_itself_is_enough_the_turn_it_is_built() -> None:
    table = turn("architect", hand=("quarry", "market"), city=("market",))
    assert builds(table) == {"quarry"}
    table.play("build:quarry")
    assert builds(table) == {"market"}


def test_factory_makes_other_unique_districts_cheaper() -> None:
    table = turn("architect", gold=20, hand=("keep", "castle", "smithy"), city=("factory",))
    assert {card.card: card.cost for card in table.view(1).hand} == {"keep": 2, "castle": 4, "smithy": 4}
    table.play("build:keep", "build:castle", "build:smithy")
    assert table.gold(1) == 20 - 2 - 4 - 4


def test_factory_makes_affordable_what_was_not() -> None:
    table = turn(gold=5, hand=("dragon_gate",), city=("factory",))
    table.play("build:dragon_gate")
    assert table.gold(1) == 0
    # Its price doesn't change its points.
    assert [each.cost for each in table.view(0).seats[1].city] == [5, 6]


def test_a_card_held_twice_is_one_answer() -> None:
    table = turn(hand=("tavern", "tavern"))
    assert [option for option in table.options if option.startswith("build:")] == ["build:tavern"]


def test_completing_a_city_is_told_and_the_last_round_announced_once() -> None:
    six = ("tavern", "market", "docks", "temple", "church", "manor")
    table = turn("architect", gold=20, hand=("castle", "prison"), city=six)
    table.play("build:castle")
    assert table.kinds() == ["built", "completed", "last-round"]
    assert table.state.completed == [1]
    assert table.view(2).ending
    table.play("build:prison")
    assert table.kinds() == ["built"], "a city may grow on, and is completed only once"


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 7), (7, 7), (8, 7)])
def test_size_of_a_complete_city(seats: int, size: int) -> None:
    cards = ("tavern", "market", "docks", "temple", "church", "manor", "prison", "barracks")
    table = turn("merchant", hand=(cards[size - 1],), city=cards[: size - 2], seats=seats)
    table.set_hand(1, *cards[size - 2 : size])
    table.play(f"build:{cards[size - 2]}")
    assert table.kinds() == ["built"]
    assert not table.view(None).seats[1].completed
    table.turn.built = 0
    table.refresh()
    table.play(f"build:{cards[size - 1]}")
    assert "completed" in table.kinds()
    assert table.view(None).seats[1].completed
    assert table.view(None).target_size == size


def test_the_second_city_is_told_as_completed_but_not_as_first() -> None:
    seven = ("tavern", "market", "docks", "temple", "church", "manor", "castle")
    table = Table(4)
    table.seat(0, city=seven)
    table.state.completed, table.state.ending = [0], True
    table.seat(
        1,
        "merchant",
        gold=9,
        hand=["tavern"],
        city=["keep", "prison", "harbor", "palace", "smithy", "church"],
    )
    table.call("merchant", "gather:gold")
    table.play("build:tavern")
    assert table.kinds() == ["built", "completed"]
    assert table.state.completed == [0, 1]
