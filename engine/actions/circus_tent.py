"""The Circus Tent: one step nearer to a complete city."""

from engine.flow import actions
from engine.flow.city import check_completed
from engine.hooks import Action
from engine.position import Position
from engine.state import Turn


class CircusTent(Action):
    """Lies in front of its player to the end and counts as a district for the end of the game (F121).

    It may complete the city, for that end and for the points, but it protects nothing: a city that is only
    complete with it may still be attacked. It doesn't lie in the city, so nothing that looks for districts
    there finds it. Laying it isn't building, so players who can't build may lay it (F67).
    """

    id = "circus_tent"
    weight = 1

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return true: it can be laid at any time of the turn."""
        return True

    def play(self, game: Position, turn: Turn) -> None:
        """Lay it down; it may complete the city."""
        actions.lay(game, turn.seat, self.id)
        check_completed(game, turn.seat)
