"""How a Builder values cards of the hand, which ones it keeps, and which ones it builds."""

import random
from collections.abc import Sequence
from itertools import combinations

from ai.builder.reading import GATHERED, Reading, missing_kinds
from ai.level import PLAIN
from engine.cards.actions import ACTION_CARDS
from engine.cards.districts import DISTRICTS
from engine.decision import Decision, argument, verb
from engine.view import HandCard, View

_SPECIAL_WORTH = {
    2.0: "museum monument lighthouse",
    1.5: "library gold_mine imperial_treasury map_room ivory_tower capitol basilica stables",
    1.0: "smithy laboratory haunted_quarter statue wishing_well framework necropolis thieves_den throne_room",
    0.5: "school_of_magic observatory factory park poor_house great_wall keep hospital graveyard armory",
    0.0: "bell_tower",
    -0.5: "quarry",
    -1.0: "theater",
}

SPECIAL_WORTH = {card: worth for worth, names in _SPECIAL_WORTH.items() for card in names.split()}
"""The worth of unique districts besides their points, in points; it falls towards the end of the game."""

ACTION = {
    "circus_tent": 4.0,
    "director": 2.5,
    "living_cannonball": 2.5,
    "fortune_teller": 3.0,
    "rasputin": 2.0,
    "acrobat": 2.0,
    "ticket_wagon": 2.5,
}
"""The worth of action cards in the hand, in points."""


NO_CARD = 0.5  # The promise (worth as a card in hand) of an option that takes no card.


def points(reading: Reading, card: str) -> float:
    """Return the worth of the card in the player's city, in points."""
    district = DISTRICTS.get(card)
    if district is None:
        return 0.0
    worth = float((district.cost or 0) + district.bonus) + SPECIAL_WORTH.get(card, 0.0) * (1.2 - reading.late)
    if district.kind not in reading.kinds():
        # All five types together are worth three points.
        worth += 3.0 / max(1, missing_kinds(reading)) if missing_kinds(reading) <= 3 else 0.5
    return worth


def benefit(reading: Reading, card: str) -> float:
    """Return by how many points building this card beats an average card. In the last round use `points`."""
    district = DISTRICTS[card]
    new = district.kind not in reading.kinds()
    # Near the end, gold has few other uses, so expensive cards become better.
    return (
        (0.06 + 0.15 * reading.late * reading.late) * (district.cost or 0)
        + 0.7 * district.bonus
        + 0.25 * new
        + 0.15 * (district.kind == "unique")
        + 0.4 * SPECIAL_WORTH.get(card, 0.0) * (1.0 - reading.late)
    )


UNSEEN = 2.0  # The promise of a card in a rival's hand. It is low because rivals build their better cards.


def promise(reading: Reading, card: str) -> float:
    """Return the worth of the card in hand: less if much gold is missing, little if it can't be built."""
    if card in ACTION_CARDS:
        return ACTION.get(card, 1.0)
    if card == "secret_vault":
        return 3.0
    if any(each.card == card for each in reading.me.city):
        return 0.1
    district = DISTRICTS[card]
    missing = (district.cost or 0) - reading.me.gold - GATHERED
    # Near the end there is no time left to save gold for the card.
    return 1.0 + points(reading, card) - max(0, missing) * (1.0 + reading.late)


def ranked(reading: Reading, options: tuple[str, ...]) -> list[str]:
    """Sort options that are cards, the least promising first; a second copy promises next to nothing."""
    hand = [each.card for each in reading.view.hand]

    def rate(option: str) -> float:
        card = argument(option)
        if "~" in option or card not in {*DISTRICTS, *ACTION_CARDS}:
            return 0.0
        return promise(reading, card) - (2.0 if hand.count(card) > 1 else 0.0)

    return sorted(options, key=rate)


def keep(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take the most promising cards, as many as allowed."""
    reading = Reading(view)
    held = {each.card for each in view.hand}
    options = sorted(decision.options, key=lambda option: _newly(reading, option, held))
    return tuple(options[-decision.maximum :])


def _newly(reading: Reading, option: str, held: set[str]) -> float:
    """Return the promise of a card that would join the hand; a second copy promises next to nothing."""
    card = argument(option)
    if not card:
        return NO_CARD
    if card in held and card not in ACTION_CARDS:
        return 0.05
    return promise(reading, card) + 0.1 * ("~" not in option)


def part_with(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Give away the least promising cards, as few as allowed."""
    return tuple(ranked(Reading(view), decision.options)[: decision.minimum])


def redraw(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Put back all cards that promise too little, and at least the required number."""
    reading = Reading(view)
    order = ranked(reading, decision.options)
    poor = sum(poor_card(reading, argument(option)) or "~" in option for option in order)
    return tuple(order[: max(decision.minimum, min(decision.maximum, poor))])


def poor_card(reading: Reading, card: str) -> bool:
    """Return whether a new card would most likely be better than this one."""
    return promise(reading, card) < 2.5


def useless(reading: Reading) -> int:
    """Return the number of cards in hand that will most likely never be built."""
    cards = [each.card for each in reading.view.hand]
    return sum(promise(reading, card) < 1.0 or card in cards[:place] for place, card in enumerate(cards))


def pay(decision: Decision) -> tuple[str, ...]:
    """Pay with gold if there is enough, otherwise in the cheapest way."""
    order = ("pay:gold", "pay:loan", "pay:den-cards", "pay:framework", "pay:necropolis")
    return (min(decision.options, key=lambda option: order.index(option) if option in order else 9),)


def best_card(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take the most promising card, if possible by building it at once."""
    reading = Reading(view)
    held = {each.card for each in view.hand}
    best = max(
        decision.options,
        key=lambda option: _newly(reading, option, held) + (1.5 if verb(option) == "build" else 0.0),
    )
    return (best,)


TEMPO = 2.5  # The worth of building any district, in points, because it brings the end nearer.


def limit(reading: Reading) -> int:
    """Return how many districts may still be built in this turn."""
    turn = reading.view.turn
    return max(0, turn.limit - turn.built) if turn else 1


def plan(reading: Reading, gold: int, cards: Sequence[HandCard], most: int) -> tuple[HandCard, ...]:
    """Return the most valuable set of at most `most` districts that `gold` pays for."""
    return planned(reading, gold, cards, most)[0]


def planned(
    reading: Reading, gold: int, cards: Sequence[HandCard], most: int
) -> tuple[tuple[HandCard, ...], float]:
    """Return the set that `plan` chooses, and its worth."""
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
    """Return the worth of building the chosen cards if `left` gold remains."""
    if reading.view.ending:
        return sum([points(reading, each.card) for each in chosen])
    if reading.me.size + len(chosen) >= reading.target:
        # The city is complete: no turn follows in which gold or another card would count.
        return sum([TEMPO + points(reading, each.card) for each in chosen])
    # The number of builds counts most, then whether another card can be built next turn.
    if reading.refunded:
        left += sum([each.cost for each in chosen])
    follows = any(each not in chosen and each.cost <= left + GATHERED for each in cards)
    worth = sum([TEMPO + benefit(reading, each.card) for each in chosen]) + 0.6 * follows
    if reading.style is not PLAIN:
        worth += reading.style.leaning(chosen)
    if reading.refunded:
        worth += 0.6 * sum([each.cost for each in chosen])
    return worth
