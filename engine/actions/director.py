"""The Director: two more districts in this turn."""

from engine.flow import actions
from engine.hooks import CHARACTERS, Action
from engine.position import Position
from engine.state import Turn

MORE = 2


class Director(Action):
    """Raises the building limit of the turn, in addition to other raises (F118)."""

    id = "director"

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether the character can build at all (F118)."""
        return CHARACTERS[turn.character].builds

    def play(self, game: Position, turn: Turn) -> None:
        actions.discard(game, turn.seat, self.id)
        turn.extra += MORE
