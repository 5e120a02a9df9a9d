"""How a Builder chooses targets of abilities: characters, seats and districts."""

import random
from collections import Counter
from collections.abc import Callable

from ai.builder.drafting import appeal, chances
from ai.builder.hand_cards import points
from ai.builder.reading import Reading, standing
from ai.thumb import Answer
from engine.cards.districts import BASIC, DISTRICT_KINDS
from engine.decision import Decision, argument
from engine.view import SeatView, View

LUCK = 0.35  # Chance raises the rate of a victim by at most this share.


def importance(reading: Reading, rival: SeatView) -> float:
    """Return the weight of harm to a rival: 1 at equal standing, more if ahead, and more for the leader."""
    ahead = reading.standing(rival.seat) - reading.standing(reading.me.seat)
    return max(0.3, 1.0 + 0.08 * ahead) + (0.8 if rival is reading.leader else 0.0)


Threat = Callable[[Reading, str, SeatView], float]


def _name(threat: Threat, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name the character whose expected threat, summed over the rivals, is largest."""
    reading = Reading(view)
    names = [argument(option) for option in decision.options]
    sums = dict.fromkeys(names, 0.0)
    for (character, seat), chance in chances(reading, names).items():
        sums[character] += chance * threat(reading, character, view.seats[seat])
    rates = {name: each * (1 + randomness.uniform(0, LUCK)) for name, each in sums.items()}
    order = sorted(decision.options, key=lambda option: rates[argument(option)], reverse=True)
    return tuple(order[: decision.minimum])


def _loss(reading: Reading, character: str, rival: SeatView) -> float:
    """Return what losing the turn would cost a rival, weighted by importance."""
    return (2.0 + appeal(character, reading, rival)) * importance(reading, rival)


def kill(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name the character whose turn is worth most to dangerous rivals."""
    return _name(_loss, view, decision, randomness)


def _stash(reading: Reading, _character: str, rival: SeatView) -> float:
    """Return the gold that a rival would lose, weighted by importance."""
    return (rival.gold + 0.5) * (1.0 + 0.4 * importance(reading, rival))


def rob(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character that a rich rival may well hold."""
    return _name(_stash, view, decision, randomness)


def _takeover(reading: Reading, character: str, rival: SeatView) -> float:
    """Return the worth of a rival's turn to the player, plus a share of the rival's loss."""
    return 2.0 + appeal(character, reading, reading.me) + 0.4 * _loss(reading, character, rival)


def bewitch(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character that a rival holds and that is good to play."""
    return _name(_takeover, view, decision, randomness)


def _purchase(reading: Reading, character: str, rival: SeatView) -> float:
    """Return the worth of the rival's likely next district to the player, who would confiscate it."""
    if character == "navigator":
        return 0.0  # the Navigator never builds
    if not rival.cards:
        return 0.2
    gold = rival.gold + 1.5 + 0.7 * reading.paying(character, rival)
    return min(6.0, gold) * (1.0 + 0.3 * importance(reading, rival))


def warrant(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character under which a rival will build an expensive district."""
    return _name(_purchase, view, decision, randomness)


def bluff(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name characters that a rival may hold, for markers without effect."""
    reading = Reading(view)
    names = [argument(option) for option in decision.options]
    sums = dict.fromkeys(names, 0.0)
    for (character, _), chance in chances(reading, names).items():
        sums[character] += chance
    order = sorted(
        decision.options, key=lambda option: sums[argument(option)] + randomness.random() * 0.3, reverse=True
    )
    return tuple(order[: decision.minimum])


Liking = Callable[[Reading, SeatView], float]


def choose_seat(liking: Liking) -> Answer:
    """Return an answer that takes the seat with the highest liking; the player's own seat comes last."""

    def answer(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
        reading = Reading(view)

        def rate(option: str) -> tuple[bool, float]:
            text = argument(option)
            if not text.isdigit():
                return (False, 0.0)
            seat = view.seats[int(text)]
            return (seat is not reading.me, liking(reading, seat))

        return (max(decision.options, key=rate),)

    return answer


fullest_hand: Answer = choose_seat(lambda reading, seat: seat.cards + 0.1 * importance(reading, seat))
strongest: Answer = choose_seat(lambda _, seat: standing(seat))
weakest: Answer = choose_seat(lambda _, seat: -standing(seat))
to_spy_on: Answer = choose_seat(
    lambda reading, seat: min(seat.gold, seat.cards / 3) + 0.1 * importance(reading, seat)
)


def type_to_spy(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Name the type with the most unseen cards."""
    seen = Counter([each.card for seat in view.seats for each in seat.city])
    seen.update([each.card for each in view.hand])
    unseen: dict[str, int] = {
        kind: sum(card.copies - seen[card.id] for card in BASIC if card.kind == kind)
        for kind in DISTRICT_KINDS
    }
    return (max(decision.options, key=lambda option: unseen.get(argument(option), 0)),)


def district(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the most valuable district of a rival, or the player's least valuable one."""
    reading = Reading(view)
    best = max if decision.target not in (-1, view.seat) else min
    return (best(decision.options, key=lambda option: points(reading, argument(option))),)


def own_district(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the player's least valuable district."""
    reading = Reading(view)
    return (min(decision.options, key=lambda option: points(reading, argument(option))),)


def to_destroy(reading: Reading) -> tuple[float, int]:
    """Return the gain, in points, and the seat of the best destruction; a gain below 0 doesn't pay."""
    best = (-1.0, -1)
    for rival, each, surcharge in reading.in_reach():
        price = each.cost - 1 + surcharge
        if price > reading.me.gold:
            continue
        near = rival.size + 1 >= reading.target
        gain = (each.cost + 1.0) * importance(reading, rival) * 0.2 + (3.0 if near else 0.0)
        worth = gain - price * (0.9 - 0.6 * reading.late)
        best = max(best, (worth, rival.seat))
    return best


def destroy_seat(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Choose the city with the best district to destroy."""
    reading = Reading(view)
    _, seat = to_destroy(reading)
    option = f"seat:{seat}"
    return (option,) if option in decision.options else strongest(view, decision, randomness)


def destroy(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the district whose loss hurts most for its price."""
    reading = Reading(view)
    costs = {each.card: each.cost for each in view.seats[decision.target].city}
    if decision.target == view.seat:
        return own_district(view, decision, _randomness)
    thrift = 0.9 - 0.6 * reading.late

    def rate(option: str) -> float:
        cost = costs.get(argument(option), 0)
        return (cost + 1.0) * 0.6 - (cost - 1) * thrift + 0.2 * points(reading, argument(option))

    near = view.seats[decision.target].size + 1 >= reading.target
    if near:
        # Any loss keeps the city from completion, so choose a district that costs about 3 gold.
        return (max(decision.options, key=lambda option: -abs(costs.get(argument(option), 0) - 3)),)
    return (max(decision.options, key=rate),)
