"""The Circus Tent."""

import pytest

from tests.engine.actions.tables import circus, lay
from tests.engine.stories import stories

SIX = ["tavern", "market", "docks", "temple", "church", "manor"]


test_cases = stories(
    """
it lies there to the end
    seat 0: king, gold 1, hand circus_tent tavern
    > king:
    # beside the limit of one
    > play:circus_tent gather:gold build:tavern
    = laid 0: circus_tent
    > finish round
    = laid 0: circus_tent
f121 armory framework and necropolis do not see the tent
    uniques: armory necropolis framework; seat 0: king, gold 0, hand necropolis; laid 0: circus_tent
    laid 1: circus_tent
    > king: gather:gold
    # nothing to sacrifice
    = cannot: build:necropolis
    seat 0: city tavern
    = can: build:necropolis
    seat 0: city armory; seat 1: city market
    > use:armory seat:1
    = offered: district:market
f121 a city that only a tent completes loses a district to an armory
    uniques: armory; seat 0: city tavern market docks temple church manor
    seat 1: king, city tavern market docks temple church armory; laid 0: circus_tent; laid 1: circus_tent
    > king:
    # Neither a target nor the Armory itself is protected by a tent.
    > gather:gold use:armory seat:0 district:manor
    = city 0: tavern market docks temple church
f67 navigator may lay a tent
    seat 0: navigator, hand circus_tent
    > navigator: play:circus_tent
    = laid 0: circus_tent
f36 magistrate and tax collector leave the tent alone
    seats: 5; cast: tax_collector; seat 0: magistrate; seat 1: king, gold 3, hand circus_tent ticket_wagon
    mark: warrant king by 0
    > king: play:circus_tent
    = kind: turn; asked: 1; gold 1: 3; laid 1: circus_tent
""",
    circus,
)


def test_f121_tent_completes_a_city() -> None:
    table = circus()
    table.seat(0, "king", hand=["circus_tent"], city=SIX)
    table.call("king", "play:circus_tent")
    table.event("completed", seat=0)
    table.event("last-round")
    seat = table.view(None).seats[0]
    assert (seat.size, seat.completed) == (7, True)
    table.finish_round()
    points = table.points(0)
    assert points["first-completed"] == 4
    assert points["districts"] == 1 + 2 + 3 + 1 + 2 + 3
    assert "circus_tent" not in points


@pytest.mark.parametrize(
    ("character", "power"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_f121_a_city_that_only_a_tent_completes_may_still_be_attacked(character: str, power: str) -> None:
    table = circus(4, character)
    table.seat(0, city=SIX)
    table.seat(1, character, gold=9, city=["palace"])
    lay(table, 0, "circus_tent")
    assert table.view(0).seats[0].completed
    table.call(character, f"use:{power}")
    assert "seat:0" in table.options


def test_f121_seven_districts_are_protected_with_and_without_a_tent() -> None:
    for tents in (0, 1):
        table = circus()
        table.seat(0, city=[*SIX, "castle"])
        table.seat(1, "warlord", gold=9)
        for _ in range(tents):
            lay(table, 0, "circus_tent")
        table.call("warlord")
        assert "use:destroy" not in table.options


def test_f121_several_tents_in_a_city() -> None:
    table = circus()
    for _ in range(3):
        lay(table, 0, "circus_tent")
    assert table.view(0).seats[0].size == 3


def test_f121_tents_do_not_count_for_the_monument() -> None:
    table = circus(4, uniques=["monument"])
    table.seat(0, "king", gold=4, hand=["monument"], city=SIX[:4])
    lay(table, 0, "circus_tent")
    table.call("king", "gather:gold", "build:monument")
    assert table.view(0).seats[0].size == 7  # four, the Monument as two, and the tent


def test_f121_tent_has_no_type_and_no_cost() -> None:
    table = circus(4, uniques=["wishing_well", "basilica", "capitol"])
    table.seat(0, "merchant", city=["wishing_well", "basilica", "capitol"])
    lay(table, 0, "circus_tent")
    lay(table, 0, "circus_tent")
    table.last_round()
    table.call("merchant")
    table.finish_round()
    points = table.points(0)
    assert points["wishing_well"] == 3
    assert points["basilica"] == 2  # the Wishing Well and the Capitol, not the Basilica at 4
    assert points["districts"] == 14


@pytest.mark.parametrize(
    ("character", "power"),
    [("artist", "beautify"), ("diplomat", "exchange"), ("warlord", "destroy"), ("marshal", "seize")],
)
def test_f121_abilities_do_not_see_the_tent(character: str, power: str) -> None:
    table = circus(5, character)
    table.seat(0, character, gold=9)
    table.seat(1, gold=9)
    lay(table, 0, "circus_tent")
    lay(table, 1, "circus_tent")
    table.call(character)
    assert f"use:{power}" not in table.options
    table.set_city(0, "market")  # with districts in both cities it could be used
    table.set_city(1, "tavern")
    assert f"use:{power}" in table.options
