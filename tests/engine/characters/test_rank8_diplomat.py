"""Rank 8: the Diplomat."""

import pytest

from engine.state import District
from tests.engine.characters.ranked import SEVEN, table_of
from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.layout import museum
from tests.engine.table import Table


def test_diplomat_pays_the_owner_the_difference() -> None:
    table = table_of("diplomat", 2, "manor", "tavern")
    table.seat(2, gold=1, city=["palace", "temple"])
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:palace")
    assert table.options == ("district:manor",), "the Tavern would take 4 gold"
    table.play("district:manor")
    assert table.city(1) == ["tavern", "palace"]
    assert table.city(2) == ["temple", "manor"]
    assert (table.gold(1), table.gold(2)) == (0, 3)
    assert table.event("exchanged").facts == {
        "seat": 1,
        "target": 2,
        "card": "palace",
        "given": "manor",
        "gold": 2,
        "extra": 0,
    }
    assert "use:exchange" not in table.options


def test_diplomat_gets_nothing_back_for_a_dearer_district() -> None:
    table = table_of("diplomat", 0, "palace")
    table.seat(2, gold=4, city=["tavern"])
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:tavern", "district:palace")
    assert (table.gold(1), table.gold(2)) == (0, 4)


def test_diplomat_without_a_district_or_the_gold_has_nothing_to_exchange() -> None:
    table = table_of("diplomat", 1, "manor")
    table.set_city(2, "palace")
    table.call("diplomat")
    assert "use:exchange" not in table.options
    table.set_gold(1, 2)
    assert "use:exchange" in table.options
    table.set_city(1)
    assert "use:exchange" not in table.options


def test_f35_a_quarry_does_not_help_the_diplomat() -> None:
    table = table_of("diplomat", 9, "quarry", "tavern")
    table.set_city(2, "tavern")
    table.call("diplomat")
    assert "use:exchange" not in table.options


def test_f72_diplomat_cannot_give_his_keep() -> None:
    table = table_of("diplomat", 9, "keep")
    table.set_city(2, "tavern")
    table.call("diplomat")
    assert "use:exchange" not in table.options


def test_f73_the_great_wall_costs_one_more_for_the_bank_even_without_a_difference() -> None:
    table = table_of("diplomat", 0, "manor")
    table.set_city(2, "great_wall", "tavern")
    table.call("diplomat")
    assert "use:exchange" not in table.options
    table.set_gold(1, 1)
    table.play("use:exchange", "seat:2")
    assert table.options == ("district:tavern",)
    table.play("district:tavern", "district:manor")
    assert (table.gold(1), table.gold(2)) == (0, 0)
    assert table.event("exchanged").facts["extra"] == 1


def test_f73_the_great_wall_itself_costs_the_difference_alone() -> None:
    table = table_of("diplomat", 3, "manor")
    table.set_city(2, "great_wall")
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:great_wall", "district:manor")
    assert (table.gold(1), table.gold(2)) == (0, 3)


def test_f73_the_diplomats_own_great_wall_changes_nothing() -> None:
    table = table_of("diplomat", 0, "great_wall", "manor")
    table.set_city(2, "tavern")
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:tavern", "district:manor")
    assert table.city(2) == ["manor"]


def test_f76_the_coin_counts_and_moves_with_the_district() -> None:
    table = table_of("diplomat", 9, "tavern", ("manor", 1))
    table.set_city(2, ("castle", 1))
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:castle", "district:manor")
    assert (table.gold(1), table.gold(2)) == (8, 1)
    assert table.state.seats[1].city[-1] == District("castle", 1)
    assert table.state.seats[2].city == [District("manor", 1)]


def test_f77_no_city_gets_what_it_has() -> None:
    table = table_of("diplomat", 9, "manor", "tavern")
    table.set_city(2, "tavern", "castle")
    table.call("diplomat")
    table.play("use:exchange", "seat:2")
    assert table.options == ("district:castle",)
    table.play("district:castle")
    assert table.options == ("district:manor",)


def test_f77_equal_districts_are_not_exchanged() -> None:
    table = table_of("diplomat", 9, ("tavern", 1))
    table.set_city(2, "tavern")
    table.call("diplomat")
    assert "use:exchange" not in table.options


def test_of_two_alike_with_and_without_a_coin_the_chosen_one_moves() -> None:
    table = table_of("diplomat", 9, "manor")
    table.set_city(2, "quarry", "tavern", ("tavern", 1))
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:tavern~2", "district:manor")
    assert table.state.seats[1].city == [District("tavern", 1)]
    assert District("tavern") in table.state.seats[2].city


def test_f78_a_diplomat_with_a_completed_city_may_exchange() -> None:
    table = table_of("diplomat", 0, *SEVEN)
    table.set_city(2, "manor")
    table.set_gold(1, 9)
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:manor", "district:prison")
    assert "manor" in table.city(1)


def test_f78_an_exchanged_monument_completes_a_city() -> None:
    table = table_of("diplomat", 0, "monument")
    table.set_city(2, *SEVEN[:6])
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:docks", "district:monument")
    assert table.state.completed == [2]
    assert table.state.ending
    assert table.event("completed").facts == {"seat": 2}


def test_f79_cards_beneath_an_exchanged_museum_stay_there() -> None:
    table = table_of("diplomat", 9, "manor")
    table.set_city(2, museum("tavern"))
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:museum", "district:manor")
    assert table.state.seats[1].city == [museum("tavern")]


def test_f80_an_exchange_is_no_building() -> None:
    table = Table(4, "diplomat", "tax_collector")
    table.seat(1, "diplomat", gold=9, hand=["docks"], city=["manor"])
    table.set_city(2, "tavern")
    table.call("diplomat")
    table.play("use:exchange", "seat:2", "district:tavern", "district:manor")
    table.event("taxed", missing=True)
    assert table.turn.built == 0
    table.play("gather:gold", "build:docks")
    assert table.event("taxed").facts["seat"] == 1


@pytest.mark.parametrize("character", ["diplomat", "marshal"])
def test_f80_a_monument_may_come_to_five_districts(character: str) -> None:
    table = table_of(character, 9, *SEVEN[:5])
    table.set_city(2, "monument", "stables")
    table.call(character)
    if character == "diplomat":
        table.play("use:exchange", "seat:2", "district:monument", "district:tavern")
        assert "monument" in table.city(1)
    else:
        table.play("use:seize", "seat:2")
        assert table.options == ("district:stables",), "a Monument costs 4"


def test_f17_the_witch_exchanges_as_a_bewitched_diplomat() -> None:
    table = bewitched("diplomat")
    table.set_city(WITCH, "tavern")
    table.set_city(VICTIM, "market")
    bewitch(table, "diplomat")
    table.play("use:exchange", f"seat:{VICTIM}", "district:market", "district:tavern")
    assert table.city(WITCH) == ["market"]
    assert table.city(VICTIM) == ["tavern"]


def test_f78_giving_the_monument_away_undoes_a_completed_city_and_the_game_ends_all_the_same() -> None:
    table = table_of("diplomat", 0, "monument", *SEVEN[:4])
    table.seat(1, gold=9, hand=["prison"])
    table.set_city(2, "manor")
    table.call("diplomat")
    table.play("gather:gold", "build:prison")
    assert table.state.completed == [1]
    table.play("use:exchange", "seat:2", "district:manor", "district:monument", "end")
    assert table.game.over, "F91"
    assert table.points(1)["first-completed"] == 4, "F85"
