"""Choosing whom or what an ability shall hit."""

import random

from ai.draft import likely, value
from ai.insight import cost, own, rivals, threat, worth
from engine.decision import Decision, argument
from engine.view import DistrictView, SeatView, View

# Rank 8 can't touch these, and the city of whoever showed itself as this character.
_IMMUNE = "keep"
_SHIELD = "bishop"
_WALL = "great_wall"


def kill(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character that the leading rival would like to play."""
    return _character_of(threat(view), view, decision, randomness)


def rob(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character that the richest rival would like to play."""
    richest = max(rivals(view), key=lambda seat: seat.gold)
    return _character_of(richest, view, decision, randomness)


def _character_of(
    rival: SeatView, view: View, decision: Decision, randomness: random.Random
) -> tuple[str, ...]:
    """Guess the character of a rival, likelier ones more often; squaring makes the best stand out."""
    characters = [argument(option) for option in decision.options]
    worth = [value(each, view, rival) if likely(each, view) else 0.0 for each in characters]
    weights = [max(0.0, each) ** 2 + 0.01 for each in worth]
    return (randomness.choices(decision.options, weights)[0],)


def largest_hand(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the rival with the most cards."""
    return (max(decision.options, key=lambda option: view.seats[int(argument(option))].cards),)


def seat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the leading rival among the seats offered; oneself only if there is nobody else."""

    def rate(option: str) -> tuple[bool, int, int]:
        """Put the largest city first, then the fullest stash."""
        each = view.seats[int(argument(option))]
        return each.seat != view.seat, each.size, each.gold

    return (max(decision.options, key=rate),)


def prize(view: View) -> tuple[SeatView, DistrictView] | None:
    """Find the district that is worth destroying, if there is one.

    It is the leader's: the dearest one affordable if the leader is about to complete a city, else only
    one that costs next to nothing.
    """
    leader, gold = threat(view), own(view).gold
    if leader.completed or _SHIELD in leader.characters:
        return None
    wall = any(each.card == _WALL for each in leader.city)
    urgent = leader.size + 1 >= view.target_size
    allowed = gold if urgent else min(gold, 1)
    found = [
        each
        for each in leader.city
        if each.card != _IMMUNE and each.cost - 1 + (wall and each.card != _WALL) <= allowed
    ]
    return (leader, max(found, key=lambda each: each.cost)) if found else None


def destroy_seat(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Choose the city in which something is worth destroying."""
    found = prize(view)
    option = f"seat:{found[0].seat}" if found else ""
    return (option,) if option in decision.options else seat(view, decision, randomness)


def destroy(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the dearest district of a rival, or the cheapest if it must be an own one."""
    best = min if decision.target == view.seat else max
    return (
        best(decision.options, key=lambda option: (cost(argument(option)), worth(view, argument(option)))),
    )
