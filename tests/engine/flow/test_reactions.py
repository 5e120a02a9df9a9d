"""How districts leave play: in any way, the district's hook is called."""

from collections.abc import Callable

import pytest

from engine import Rules
from engine.hooks import UNIQUE_DISTRICTS, UniqueDistrict
from engine.position import Position
from engine.state import District
from tests.engine.table import Table

CARD = "university"


class Brittle(UniqueDistrict):
    """Remembers how it left play."""

    id = CARD

    def __init__(self) -> None:
        self.heard: list[tuple[int, District, bool]] = []

    def destroyed(self, game: Position, seat: int, district: District) -> None:
        """Record whose it was, which it was, and whether it is still there."""
        self.heard.append((seat, district, game.has(seat, CARD)))


@pytest.fixture
def brittle(monkeypatch: pytest.MonkeyPatch) -> Brittle:
    made = Brittle()
    monkeypatch.setitem(UNIQUE_DISTRICTS, CARD, made)
    return made


def beautified() -> District:
    return District(CARD, coin=1)


def by_the_warlord() -> Table:
    table = Table(4)
    table.seat(0, "warlord", gold=9)
    table.set_city(1, beautified())
    table.call("warlord", "use:destroy", "seat:1", f"district:{CARD}")
    return table


def by_an_armory() -> Table:
    table = Table(4)
    table.seat(0, "merchant", city=["armory"])
    table.set_city(1, beautified())
    table.call("merchant", "use:armory", "seat:1", f"district:{CARD}")
    return table


def for_a_necropolis() -> Table:
    table = Table(4)
    table.seat(1, "merchant", hand=["necropolis"])
    table.set_city(1, beautified())
    table.call("merchant", "gather:gold", "build:necropolis", f"district:{CARD}")
    return table


def by_a_living_cannonball() -> Table:
    table = Table(4, rules=Rules(action_cards=True, costs=(("library", 8),)))
    table.seat(1, "merchant", gold=9, hand=["living_cannonball", "library"])
    table.set_city(1, beautified())
    table.call("merchant", "play:living_cannonball", f"district:{CARD}", "card:library")
    return table


WAYS = (by_the_warlord, by_an_armory, for_a_necropolis, by_a_living_cannonball)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_district_hears_of_its_own_destruction(brittle: Brittle, way: Callable[[], Table]) -> None:
    table = way()
    assert brittle.heard == [(1, beautified(), False)]
    assert not table.game.has(1, CARD)


def hearing(monkeypatch: pytest.MonkeyPatch, card: str) -> list[int]:
    """Return the list of seats in whose cities the district is destroyed later."""
    heard: list[int] = []

    def destroyed(_self: UniqueDistrict, _game: Position, seat: int, _district: District) -> None:
        heard.append(seat)

    monkeypatch.setattr(type(UNIQUE_DISTRICTS[card]), "destroyed", destroyed)
    return heard


def test_a_framework_hears_that_it_was_used(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = hearing(monkeypatch, "framework")
    table = Table(4)
    table.seat(1, "merchant", hand=["palace"], city=["framework"])
    table.call("merchant", "gather:gold", "build:palace", "pay:framework")
    assert heard == [1]


def test_an_armory_hears_that_it_was_used(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = hearing(monkeypatch, "armory")
    by_an_armory()
    assert heard == [0]


def test_a_district_that_moves_to_another_city_is_not_destroyed(brittle: Brittle) -> None:
    table = Table(4, "diplomat")
    table.seat(0, "diplomat", gold=9, city=["palace"])
    table.set_city(1, beautified())
    table.call("diplomat", "use:exchange", "seat:1", f"district:{CARD}", "district:palace")
    assert table.game.has(0, CARD)
    assert brittle.heard == []
