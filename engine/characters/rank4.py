"""Rank 4: the King and the Patrician, and how the crown moves."""

import engine.events as events
from engine.characters.powers import CardIncome, Income
from engine.flow.reactions import move_crown
from engine.flow.round import show_late
from engine.hooks import Character, Power, forestalled, having, silenced, spend, usurper
from engine.position import Position
from engine.state import Turn


class TakeCrown(Power):
    """Takes the crown at any time of the turn; the turn can't end before that (F53)."""

    must = True

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return false for a Witch who plays the character: the character's holder takes the crown (F17)."""
        return usurper(game, turn.character) < 0

    def use(self, game: Position, turn: Turn) -> None:
        spend(game, self.name)
        move_crown(game, turn.seat)

    def at_once(self, game: Position, turn: Turn) -> bool:
        """Return whether to take the crown as the turn begins: the rules say so, or the time doesn't matter.

        The time matters only if the crown moves and a district of the game reacts to that.
        """
        if game.rules.crown == "on-call":
            return True
        return game.state.crown == turn.seat or game.uniques.isdisjoint(having("crown_moved"))


class CrownMover(Character):
    """A character of rank 4: if it was killed, it moves the crown when the round ends (F50)."""

    def closing(self, game: Position) -> None:
        """Show the killed character and move the crown, unless another player has moved the crown instead."""
        seat = game.holder(self.id)
        if seat >= 0 and silenced(game, self.id):
            reveal_late(game, self.id, seat)
            if not forestalled(game, self.id):
                self.move_late(game, seat)

    def move_late(self, game: Position, seat: int) -> None:
        """Move the crown at the end of the round; `seat` holds the character."""
        raise NotImplementedError


class CrownTaker(CrownMover):
    """A character of rank 4 that takes the crown for its own player, even if killed or bewitched (F50)."""

    def began(self, game: Position, turn: Turn) -> None:
        """Take the crown now, unless its player may choose when."""
        if TAKE_CROWN.ready(game, turn) and TAKE_CROWN.at_once(game, turn):
            TAKE_CROWN.use(game, turn)

    def bewitched(self, game: Position, seat: int) -> None:
        """Take the crown, unless another player has taken it instead."""
        if not forestalled(game, self.id):
            move_crown(game, seat)

    def move_late(self, game: Position, seat: int) -> None:
        move_crown(game, seat)


def reveal_late(game: Position, character: str, seat: int) -> None:
    """Show a killed character at the end of the round, unless it was shown before (F92, F113)."""
    if show_late(game, character, seat):
        game.tell(events.RevealedLate, seat=seat, character=character)


TAKE_CROWN = TakeCrown("crown")

NOBLE_INCOME = Income("noble")


class King(CrownTaker):
    """One gold for each noble district; takes the crown."""

    id = "king"
    powers = (TAKE_CROWN, NOBLE_INCOME)


class Patrician(CrownTaker):
    """One card for each noble district; takes the crown."""

    id = "patrician"
    powers = (TAKE_CROWN, CardIncome("noble"))
