"""Choosing characters: the one to play, and the one that the other player shall not get."""

import random
from collections.abc import Callable

from ai.level import PLAIN, Style
from ai.novice.insight import KIND_OF_RANK, count, own, rivals, threat
from engine.cards.characters import RANK
from engine.decision import Decision, argument, verb
from engine.view import SeatView, View

UNKNOWN = 2.0
"""The worth of an unknown character beside its income."""

JITTER = 1.5
"""The most by which chance moves a value, so that nobody can foresee the choice."""


def pick(style: Style, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Take the character that is worth most in one's own hands, and to one's style."""
    characters = tuple(option for option in decision.options if verb(option) == "character")
    return (_best(characters, view, own(view), randomness, style),)


def toss(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Put away the character that would be worth most in the hands of the strongest rival."""
    return (_best(decision.options, view, threat(view), randomness),)


def value(character: str, view: View, seat: SeatView) -> float:
    """Say roughly what playing the character is worth to a seat, in gold."""
    income = 0
    if kind := KIND_OF_RANK.get(RANK.get(character, 0)):
        income = count(seat, kind)
    return income + _ability(character, view, seat)


def _best(
    options: tuple[str, ...], view: View, seat: SeatView, randomness: random.Random, style: Style = PLAIN
) -> str:
    def rate(option: str) -> float:
        """Return the value of the character, plus a little chance."""
        character = argument(option)
        worth = value(character, view, seat) + style.favours.get(character, 0.0)
        return worth + randomness.uniform(0, JITTER)

    return max(options, key=rate)


def _ability(character: str, view: View, seat: SeatView) -> float:
    """Estimate the worth of the character beside its income."""
    rate = _ABILITIES.get(character)
    return rate(seat, [each for each in view.seats if each.seat != seat.seat]) if rate else UNKNOWN


# The worth of an ability to a seat among these others.
_ABILITIES: dict[str, Callable[[SeatView, list[SeatView]], float]] = {
    "assassin": lambda _, others: 1.5 + 0.4 * max(each.size for each in others),
    "thief": lambda _, others: 1.0 + 0.35 * max(each.gold for each in others),
    "magician": lambda seat, others: 0.5 + 0.8 * max(0, *(each.cards - seat.cards for each in others)),
    "king": lambda _, __: 1.5,
    "bishop": lambda seat, _: 0.8 + 0.25 * seat.size,
    "merchant": lambda _, __: 1.5,
    "architect": lambda seat, _: 3.5 if seat.gold >= 4 and seat.cards else 2.0,
    "warlord": lambda _, others: 0.8 + 0.3 * max(each.size for each in others),
}


def likely(character: str, view: View) -> float:
    """Estimate how likely a rival plays the character; 0 if none can."""
    if character in view.face_up or character in view.characters:
        return 0.0
    return max(value(character, view, seat) for seat in rivals(view))
