"""Districts that act when the character of their owner is called."""

from engine.flow import turn
from engine.hooks import HOLDS, REFUGES
from engine.position import Position
from engine.state import Turn


def _gathered(game: Position, current: Turn) -> None:
    """Hospital: that was all; nothing else happens at the end of such a turn either (F113)."""
    turn.close(game, current)


# Hospital: who was killed is revealed and gathers all the same (F113).
REFUGES.add("hospital")
HOLDS["hospital"] = _gathered
