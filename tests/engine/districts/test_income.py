"""Districts that count for income: School of Magic."""

import pytest

from tests.engine.stories import stories
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


test_cases = stories("""
f103 school of magic brings one card more
    with: patrician manor cards-noble | cardinal temple cards-religious
    seat 0: {1}, city school_of_magic {2}
    > {1}: use:{3}
    = cards 0: 2
f4 a district built after the income pays nothing
    seat 0: merchant, gold 6, hand school_of_magic, city tavern
    > merchant: use:income-trade gather:gold build:school_of_magic
    = cannot: use:income-trade; gold 0: 3
""")


def test_school_of_magic_is_enough_by_itself() -> None:
    assert "use:income-noble" in income("king", "school_of_magic").options
    assert "use:income-noble" not in income("king", "smithy").options


def test_haunted_quarter_brings_nothing() -> None:
    assert "use:income-noble" not in income("king", "haunted_quarter").options
