"""A game that is played again by what a record tells of it."""

from collections.abc import Sequence
from typing import ClassVar

from engine.decision import argument, verb
from engine.errors import ChoiceError
from engine.game import QuietGame


class RecordedGame(QuietGame):
    """A game that asks for everything, to be played on by a record that may leave out what is forced.

    Earlier releases asked for more. So the record of a game that was begun with one of them has answers which
    the rules of today give by themselves, at least up to some moment.
    """

    __slots__ = ()

    asks_all: ClassVar[bool] = True

    def follow(self, seat: int, picks: Sequence[str]) -> bool:
        """Make the next move of a record; say whether a `Game` asks for it.

        Raises `ChoiceError` if it doesn't fit.
        """
        while True:
            asked = not self.forced
            try:
                self.choose(seat, picks)
            except ChoiceError:
                if self._done(seat, picks):
                    return False
                if asked:
                    raise
                self._answer_forced()
            else:
                return asked

    def pass_on(self) -> None:
        """Give the answers that are forced, up to the next question that a `Game` asks."""
        while self.forced:
            self._answer_forced()

    def _answer_forced(self) -> None:
        assert self.decision is not None
        self.choose(self.decision.seat, self.decision.options)

    def _done(self, seat: int, picks: Sequence[str]) -> bool:
        """Whether this is to use a power that has come by itself in this turn."""
        turn = self.state.turn
        used = turn.used if turn is not None and turn.seat == seat else ()
        return [verb(pick) for pick in picks] == ["use"] and argument(picks[0]) in used
