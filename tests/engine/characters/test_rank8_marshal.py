"""Rank 8: the Marshal."""

from engine.state import District
from tests.engine.characters.ranked import SEVEN, table_of
from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.table import Table


def test_marshal_takes_a_cheap_district_and_pays_its_owner() -> None:
    table = table_of("marshal", 3)
    table.set_city(2, "manor", "castle")
    table.call("marshal")
    table.play("use:seize", "seat:2")
    assert table.options == ("district:manor",)
    table.play("district:manor")
    assert table.city(1) == ["manor"]
    assert table.city(2) == ["castle"]
    assert (table.gold(1), table.gold(2)) == (0, 3)
    assert table.event("seized").facts == {"seat": 1, "target": 2, "card": "manor", "gold": 3, "extra": 0}
    assert "use:seize" not in table.options


def test_f35_a_quarry_does_not_help_the_marshal() -> None:
    table = table_of("marshal", 9, "quarry", "tavern")
    table.set_city(2, "tavern")
    table.call("marshal")
    assert "use:seize" not in table.options


def test_f74_the_great_wall_costs_the_marshal_one_more_and_sets_no_limit() -> None:
    table = table_of("marshal", 3)
    table.set_city(2, "great_wall", "manor")
    table.call("marshal")
    assert "use:seize" not in table.options
    table.set_gold(1, 4)
    table.play("use:seize", "seat:2", "district:manor")
    assert (table.gold(1), table.gold(2)) == (0, 3), "one gold goes to the bank"


def test_f76_a_beautified_district_may_be_out_of_the_marshals_reach() -> None:
    table = table_of("marshal", 9)
    table.set_city(2, ("manor", 1), ("church", 1))
    table.call("marshal")
    table.play("use:seize", "seat:2")
    assert table.options == ("district:church",)
    table.play("district:church")
    assert table.gold(2) == 3
    assert table.state.seats[1].city == [District("church", 1)]


def test_f80_a_seizure_completes_a_city_and_is_untaxed() -> None:
    table = Table(4, "marshal", "tax_collector")
    table.seat(1, "marshal", gold=9, city=SEVEN[:6])
    table.set_city(2, "manor")
    table.call("marshal")
    table.play("use:seize", "seat:2", "district:manor")
    assert table.state.completed == [1]
    assert table.gold(1) == 6
    table.event("taxed", missing=True)


def test_f17_the_witch_seizes_as_a_bewitched_marshal() -> None:
    table = bewitched("marshal")
    table.set_city(VICTIM, "tavern")
    bewitch(table, "marshal")
    table.play("use:seize", f"seat:{VICTIM}", "district:tavern")
    assert table.city(WITCH) == ["tavern"]
