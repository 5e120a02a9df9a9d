"""The Living Cannonball."""

from tests.engine.actions.tables import circus
from tests.engine.stories import stories

CANNONBALL = "play:living_cannonball"


test_cases = stories(
    """
a district makes way for a dearer one
    seat 0: king, gold 5, hand living_cannonball castle tavern, city temple market
    > king:
    # the limit is used up
    > gather:gold build:tavern play:living_cannonball district:market card:castle
    = city 0: temple tavern castle; gold 0: 4; bottom in any order: living_cannonball market; kind: turn
f120 lighthouse and bell tower work as if built
    with: lighthouse temple lighthouse | bell_tower manor bell-tower
    uniques: {1}; seat 0: king, gold 5, hand living_cannonball {1}, city {2}
    > king: play:living_cannonball district:{2} card:{1}
    = asked: 0; kind: {3}
it can be taken back until the card is chosen
    seat 0: king, gold 5, hand living_cannonball castle, city temple
    > king: play:living_cannonball district:temple back
    = kind: turn; hand 0: castle living_cannonball
    > play:living_cannonball back play:living_cannonball district:temple card:castle
    = city 0: castle
f120 the new district must cost more
    seat 0: king, gold 9, hand living_cannonball docks, city manor castle market
    > king: play:living_cannonball
    = offered: district:market
f120 the difference must be in the stash
    seat 0: king, gold 2, hand living_cannonball palace, city temple manor
    > king: play:living_cannonball
    = offered: district:manor
f120 no tax
    cast: tax_collector; seat 0: king, gold 9, hand living_cannonball castle, city temple
    > king: play:living_cannonball district:temple card:castle
    = gold 0: 6
f36 it is not confiscated and leaves the first paid build to come
    seat 1: magistrate; seat 0: king, gold 9, hand living_cannonball castle tavern, city temple
    mark: warrant king by 1
    > king: play:living_cannonball district:temple card:castle
    = asked: 0
    > gather:gold build:tavern
    = asked: 1
f65 the alchemist does not get the difference back
    seat 0: alchemist, gold 9, hand living_cannonball castle, city temple
    > alchemist: play:living_cannonball district:temple card:castle gather:gold end
    = gold 0: 8
f67 not with the navigator
    seat 0: navigator, gold 9, hand living_cannonball castle, city temple
    > navigator:
    = cannot: play:living_cannonball
f79 cards under a museum go with it
    uniques: museum; seat 0: king, gold 9, hand living_cannonball palace, city museum/tavern/market
    > king: play:living_cannonball district:museum card:palace
    = bottom in any order: living_cannonball market museum tavern
the factory makes nothing cheaper
    seat 0: king, gold 5, hand living_cannonball library, city factory temple
    > king: play:living_cannonball district:temple card:library
    = gold 0: 0
a monument may complete the city
    uniques: monument; seat 0: king, gold 5, hand living_cannonball palace, city monument temple
    > king: play:living_cannonball district:monument card:palace
    = size 0: 2
f120 a quarry that goes allows nothing
    seat 0: king, gold 9, hand living_cannonball dragon_gate castle, city quarry castle temple
    > king: play:living_cannonball district:quarry
    = offered: card:dragon_gate
    > back play:living_cannonball district:temple card:castle
    = city 0: quarry castle castle
nothing to replace
    with: library | director
    seat 0: king, gold 5, hand living_cannonball {1}
    > king:
    = cannot: play:living_cannonball
""",
    circus,
)


def test_f120_a_coin_counts_and_is_lost() -> None:
    table = circus()
    table.seat(0, "king", gold=5, hand=["living_cannonball", "manor", "castle"], city=[("market", 1)])
    table.call("king", CANNONBALL, "district:market")
    assert table.options == ("card:castle",)  # a Manor costs no more than the beautified Market
    table.play("card:castle")
    assert table.gold(0) == 5 - 1
    assert table.state.seats[0].city[0].coin == 0


def test_f120_identical_rule_monument_and_vault() -> None:
    table = circus(4, uniques=["monument", "secret_vault"])
    city = ["temple", "castle", "tavern", "watchtower", "market"]
    hand = ["living_cannonball", "castle", "monument", "secret_vault"]
    table.seat(0, "king", gold=9, hand=hand, city=city)
    table.call("king")
    assert CANNONBALL not in table.options
    table.set_city(0, *city[:4])
    table.play(CANNONBALL, "district:temple")
    assert table.options == ("card:monument",)


def test_of_two_districts_of_one_name_each_keeps_its_name() -> None:
    table = circus(4, uniques=["quarry"])
    city = [("tavern", 1), "tavern", "quarry"]
    table.seat(0, "king", gold=1, hand=["living_cannonball", "church"], city=city)
    table.call("king", CANNONBALL)
    # A church costs no more than a tavern with a coin.
    assert table.options == ("district:tavern~2",)
    table.play("district:tavern~2", "card:church")
    assert table.state.seats[0].city[0].coin == 1
    assert table.city(0) == ["tavern", "quarry", "church"]
