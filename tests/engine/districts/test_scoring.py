"""Districts that are worth points at the end: ten of 2016, the University, and the Haunted Quarter."""

import pytest

from engine.flow.scoring import score
from engine.state import District
from tests.engine.stories import stories
from tests.engine.table import Table, museum


def points(
    *city: str | tuple[str, int] | District, gold: int = 0, hand: tuple[str, ...] = ()
) -> dict[str, int]:
    """Return the lines of a seat's score for the current position, with the total."""
    table = Table(4)
    table.set_crown(1)
    table.seat(0, gold=gold, hand=hand, city=city)
    found = score(table.game, 0)
    return {**dict(found.lines), "total": found.total}


def test_costs_alone() -> None:
    assert points("manor", "castle", "tavern") == {"districts": 8, "total": 8}
    assert points(("manor", 1)) == {"districts": 4, "total": 4}


@pytest.mark.parametrize("card", ["dragon_gate", "university"])
def test_dragon_gate_and_university_are_worth_two_more(card: str) -> None:
    assert points(card) == {"districts": 6, card: 2, "total": 8}


def test_imperial_treasury_counts_the_gold_of_the_stash() -> None:
    assert points("imperial_treasury", gold=7)["imperial_treasury"] == 7
    assert "imperial_treasury" not in points("imperial_treasury")


def test_f99_imperial_treasury_does_not_count_gold_on_districts_or_tokens() -> None:
    table = Table(4, "tax_collector")
    table.seat(0, "tax_collector", gold=2, city=["imperial_treasury", ("manor", 1)])
    table.state.piles["tax_collector"] = 5
    assert dict(score(table.game, 0).lines)["imperial_treasury"] == 2


def test_map_room_counts_the_cards_in_hand() -> None:
    assert points("map_room", hand=("manor", "tavern"))["map_room"] == 2


def test_statue_scores_for_the_crown_only() -> None:
    table = Table(4)
    table.seat(0, city=["statue"])
    assert dict(score(table.game, 0).lines)["statue"] == 5
    table.set_crown(1)
    assert "statue" not in dict(score(table.game, 0).lines)


test_cases = stories("""
f59 statue looks at the crown after a killed king showed himself
    seat 0: warlord, city castle; seat 1: king, city statue; mark: killed king by 2; last round
    > warlord:; finish round
    = crown: 1; points 1 statue: 5
""")


def test_f97_wishing_well_counts_unique_districts_itself_included() -> None:
    assert points("wishing_well")["wishing_well"] == 1
    assert points("wishing_well", "smithy", "keep", "manor")["wishing_well"] == 3


def test_f101_basilica_counts_odd_costs_itself_when_it_is_odd() -> None:
    assert points("basilica", "manor", "castle", "tavern")["basilica"] == 2
    assert points(("basilica", 1), "castle")["basilica"] == 1


def test_f76_f101_basilica_counts_the_coin_and_no_printed_extra_points() -> None:
    assert points("basilica", ("castle", 1), ("manor", 1))["basilica"] == 1
    assert "basilica" not in points("basilica", "dragon_gate", "university")


def test_capitol_scores_three_for_three_of_one_type() -> None:
    assert points("capitol", "manor", "castle", "palace")["capitol"] == 3
    assert "capitol" not in points("capitol", "manor", "castle", "tavern")


def test_f95_capitol_scores_once_only() -> None:
    city = ("capitol", "manor", "castle", "palace", "temple", "church", "monastery")
    assert points(*city)["capitol"] == 3


def test_f95_capitol_counts_unique_districts_and_itself_among_them() -> None:
    assert points("capitol", "smithy", "keep")["capitol"] == 3


def test_f95_capitol_may_use_a_haunted_quarter_but_no_school_of_magic() -> None:
    assert points("capitol", "manor", "castle", "haunted_quarter")["capitol"] == 3
    assert "capitol" not in points("capitol", "manor", "castle", "school_of_magic")


def test_ivory_tower_scores_as_the_only_unique_district() -> None:
    assert points("ivory_tower", "manor")["ivory_tower"] == 5
    assert "ivory_tower" not in points("ivory_tower", "keep")


def test_f94_ivory_tower_scores_beside_a_haunted_quarter_that_is_not_unique() -> None:
    assert points("ivory_tower", "haunted_quarter")["ivory_tower"] == 5


def test_f93_haunted_quarter_is_one_type_for_all_purposes() -> None:
    """As a unique district it adds one point for the Well, as another type it adds five for the Tower."""
    found = points("ivory_tower", "haunted_quarter", "wishing_well")
    assert "ivory_tower" not in found
    assert found["wishing_well"] == 3
    assert points("wishing_well", "haunted_quarter")["wishing_well"] == 2


def test_f93_haunted_quarter_is_chosen_for_the_best() -> None:
    """It counts as the missing type, though the Well loses a point."""
    city = ("manor", "temple", "tavern", "haunted_quarter", "wishing_well")
    found = points(*city)
    assert found["five-types"] == 3
    assert found["wishing_well"] == 1


def test_f96_five_types_with_a_haunted_quarter_but_not_with_a_school_of_magic() -> None:
    four = ("manor", "temple", "tavern", "keep")
    assert "five-types" in points(*four, "haunted_quarter")
    assert "five-types" in points(*four, "prison")
    assert "five-types" not in points(*four, "school_of_magic")


def test_f98_secret_vault_scores_from_the_hand_and_is_a_card_for_the_map_room() -> None:
    found = points("map_room", hand=("secret_vault", "manor"))
    assert found["secret_vault"] == 3
    assert found["map_room"] == 2


def test_f98_f100_secret_vault_under_the_museum_is_worth_the_museums_point_only() -> None:
    found = points(museum("secret_vault", "manor"))
    assert found["museum"] == 2
    assert "secret_vault" not in found


def test_f100_museum_counts_the_cards_beneath() -> None:
    assert points(museum("manor", "tavern", "tavern"))["museum"] == 3
    assert "museum" not in points("museum")


def test_f83_monument_is_one_district_of_cost_four_for_points() -> None:
    found = points("monument", "wishing_well", "capitol")
    assert found["districts"] == 14
    assert found["wishing_well"] == 3
    assert "capitol" in found
    assert "capitol" not in points("monument", "capitol")


def test_the_lines_are_shown_at_the_end_of_the_game() -> None:
    table = Table(4)
    table.seat(0, "warlord", hand=["secret_vault"], city=["basilica", "manor"])
    table.last_round()
    table.call("warlord", "gather:gold", "end")
    assert table.game.over
    assert table.points(0) == {"districts": 7, "basilica": 1, "secret_vault": 3, "total": 11, "place": 1}
