"""Rasputin: cancels everything that others did to the called character."""

from collections.abc import Sequence

from engine.flow import actions
from engine.hooks import Action
from engine.position import Position
from engine.state import Laid, Mark


class Rasputin(Action):
    """Armed: cancels other players' marks on the called character, bluffs included (F117).

    It lies open for the turn that follows and is the action card of that turn (F115). A mark that players
    laid on another of their own characters stays (F8).
    """

    id = "rasputin"
    returns = "turn"

    def hit(self, game: Position, seat: int, marks: Sequence[Mark]) -> bool:
        actions.leave_hand(game, seat, self.id)
        game.seats[seat].laid.append(Laid(self.id, number=game.state.number))
        return True
