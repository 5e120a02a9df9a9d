"""A look into a hand shows its cards, and not when each of them arrived there."""

from collections.abc import Callable
from itertools import permutations

import pytest

from tests.engine.actions.tables import circus
from tests.engine.notices import Story, alike, told
from tests.engine.table import Table

HAND = ("tavern", "manor", "prison", "manor")


def wizard(hand: list[str]) -> tuple[Table, list[str]]:
    """A Wizard looks into the hand of seat 1, and may take or build a card."""
    table = Table(4, "wizard")
    table.seat(0, "wizard", gold=9)
    table.seat(1, "king", hand=hand)
    table.call("wizard")
    return table, ["gather:gold", "use:wizard", "seat:1"]


def spy(hand: list[str]) -> tuple[Table, list[str]]:
    """A Spy looks for nobles in it."""
    table = Table(4, "spy")
    table.seat(0, "spy")
    table.seat(1, "king", hand=hand)
    table.call("spy")
    return table, ["gather:gold", "use:spy", "seat:1", "type:noble"]


def fortune_teller(hand: list[str]) -> tuple[Table, list[str]]:
    """A player plays a Fortune Teller, and may take a card."""
    table = circus()
    table.seat(0, "king", hand=["fortune_teller"])
    table.seat(1, "merchant", hand=hand)
    table.call("king")
    return table, ["play:fortune_teller", "seat:1"]


@pytest.mark.parametrize("look", [wizard, spy, fortune_teller])
def test_a_look_into_a_hand_shows_no_order(look: Callable[[list[str]], tuple[Table, list[str]]]) -> None:
    seen: list[list[Story]] = []
    asked: list[tuple[str, ...]] = []
    for hand in permutations(HAND):
        table, answers = look([*hand])
        seen.append(told(table, answers, 0))
        asked.append(table.options)
        assert table.event("saw-hand").facts["target"] == 1
    alike(seen)
    alike(asked)
