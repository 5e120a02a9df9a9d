"""How a Builder drafts: the value of each character, and the chance that each rival holds it."""

import math
import random
from collections.abc import Iterable, Sequence
from statistics import fmean

from ai.builder.reading import BUILDER_WEIGHTS, GATHERED, Reading, weigh
from ai.level import Style
from engine.decision import Decision, argument
from engine.setup.rules import characters_each
from engine.view import SeatView, View

DRAFT_JITTER = 0.15  # Chance adds at most this many points to a value, so that nobody can foresee the choice.

CHOOSINESS = 1.3
"""A rival takes a character worth this much more (in points or gold) almost three times as often."""


def pick(style: Style, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Take the character that is worth most to the player and its style."""
    reading, favours = Reading(view), style.favours

    def rate(option: str) -> float:
        character = argument(option)
        worth = value(character, reading, reading.me) + favours.get(character, 0.0)
        return worth + randomness.uniform(0, DRAFT_JITTER)

    options = [option for option in decision.options if option.startswith("character:")]
    return (max(options, key=rate),)


def toss(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Put away the character that is worth most to the rival."""
    reading = Reading(view)

    def rate(option: str) -> float:
        return value(argument(option), reading, reading.leader) + randomness.uniform(0, DRAFT_JITTER)

    return (max(decision.options, key=rate),)


def features(character: str, reading: Reading, seat: SeatView) -> tuple[float, ...]:
    """Return the features of a character for a seat, from public facts and the player's own hand."""
    paying = reading.paying(character, seat)
    found = reading.drafted.get((seat.seat, paying))
    if found is None:
        found = reading.drafted[seat.seat, paying] = _features(paying, reading, seat)
    return found


def _features(paying: int, reading: Reading, seat: SeatView) -> tuple[float, ...]:
    """Return the features of a character that would bring the seat `paying` gold."""
    others = [each for each in reading.view.seats if each.seat != seat.seat]
    gold = seat.gold + GATHERED + paying
    if seat is reading.me:
        costs = [each.cost for each in reading.buildable]
    else:
        costs = [2, 3, 4, 5][: min(4, seat.cards)]
    largest = max([each.size for each in others])
    return (
        1.0,
        float(min(seat.gold, 10)),
        float(min(seat.cards, 8)),
        float(seat.size),
        float(largest),
        float(min(max([each.gold for each in others]), 12)),
        float(min(max([each.cards for each in others]), 10)),
        float(paying),
        float(_extra(costs, gold)),
        float(max([cost for cost in costs if cost <= gold], default=0)),
        float(min(len(costs), 4)),
        float(reading.late > 0.8),
        float(len(reading.view.seats)),
        float(seat.size + 1 >= reading.target),
        float(largest + 1 >= reading.target),
        float(reading.view.crown == seat.seat),
        reading.late * paying,
        reading.late * min(seat.gold, 10),
        # Rivals who build fast usually play well.
        float(min(reading.view.round, 12)),
        fmean([each.size for each in others]),
    )


def _extra(costs: Sequence[int], gold: int) -> int:
    """Return how many districts beyond the first the gold pays for, at most two."""
    built = 0
    for cost in costs:
        if cost > gold:
            break
        gold -= cost
        built += 1
    return min(2, max(0, built - 1))


def table(reading: Reading) -> str:
    """Return the name of the table of weights; games with two characters each have their own."""
    return "draft-of-two" if characters_each(len(reading.view.seats)) == 2 else "draft"


def value(character: str, reading: Reading, seat: SeatView) -> float:
    """Return the value of a character to a seat, in points of lead at the end of the game."""
    weights = BUILDER_WEIGHTS[table(reading)].get(character)
    return weigh(weights, features(character, reading, seat)) if weights else 0.0


_ABILITY = {
    3.5: "architect",
    3.0: "magistrate wizard alchemist scholar",
    2.5: "assassin spy blackmailer seer navigator marshal",
    2.0: "witch thief merchant warlord queen tax_collector classic_tax_collector",
    1.5: "magician king emperor bishop abbot cardinal trader diplomat artist",
    1.0: "patrician",
}

ABILITY = {character: gold for gold, names in _ABILITY.items() for character in names.split()}
"""The assumed worth of each character to rivals, in gold, without its income."""


def appeal(character: str, reading: Reading, rival: SeatView) -> float:
    """Return how much a rival values a character, in gold: by its income and its ability."""
    return ABILITY.get(character, 1.5) + reading.paying(character, rival)


def chances(reading: Reading, candidates: Iterable[str]) -> dict[tuple[str, int], float]:
    """Return the chance that each rival holds each candidate, by character and seat.

    A character that can no longer be called has no entry. Neither has a rival whose characters are all shown.
    """
    view = reading.view
    gone = {*view.face_up, *view.characters, *(call.character for call in view.calls)}
    possible = [each for each in view.cast if each not in gone]
    held = characters_each(len(view.seats))
    found: dict[tuple[str, int], float] = {}
    wanted = set(candidates)
    for rival in reading.rivals:
        left = held - len(rival.characters)
        if left <= 0:
            continue
        # We assume that half of the rivals choose by appeal, half by value.
        likely = [
            _shares({each: taste(each, reading, rival) for each in possible}) for taste in (appeal, value)
        ]
        for each in wanted.intersection(possible):
            found[each, rival.seat] = min(1.0, left * fmean([shares[each] for shares in likely]))
    return found


def _shares(tastes: dict[str, float]) -> dict[str, float]:
    """Return the chance that a player chooses each character, given its worth to them."""
    weights = {each: math.exp(taste / CHOOSINESS) for each, taste in tastes.items()}
    total = sum(weights.values())
    return {each: weight / total for each, weight in weights.items()}
