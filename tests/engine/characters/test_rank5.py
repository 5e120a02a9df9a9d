"""Rank 5: Bishop and Abbot."""

import pytest

from tests.engine.stories import stories
from tests.engine.table import Table

test_cases = stories("""
bishop takes gold for religious districts
    seat 1: bishop, city temple cathedral tavern
    > bishop: use:income-religious
    = gold 1: 2
f6 a killed bishop protects nothing
    seat 1: bishop, city temple; seat 2: warlord; mark: killed bishop by 3
    > bishop: use:destroy
    = offered: seat:1
f17 a bewitched bishop protects the witch
    seats: 5; seat 0: witch; seat 1: bishop; ask everything; seat 0: city manor; seat 1: city temple
    seat 2: warlord
    > witch: gather:gold character:bishop; skip to: seat=0 character=bishop; end turn
    = turn of: warlord
    > use:destroy
    = offered: seat:1
f60 a player of bishop and warlord is safe from himself
    seats: 2; seat 0: bishop warlord, gold 9, city temple; seat 1: king thief, city manor
    > bishop:; end turn; use:destroy
    = offered: seat:1
f60 a player of bishop and diplomat may give a district away
    seats: 2; seat 0: bishop diplomat, city temple; seat 1: city tavern
    > bishop:; end turn; use:exchange seat:1 district:tavern district:temple
    = city 0: tavern
f60 the protection ends with the round
    seat 1: bishop, city temple
    > bishop:; finish round
    = shielded: -
""")


@pytest.mark.parametrize(
    ("character", "option"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_f60_rank_eight_has_no_power_over_the_bishops_districts(character: str, option: str) -> None:
    table = Table(4, character)
    table.seat(1, "bishop", city=["temple"])
    table.seat(2, character, gold=9, city=["manor"])
    table.call("bishop")
    table.end_turn()
    assert table.turn.character == character
    if character == "warlord":
        table.play("use:destroy")
        assert table.options == ("seat:2",)
    else:
        assert f"use:{option}" not in table.options


# The Abbot.


test_cases = stories("""
f17 a bewitched abbot works for the witch
    seats: 5; seat 0: witch; seat 1: abbot; seat 0: city temple; seat 1: city church cathedral
    seat 3: gold 9
    > witch: gather:gold character:abbot; skip to: seat=0 character=abbot; use:tithe split:1-0 use:beg
    = gold 0: 4; gold 3: 8
abbot takes gold and cards
    seat 1: abbot, city temple church monastery; deck: market docks
    > abbot: use:tithe split:1-2
    = gold 1: 1; hand 1: docks market; cannot: use:tithe
the split can be taken back before it is made
    seat 1: abbot, city temple
    > abbot: use:tithe back
    = can: use:tithe
f10 abbot takes no more cards than there are
    seat 1: abbot, city temple church; deck of only: market rest 2
    > abbot: use:tithe
    = offered: split:2-0 split:1-1
f61 school of magic is one of either
    seat 1: abbot, city temple school_of_magic
    > abbot: use:tithe
    = offered: split:2-0 split:1-1 split:0-2
f62 the richest gives one gold once
    seat 0: gold 2; seat 1: abbot, gold 1; seat 2: gold 7
    > abbot: use:beg
    = gold 0: 2; gold 1: 2; gold 2: 6; told: took-gold seat=1 target=2 gold=1 reason=beg; cannot: use:beg
    # though he is still the poorer one
f62 of several richest the abbot chooses
    seat 0: gold 5; seat 1: abbot; seat 2: gold 5; seat 3: gold 4
    > abbot: use:beg
    = offered: seat:2 seat:0
    > seat:0
    = gold 0: 4; gold 1: 1
f62 nobody gives if the abbot is one of the richest
    seat 0: gold 5; seat 1: abbot, gold 5
    > abbot:
    = cannot: use:beg
    seat 1: gold 4
    = can: use:beg
""")
