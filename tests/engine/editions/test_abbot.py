"""The Abbot of other editions (F61, F62)."""

from engine import Rules
from tests.engine.editions.tables import classic
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


def test_f61_the_classic_abbot_has_gold_alone() -> None:
    table = classic(4, "abbot")
    table.seat(0, "abbot", city=["temple", "church", "school_of_magic"])
    table.call("abbot")
    table.play("use:tithe")
    assert table.kind == "turn"
    assert table.gold(0) == 3
    assert "use:tithe" not in table.options


def test_f62_the_classic_abbot_gets_nothing_if_several_are_richest() -> None:
    table = classic(4, "abbot")
    table.seat(0, "abbot")
    table.seat(1, gold=3)
    table.seat(2, gold=3)
    table.call("abbot")
    assert "use:beg" not in table.options
    table.set_gold(2, 2)
    table.play("use:beg")
    assert (table.gold(0), table.gold(1)) == (1, 2)


def test_f62_in_2016_he_chooses_among_them() -> None:
    table = abbot(Rules())
    table.seat(1, gold=3)
    table.seat(2, gold=3)
    table.play("use:beg")
    assert table.options == ("seat:1", "seat:2")
