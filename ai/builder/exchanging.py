"""Exchanges of the Diplomat."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from ai.builder.cards import SPECIAL
from ai.builder.reading import Reading
from ai.builder.targets import importance
from ai.reach import immune
from engine.cards.districts import DISTRICTS
from engine.decision import Decision, argument
from engine.view import DistrictView, SeatView, View

NOWHERE = -99.0
"""The worth of an impossible exchange."""


class BestExchange(NamedTuple):
    """A district of another city, the own one to give for it, and the worth of that exchange in points."""

    worth: float
    seat: int
    wanted: str
    given: str


def exchange_pays(reading: Reading) -> bool:
    """Return whether any exchange brings more than it costs."""
    return any(each.worth > 0 for each in _exchanges(reading))


def _exchanges(reading: Reading) -> Iterator[BestExchange]:
    mine = {each.card for each in reading.me.city}
    for rival, wanted, surcharge in reading.in_reach():
        if wanted.card in mine:
            continue
        theirs = {each.card for each in rival.city}
        for given in reading.me.city:
            price = max(0, wanted.cost - given.cost) + surcharge
            if given.card not in theirs and not immune(given) and price <= reading.me.gold:
                worth = _worth(reading, rival, wanted, given, price)
                yield BestExchange(worth, rival.seat, wanted.card, given.card)


def _worth(reading: Reading, rival: SeatView, wanted: DistrictView, given: DistrictView, price: int) -> float:
    """Return the worth of an exchange: the change in both cities, less its price."""
    gain = _points(reading, wanted) - _points(reading, given) + 0.5 * _more_kinds(reading, wanted, given)
    harm = wanted.cost - given.cost - 0.5 * price
    return gain + 0.2 * importance(reading, rival) * harm - price * (0.9 - 0.6 * reading.late)


def _points(reading: Reading, district: DistrictView) -> float:
    """Return the worth of a district, whatever else stands in its city."""
    card = district.card
    return district.cost + DISTRICTS[card].bonus + SPECIAL.get(card, 0.0) * (1.2 - reading.late)


def _more_kinds(reading: Reading, wanted: DistrictView, given: DistrictView) -> int:
    """Return how many more types the own city has after the exchange."""
    left = [each.card for each in reading.me.city if each.card != given.card]
    return len({DISTRICTS[card].kind for card in [*left, wanted.card]}) - len(reading.kinds())


def seat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the city with which an exchange brings most."""
    return _best(decision, [(str(each.seat), each.worth) for each in _exchanges(Reading(view))])


def wanted(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the district of that city that brings most."""
    found = [each for each in _exchanges(Reading(view)) if each.seat == decision.target]
    return _best(decision, [(each.wanted, each.worth) for each in found])


def given(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the own district that is best given for it."""
    found = [each for each in _exchanges(Reading(view)) if each.wanted == decision.card]
    return _best(decision, [(each.given, each.worth) for each in found])


def _best(decision: Decision, worths: list[tuple[str, float]]) -> tuple[str, ...]:
    """Return the option with the best exchange."""
    best: dict[str, float] = {}
    for name, worth in worths:
        best[name] = max(worth, best.get(name, NOWHERE))
    return (max(decision.options, key=lambda option: best.get(argument(option), NOWHERE)),)
