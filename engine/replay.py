"""A game played again from its seed and its choices, to look at any moment of it."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.decision import Decision
from engine.errors import EngineError
from engine.events import Event
from engine.game import Game
from engine.recorded import Move, RecordedGame
from engine.setup.options import Options

__all__ = ["EVERY", "Followed", "Move", "Replay", "ReplayError", "ReplayStep", "followed"]

EVERY = 32
"""After how many choices a copy of the game is kept: any step is at most so many choices away from one."""


class ReplayError(EngineError):
    """Moves that can't have been made in this game, or don't end it."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A question and what became of it, or the deal (number 0, without a question).

    `before` and `after` are the game then, not to be changed; for the deal they are the same.
    """

    number: int
    round: int
    decision: Decision | None
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    before: Game
    after: Game


class Replay:
    """A game that is over, step by step: step 0 is the deal, step `n` the nth choice.

    An answer that a `Game` gives by itself is no step, though it may be among the moves.
    """

    def __init__(self, options: Options, seats: int, seed: str, moves: Sequence[Move]) -> None:
        """Play it to its end. Raises `ReplayError` if a move doesn't fit, or some are missing."""
        found = followed(options, seats, seed, moves)
        self._places, self._moves = found.asked, found.moves
        game = Game.new(options, seats, seed)
        self._deal: tuple[Event, ...] = tuple(game.events)
        # Of the game after 0, `EVERY`, ... choices.
        self._copies: list[Game] = [game.copy()]
        # The first step of each round, by its question; the deal is the first step of the first round.
        rounds = [0]
        for done, move in enumerate(self._moves, start=1):
            game.choose(*move)
            if done % EVERY == 0:
                self._copies.append(game.copy())
            if game.state.round > len(rounds):
                rounds.append(done + 1)
        self.rounds: tuple[int, ...] = tuple(rounds)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The choices: that of step `n` stands in place `n` less one."""
        return self._moves

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._moves)

    @property
    def end(self) -> Game:
        """The game when it was over; not to be changed."""
        return self.step(self.last).after

    def step(self, number: int) -> ReplayStep:
        """Return a step by its number, from 0 to `last`."""
        if number == 0:
            dealt = self._copies[0]
            return ReplayStep(0, 1, None, (), self._deal, dealt, dealt)
        nearest = (number - 1) // EVERY
        game = self._copies[nearest].copy()
        for move in self._moves[nearest * EVERY : number - 1]:
            game.choose(*move)
        before, picks = game.copy(), self._moves[number - 1].picks
        events = game.choose(*self._moves[number - 1])
        return ReplayStep(number, self.round_of(number), before.decision, picks, tuple(events), before, game)

    def place_of(self, number: int) -> int:
        """Return the place that the choice of a step has among the moves; -1 for the deal."""
        return self._places[number - 1] if number else -1

    def round_of(self, number: int) -> int:
        """Return the round in which the question of a step was asked."""
        return bisect_right(self.rounds, number)


class Followed(NamedTuple):
    """A game that was played by the moves of a record.

    `asked` are the places of the moves that a `Game` asks for, and `moves` are these as it takes them.
    """

    game: RecordedGame
    asked: tuple[int, ...]
    moves: tuple[Move, ...]


def followed(options: Options, seats: int, seed: str, moves: Sequence[Move]) -> Followed:
    """Play a game by these moves to its end. Raises `ReplayError` if one doesn't fit or some are missing."""
    # Rules that nobody can choose may make the cards do anything, so any error says that this is no game.
    try:
        game = RecordedGame.new(options, seats, seed)
    except Exception as error:
        raise ReplayError(f"it can't be set up: {str(error) or repr(error)}") from error
    asked: list[int] = []
    needed: list[Move] = []
    for place, move in enumerate(moves):
        try:
            if made := game.follow(*move):
                asked.append(place)
                needed.append(made)
        except Exception as error:
            raise ReplayError(f"choice {place + 1} doesn't fit: {str(error) or repr(error)}") from error
    game.pass_on()
    if not game.over:
        raise ReplayError(f"it isn't over after {len(moves)} choices")
    return Followed(game, tuple(asked), tuple(needed))
