"""How a Novice values cards and characters, which cards it keeps, and which character it takes."""

import random
from collections.abc import Callable

from ai.level import PLAIN, Style
from ai.thumb import cost, own, rivals
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS, Kind
from engine.decision import Decision, argument, verb
from engine.view import SeatView, View

KIND_OF_RANK: dict[int, Kind] = {4: "noble", 5: "religious", 6: "trade", 8: "military"}
"""The district type that brings income to the characters of each rank."""


def count(seat: SeatView, kind: Kind) -> int:
    """Count the districts of a type in the city."""
    return sum(DISTRICTS[each.card].kind == kind for each in seat.city)


def standing(seat: SeatView) -> int:
    """Return how well a seat is doing: mostly the cost of its city, a little its gold and cards."""
    return 3 * sum(each.cost for each in seat.city) + seat.gold + seat.cards + 12 * seat.completed


def leader(view: View) -> SeatView:
    """Return the rival who is ahead."""
    return max(rivals(view), key=lambda seat: (seat.size, standing(seat)))


def is_copy(view: View, card: str) -> bool:
    """Return whether the city has this card already; another copy can rarely be built."""
    return any(each.card == card for each in own(view).city)


def worth(view: View, card: str) -> float:
    """Estimate the worth of the card in the player's city, in points.

    A type that the city lacks brings a point more, because having all five types earns points at the end.
    """
    print_of = DISTRICTS.get(card)
    if print_of is None:
        return 1.0
    value = float((print_of.cost or 0) + print_of.bonus)
    if count(own(view), print_of.kind) == 0:
        value += 1.0
    if print_of.kind == "unique":
        value += 0.5
    return value


def promise(view: View, card: str) -> float:
    """Estimate the worth of the card in the hand: less if much gold is missing, little for a copy."""
    if is_copy(view, card):
        return 0.1
    missing = cost(card) - own(view).gold - 3
    return worth(view, card) - 1.5 * max(0, missing)


def keep(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take the most promising cards, as many as allowed."""
    return _sorted(view, decision)[-decision.maximum :]


def part_with(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Give away the least promising cards, as few as allowed."""
    return _sorted(view, decision)[: decision.minimum]


def redraw(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Put back every useless card, and at least the required number."""
    wanted = max(decision.minimum, min(decision.maximum, len(useless(view))))
    return _sorted(view, decision)[:wanted]


def useless(view: View) -> list[str]:
    """Return the cards of the hand that most likely can't be built, because they are copies."""
    cards = [each.card for each in view.hand]
    return [card for place, card in enumerate(cards) if is_copy(view, card) or card in cards[:place]]


def pay(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Pay with gold if there is enough, otherwise in another way that is offered."""
    plain = "pay:gold"
    others = [option for option in decision.options if option != plain]
    if plain in decision.options and (not others or own(view).gold >= decision.gold):
        return (plain,)
    return (others[0],)


def _sorted(view: View, decision: Decision) -> tuple[str, ...]:
    """Sort the options, the least promising first; a second copy promises nothing."""

    def rate(option: str) -> float:
        return promise(view, argument(option)) if "~" not in option else 0.0

    return tuple(sorted(decision.options, key=rate))


UNKNOWN_WORTH = 2.0  # The worth of an unknown character in gold, without its income.
GOLD_JITTER = 1.5  # Chance adds at most this much gold to a value, so that nobody can foresee the choice.


def pick(style: Style, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Take the character that is worth most to the player and its style."""
    characters = tuple(option for option in decision.options if verb(option) == "character")
    return (_best(characters, view, own(view), randomness, style),)


def toss(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Put away the character that would be worth most to the strongest rival."""
    return (_best(decision.options, view, leader(view), randomness),)


def value(character: str, view: View, seat: SeatView) -> float:
    """Estimate the worth of a character to a seat, in gold."""
    income = 0
    if kind := KIND_OF_RANK.get(RANK.get(character, 0)):
        income = count(seat, kind)
    return income + _ability(character, view, seat)


def _best(
    options: tuple[str, ...], view: View, seat: SeatView, randomness: random.Random, style: Style = PLAIN
) -> str:
    def rate(option: str) -> float:
        character = argument(option)
        worth = value(character, view, seat) + style.favours.get(character, 0.0)
        return worth + randomness.uniform(0, GOLD_JITTER)

    return max(options, key=rate)


def _ability(character: str, view: View, seat: SeatView) -> float:
    rate = _ABILITIES.get(character)
    return rate(seat, [each for each in view.seats if each.seat != seat.seat]) if rate else UNKNOWN_WORTH


# The worth of an ability, in gold, to a seat among the other seats.
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
    """Return how likely it is that a rival has the character, as a weight; 0 if none can have it."""
    if character in view.face_up or character in view.characters:
        return 0.0
    return max(value(character, view, seat) for seat in rivals(view))
