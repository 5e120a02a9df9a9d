"""Rank 4: the King."""

from engine.characters.powers import Income
from engine.hooks import Character, Power, spend
from engine.position import Position
from engine.state import Turn


class TakeCrown(Power):
    """Take the crown at some time of the turn; the turn can't end before (F53)."""

    must = True

    def use(self, game: Position, turn: Turn) -> None:
        """Take it."""
        spend(game, self.name)
        game.move_crown(turn.seat)


class Heir(Character):
    """A character of rank 4 that takes the crown for its own player, whatever befell it (F50)."""

    def bewitched(self, game: Position, seat: int) -> None:
        """The crown is taken all the same."""
        game.move_crown(seat)

    def closing(self, game: Position) -> None:
        """Killed: show the character now and take the crown."""
        seat = game.holder(self.id)
        if seat >= 0 and game.marked("killed", self.id):
            reveal_late(game, self.id, seat)
            game.move_crown(seat)


def reveal_late(game: Position, character: str, seat: int) -> None:
    """Show a killed character at the end of the round; from here on it counts as revealed (F92)."""
    calls = game.state.calls
    index = next(index for index, call in enumerate(calls) if call.character == character)
    calls[index] = calls[index]._replace(seat=seat)
    game.tell("revealed-late", seat=seat, character=character)


TAKE_CROWN = TakeCrown("crown")
NOBLE_INCOME = Income("noble")


class King(Heir):
    """One gold for each noble district; takes the crown."""

    id = "king"
    powers = (TAKE_CROWN, NOBLE_INCOME)
