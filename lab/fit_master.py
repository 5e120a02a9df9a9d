"""`fit-master`: fit the weights by which Masters value a position, on games like those in their searches.

From each seat's features at the start of a round we predict the end of the game. We fit points above the
average by least squares, and the winner as a multinomial logit by Newton's method. The output is the new file
of weights.
"""

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ai.builder.reading import weigh
from ai.master.search import tastes
from ai.master.worth import features, row
from engine.worlds import World
from lab.fit_builder import as_json, drawn_table
from lab.least_squares import solve
from lab.played_cards import add_seed, positive
from lab.series import seed_of

MOST_POSITIONS = 15_000
"""We fit the chances to win to at most this many positions for each row of weights: the first ones."""

NEWTON_STEPS = 8  # Steps of Newton's method, which converges in five or six.
RIDGE = 5.0  # How strongly weights are pulled towards zero (ridge regression).


class Sample(NamedTuple):
    """The start of a round: each seat's features, final points and final share of the win."""

    seats: tuple[tuple[float, ...], ...]
    totals: tuple[int, ...]
    wins: tuple[float, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=12_000, metavar="N", help="how many (%(default)s)")
    add_seed(parser)


def execute(arguments: argparse.Namespace) -> None:
    rows: dict[str, list[Sample]] = defaultdict(list)
    for index in range(arguments.games):
        for name, sample in _play(seed_of(arguments.seed, index)):
            rows[name].append(sample)
    lead = {name: fit_lead(samples) for name, samples in sorted(rows.items())}
    chance = {name: fit_chance(samples[:MOST_POSITIONS]) for name, samples in sorted(rows.items())}
    print(as_json({"chance": chance, "lead": lead}), end="")


def _play(seed: str) -> Iterator[tuple[str, Sample]]:
    """Play a game; yield its positions at the start of rounds, each with its row."""
    chance = random.Random(seed)
    options, seats = drawn_table(chance)
    game = World.new(options, seats, seed)
    # Masters value worlds, and each world belongs to a seat. Here any seat will do.
    game.seat, game.suffered = 0, []
    levels = tastes(seats, chance.randrange(seats), chance)
    round_, found = game.state.round, list[tuple[str, tuple[tuple[float, ...], ...]]]()
    while (decision := game.decision) is not None:
        if game.state.round > round_:
            round_ = game.state.round
            found.append((row(game), tuple(features(game, seat) for seat in range(seats))))
        picks = levels[decision.seat].choose(game.view(decision.seat), decision, chance)
        game.choose(decision.seat, picks)
    scores = sorted(game.state.scores)
    first = [float(score.place(scores) == 1) for score in scores]
    totals, wins = tuple(score.total for score in scores), tuple(each / sum(first) for each in first)
    for name, each in found:
        yield name, Sample(each, totals, wins)


def fit_lead(samples: Sequence[Sample]) -> list[float]:
    """Return the weights that best predict how far each seat's points are above the average."""
    size = len(samples[0].seats[0])
    matrix, right = _nothing(size)
    for sample in samples:
        count = len(sample.seats)
        average = sum(sample.totals) / count
        means = [sum(column) / count for column in zip(*sample.seats, strict=True)]
        for seat, total in zip(sample.seats, sample.totals, strict=True):
            _add(matrix, right, [one - mean for one, mean in zip(seat, means, strict=True)], total - average)
    return solve(_mirrored(matrix), right)


def fit_chance(samples: Sequence[Sample]) -> list[float]:
    """Return the weights whose chances best predict the winners."""
    size = len(samples[0].seats[0])
    weights = [0.0] * size
    for _ in range(NEWTON_STEPS):
        matrix, right = _nothing(size)
        for place, weight in enumerate(weights):
            right[place] -= RIDGE * weight
        for sample in samples:
            odds = [math.exp(weigh(weights, seat)) for seat in sample.seats]
            chances = [each / sum(odds) for each in odds]
            means = [weigh(chances, column) for column in zip(*sample.seats, strict=True)]
            for seat, chance, won in zip(sample.seats, chances, sample.wins, strict=True):
                apart = [one - mean for one, mean in zip(seat, means, strict=True)]
                # The right side sums the gradient, the matrix the curvature.
                _add(matrix, right, apart, (won - chance) / chance if chance else 0.0, chance)
        weights = [one + step for one, step in zip(weights, solve(_mirrored(matrix), right), strict=True)]
    return weights


def _nothing(size: int) -> tuple[list[list[float]], list[float]]:
    """Return the equations before any sample: they only pull the weights towards zero."""
    return [[RIDGE * (one == other) for other in range(size)] for one in range(size)], [0.0] * size


def _add(
    matrix: list[list[float]], right: list[float], values: Sequence[float], outcome: float, count: float = 1.0
) -> None:
    """Add a sample, or part of one, to the upper half of the equations."""
    for place, value in enumerate(values):
        if value:
            times, line = count * value, matrix[place]
            right[place] += times * outcome
            for other in range(place, len(values)):
                line[other] += times * values[other]


def _mirrored(matrix: list[list[float]]) -> list[list[float]]:
    """Return the whole symmetric matrix of an upper half."""
    size = len(matrix)
    return [[matrix[min(one, other)][max(one, other)] for other in range(size)] for one in range(size)]
