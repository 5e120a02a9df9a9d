"""Rank 8: the Diplomat."""

import pytest

from engine.state import District
from tests.engine.characters.ranked import SEVEN, table_of
from tests.engine.stories import stories

test_cases = stories("""
diplomat pays the owner the difference
    seat 1: diplomat, gold 2, city manor tavern; seat 2: gold 1, city palace temple
    > diplomat: use:exchange seat:2 district:palace
    = offered: district:manor  # the Tavern would take 4 gold
    > district:manor
    = city 1: tavern palace; city 2: temple manor; gold 1: 0; gold 2: 3
    = told: exchanged seat=1 target=2 card=palace given=manor gold=2 extra=0; cannot: use:exchange
diplomat gets nothing back for a dearer district
    seat 1: diplomat, gold 0, city palace; seat 2: gold 4, city tavern
    > diplomat: use:exchange seat:2 district:tavern district:palace
    = gold 1: 0; gold 2: 4
diplomat without a district or the gold has nothing to exchange
    seat 1: diplomat, gold 1, city manor; seat 2: city palace
    > diplomat:
    = cannot: use:exchange
    seat 1: gold 2
    = can: use:exchange
    seat 1: city -
    = cannot: use:exchange
f35 a quarry does not help the diplomat
    seat 1: diplomat, gold 9, city quarry tavern; seat 2: city tavern
    > diplomat:
    = cannot: use:exchange
f72 diplomat cannot give his keep
    seat 1: diplomat, gold 9, city keep; seat 2: city tavern
    > diplomat:
    = cannot: use:exchange
f73 the great wall costs one more for the bank even without a difference
    seat 1: diplomat, gold 0, city manor; seat 2: city great_wall tavern
    > diplomat:
    = cannot: use:exchange
    seat 1: gold 1
    > use:exchange seat:2
    = offered: district:tavern
    > district:tavern district:manor
    = gold 1: 0; gold 2: 0; told of: exchanged extra=1
f73 the great wall itself costs the difference alone
    seat 1: diplomat, gold 3, city manor; seat 2: city great_wall
    > diplomat: use:exchange seat:2 district:great_wall district:manor
    = gold 1: 0; gold 2: 3
f73 the diplomats own great wall changes nothing
    seat 1: diplomat, gold 0, city great_wall manor; seat 2: city tavern
    > diplomat: use:exchange seat:2 district:tavern district:manor
    = city 2: manor
f77 no city gets what it has
    seat 1: diplomat, gold 9, city manor tavern; seat 2: city tavern castle
    > diplomat: use:exchange seat:2
    = offered: district:castle
    > district:castle
    = offered: district:manor
f77 equal districts are not exchanged
    seat 1: diplomat, gold 9, city tavern+1; seat 2: city tavern
    > diplomat:
    = cannot: use:exchange
f78 an exchanged monument completes a city
    seat 1: diplomat, gold 0, city monument; seat 2: city tavern market docks temple church watchtower
    > diplomat: use:exchange seat:2 district:docks district:monument
    = completed: 2; ending: yes; told: completed seat=2
f79 cards beneath an exchanged museum stay there
    seat 1: diplomat, gold 9, city manor; seat 2: city museum/tavern
    > diplomat: use:exchange seat:2 district:museum district:manor
    = districts 1: museum/tavern
f80 an exchange is no building
    cast: tax_collector; seat 1: diplomat, gold 9, hand docks, city manor; seat 2: city tavern
    > diplomat: use:exchange seat:2 district:tavern district:manor
    = not told: taxed; built: 0
    > gather:gold build:docks
    = told of: taxed seat=1
f17 the witch exchanges as a bewitched diplomat
    seats: 5; seat 0: witch; seat 1: diplomat; seat 0: city tavern; seat 1: city market
    > witch: gather:gold character:diplomat; skip to: seat=0 character=diplomat
    > use:exchange seat:1 district:market district:tavern
    = city 0: market; city 1: tavern
f78 giving the monument away undoes a completed city and the game ends all the same
    seat 1: diplomat, gold 0, city monument tavern market docks temple; seat 1: gold 9, hand prison
    seat 2: city manor
    > diplomat: gather:gold build:prison
    = completed: 1
    > use:exchange seat:2 district:manor district:monument end
    = over: yes  # F91
    = points 1 first-completed: 4  # F85
""")


def test_f76_the_coin_counts_and_moves_with_the_district() -> None:
    table = table_of("diplomat", 9, "tavern", ("manor", 1))
    table.set_city(2, ("castle", 1))
    table.call("diplomat", "use:exchange", "seat:2", "district:castle", "district:manor")
    assert (table.gold(1), table.gold(2)) == (8, 1)
    assert table.state.seats[1].city[-1] == District("castle", 1)
    assert table.state.seats[2].city == [District("manor", 1)]


def test_of_two_alike_with_and_without_a_coin_the_chosen_one_moves() -> None:
    table = table_of("diplomat", 9, "manor")
    table.set_city(2, "quarry", "tavern", ("tavern", 1))
    table.call("diplomat", "use:exchange", "seat:2", "district:tavern~2", "district:manor")
    assert table.state.seats[1].city == [District("tavern", 1)]
    assert District("tavern") in table.state.seats[2].city


def test_f78_a_diplomat_with_a_completed_city_may_exchange() -> None:
    table = table_of("diplomat", 0, *SEVEN)
    table.set_city(2, "manor")
    table.set_gold(1, 9)
    table.call("diplomat", "use:exchange", "seat:2", "district:manor", "district:prison")
    assert "manor" in table.city(1)


@pytest.mark.parametrize("character", ["diplomat", "marshal"])
def test_f80_a_monument_may_come_to_five_districts(character: str) -> None:
    table = table_of(character, 9, *SEVEN[:5])
    table.set_city(2, "monument", "stables")
    table.call(character)
    if character == "diplomat":
        table.play("use:exchange", "seat:2", "district:monument", "district:tavern")
        assert "monument" in table.city(1)
    else:
        table.play("use:seize", "seat:2")
        assert table.options == ("district:stables",), "a Monument costs 4"
