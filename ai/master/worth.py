"""What a position is worth to a seat: points of lead and chances to win, as far as they can be told."""

import math
from collections.abc import Sequence

from ai.master.weights import LEAD, SPREAD
from ai.thought import Prospect
from engine.cards.districts import DISTRICTS
from engine.worlds import World

WIN = 12.0
"""How many points of lead a won game is worth beside them."""


def worth(prospect: Prospect) -> float:
    """Put lead and chances on one scale."""
    return max(-30.0, min(30.0, prospect.lead)) / 2 + WIN * prospect.chance


def prospect(world: World, seat: int) -> Prospect:
    """Say how a seat stands."""
    if world.over:
        return _outcome(world, seat)
    stage = stage_of(world)
    strengths = [_strength(LEAD[stage], features(world, each)) for each in range(len(world.seats))]
    mine = strengths[seat]
    others = [each for index, each in enumerate(strengths) if index != seat]
    scale = SPREAD[stage]
    # The chance to be ahead of every other at the end, each by itself.
    chance = math.prod(1.0 / (1.0 + math.exp(-(mine - each) / scale)) for each in others)
    return Prospect(mine - max(others), chance)


def _outcome(world: World, seat: int) -> Prospect:
    """How a seat stands in a game that is over."""
    scores = world.state.scores
    mine = next(score for score in scores if score.seat == seat)
    best = max(score.total for score in scores if score.seat != seat)
    return Prospect(float(mine.total - best), float(mine.place(scores) == 1))


def stage_of(world: World) -> int:
    """How far the game is, by the largest city."""
    missing = world.size - max(len(seat.city) for seat in world.seats)
    return 0 if missing > 4 else 1 if missing > 2 else 2


def features(world: World, seat: int) -> tuple[float, ...]:
    """What the strength of a seat depends on."""
    held = world.seats[seat]
    cards = [each.card for each in held.city]
    points = sum(world.cost(each) + DISTRICTS[each.card].bonus for each in held.city)
    return (
        float(points),
        float(len(cards)),
        float(len({DISTRICTS[card].kind for card in cards})),
        math.sqrt(held.gold),
        float(held.gold),
        math.sqrt(len(held.hand)),
        float(world.state.crown == seat),
    )


def _strength(weights: Sequence[float], found: Sequence[float]) -> float:
    return sum(map(float.__mul__, weights, found))
