"""A finished game, played again from its seed and choices, so that readers can look at any step of it."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from engine.decision import Decision
from engine.errors import EngineError
from engine.events import Event
from engine.game import Game, QuietGame
from engine.setup.options import Options

COPY_INTERVAL = 32
"""`Replay` keeps a copy of the game after each 32 choices, and plays on from the nearest copy."""


class Move(NamedTuple):
    """An answer: the seat, and the options that it picked."""

    seat: int
    picks: tuple[str, ...]


class ReplayError(EngineError):
    """Moves that this game doesn't allow, or that don't end it."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A question and its answer, or the deal (number 0, without a question).

    `before` and `after` are the game before and after it; for the deal they are the same. Don't change them.
    """

    number: int
    round: int
    decision: Decision | None
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    before: Game
    after: Game


class Replay:
    """A game that is over, step by step: step 0 is the deal, step `n` the nth choice."""

    def __init__(self, options: Options, seats: int, seed: str, moves: Sequence[Move]) -> None:
        """Play the game to its end. Raises `ReplayError` if a move doesn't fit, or some are missing."""
        self.moves = tuple(moves)
        self._deal: tuple[Event, ...] = ()
        self._copies: list[Game] = []  # Copies of the game after 0, `COPY_INTERVAL`, ... choices.
        # The first step of each round: the one with its first question. Round 1 begins with the deal.
        rounds = [0]
        for done, game in enumerate(_played(Game, options, seats, seed, moves)):
            if done == 0:
                self._deal = tuple(game.events)
            if done % COPY_INTERVAL == 0:
                self._copies.append(game.copy())
            if game.state.round > len(rounds):
                rounds.append(done + 1)
        self.rounds: tuple[int, ...] = tuple(rounds)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.moves)

    @property
    def end(self) -> Game:
        """The finished game; don't change it."""
        return self.step(self.last).after

    def step(self, number: int) -> ReplayStep:
        """Return a step by its number, from 0 to `last`."""
        if number == 0:
            dealt = self._copies[0]
            return ReplayStep(0, 1, None, (), self._deal, dealt, dealt)
        nearest = (number - 1) // COPY_INTERVAL
        game = self._copies[nearest].copy()
        for move in self.moves[nearest * COPY_INTERVAL : number - 1]:
            game.choose(*move)
        before, picks = game.copy(), self.moves[number - 1].picks
        events = game.choose(*self.moves[number - 1])
        return ReplayStep(number, self.round_of(number), before.decision, picks, tuple(events), before, game)

    def round_of(self, number: int) -> int:
        """Return the round in which the question of a step was asked."""
        return bisect_right(self.rounds, number)


def followed(options: Options, seats: int, seed: str, moves: Sequence[Move]) -> Game:
    """Return the game after these moves. Raises `ReplayError` if a move doesn't fit or some are missing."""
    *_, end = _played(QuietGame, options, seats, seed, moves)
    return end


_Kind = TypeVar("_Kind", bound=Game)


def _played(
    kind: type[_Kind], options: Options, seats: int, seed: str, moves: Sequence[Move]
) -> Iterator[_Kind]:
    """Yield the same game object after the deal and after each move. Raises `ReplayError`."""
    # Impossible rules may raise any error, so every error means that this can't be a game.
    try:
        game = kind.new(options, seats, seed)
    except Exception as error:
        raise ReplayError(f"it can't be set up: {str(error) or repr(error)}") from error
    yield game
    for number, move in enumerate(moves, start=1):
        try:
            game.choose(*move)
        except Exception as error:
            raise ReplayError(f"choice {number} doesn't fit: {str(error) or repr(error)}") from error
        yield game
    if not game.over:
        raise ReplayError(f"it isn't over after {len(moves)} choices")
