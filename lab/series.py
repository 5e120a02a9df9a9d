"""A series of games between computer players, and its computing time."""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal

import ai
from engine import Decision, Game, Options, QuietGame

Policy = Literal["sensible", "random"]

CardSource = Options | Callable[[str], Options]
"""The options of all games, or a function from a game's seed to its options."""

ENDLESS = 50_000  # A game with this many decisions counts as endless.


@dataclass(slots=True)
class SeriesResult:
    """The results of a series. `wins` and `points` are by seat; a shared win counts for each winner."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0
    cpu_seconds: float = 0.0
    wins: list[int] = field(default_factory=list[int])
    points: list[int] = field(default_factory=list[int])

    @property
    def games_per_cpu_second(self) -> float:
        """Finished games per second of computing time."""
        return self.finished / self.cpu_seconds if self.cpu_seconds else 0.0


def seed_of(seed: int, index: int) -> str:
    """Return the seed of one game: SHA-256 over the seed of the series and the game's index."""
    return sha256(f"{seed}:{index}".encode()).hexdigest()


def play(
    cards: CardSource,
    seats: int,
    games: int,
    seed: int,
    policy: Policy = "sensible",
    watch: Callable[[SeriesResult], None] | None = None,
    *,
    kind: type[Game] = QuietGame,
) -> SeriesResult:
    """Play `games` games, and time set-up and play. Call `watch` after each game. Raises `SetupError`."""
    result = SeriesResult(wins=[0] * seats, points=[0] * seats)
    for index in range(games):
        dealt = seed_of(seed, index)
        chance = random.Random(dealt)
        options = options_of(cards, dealt)
        began = time.process_time()
        game = kind.new(options, seats, dealt)
        for decision in questions(game):
            if policy == "random":
                picks = ai.random_choice(decision, chance)
            else:
                picks = ai.choose(game.view(decision.seat), decision, chance)
            game.choose(decision.seat, picks)
            result.decisions += 1
        result.cpu_seconds += time.process_time() - began
        result.games += 1
        if game.over:
            _count(game, result)
        if watch:
            watch(result)
    return result


def options_of(cards: CardSource, dealt: str) -> Options:
    """Return the options of the game with this seed."""
    return cards if isinstance(cards, Options) else cards(dealt)


def questions(game: Game) -> Iterator[Decision]:
    """Yield each open question, for the caller to answer, until the game is over or counts as endless."""
    for _ in range(ENDLESS):
        if (decision := game.decision) is None:
            return
        yield decision


def _count(game: Game, result: SeriesResult) -> None:
    result.finished += 1
    result.rounds += game.state.round
    scores = game.state.scores
    for score in scores:
        result.wins[score.seat] += score.place(scores) == 1
        result.points[score.seat] += score.total
