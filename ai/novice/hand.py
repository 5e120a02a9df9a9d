"""Choosing cards to keep and cards to give away."""

import random

from ai.novice.insight import is_copy, own, promise
from engine.decision import Decision, argument
from engine.view import View


def keep(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take the most promising cards, as many as allowed."""
    return _sorted(view, decision)[-decision.maximum :]


def part_with(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Give away the least promising cards, as few as allowed."""
    return _sorted(view, decision)[: decision.minimum]


def redraw(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Put back every useless card, and at least as many as must be."""
    wanted = max(decision.minimum, min(decision.maximum, len(useless(view))))
    return _sorted(view, decision)[:wanted]


def useless(view: View) -> list[str]:
    """Return the cards of the hand that can't be built any more: copies of the city or of one another."""
    cards = [each.card for each in view.hand]
    return [card for place, card in enumerate(cards) if is_copy(view, card) or card in cards[:place]]


def pay(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Pay with gold if there is enough left, else in the other way."""
    plain = "pay:gold"
    others = [option for option in decision.options if option != plain]
    if plain in decision.options and (not others or own(view).gold >= decision.gold):
        return (plain,)
    return (others[0],)


def _sorted(view: View, decision: Decision) -> tuple[str, ...]:
    """Sort the options, the least promising first; a second copy promises nothing."""

    def rate(option: str) -> float:
        """Return the promise of the card."""
        return promise(view, argument(option)) if "~" not in option else 0.0

    return tuple(sorted(decision.options, key=rate))
