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


test_cases = stories("""
f61 by the de luxe rules the school gives a gold and a card
    rules: abbot=both-for-school; seat 0: abbot, city temple church school_of_magic
    > abbot: use:tithe
    = offered: split:3-1 split:2-2 split:1-3
    > split:2-2
    = gold 0: 2; cards 0: 2
f61 the school alone gives both
    rules: abbot=both-for-school; seat 0: abbot, city school_of_magic
    > abbot: use:tithe
    = offered: split:1-1
f61 by the rules of 2016 one of either
    seat 0: abbot, city temple school_of_magic
    > abbot: use:tithe
    = offered: split:2-0 split:1-1 split:0-2
f62 in 2016 he chooses among them
    seat 0: abbot
    > abbot:
    seat 1: gold 3; seat 2: gold 3
    > use:beg
    = offered: seat:1 seat:2
""")


def test_f61_with_an_empty_deck_the_school_gives_its_gold() -> None:
    table = abbot(BOTH, "school_of_magic", "temple")
    table.shrink_deck(into=3)
    table.play("use:tithe")
    assert table.options == ("split:2-0",)
    table.play("split:2-0")
    assert table.gold(0) == 2


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
