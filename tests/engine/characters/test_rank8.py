"""Rank 8: the Warlord, and the districts that no rank 8 can destroy."""

import pytest

from tests.engine.characters.ranked import SEVEN, table_of
from tests.engine.stories import stories

test_cases = stories("""
rank eight takes gold for military districts
    with: warlord | diplomat | marshal
    seat 1: {1}, gold 0, city watchtower fortress manor
    > {1}: use:income-military
    = gold 1: 2
""")


# The Warlord


test_warlord = stories("""
warlord destroys a district
    seat 1: warlord, gold 2; seat 2: city manor tavern
    > warlord: use:destroy seat:2 district:manor
    = city 2: tavern; gold 1: 0; bottom: manor; told of: destroyed gold=2; cannot: use:destroy
warlord may destroy his own district
    seat 1: warlord, gold 0, city tavern
    > warlord: use:destroy seat:1 district:tavern
    = city 1: -
f71 nor to the warlords own
    seat 1: warlord, gold 20, city tavern market docks temple church watchtower prison
    > warlord:
    = cannot: use:destroy
f75 the great wall of the warlord works against himself
    seat 1: warlord, gold 2, city great_wall manor castle
    > warlord:
    = cannot: use:destroy
    seat 1: gold 3
    > use:destroy seat:1
    = offered: district:manor
    > district:manor
    = gold 1: 0
f79 cards beneath a destroyed museum go under the deck
    seat 1: warlord, gold 3; seat 2: city museum/tavern/temple
    > warlord: use:destroy seat:2 district:museum
    = bottom in any order: museum tavern temple
f76 the coin of a destroyed district is lost
    seat 1: warlord, gold 3; seat 2: city manor+1
    > warlord: use:destroy seat:2 district:manor
    = gold 1: 0; gold 2: 0
f70 points beyond the cost do not count
    with: dragon_gate | university
    seat 1: warlord, gold 5; seat 2: city {1}
    > warlord: use:destroy seat:2 district:{1}
    = gold 1: 0
f72 the keep is out of reach
    with: warlord - | diplomat manor | marshal manor
    seat 1: {1}, gold 20, city {2}; seat 2: city keep
    > {1}:
    = cannot: use:destroy use:exchange use:seize
f17 the witch destroys as a bewitched warlord
    seats: 5; seat 0: witch; seat 1: warlord; seat 0: city watchtower prison; seat 1: city fortress tavern
    > witch: gather:gold character:warlord; skip to: seat=0 character=warlord
    > use:income-military use:destroy seat:1 district:tavern
    = gold 0: 4; city 1: fortress
""")


@pytest.mark.parametrize(
    ("character", "power"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_f71_nothing_happens_to_a_completed_city(character: str, power: str) -> None:
    table = table_of(character, 20, "manor")
    table.set_city(2, *SEVEN)
    table.call(character)
    if character == "warlord":
        table.play("use:destroy")
        assert table.options == ("seat:1",)
    else:
        assert f"use:{power}" not in table.options
    table.set_city(2, *SEVEN[:6])
    if character != "warlord":
        assert f"use:{power}" in table.options


@pytest.mark.parametrize(
    ("character", "power"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_rank_eight_can_be_taken_back_at_every_step(character: str, power: str) -> None:
    table = table_of(character, 5, "manor")
    table.set_city(2, "tavern")
    table.call(character, f"use:{power}", "back", f"use:{power}", "seat:2", "back")
    if character == "diplomat":
        table.play("use:exchange", "seat:2", "district:tavern", "back")
    assert f"use:{power}" in table.options
    assert table.gold(1) == 5
    assert table.city(2) == ["tavern"]
