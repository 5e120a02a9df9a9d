"""Districts that act at the end of their owner's turn: Poor House and Park."""

from tests.engine.stories import stories
from tests.engine.table import Table


def builder(
    *hand: str, gold: int = 0, city: tuple[str, ...] = (), character: str = "merchant", seats: int = 4
) -> Table:
    """Seat 0 plays a character and has gathered."""
    table = Table(seats, character)
    table.seat(0, character, gold=gold, hand=hand, city=city)
    table.call(character, "gather:gold")
    return table


test_cases = stories("""
poor house gives a gold to an empty stash
    seat 0: merchant, gold 0, hand market, city poor_house
    > merchant: gather:gold build:market end
    = gold 0: 1; told: gained-gold seat=0 gold=1 reason=poor_house
poor house gives nothing to others
    seat 0: merchant, gold 0, hand tavern, city poor_house
    > merchant: gather:gold build:tavern end
    = gold 0: 1; not told: gained-gold
poor house built in this turn acts already
    seat 0: merchant, gold 2, hand poor_house
    > merchant: gather:gold build:poor_house end
    = gold 0: 1
park gives two cards to an empty hand
    seat 0: merchant, gold 0, hand tavern, city park
    > merchant: gather:gold
    deck: manor docks
    > build:tavern end
    = hand 0: docks manor; told: gained-cards seat=0 count=2 reason=park
park gives nothing to who has a card
    seat 0: merchant, gold 0, hand tavern manor, city park
    > merchant: gather:gold build:tavern end
    = hand 0: manor
f65 f66 poor house and park come before the alchemists refund
    # The example of the rules: four gold, a district of four, one gold, and the four back.
    seat 0: alchemist, gold 2, hand castle, city poor_house park
    > alchemist: gather:gold build:castle
    = gold 0: 5; cards 0: 2
f106 the tax is paid before the poor house looks
    seat 0: merchant, hand tavern, city poor_house; seat 1: tax_collector
    > merchant: gather:gold build:tavern
    = gold 0: 0
    > end
    = gold 0: 1
f5 both turns of a player have an end with two seats
    seats: 2; seat 0: merchant architect, hand market, city poor_house park; seat 1: king
    deck: church castle manor docks
    > merchant: gather:gold build:market end
    = gold 0: 1; hand 0: castle church
    seat 0: gold 0, hand church
    > skip to: character=architect; gather:gold build:church end
    = gold 0: 1; hand 0: docks manor
f6 a killed character has no end of turn
    seat 0: merchant, city poor_house park; seat 1: architect; mark: killed merchant by 2
    > merchant:
    = asked: 1; gold 0: 0; hand 0: -
f15 a bewitched turn has no such end but the witchs has
    seat 0: witch, city poor_house; seat 1: merchant, city park; mark: bewitched merchant by 0
    > merchant: gather:gold
    = hand 1: -; asked: 0
    > end
    = gold 0: 1
f14 a witch whose victim is not in play has no such end
    seat 0: witch, gold 0, city park poor_house; seat 1: warlord
    > witch: gather:gold character:merchant
    seat 0: gold 0
    > skip to: character=warlord
    = hand 0: -; gold 0: 0
f10 park gives what there is
    with: manor | -
    seat 0: merchant, gold 0, city park
    > merchant: gather:gold
    deck of only: {1} rest 1
    > end
    = hand 0: {1}
""")


def test_poor_house_comes_before_park() -> None:
    table = builder("market", city=("park", "poor_house"))
    table.play("build:market", "end")
    kinds = [kind for kind in table.kinds() if kind.startswith("gained")]
    assert kinds == ["gained-gold", "gained-cards"]
