"""The contract of the engine: a game is a set-up, a seed and a list of choices."""

from collections.abc import Callable, Iterable, Sequence
from typing import Concatenate, ParamSpec, Self

from engine.decision import BACK, Decision
from engine.errors import ChoiceError
from engine.events import Event, Public, Secret
from engine.flow.asking import go_on
from engine.flow.deal import deal, start
from engine.flow.views import look
from engine.hooks import Question, open_question
from engine.position import CityFacts, Position
from engine.setup.options import Options
from engine.state import State
from engine.view import View

P = ParamSpec("P")


class Game(Position):
    """A running game. Until it is over, exactly one question is open: `decision`.

    `Game(state)` rebuilds a game from its state alone. If everybody can see that a question has one answer,
    the game gives this answer itself.
    """

    __slots__ = ("decision",)

    decision: Decision | None

    def __init__(
        self, state: State, standing: Iterable[CityFacts] = (), decision: Decision | None = None
    ) -> None:
        super().__init__(state, standing)
        self.decision = open_question(self).ask(self) if decision is None and state.stack else decision

    @classmethod
    def new(cls, options: Options, seats: int, seed: str) -> Self:
        """Set up a game; `seed` is 64 hexadecimal digits. Raises `SetupError` for impossible options."""
        options.check(seats)
        game = cls(deal(options, seats, seed))
        start(game)
        game.decision = go_on(game)
        return game

    @property
    def over(self) -> bool:
        """Whether the game has ended; then no question is open."""
        return self.state.phase == "over"

    def choose(self, seat: int, picks: Sequence[str], number: int | None = None) -> list[Event]:
        """Answer the open question; return the events up to the next question that somebody must answer.

        `number` is the number of the question, if the caller knows it. Raises `ChoiceError` and changes
        nothing if this isn't an answer of this seat to this question.
        """
        decision = self.decision
        if (
            number is not None
            or decision is None
            or seat != decision.seat
            or decision.minimum > 1
            or len(picks) != 1
            or picks[0] not in decision.options
        ):
            self._accept(seat, picks, number)
        self.events = []
        state = self.state
        state.number += 1
        # Every step is a question; checking that at each choice would take 1 % of a game's time.
        question: Question = state.stack.pop()  # type: ignore[assignment]
        if BACK not in picks:
            question.answer(self, picks)
        self.decision = go_on(self)
        return self.events

    def view(self, seat: int | None) -> View:
        """Return all that this seat may know now; `None` is a spectator."""
        return look(self, self.decision, seat)

    def copy(self) -> Self:
        """Return an independent copy, cheap enough to make thousands of."""
        return type(self)(self.state.copy(), self.standing, self.decision)

    def _accept(self, seat: int, picks: Sequence[str], number: int | None) -> None:
        """Raise `ChoiceError` unless the seat may give this answer."""
        decision = self.decision
        if decision is None:
            raise ChoiceError("over", "the game is over")
        minimum, maximum = decision.minimum, decision.maximum
        if number is not None and number != decision.number:
            raise ChoiceError("stale", f"question {number} was answered; {decision.number} is open")
        if seat != decision.seat:
            raise ChoiceError("wrong-seat", f"seat {decision.seat} is asked, not {seat}")
        count = len(picks)
        if decision.back and count == 1 and picks[0] == BACK:
            return
        for pick in picks:
            if pick not in decision.options:
                raise ChoiceError("unknown-option", f"{pick!r} is not an option of {decision.kind}")
        if not minimum <= count <= maximum or len(set(picks)) != count:
            message = f"{count} picks where {minimum} to {maximum} different ones are asked"
            raise ChoiceError("wrong-count", message)


class QuietGame(Game):
    """A game without events, for code that reads none: games of computers, and searches."""

    __slots__ = ()

    @property
    def heard(self) -> bool:
        """False: the game makes no events."""
        return False

    def tell(self, event: Callable[P, Public], /, *args: P.args, **facts: P.kwargs) -> None:
        """Make no event."""

    def whisper(
        self, to: int, event: Callable[Concatenate[int, P], Secret], /, *args: P.args, **facts: P.kwargs
    ) -> None:
        """Make no event."""
