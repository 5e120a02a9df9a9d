"""Choosing districts to build with the gold of a turn."""

from collections.abc import Sequence
from itertools import combinations

from ai.builder.cards import benefit, points
from ai.builder.reading import GATHERED, Reading
from ai.level import PLAIN
from engine.view import HandCard

TEMPO = 2.5
"""The worth of a larger city, whatever the district, in points: it brings the end nearer."""


def limit(reading: Reading) -> int:
    """Return how many districts may still be built in this turn."""
    turn = reading.view.turn
    return max(0, turn.limit - turn.built) if turn else 1


def plan(reading: Reading, gold: int, cards: Sequence[HandCard], most: int) -> tuple[HandCard, ...]:
    """Return the most valuable set of districts for so much gold, so many at most."""
    return planned(reading, gold, cards, most)[0]


def planned(
    reading: Reading, gold: int, cards: Sequence[HandCard], most: int
) -> tuple[tuple[HandCard, ...], float]:
    """Return the most valuable set of districts, and its worth."""
    within = [each for each in cards if each.cost <= gold][-9:]
    best: tuple[HandCard, ...] = ()
    best_worth = 0.0
    for number in range(1, min(most, 3, len(within)) + 1):
        for chosen in combinations(within, number):
            price = sum([each.cost for each in chosen])
            if price > gold:
                continue
            worth = _worth(reading, chosen, gold - price, cards)
            if worth > best_worth:
                best, best_worth = chosen, worth
    return best, best_worth


def _worth(reading: Reading, chosen: Sequence[HandCard], left: int, cards: Sequence[HandCard]) -> float:
    """Return the worth of building these cards with so much gold left afterwards."""
    if reading.view.ending:
        return sum([points(reading, each.card) for each in chosen])
    if reading.me.size + len(chosen) >= reading.target:
        # No turn follows in which gold or tempo would count.
        return sum([TEMPO + points(reading, each.card) for each in chosen])
    # How soon the city grows counts most, then whether something is left that can be built next.
    if reading.refunded:
        left += sum([each.cost for each in chosen])
    follows = any(each not in chosen and each.cost <= left + GATHERED for each in cards)
    worth = sum([TEMPO + benefit(reading, each.card) for each in chosen]) + 0.6 * follows
    if reading.style is not PLAIN:
        worth += reading.style.leaning(chosen)
    if reading.refunded:
        worth += 0.6 * sum([each.cost for each in chosen])
    return worth
