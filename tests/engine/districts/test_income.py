"""Districts that count for income: School of Magic."""

import pytest

from tests.engine.table import Table


def income(character: str, *city: str) -> Table:
    table = Table(4, character)
    table.seat(0, character, city=city)
    table.call(character)
    return table


@pytest.mark.parametrize(
    ("character", "power", "district"),
    [
        ("king", "income-noble", "manor"),
        ("emperor", "income-noble", "manor"),
        ("bishop", "income-religious", "temple"),
        ("merchant", "income-trade", "tavern"),
        ("trader", "income-trade", "tavern"),
        ("warlord", "income-military", "prison"),
        ("diplomat", "income-military", "prison"),
        ("marshal", "income-military", "prison"),
    ],
)
def test_f103_school_of_magic_brings_one_gold_more_whatever_the_type(
    character: str, power: str, district: str
) -> None:
    table = income(character, "school_of_magic", district, "smithy")
    table.play(f"use:{power}")
    assert table.gold(0) == 2


@pytest.mark.parametrize(
    ("character", "kind", "district"), [("patrician", "noble", "manor"), ("cardinal", "religious", "temple")]
)
def test_f103_school_of_magic_brings_one_card_more(character: str, kind: str, district: str) -> None:
    table = income(character, "school_of_magic", district)
    table.play(f"use:cards-{kind}")
    assert len(table.hand(0)) == 2


def test_school_of_magic_is_enough_by_itself() -> None:
    assert "use:income-noble" in income("king", "school_of_magic").options
    assert "use:income-noble" not in income("king", "smithy").options


def test_haunted_quarter_brings_nothing() -> None:
    assert "use:income-noble" not in income("king", "haunted_quarter").options


def test_f4_a_district_built_after_the_income_pays_nothing() -> None:
    table = Table(4)
    table.seat(0, "merchant", gold=6, hand=["school_of_magic"], city=["tavern"])
    table.call("merchant")
    table.play("use:income-trade", "gather:gold", "build:school_of_magic")
    assert "use:income-trade" not in table.options
    assert table.gold(0) == 3
