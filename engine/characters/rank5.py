"""Rank 5: the Bishop."""

from engine.characters.powers import Income
from engine.hooks import Character
from engine.position import Position
from engine.state import Turn

RELIGIOUS_INCOME = Income("religious")


class Bishop(Character):
    """One gold for each religious district; rank 8 can't touch the player's districts this round."""

    id = "bishop"
    powers = (RELIGIOUS_INCOME,)

    def began(self, game: Position, turn: Turn) -> None:
        """Shield the city of whoever plays the character (F60)."""
        game.state.shielded.append(turn.seat)
