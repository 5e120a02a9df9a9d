"""The Abbot of other editions (F61, F62)."""

from engine import Rules
from tests.engine.editions.tables import classic
from tests.engine.stories import stories
from tests.engine.table import Table

BOTH = Rules(abbot="both-for-school")


def abbot(rules: Rules, *city: str) -> Table:
    table = Table(4, "abbot", rules=rules)
    table.seat(0, "abbot", city=city)
    table.call("abbot")
    return table


def test_f61_by_the_de_luxe_rules_the_school_gives_a_gold_and_a_card() -> None:
    table = abbot(BOTH, "temple", "church", "school_of_magic")
    table.play("use:tithe")
    assert table.options == ("split:3-1", "split:2-2", "split:1-3")
    table.play("split:2-2")
    assert table.gold(0) == 2
    assert len(table.hand(0)) == 2


def test_f61_the_school_alone_gives_both() -> None:
    table = abbot(BOTH, "school_of_magic")
    table.play("use:tithe")
    assert table.options == ("split:1-1",)


def test_f61_with_an_empty_deck_the_school_gives_its_gold() -> None:
    table = abbot(BOTH, "school_of_magic", "temple")
    table.shrink_deck(into=3)
    table.play("use:tithe")
    assert table.options == ("split:2-0",)
    table.play("split:2-0")
    assert table.gold(0) == 2


def test_f61_by_the_rules_of_2016_one_of_either() -> None:
    table = abbot(Rules(), "temple", "school_of_magic")
    table.play("use:tithe")
    assert table.options == ("split:2-0", "split:1-1", "split:0-2")


test_cases = stories(
    """
f61 the classic abbot has gold alone
    seat 0: abbot, city temple church school_of_magic
    > abbot: use:tithe
    = kind: turn; gold 0: 3; cannot: use:tithe
f62 the classic abbot gets nothing if several are richest
    seat 0: abbot; seat 1: gold 3; seat 2: gold 3
    > abbot:
    = cannot: use:beg
    seat 2: gold 2
    > use:beg
    = gold 0: 1; gold 1: 2
""",
    classic,
)


def test_f62_in_2016_he_chooses_among_them() -> None:
    table = abbot(Rules())
    table.seat(1, gold=3)
    table.seat(2, gold=3)
    table.play("use:beg")
    assert table.options == ("seat:1", "seat:2")
