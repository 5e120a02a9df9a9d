"""A Builder's answers to the questions of single cards: bribes, exchanges, seizures, looks at hands."""

import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ai.builder.hand_cards import SPECIAL_WORTH, TEMPO, benefit, limit, plan, planned, points, promise, ranked
from ai.builder.reading import GATHERED, Reading
from ai.builder.targets import importance
from ai.thumb import cost, immune
from engine.cards.districts import DISTRICTS
from engine.characters.rank8 import SEIZED_COST
from engine.decision import Decision, argument, verb
from engine.view import DistrictView, HandCard, SeatView, View


def no(_decision: Decision) -> tuple[str, ...]:
    """Answer no."""
    return ("no",)


def show_threat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Show the marker only if it is the real threat."""
    counts = any(mark.real and mark.character == decision.card for mark in view.marks)
    return ("yes",) if counts else ("no",)


def gold_or_cards(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take cards if the hand has fewer than two buildable cards, otherwise gold."""
    wanted = "take:gold" if len(Reading(view).buildable) >= 2 else "take:cards"
    return (wanted,) if wanted in decision.options else (decision.options[0],)


def tithe(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take as many cards as the hand lacks for the next turns, and gold for the rest."""
    lacking = max(0, 2 - len(Reading(view).buildable))

    def far(option: str) -> int:
        return abs(int(argument(option).partition("-")[2]) - lacking)

    return (min(decision.options, key=far),)


def crown_gift(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Give the least promising card, or gold if all cards are promising."""
    reading = Reading(view)
    cards = ranked(reading, tuple(each for each in decision.options if each.startswith("card:")))
    if cards and ("give:gold" not in decision.options or promise(reading, argument(cards[0])) < 2.5):
        return (cards[0],)
    return ("give:gold",)


def bell(view: View, _decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Let the game end earlier if the player is clearly ahead of all rivals."""
    reading = Reading(view)
    return (
        ("yes",) if reading.standing(reading.me.seat) > reading.standing(reading.leader.seat) + 1 else ("no",)
    )


def buy_destroyed(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Buy a destroyed district if the card is worth its gold."""
    reading = Reading(view)
    return ("yes",) if promise(reading, decision.card) >= 3.0 and reading.late < 1 else ("no",)


def wagon_gold(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take the gold of the wagon if it is at least 3, or if the end is near."""
    return ("yes",) if decision.gold >= 3 or Reading(view).late > 0.8 else ("no",)


def beautify(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Put coins on as many districts as the spare gold pays for."""
    gold = Reading(view).me.gold
    spare = decision.maximum if view.ending or gold >= 3 else 1
    return decision.options[: max(decision.minimum, min(decision.maximum, spare))]


def worth_most(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the district that is worth most."""
    reading = Reading(view)
    return (max(decision.options, key=lambda option: points(reading, argument(option))),)


IMPOSSIBLE = -99.0  # The worth of an impossible choice.


class BestExchange(NamedTuple):
    """A rival's district, the player's district to give for it, and the worth of the exchange in points."""

    worth: float
    seat: int
    wanted: str
    given: str


def exchange_pays(reading: Reading) -> bool:
    """Return whether any exchange gains more than it costs."""
    return any(each.worth > 0 for each in _exchanges(reading))


def _exchanges(reading: Reading) -> Iterator[BestExchange]:
    mine = {each.card for each in reading.me.city}
    for rival, wanted, surcharge in reading.in_reach():
        if wanted.card in mine:
            continue
        theirs = {each.card for each in rival.city}
        for given in reading.me.city:
            price = max(0, wanted.cost - given.cost) + surcharge
            if given.card not in theirs and not immune(given) and price <= reading.me.gold:
                worth = _exchange_worth(reading, rival, wanted, given, price)
                yield BestExchange(worth, rival.seat, wanted.card, given.card)


def _exchange_worth(
    reading: Reading, rival: SeatView, wanted: DistrictView, given: DistrictView, price: int
) -> float:
    """Return the worth of an exchange: the change in both cities, minus its price."""
    gain = (
        _exchange_points(reading, wanted)
        - _exchange_points(reading, given)
        + 0.5 * _more_kinds(reading, wanted, given)
    )
    harm = wanted.cost - given.cost - 0.5 * price
    return gain + 0.2 * importance(reading, rival) * harm - price * (0.9 - 0.6 * reading.late)


def _exchange_points(reading: Reading, district: DistrictView) -> float:
    """Return the worth of a district, apart from the worth of having all five types."""
    card = district.card
    return district.cost + DISTRICTS[card].bonus + SPECIAL_WORTH.get(card, 0.0) * (1.2 - reading.late)


def _more_kinds(reading: Reading, wanted: DistrictView, given: DistrictView) -> int:
    """Return how many more types the player's city has after the exchange."""
    left = [each.card for each in reading.me.city if each.card != given.card]
    return len({DISTRICTS[card].kind for card in [*left, wanted.card]}) - len(reading.kinds())


def exchange_seat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the city with the best exchange."""
    return _best(decision, [(str(each.seat), each.worth) for each in _exchanges(Reading(view))])


def exchange_wanted(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the best district of the chosen city to take in exchange."""
    found = [each for each in _exchanges(Reading(view)) if each.seat == decision.target]
    return _best(decision, [(each.wanted, each.worth) for each in found])


def exchange_given(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the player's district to give for the chosen district."""
    found = [each for each in _exchanges(Reading(view)) if each.wanted == decision.card]
    return _best(decision, [(each.given, each.worth) for each in found])


def _best(decision: Decision, worths: Iterable[tuple[str, float]]) -> tuple[str, ...]:
    """Choose the option whose argument has the highest of these worths."""
    best: dict[str, float] = {}
    for name, worth in worths:
        best[name] = max(worth, best.get(name, IMPOSSIBLE))
    return (max(decision.options, key=lambda option: best.get(argument(option), IMPOSSIBLE)),)


class Prey(NamedTuple):
    """A district that may be seized, and the worth of the turn if the player seizes it."""

    worth: float
    seat: int
    card: str


def best_prey(reading: Reading, gold: int) -> Prey | None:
    """Return the best district to seize for at most `gold`; `None` if building alone is better."""
    none = planned(reading, gold, reading.buildable, limit(reading))[1]
    found = max(_prey(reading, gold), default=None)
    return found if found and found.worth > none else None


def _prey(reading: Reading, gold: int) -> Iterator[Prey]:
    mine = {each.card for each in reading.me.city}
    after: dict[int, float] = {}
    for rival, each, surcharge in reading.in_reach():
        price = each.cost + surcharge
        if each.cost > SEIZED_COST or price > gold or each.card in mine:
            continue
        if price not in after:
            after[price] = planned(reading, gold - price, reading.buildable, limit(reading))[1]
        yield Prey(after[price] + _gain(reading, rival, each), rival.seat, each.card)


def _gain(reading: Reading, rival: SeatView, district: DistrictView) -> float:
    """Return the worth of seizing a district: gaining it, and harming its owner, who gets its cost."""
    own = points(reading, district.card) if reading.view.ending else TEMPO + benefit(reading, district.card)
    near = rival.size + 1 >= reading.target
    return own + 0.5 * importance(reading, rival) + 2.0 * near


def seize_seat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the city with the best district to seize."""
    reading = Reading(view)
    return _best(decision, [(str(prey.seat), prey.worth) for prey in _prey(reading, reading.me.gold)])


def seize_district(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the district whose seizure makes the turn worth most."""
    reading = Reading(view)
    found = [prey for prey in _prey(reading, reading.me.gold) if prey.seat == decision.target]
    return _best(decision, [(prey.card, prey.worth) for prey in found])


SPARED_BUILD = 0.3  # The worth of a build that doesn't count towards the building limit.


def wizard_card(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Take or build the card that is worth most together with the builds that follow."""
    reading = Reading(view)
    gold = _gold(reading)

    def rate(option: str) -> float:
        """Return how much the turn is worth with this card. A card built at once doesn't use up the limit."""
        card = argument(option)
        district = DISTRICTS.get(card)
        cards, left = list(reading.buildable), gold
        worth = 0.0
        if verb(option) == "build":
            left = max(0, gold - cost(card))
            worth = SPARED_BUILD + (points(reading, card) if view.ending else TEMPO + benefit(reading, card))
        elif district and district.cost is not None:
            cards.append(HandCard(card, district.cost, ""))
        chosen, more = planned(reading, left, cards, limit(reading))
        waits = verb(option) == "card" and all(each.card != card for each in chosen)
        return worth + more + 0.3 * promise(reading, card) * waits

    return (max(decision.options, key=rate),)


def seer_gift(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Give the card that is of least use to the player and to the receiver."""
    reading = Reading(view)
    wanted = {each.card for each in plan(reading, _gold(reading), reading.buildable, limit(reading))}
    hand = [each.card for each in view.hand]
    receiver = view.seats[decision.target]
    standing_there = {each.card for each in receiver.city}

    def rate(option: str) -> float:
        card = argument(option)
        copies = hand.count(card) > 1
        own = (0.0 if copies else promise(reading, card)) + 4.0 * (card in wanted and not copies)
        theirs = 0.0 if card in standing_there else 1.0 + 0.1 * points(reading, card)
        return own + theirs * importance(reading, receiver)

    return (min(decision.options, key=rate),)


def _gold(reading: Reading) -> int:
    """Return the gold that the player will certainly have for building in this turn."""
    turn = reading.view.turn
    return reading.me.gold + (0 if turn and turn.gathered else GATHERED)
