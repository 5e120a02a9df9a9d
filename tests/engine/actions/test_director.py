"""The Director."""

import pytest

from tests.engine.actions.tables import circus

THREE = ["tavern", "market", "temple"]


def test_two_more_districts_may_be_built() -> None:
    table = circus()
    table.seat(0, "king", gold=9, hand=["director", *THREE, "church"])
    table.call("king")
    table.play("play:director", "gather:gold", "build:tavern", "build:market", "build:temple")
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
    table.call(character)
    table.play("play:director")
    turn = table.view(None).turn
    assert turn is not None
    assert turn.limit == limit


def test_f118_navigator_cannot_build_with_the_director_either() -> None:
    table = circus(4, "navigator")
    table.seat(0, "navigator", gold=9, hand=["director", "tavern"])
    table.call("navigator")
    assert "play:director" not in table.options
    table.play("gather:gold")
    assert "play:director" not in table.options
    assert "build:tavern" not in table.options


def test_a_limit_that_is_used_up_is_raised_again() -> None:
    table = circus()
    table.seat(0, "king", gold=9, hand=["director", *THREE])
    table.call("king")
    table.play("gather:gold", "build:tavern")
    assert "build:market" not in table.options
    table.play("play:director", "build:market", "build:temple")
    assert len(table.city(0)) == 3
