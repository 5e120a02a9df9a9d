"""The classic Tax Collector: of rank 2, paid at the end of turns (F109)."""

import pytest

from engine.errors import SetupError
from engine.setup.options import Options
from engine.setup.sets import FIRST_GAME
from tests.engine.editions.tables import classic, classic_cast
from tests.engine.stories import stories
from tests.engine.table import Table

COLLECTOR = "classic_tax_collector"


def taxed(
    character: str = "architect", gold: int = 9, *hand: str, seats: int = 4, uniques: tuple[str, ...] = ()
) -> Table:
    """Seat 0 is the Tax Collector and was called; then seat 1 gathers as another character."""
    table = classic(seats, COLLECTOR, character, uniques=uniques)
    table.ask_everything()
    table.set_characters(0, COLLECTOR)
    table.set_characters(1, character)
    table.call(COLLECTOR)
    table.skip_to(character=character)
    table.play("gather:gold")
    table.set_gold(0, 0)
    table.seat(1, gold=gold, hand=hand)
    return table


test_cases = stories(
    """
f109 one gold at the end of the turn however much was built
    ask everything; seat 0: classic_tax_collector; seat 1: architect
    > classic_tax_collector:; skip to: character=architect; gather:gold
    seat 0: gold 0; seat 1: gold 9, hand tavern temple market
    > build:tavern build:temple build:market
    = gold 0: 0
    > end
    = gold 0: 1; gold 1: 4; told: took-gold seat=0 target=1 gold=1 reason=classic_tax_collector
f109 a player with nothing left pays nothing
    ask everything; seat 0: classic_tax_collector; seat 1: merchant
    > classic_tax_collector:; skip to: character=merchant; gather:gold
    seat 0: gold 0; seat 1: gold 1, hand tavern
    > build:tavern end
    = gold 0: 0; not told: took-gold
f109 the alchemist pays before he has his gold back
    ask everything; seat 0: classic_tax_collector; seat 1: alchemist
    > classic_tax_collector:; skip to: character=alchemist; gather:gold
    seat 0: gold 0; seat 1: gold 3, hand manor
    > build:manor end
    = gold 0: 0; gold 1: 3
f109 the assassin pays when the tax collector is called
    seat 1: assassin, gold 3, hand tavern; seat 0: classic_tax_collector
    > assassin: gather:gold build:tavern end
    = turn of: classic_tax_collector; gold 0: 1; gold 1: 3
f109 an assassin who built nothing pays nothing
    seat 1: assassin, gold 3; seat 0: classic_tax_collector
    > assassin:; end turn
    = gold 0: 0; gold 1: 5
f109 the tax collector does not pay himself
    seat 0: classic_tax_collector, gold 3, hand tavern
    > classic_tax_collector: gather:gold build:tavern
    = told of: turn-ended seat=0; gold 0: 4
f109 nor for his other character
    seats: 3; seat 0: classic_tax_collector merchant, gold 3, hand tavern
    > merchant: gather:gold build:tavern end
    = gold 0: 4
f109 in a hospital he is still killed
    uniques: hospital; seat 0: classic_tax_collector, city hospital; seat 1: merchant, gold 5, hand tavern
    mark: killed classic_tax_collector by 2
    > classic_tax_collector: yes; skip to: character=merchant; gather:gold build:tavern end
    = not told: took-gold
f109 the witch pays for what she builds as another and not before
    seat 0: witch, gold 4, hand tavern; seat 1: merchant; seat 2: classic_tax_collector
    > witch: gather:gold character:merchant; skip to: seat=0 character=merchant
    = gold 2: 2
    > build:tavern end
    = told of: took-gold target=0; gold 2: 3
f106 the tax comes before the poor house
    uniques: poor_house; ask everything; seat 0: classic_tax_collector; seat 1: merchant
    > classic_tax_collector:; skip to: character=merchant; gather:gold
    seat 0: gold 0; seat 1: gold 2, hand tavern, city poor_house
    > build:tavern end
    = gold 0: 1; gold 1: 1; told of: gained-gold reason=poor_house
f17 bewitched the witch collects
    ask everything; seat 0: witch; seat 1: classic_tax_collector; seat 2: merchant, gold 5, hand tavern
    > witch: gather:gold character:classic_tax_collector; skip to: seat=0 character=classic_tax_collector
    > skip to: character=merchant; gather:gold build:tavern end
    = gold 0: 3; gold 1: 2
""",
    classic,
)


def test_f109_a_turn_without_a_build_pays_nothing() -> None:
    table = taxed()
    table.play("end")
    assert table.gold(0) == 0


def test_f109_a_killed_or_unchosen_one_collects_nothing() -> None:
    for killed in (True, False):
        table = classic(4, COLLECTOR)
        if killed:
            table.set_characters(0, COLLECTOR)
            table.mark("killed", COLLECTOR, by=2)
        table.seat(1, "merchant", gold=5, hand=["tavern"])
        table.call("merchant", "gather:gold", "build:tavern", "end")
        table.event("took-gold", missing=True)
        assert table.gold(1) == 6


def test_he_is_no_character_of_the_later_editions() -> None:
    options = Options(classic_cast(COLLECTOR), FIRST_GAME.uniques)
    with pytest.raises(SetupError) as refused:
        options.check(4)
    assert refused.value.problem == "edition-character"
    assert refused.value.instead == ("thief", "spy", "blackmailer")
