"""A table with action cards in the deck."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine import Rules
from tests.engine.table import Table

RULES = Rules(action_cards=True)


def circus(seats: int = 4, *characters: str, uniques: Sequence[str] = (), **rules: Any) -> Table:
    """Make a First Game with action cards, and with these characters and districts."""
    return Table(seats, *characters, uniques=uniques, rules=replace(RULES, **rules))


def lay(table: Table, seat: int, card: str, gold: int = 0) -> None:
    """Put an action card in front of a seat, as if it had been played in an earlier turn."""
    table.builder.lay(seat, card, gold)
    table.refresh()


def laid(table: Table, seat: int) -> list[tuple[str, int]]:
    """Return the cards in front of a seat, as everybody sees them."""
    return [(each.card, each.gold) for each in table.view(None).seats[seat].laid]


def arm(table: Table, seat: int, card: str) -> None:
    """Let a seat have armed a card of its hand, as in an earlier turn."""
    table.builder.arm(seat, card)
    table.refresh()
