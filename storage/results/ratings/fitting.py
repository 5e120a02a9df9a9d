"""Which share of luck explains the stored results best."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from storage.results.ratings.model import Model
from storage.results.ratings.tracks import ALL_TIME, EVERYWHERE, Rated, Track, beliefs, changes
from storage.results.result import Result

LEAST, MOST = 25 / 6, 25 * 4.0
"""Between which values `beta` is looked for."""

STEPS = 24
_GOLDEN = (math.sqrt(5) - 1) / 2


class Fit(NamedTuple):
    """How well a `beta` foretells who finishes first: the mean loss in nats, over so many rated games."""

    beta: float
    loss: float
    games: int


def loss(results: Sequence[Result], model: Model) -> Fit:
    """Return how well a model foretells the winners of these games, each from those before it.

    All games are taken as one world, whatever their servers chose. A win that was shared counts for each
    of those who share it.
    """
    track, known = Track(EVERYWHERE, ALL_TIME), dict[int, Rated]()
    total, games = 0.0, 0
    for rated in (each for each in results if each.unrated is None):
        # A seat of computers is as strong as it was.
        result = replace(rated, model=replace(rated.model, beta=model.beta))
        chances = model.chances(beliefs(result, known))
        won = [index for index, each in enumerate(result.standings) if each.place == 1]
        total -= sum(math.log(max(chances[index], 1e-12)) for index in won) / len(won)
        games += 1
        known |= {change.user: change.after for change in changes(result, track, known)}
    return Fit(model.beta, total / games if games else math.nan, games)


def fit(results: Sequence[Result], model: Model) -> Fit:
    """Return the `beta` that foretells best who finishes first, the rest of the model being as it is."""

    def at(exponent: float) -> Fit:
        """The loss at a `beta`, which is looked for on a scale of ratios."""
        return loss(results, replace(model, beta=math.exp(exponent)))

    return _least(at, math.log(LEAST), math.log(MOST))


def _least(at: Callable[[float], Fit], low: float, high: float) -> Fit:
    """Search by golden section, which looks at each point once."""
    left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
    on_left, on_right = at(left), at(right)
    for _ in range(STEPS):
        if on_left.loss <= on_right.loss:
            high, right, on_right = right, left, on_left
            left = high - _GOLDEN * (high - low)
            on_left = at(left)
        else:
            low, left, on_left = left, right, on_right
            right = low + _GOLDEN * (high - low)
            on_right = at(right)
    return min(on_left, on_right, key=lambda each: each.loss)
