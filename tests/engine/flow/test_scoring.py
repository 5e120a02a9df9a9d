"""Points, and the winner (F92 to F102)."""

import pytest

from engine import Rules
from engine.builder import CityDistrict
from engine.cards.districts import DISTRICTS
from engine.events import Fact
from engine.state import Call
from tests.engine.table import Table


def final(table: Table, *completed: int) -> Table:
    """End the game now. These seats completed their cities in this order."""
    state = table.state
    state.completed = list(completed)
    table.last_round()
    calls = state.calls
    table.call(state.options.cast[-1])
    if not table.game.over:
        table.end_turn()
    assert table.game.over
    assert calls == state.calls[: len(calls)]
    return table


def score(
    *city: CityDistrict, seats: int = 4, gold: int = 0, hand: tuple[str, ...] = (), first: bool = False
) -> dict[str, int]:
    """Return the lines of seat 1's score with this city. Unless `first`, seat 0 completed a city first."""
    table = Table(seats)
    table.seat(1, city=city, gold=gold, hand=hand)
    final(table, *((1,) if first else (0, 1)))
    points = table.points(1)
    del points["place"]
    return points


H2 = ("castle", "tavern", "church", "keep", "cathedral", "harbor", "haunted_quarter")
H3 = ("barracks", "prison", "docks", "manor", "market", "school_of_magic", "dragon_gate")


def test_h3_b_beats_a() -> None:
    table = Table(4)
    table.seat(0, city=H2)
    table.seat(1, city=H3)
    final(table, 0, 1)
    assert [(each.seat, each.total) for each in table.state.scores][:2] == [(1, 29), (0, 28)]
    assert winners(table) == [1]


def test_five_types() -> None:
    five = ("manor", "temple", "tavern", "watchtower", "keep")
    assert score(*five)["five-types"] == 3
    for missing in five:
        assert "five-types" not in score(*(each for each in five if each != missing))


@pytest.mark.parametrize("missing", ["manor", "temple", "tavern", "watchtower"])
def test_f96_haunted_quarter_supplies_any_missing_type(missing: str) -> None:
    five = ("manor", "temple", "tavern", "watchtower", "keep", "haunted_quarter")
    assert score(*(each for each in five if each != missing))["five-types"] == 3
    # But not for two missing types at once, and not for two types including its own: it counts once.
    assert "five-types" not in score(*(each for each in five if each not in (missing, "keep")))


def test_f96_haunted_quarter_as_the_unique_one() -> None:
    assert score("manor", "temple", "tavern", "watchtower", "haunted_quarter")["five-types"] == 3


def test_completed_cities() -> None:
    seven = ("manor", "castle", "palace", "temple", "church", "monastery", "cathedral")
    assert score(*seven, first=True)["first-completed"] == 4
    assert score(*seven)["completed"] == 2
    six = score(*seven[:-1])
    assert "completed" not in six
    assert "first-completed" not in six
    assert score(*seven, "tavern", seats=3)["completed"] == 2
    assert "completed" not in score(*seven, seats=3)


def test_f85_first_completed_counts_even_if_the_city_shrank() -> None:
    points = score("manor", "castle", first=True)
    assert points["first-completed"] == 4
    assert points["total"] == 11


def test_f85_another_city_that_shrank_counts_nothing_for_completion() -> None:
    table = Table(4)
    table.seat(1, city=["manor", "castle"])
    final(table, 0, 1)
    assert table.points(1) == {"districts": 7, "total": 7, "place": 1}


def test_f76_coins_on_districts_count() -> None:
    assert score(("castle", 1), ("tavern", 1), "manor")["districts"] == 4 + 1 + 1 + 1 + 3


@pytest.mark.parametrize("card", [card for card in DISTRICTS if DISTRICTS[card].kind != "unique"])
def test_every_plain_district_is_worth_its_cost(card: str) -> None:
    assert score(card) == {"districts": DISTRICTS[card].cost, "total": DISTRICTS[card].cost}


def test_gold_and_cards_are_worth_nothing_by_themselves() -> None:
    assert score("tavern", gold=40, hand=("castle", "palace"))["total"] == 1


def test_f59_statue_looks_at_the_crown_when_the_game_ends() -> None:
    table = Table(4)
    table.seat(1, city=["statue"])
    table.set_crown(1)
    assert final(table).points(1)["statue"] == 5
    assert "statue" not in score("statue")


def test_lines_add_up_and_hold_no_zero() -> None:
    points = score("wishing_well", "map_room", "museum", "statue", "imperial_treasury", "keep", "dragon_gate")
    lines = {name: value for name, value in points.items() if name != "total"}
    assert sum(lines.values()) == points["total"]
    assert all(lines.values())
    assert set(lines) == {"districts", "completed", "wishing_well", "dragon_gate"}


def test_the_end_is_told_with_everybodys_points() -> None:
    table = Table(5)
    table.seat(2, city=["palace"])
    final(table)
    scored = {event.facts["seat"]: event.facts["total"] for event in table.events if event.kind == "scored"}
    assert scored == {0: 0, 1: 0, 2: 5, 3: 0, 4: 0}
    assert winners(table) == [2]
    assert table.view(None).scores == tuple(table.state.scores)
    assert table.view(None).phase == "over"
    assert table.view(None).asked is None
    assert isinstance(table.state.calls[0], Call)


def test_players_equal_in_everything_share_the_win() -> None:
    table = Table(4, rules=Rules(tie_break="district-values"))
    table.seat(1, city=["manor"])
    table.seat(3, city=["docks"])
    final(table)
    scores = table.state.scores
    assert [(each.seat, each.place(scores)) for each in scores] == [(1, 1), (3, 1), (0, 3), (2, 3)]
    assert winners(table) == [1, 3]


def winners(table: Table) -> list[Fact]:
    return [event.facts["seat"] for event in table.events if event.kind == "won"]
