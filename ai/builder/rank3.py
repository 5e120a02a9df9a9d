"""Cards that the Wizard takes, and cards that the Seer gives back."""

import random

from ai.builder.building import TEMPO, limit, plan, planned
from ai.builder.cards import benefit, points, promise
from ai.builder.reading import GATHERED, Reading
from ai.builder.targets import importance
from engine.cards.districts import DISTRICTS
from engine.decision import Decision, argument, verb
from engine.view import HandCard, View

SPARED = 0.3
"""The worth of keeping the build of the turn for another card."""


def wizard_card(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take or build the card that is worth most together with the builds that follow."""
    reading = Reading(view)
    gold = _gold(reading)

    def rate(option: str) -> float:
        """Return the worth of the turn with the card; building it at once doesn't count towards the limit."""
        card = argument(option)
        district = DISTRICTS.get(card)
        cards, left = list(reading.buildable), gold
        worth = 0.0
        if verb(option) == "build":
            left = max(0, gold - _cost(card))
            worth = SPARED + (points(reading, card) if view.ending else TEMPO + benefit(reading, card))
        elif district and district.cost is not None:
            cards.append(HandCard(card, district.cost, ""))
        chosen, more = planned(reading, left, cards, limit(reading))
        waits = verb(option) == "card" and all(each.card != card for each in chosen)
        return worth + more + 0.3 * promise(reading, card) * waits

    return (max(decision.options, key=rate),)


def seer_gift(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Give the card of least use to oneself and to the receiver."""
    reading = Reading(view)
    wanted = {each.card for each in plan(reading, _gold(reading), reading.buildable, limit(reading))}
    hand = [each.card for each in view.hand]
    receiver = view.seats[decision.target]
    standing_there = {each.card for each in receiver.city}

    def rate(option: str) -> float:
        """Return the loss of the card, and its gain to the receiver."""
        card = argument(option)
        copies = hand.count(card) > 1
        own = (0.0 if copies else promise(reading, card)) + 4.0 * (card in wanted and not copies)
        theirs = 0.0 if card in standing_there else 1.0 + 0.1 * points(reading, card)
        return own + theirs * importance(reading, receiver)

    return (min(decision.options, key=rate),)


def _cost(card: str) -> int:
    district = DISTRICTS.get(card)
    return (district.cost or 0) if district else 0


def _gold(reading: Reading) -> int:
    """Return the gold that is certain to be there for building in this turn."""
    turn = reading.view.turn
    return reading.me.gold + (0 if turn and turn.gathered else GATHERED)
