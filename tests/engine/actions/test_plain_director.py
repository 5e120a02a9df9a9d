"""The Director."""

import pytest

from tests.engine.actions.tables import circus
from tests.engine.stories import stories

THREE = ["tavern", "market", "temple"]


def test_two_more_districts_may_be_built() -> None:
    table = circus()
    table.seat(0, "king", gold=9, hand=["director", *THREE, "church"])
    table.call("king", "play:director", "gather:gold", "build:tavern", "build:market", "build:temple")
    assert table.city(0) == ["tavern", "market", "temple"]
    assert "build:church" not in table.options
    assert table.bottom() == ["director"]
    assert table.view(1).turn is not None


@pytest.mark.parametrize(
    ("character", "limit"), [("architect", 5), ("scholar", 4), ("seer", 4), ("merchant", 3)]
)
def test_f118_director_adds_two_to_any_limit(character: str, limit: int) -> None:
    table = circus(4, character)
    table.seat(0, character, gold=20, hand=["director"])
    table.call(character, "play:director")
    turn = table.view(None).turn
    assert turn is not None
    assert turn.limit == limit


test_cases = stories(
    """
f118 navigator cannot build with the director either
    seat 0: navigator, gold 9, hand director tavern
    > navigator:
    = cannot: play:director
    > gather:gold
    = cannot: play:director; cannot: build:tavern
a limit that is used up is raised again
    seat 0: king, gold 9, hand director tavern market temple
    > king: gather:gold build:tavern
    = cannot: build:market
    > play:director build:market build:temple
    = size of city 0: 3
""",
    circus,
)
