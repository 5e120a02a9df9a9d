"""The Circus Tent, which counts as a district of a complete city."""

from engine.flow import actions
from engine.flow.city import check_completed
from engine.hooks import Action
from engine.position import Position
from engine.state import Turn


class CircusTent(Action):
    """Lies in front of its player until the end, and counts as a district for ending the game (F121).

    It completes a city for that end and for the points, but a city complete only with it may be attacked. It
    isn't in the city. Laying the card isn't building, so players who can't build may lay it (F67).
    """

    id = "circus_tent"
    weight = 1

    def ready(self, game: Position, turn: Turn) -> bool:
        return True

    def play(self, game: Position, turn: Turn) -> None:
        actions.lay(game, turn.seat, self.id)
        check_completed(game, turn.seat)
