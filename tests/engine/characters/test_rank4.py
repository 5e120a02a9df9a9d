"""Rank 4: King and Patrician, and the crown of all three."""

import pytest

from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.stories import stories

test_cases = stories("""
king takes the crown and gold for noble districts
    seat 1: king, city manor castle tavern
    > king:
    = crown: 1; told: crown seat=1 source=0
    > use:income-noble
    = gold 1: 2
patrician takes the crown and cards for noble districts
    seat 1: patrician, city manor castle tavern; deck: market docks temple
    > patrician: use:cards-noble
    = hand 1: docks market; gold 1: 0; crown: 1; cannot: use:cards-noble
the cards of the patrician are seen by him alone
    seat 1: patrician, city manor; deck: market
    > patrician: use:cards-noble
    = told: gained-cards seat=1 count=1 reason=cards-noble; told to: drew 1
the crown stays if nobody plays rank four
    crown at: 2; seat 1: bishop
    > king:; finish round
    = crown: 2
f4 income is one lump
    seat 1: king, gold 3, hand manor, city castle
    > king: gather:gold use:income-noble build:manor
    = gold 1: 3; cannot: use:income-noble
f10 patrician draws as many cards as there are
    seat 1: patrician, city manor castle; deck of only: market rest 2
    > patrician: use:cards-noble
    = hand 1: market
f59 statue looks at the crown after the last move
    seat 0: city tavern; seat 1: king, city statue; mark: killed king by 3; last round
    > king:
    = over: yes; points 1 statue: 5
f92 killed rank four was shown in the end
    seat 1: king, city tavern; seat 2: magician, city temple; mark: killed king by 3; last round
    > king:
    = points 1 place: 1; points 2 place: 2
f103 school of magic is one card more for the patrician
    seat 1: patrician, city school_of_magic
    > patrician: use:cards-noble
    = cards 1: 1
f113 killed king with a hospital gets the crown when the round ends
    seat 1: king, city hospital; seat 2: warlord; mark: killed king by 3
    > king: yes gather:gold
    = crown: 0
    > finish round
    = crown: 1; not told: revealed-late
f103 school of magic is one gold more for the king
    seat 1: king, city school_of_magic manor
    > king: use:income-noble
    = gold 1: 2
f50 killed king or patrician gets the crown when the round ends
    with: king | patrician
    seat 1: {1}, gold 5; seat 2: warlord; mark: killed {1} by 3
    > {1}:
    = asked: 2; crown: 0  # the old holder calls on
    > finish round
    = crown: 1; told: revealed-late seat=1 character={1}; gold 1: 5
f53 the turn cannot end before the crown moved
    with: king use:crown crown | patrician use:crown crown | emperor use:give-crown,seat:2 give-crown
    uniques: throne_room; seat 1: {1}, hand tavern
    > {1}: gather:gold
    = cannot: end
    > {2}
    = can: end; cannot: use:{3}
""")


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_f17_bewitched_king_or_patrician_takes_the_crown_himself(character: str) -> None:
    table = bewitched(character)
    table.set_crown(4)
    table.set_city(WITCH, "manor")
    table.set_city(VICTIM, "castle", "palace")
    bewitch(table, character)
    assert table.crown == VICTIM
    assert "use:crown" not in table.options
    assert "end" in table.options
    before = table.gold(WITCH) + len(table.hand(WITCH))
    table.play(next(option for option in table.options if option.endswith("-noble")))
    assert table.gold(WITCH) + len(table.hand(WITCH)) == before + 1, "the city of the Witch counts"
