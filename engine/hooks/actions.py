"""The hooks of action cards."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Literal

from engine.hooks.questions import Power
from engine.position import Position
from engine.state import Mark, Turn


class Action:
    """The effects of an action card. By default it can't be played from the menu."""

    id: ClassVar[str] = ""
    returns: ClassVar[Literal["", "turn", "game"]] = ""  # when a laid card goes under the deck
    weight: ClassVar[int] = 0  # how many districts the laid card counts as for completing a city
    lends: ClassVar[tuple[Power, ...]] = ()  # powers that the laid card gives to other seats
    hand_points: ClassVar[int] = 1  # points in hand at the end of the game (F122)

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether the player of this turn, who holds the card, can play it now."""
        return False

    def play(self, game: Position, turn: Turn) -> None:
        """Play the card, or ask for details first. Completing the play takes the card out of the hand."""
        raise NotImplementedError

    def hit(self, game: Position, seat: int, marks: Sequence[Mark]) -> bool:
        """If armed, react to the call of the seat's marked character; return whether to cancel the marks."""
        return False

    def vacant(self, game: Position, seat: int, character: str) -> None:
        """If armed, react to the call of a character that nobody plays, or that is bewitched."""


ACTIONS: dict[str, Action] = {}


@cache
def lent_powers() -> tuple[Power, ...]:
    """Return all powers that action cards in front of a seat give to others."""
    return tuple(power for each in ACTIONS.values() for power in each.lends)
