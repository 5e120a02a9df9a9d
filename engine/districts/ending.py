"""Districts that act at the end of their owner's turn, in this order.

Turns that are cut short have no such end: those of the bewitched, and of a Witch whose victim isn't in play
(F14, F15).
"""

from engine.hooks import UniqueDistrict
from engine.position import Position

POOR_HOUSE_GOLD = 1
PARK_CARDS = 2


class PoorHouse(UniqueDistrict):
    """One gold for an empty stash, before the Alchemist's refund (F65)."""

    id = "poor_house"

    def ending(self, game: Position, seat: int) -> None:
        if not game.seats[seat].gold:
            game.gain(seat, POOR_HOUSE_GOLD, self.id)


class Park(UniqueDistrict):
    """Cards for an empty hand."""

    id = "park"
    empty_hand = True

    def ending(self, game: Position, seat: int) -> None:
        if not game.seats[seat].hand:
            game.gain_cards(seat, PARK_CARDS, self.id)
