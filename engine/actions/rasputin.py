"""Rasputin: cancels everything that others did to the called character."""

from collections.abc import Sequence

from engine.flow import actions
from engine.hooks import Action
from engine.position import Position
from engine.state import Laid, Mark


class Rasputin(Action):
    """Armed: cancels killing, bewitching, robbing, warrants and threats of others for this call (F117).

    It lies open for the turn that follows and is the action card of that turn (F115). It cancels bluffs too,
    because nobody knows yet which marks are bluffs. A mark that a player laid on another character of his
    own (F8) is no hit, and stays.
    """

    id = "rasputin"
    returns = "turn"

    def hit(self, game: Position, seat: int, marks: Sequence[Mark]) -> bool:
        """Lay the card down, and cancel all hits."""
        actions.leave_hand(game, seat, self.id)
        game.seats[seat].laid.append(Laid(self.id, number=game.state.number))
        return True
