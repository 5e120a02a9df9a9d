"""Choosing the targets of abilities."""

import random

from ai.level import Style
from ai.novice.draft import likely, value
from ai.novice.insight import cost, own, rivals, standing, threat, worth
from ai.reach import exposed, reachable
from ai.thumb import random_choice
from engine.decision import Decision, argument
from engine.view import DistrictView, SeatView, View


def kill(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character that the leading rival would like to play."""
    return _character_of(threat(view), view, decision, randomness)


def rob(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character that the richest rival would like to play."""
    richest = max(rivals(view), key=lambda seat: seat.gold)
    return _character_of(richest, view, decision, randomness)


def bluff(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name characters for markers that don't count: any that somebody may hold, the own ones too."""
    possible = [option for option in decision.options if argument(option) not in _gone(view)]
    others = [option for option in decision.options if option not in possible]
    randomness.shuffle(possible)
    return tuple([*possible, *others][: decision.minimum])


def _character_of(
    rival: SeatView, view: View, decision: Decision, randomness: random.Random
) -> tuple[str, ...]:
    """Guess the character of a rival, likelier ones more often; squaring makes the best stand out."""
    possible = [option for option in decision.options if likely(argument(option), view)]
    if not possible:
        return random_choice(decision, randomness)
    weights = [value(argument(option), view, rival) ** 2 + 0.01 for option in possible]
    return (randomness.choices(possible, weights)[0],)


def _gone(view: View) -> set[str]:
    """Return the characters that nobody whose turn is still to come can hold."""
    return {*view.face_up, *(call.character for call in view.calls)}


def largest_hand(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the rival with the most cards."""
    return (max(decision.options, key=lambda option: view.seats[int(argument(option))].cards),)


def seat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the leading rival among the seats offered; oneself only if there is no other."""

    def rate(option: str) -> tuple[bool, int, int]:
        """Put the largest city first, then the fullest stash."""
        each = view.seats[int(argument(option))]
        return each.seat != view.seat, each.size, each.gold

    return (max(decision.options, key=rate),)


def prize(view: View, style: Style) -> tuple[SeatView, DistrictView] | None:
    """Find the district that is worth destroying, if there is one.

    It is that of the leader among those whose city can be touched: the dearest one affordable if the city is
    nearly complete, else only one that costs next to nothing. A player whose style wants harm pays more.
    """
    open_cities = [each for each in rivals(view) if exposed(view, each)]
    if not open_cities:
        return None
    leader, gold = max(open_cities, key=lambda seat: (seat.size, standing(seat))), own(view).gold
    urgent = leader.size + 1 >= view.target_size
    allowed = gold if urgent else min(gold, 1 + int(style.harm))
    found = [each for each, surcharge in reachable(leader) if each.cost - 1 + surcharge <= allowed]
    return (leader, max(found, key=lambda each: each.cost)) if found else None


def destroy_seat(style: Style, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Choose the city with a district worth destroying."""
    found = prize(view, style)
    option = f"seat:{found[0].seat}" if found else ""
    return (option,) if option in decision.options else seat(view, decision, randomness)


def destroy(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the dearest district of a rival, or the cheapest if it must be an own one."""
    best = min if decision.target == view.seat else max
    return (
        best(decision.options, key=lambda option: (cost(argument(option)), worth(view, argument(option)))),
    )
