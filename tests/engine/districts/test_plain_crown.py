"""Districts that act when the crown moves: Throne Room."""

from tests.engine.stories import stories
from tests.engine.table import Table


def hall(owner: int) -> Table:
    """Seat 0 has the crown, seat 2 the King, `owner` has a Throne Room."""
    table = Table(4, "king", uniques=["throne_room"])
    table.seat(owner, city=["throne_room"])
    table.seat(2, "king")
    return table


test_cases = stories("""
throne room f58 gains a gold when the crown moves between others
    uniques: throne_room; seat 1: city throne_room; seat 2: king
    > king: use:crown
    = gold 1: 1; told: gained-gold seat=1 gold=1 reason=throne_room
f58 a king who has the crown moves nothing
    uniques: throne_room; seat 1: city throne_room; seat 2: king; crown at: 2
    > king:
    = cannot: use:crown  # there is nothing to do
    = gold 1: 0
f58 the emperors taking and giving is one move
    uniques: throne_room; seat 1: city throne_room; seat 2: emperor
    > emperor: use:give-crown seat:3
    = crown: 3; gold 1: 1
f58 the gold comes before the emperor takes his tribute
    # So the owner of a Throne Room has something to give.
    uniques: throne_room; seat 1: city throne_room; seat 2: emperor
    > emperor: use:give-crown seat:1
    = gold 1: 0; gold 2: 1
f58 a killed king moves the crown at the end of the round
    uniques: throne_room; seat 1: city throne_room; seat 2: king; seat 3: warlord; mark: killed king by 0
    > king:
    = gold 1: 0
    > finish round
    = crown: 2; gold 1: 1
f58 a bewitched king moves it when called
    uniques: throne_room; seat 0: witch; seat 1: city throne_room; seat 2: king; mark: bewitched king by 0
    > king: gather:gold
    = crown: 2; gold 1: 1
""")


def test_throne_room_f58_gains_it_too_if_its_owner_gets_or_loses_the_crown() -> None:
    for owner in (0, 2):
        table = hall(owner)
        table.call("king", "use:crown")
        assert table.gold(owner) == 1
