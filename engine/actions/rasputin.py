"""Rasputin: he undoes all that others did to the called character."""

from collections.abc import Sequence

from engine.flow import actions
from engine.hooks import Action
from engine.position import Position
from engine.state import Laid, Mark


class Rasputin(Action):
    """Armed: cancels killing, bewitching, robbing, warrants and threats of others for this call (F117).

    It lies open for the turn that follows and is the action card of that turn (F115). It is laid whether
    the mark turns out to be a bluff or not, for nobody knows that yet. A mark that a player laid on his own
    other character (F8) is no hit, and stays.
    """

    id = "rasputin"
    returns = "turn"

    def hit(self, game: Position, seat: int, marks: Sequence[Mark]) -> bool:
        """Lay it down."""
        actions.leave_hand(game, seat, self.id)
        game.seats[seat].laid.append(Laid(self.id, number=game.state.number))
        return True
