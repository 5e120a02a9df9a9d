"""The Acrobat: takes a crown that nobody claims."""

from engine.flow import actions
from engine.flow.crown import move_crown
from engine.hooks import Action, MarkRule, ousted, usurper
from engine.position import Position
from engine.state import Mark


class Overtaken(MarkRule):
    """The character that would have moved the crown in this round no longer moves it (F116)."""

    kind = "acrobat"
    forestalls = True

    def may_lie(self, game: Position, character: str) -> bool:
        return character == game.crown_mover


class Acrobat(Action):
    """Armed: takes the crown when rank 4 is called and nobody answers, or when it is bewitched (F116).

    Nobody else moves the crown in this round. The holder of the crown plays the card to keep the crown, if
    rank 4 was killed or bewitched. A bewitched player doesn't play the card; a Witch waiting for the
    bewitched turn does (F123).
    """

    id = "acrobat"

    def vacant(self, game: Position, seat: int, character: str) -> None:
        """Take the crown, and record that rank 4 doesn't move it in this round."""
        bewitched = usurper(game, character) >= 0 and game.holder(character) == seat
        if character != game.crown_mover or bewitched:
            return
        if game.state.crown == seat and character not in ousted(game):
            return
        actions.leave_hand(game, seat, self.id)
        game.bury([self.id])
        game.state.marks.append(Mark(Overtaken.kind, character, seat))
        move_crown(game, seat)
