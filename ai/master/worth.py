"""Value a position for a seat: estimate its lead in points and its chance to win.

`python -m lab fit-master` fits the weights, for positions at the beginning of a round. There are two tables
of weights: `lead`, in points at the end of the game, and `chance`, in the logarithm of the odds to win. A row
of either has a weight for each of the `features`.
"""

import math

from ai.builder.hand_cards import SPECIAL_WORTH
from ai.builder.reading import GATHERED, read, weigh
from ai.level import Prospect
from engine.cards.districts import DISTRICTS
from engine.worlds import World

MASTER_WEIGHTS = read("ai.master")

WIN_WORTH = 12.0  # The worth of a certain win; two points of lead are worth 1.


def worth(prospect: Prospect) -> float:
    """Combine lead and chance into one value. A value of 1 is two points of lead."""
    return max(-30.0, min(30.0, prospect.lead)) / 2 + WIN_WORTH * prospect.chance


def prospect(world: World, seat: int) -> Prospect:
    """Return the prospect of a seat at the beginning of a round or at the end of the game."""
    if world.over:
        return _outcome(world, seat)
    name = row(world)
    lead, chance = MASTER_WEIGHTS["lead"][name], MASTER_WEIGHTS["chance"][name]
    found = [features(world, each) for each in range(len(world.seats))]
    points = [weigh(lead, each) for each in found]
    # The odds of a seat are the exponential of its weighed features.
    odds = [math.exp(weigh(chance, each)) for each in found]
    mine = points.pop(seat)
    return Prospect(mine - max(points), odds[seat] / math.fsum(odds))


def _outcome(world: World, seat: int) -> Prospect:
    scores = world.state.scores
    mine = next(score for score in scores if score.seat == seat)
    best = max(score.total for score in scores if score.seat != seat)
    return Prospect(float(mine.total - best), float(mine.place(scores) == 1))


def row(world: World) -> str:
    """Return the name of the weights for this number of seats and this size of the largest city."""
    seats = len(world.seats)
    missing = world.city_size - max([len(seat.city) for seat in world.seats])
    table = "two" if seats == 2 else "three" if seats == 3 else "some" if seats <= 5 else "many"
    stage = "early" if missing > 4 else "middle" if missing > 2 else "late" if missing > 1 else "last"
    return f"{table}-{stage}"


def features(world: World, seat: int) -> tuple[float, ...]:
    """Return the features of a seat at the beginning of a round."""
    held, costs = world.seats[seat], world.costs
    city = [each.card for each in held.city]
    missing = world.city_size - len(city)
    # The cards of the hand that can ever be built, the most expensive first.
    cards = {card for card in held.hand if costs.get(card)}.difference(city)
    prices = sorted([costs[card] for card in cards], reverse=True)
    return (
        float(sum([costs[each.card] + each.coin + DISTRICTS[each.card].bonus for each in held.city])),
        float(len(city)),
        float(len({DISTRICTS[card].kind for card in city})),
        float(sum([SPECIAL_WORTH.get(card, 0.0) for card in city])),
        float(missing <= 1),
        float(missing <= 2),
        math.sqrt(held.gold),
        float(held.gold),
        math.sqrt(len(held.hand)),
        float(min(len(prices), 4)),
        float(sum(prices[:3])),
        float(next((price for price in prices if price <= held.gold + GATHERED), 0)),
        float(prices[1] if len(prices) > 1 else 0),
        float(world.state.crown == seat),
    )
