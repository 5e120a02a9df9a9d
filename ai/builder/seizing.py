"""Districts that the Marshal takes."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from ai.builder.building import TEMPO, limit, planned
from ai.builder.cards import benefit, points
from ai.builder.reading import Reading
from ai.builder.targets import importance
from engine.characters.rank8.marshal import SEIZED_COST
from engine.decision import Decision, argument
from engine.view import DistrictView, SeatView, View


class Prey(NamedTuple):
    """A district that may be taken, and the worth of the turn with it."""

    worth: float
    seat: int
    card: str


def best_prey(reading: Reading, gold: int) -> Prey | None:
    """Return the best district to take with so much gold, if taking one beats taking none."""
    none = planned(reading, gold, reading.buildable, limit(reading))[1]
    found = max(_prey(reading, gold), default=None)
    return found if found and found.worth > none else None


def _prey(reading: Reading, gold: int) -> Iterator[Prey]:
    mine = {each.card for each in reading.me.city}
    after: dict[int, float] = {}
    for rival, each, surcharge in reading.in_reach():
        price = each.cost + surcharge
        if each.cost > SEIZED_COST or price > gold or each.card in mine:
            continue
        if price not in after:
            after[price] = planned(reading, gold - price, reading.buildable, limit(reading))[1]
        yield Prey(after[price] + _gain(reading, rival, each), rival.seat, each.card)


def _gain(reading: Reading, rival: SeatView, district: DistrictView) -> float:
    """Return the gain from the district, and from the rival's loss; the rival is paid its cost."""
    own = points(reading, district.card) if reading.view.ending else TEMPO + benefit(reading, district.card)
    near = rival.size + 1 >= reading.target
    return own + 0.5 * importance(reading, rival) + 2.0 * near


def seat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the city with the best district to take."""
    reading = Reading(view)
    worth = dict.fromkeys(decision.options, 0.0)
    for prey in _prey(reading, reading.me.gold):
        option = f"seat:{prey.seat}"
        if option in worth:
            worth[option] = max(worth[option], prey.worth)
    return (max(decision.options, key=worth.__getitem__),)


def district(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the district that leaves most for the rest of the turn."""
    reading = Reading(view)
    found = _prey(reading, reading.me.gold)
    worth = {prey.card: prey.worth for prey in found if prey.seat == decision.target}
    return (max(decision.options, key=lambda option: worth.get(argument(option), 0.0)),)
