"""The moments at which action cards act."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Literal

from engine.hooks.questions import Power
from engine.position import Position
from engine.state import Mark, Turn


class Action:
    """The effects of an action card (A5). The defaults are those of one that can't be played out of the menu.

    `returns` says when the card, once laid, goes under the deck: at the end of its player's turn or of the
    game; empty if neither. While it lies in front of its player, `weight` is for how many districts it counts
    when it comes to completing the city, and `lends` are the powers that it gives to the other seats.
    `hand_points` is what it is worth in hand at the end of the game (F122).
    """

    id: ClassVar[str] = ""
    returns: ClassVar[Literal["", "turn", "game"]] = ""
    weight: ClassVar[int] = 0
    lends: ClassVar[tuple[Power, ...]] = ()
    hand_points: ClassVar[int] = 1

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether it can be played now, in the turn of whose hand it is in."""
        return False

    def play(self, game: Position, turn: Turn) -> None:
        """Play it, or ask what is needed for that. Completing it takes the card out of the hand."""
        raise NotImplementedError

    def hit(self, game: Position, seat: int, marks: Sequence[Mark]) -> bool:
        """Armed: a character of the seat is called with these marks. Say whether the card cancels them."""
        return False

    def vacant(self, game: Position, seat: int, character: str) -> None:
        """Armed: a character was called and nobody plays it, or nobody for himself."""


ACTIONS: dict[str, Action] = {}


@cache
def lent_powers() -> tuple[Power, ...]:
    """Return all powers that action cards in front of somebody may give to others."""
    return tuple(power for each in ACTIONS.values() for power in each.lends)
