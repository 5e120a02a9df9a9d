"""The action cards that ask nothing."""

from collections.abc import Sequence

from engine.flow import actions
from engine.flow.city import check_completed
from engine.flow.reactions import move_crown
from engine.hooks import CHARACTERS, Action, MarkRule, ousted, usurper
from engine.position import Position
from engine.state import Laid, Mark, Turn


class Overtaken(MarkRule):
    """The character that would move the crown doesn't move it in this round (F116)."""

    kind = "acrobat"
    forestalls = True

    def may_lie(self, game: Position, character: str) -> bool:
        return character == game.crown_mover


class Acrobat(Action):
    """If armed, takes the crown when rank 4 is called and nobody answers, or rank 4 is bewitched (F116).

    Nobody else moves the crown in this round. For a player who already has the crown, the card acts only if
    rank 4 was killed or bewitched. It doesn't act for a bewitched player, but it acts for a Witch who waits
    for the bewitched turn (F123).
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


class CircusTent(Action):
    """Lies in front of its player until the end, and counts as a district for ending the game (F121).

    The card can complete a city for ending the game and for the points. But rank 8 may attack a city that is
    complete only thanks to the card. Laying isn't building, so players who can't build may lay it (F67).
    """

    id = "circus_tent"
    weight = 1

    def ready(self, game: Position, turn: Turn) -> bool:
        return True

    def play(self, game: Position, turn: Turn) -> None:
        actions.lay(game, turn.seat, self.id)
        check_completed(game, turn.seat)


MORE_BUILDS = 2  # How many more districts the player may build in the turn.


class Director(Action):
    """Raises the building limit of the turn, in addition to other raises (F118)."""

    id = "director"

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether the character can build at all (F118)."""
        return CHARACTERS[turn.character].builds

    def play(self, game: Position, turn: Turn) -> None:
        actions.discard(game, turn.seat, self.id)
        turn.extra += MORE_BUILDS


class Rasputin(Action):
    """If armed, cancels other players' marks on the called character, bluffs included (F117).

    The card then lies open for the turn that follows, and counts as the action card of that turn (F115). The
    marks that the player laid stay (F8).
    """

    id = "rasputin"
    returns = "turn"

    def hit(self, game: Position, seat: int, marks: Sequence[Mark]) -> bool:
        actions.leave_hand(game, seat, self.id)
        game.seats[seat].laid.append(Laid(self.id, number=game.state.number))
        return True
