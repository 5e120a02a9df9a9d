"""Districts that act when their owner gathers, or count for income: Library, School of Magic and others."""

from tests.engine.stories import stories
from tests.engine.table import Table

test_cases = stories("""
without any two gold or one of two cards
    seat 0: merchant, city castle; deck: manor tavern docks prison
    > merchant: gather:cards
    = kind: keep-cards; offered: card:manor card:tavern
    > card:tavern
    = hand 0: tavern; bottom: manor
library keeps all drawn cards without a question
    seat 0: merchant, city library; deck: manor tavern docks prison
    > merchant: gather:cards
    = hand 0: manor tavern; kind: turn; told: gathered-cards seat=0 count=2 kept=2
observatory draws three and keeps one
    seat 0: merchant, city observatory; deck: manor tavern docks prison
    > merchant: gather:cards
    = offered: card:manor card:tavern card:docks
    > card:docks
    = hand 0: docks; bottom in any order: manor tavern
gold mine adds one gold to gathering and to nothing else
    seat 0: merchant, city gold_mine market; deck: manor tavern docks prison
    > merchant: gather:gold
    = gold 0: 3
    > use:merchant-gold use:income-trade
    = gold 0: 5
gold mine adds nothing to cards
    seat 0: merchant, city gold_mine; deck: manor tavern docks prison
    > merchant: gather:cards card:manor
    = gold 0: 0
the districts of others do not help
    seat 0: merchant; seat 1: city gold_mine library; seat 2: city observatory
    > merchant: gather:gold
    = gold 0: 2
f110 library and observatory draw three and keep three
    seat 0: merchant, city library observatory; deck: manor tavern docks prison
    > merchant: gather:cards
    = hand 0: docks manor tavern
f10 a short deck gives what there is
    seat 0: merchant, city observatory; deck of only: manor tavern rest 1
    > merchant: gather:cards
    = offered: card:manor card:tavern
f10 a last single card is kept without a question and gold can always be had
    seat 0: merchant, city observatory; deck of only: manor rest 1
    > merchant: gather:cards
    = hand 0: manor; kind: turn
    deck of only: - rest 1
    > merchant:
    = can: gather:gold; cannot: gather:cards
f15 the bewitched player has them too
    # Bewitched: nothing but gathering, but with the three districts of gathering.
    seat 0: witch; seat 1: merchant, city gold_mine; mark: bewitched merchant by 0
    > merchant:
    = offered: gather:gold gather:cards
    > gather:gold
    = gold 1: 3
""")


# Income


def income(character: str, *city: str) -> Table:
    table = Table(4, character)
    table.seat(0, character, city=city)
    table.call(character)
    return table


test_cases_of_income = stories("""
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
