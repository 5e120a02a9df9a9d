"""A game that is played again by the moves of a record."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from engine.decision import argument, unnumbered, verb
from engine.errors import ChoiceError
from engine.game import QuietGame


class Move(NamedTuple):
    """A choice: the seat that made it, and what it picked."""

    seat: int
    picks: tuple[str, ...]


class RecordedGame(QuietGame):
    """A game that asks for everything, played by a record that may leave out what is forced.

    Earlier releases asked for more. Their records have answers that today's rules give by themselves, and
    they number the copies of a card where today's rules offer each card once.
    """

    __slots__ = ()

    asks_all: ClassVar[bool] = True

    def follow(self, seat: int, picks: Sequence[str]) -> Move | None:
        """Make the next move of a record. Return it as a `Game` takes it, or nothing if none asks for it.

        Raises `ChoiceError` if it doesn't fit.
        """
        while True:
            asked = not self.forced
            spelled = self._spelled(picks)
            try:
                self.choose(seat, spelled)
            except ChoiceError:
                if self._done(seat, picks):
                    return None
                if asked:
                    raise
                self._answer_forced()
            else:
                return Move(seat, spelled) if asked else None

    def pass_on(self) -> None:
        """Give the answers that are forced, up to the next question that a `Game` asks."""
        while self.forced:
            self._answer_forced()

    def _answer_forced(self) -> None:
        assert self.decision is not None
        self.choose(self.decision.seat, self.decision.options)

    def _spelled(self, picks: Sequence[str]) -> tuple[str, ...]:
        """Return the picks as today's rules spell them: a single card without the number of its copy."""
        found = tuple(picks)
        if len(found) == 1 and self.decision is not None and found[0] not in self.decision.options:
            plain = unnumbered(found[0])
            return (plain,) if plain in self.decision.options else found
        return found

    def _done(self, seat: int, picks: Sequence[str]) -> bool:
        """Return whether this is to use a power that has come by itself in this turn."""
        turn = self.state.turn
        used = turn.used if turn is not None and turn.seat == seat else ()
        return [verb(pick) for pick in picks] == ["use"] and argument(picks[0]) in used
