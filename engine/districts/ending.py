"""Districts that act at the end of their owner's turn, in the order in which they do (D2e).

Turns that are cut short have no such end: those of the bewitched, and of a Witch whose victim isn't in
play (F14, F15).
"""

from engine.hooks import END_OF_TURN
from engine.position import Position

POOR_HOUSE_GOLD = 1
PARK_CARDS = 2


def _poor_house(game: Position, seat: int) -> None:
    """A gold for an empty stash; before the Alchemist has his gold back (F65)."""
    if not game.seats[seat].gold:
        game.gain(seat, POOR_HOUSE_GOLD, "poor_house")


def _park(game: Position, seat: int) -> None:
    """Cards for an empty hand."""
    if not game.seats[seat].hand:
        game.gain_cards(seat, PARK_CARDS, "park")


END_OF_TURN["poor_house"] = _poor_house
END_OF_TURN["park"] = _park
