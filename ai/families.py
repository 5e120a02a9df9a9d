"""Players whose tastes differ from a Builder's. Only the lab's arena uses them.

A level must also beat players to whose games its weights weren't fitted.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from ai.builder.reading import PASSING
from ai.level import Level
from ai.thumb import Answer, Glance, RulesOfThumb, arming, cost, leading_seat, own, rivals, yes
from engine.cards.districts import DISTRICTS
from engine.characters.powers import paid_for
from engine.decision import Decision, argument, verb
from engine.view import HandCard, SeatView, View

RAIDS = ("use:destroy", "use:seize", "use:exchange")  # Actions that spend gold and cost a rival a district.

SPARED_ACTIONS = (
    *RAIDS,
    "use:smithy",
    "use:laboratory",
    "use:museum",
    "use:armory",
    "use:beautify",
    "use:ticket-wagon",
    "use:swap-hands",
    "use:redraw",
)
"""Free actions that a family doesn't take at once."""


@dataclass(frozen=True, slots=True)
class Taste:
    """The taste of a family."""

    name: str
    favours: Mapping[str, float]  # the value of its favourite characters, in gold
    cost: float  # the value of each gold of a card's cost
    unique: float = 0.0  # the added value of a unique district
    least: int = 0  # the lowest cost, in gold, of cards to wait for until the end is near
    raids: bool = False  # spends gold to harm others


def family(taste: Taste) -> RulesOfThumb:
    """Return a level that plays by a taste. Where it has no rule, it plays by chance."""
    by_kind: dict[str, Answer] = {
        "pick-character": partial(_pick, taste),
        "toss-character": partial(_toss, taste),
        "turn": partial(_act, taste),
        "keep-cards": partial(_keep, taste),
        "kill": _name,
        "bewitch": _name,
        "sign-warrant": _name,
        "rob": _name,
        "flower-threat": _name,
        "destroy": _most_expensive,
    }
    by_verb: dict[str, Answer] = {
        "seat": leading_seat,
        "district": _most_expensive,
        "card": partial(_part_with, taste),
    }
    by_glance: dict[str, Glance] = {"confiscate": yes, "bribe": yes, "hospital": yes}
    return RulesOfThumb(taste.name, by_kind, by_verb, by_glance)


def _leader(view: View) -> SeatView:
    """Return the rival with the largest city; among equals, the richest."""
    return max(rivals(view), key=lambda each: (each.size, each.gold))


def _income(character: str, seat: SeatView) -> int:
    kind = paid_for(character)
    return sum(DISTRICTS[each.card].kind == kind for each in seat.city) if kind else 0


def _liking(taste: Taste, card: str) -> float:
    """Return how much the family likes a card, whether or not there is gold for it."""
    district = DISTRICTS.get(card)
    if district is None:
        return 0.0
    return taste.cost * (district.cost or 0) + taste.unique * (district.kind == "unique")


def _rate(taste: Taste, view: View, option: str) -> float:
    """Return how much the family likes a card option; a copy of a district in the city is worth nothing."""
    card = argument(option)
    return _liking(taste, card) - 20.0 * any(each.card == card for each in own(view).city)


def _pick(
    taste: Taste, view: View, decision: Decision, randomness: random.Random, seat: SeatView | None = None
) -> tuple[str, ...]:
    """Take a favourite, or the character that pays best."""
    if armed := arming(decision):
        return armed
    drafter = seat or own(view)

    def rate(option: str) -> float:
        character = argument(option)
        return taste.favours.get(character, 1.0) + _income(character, drafter) + randomness.random() * 2

    characters = [option for option in decision.options if verb(option) == "character"]
    return (max(characters, key=rate),)


def _toss(taste: Taste, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Put away the character that the leader would like best if the leader had this taste."""
    return _pick(taste, view, decision, randomness, _leader(view))


def _keep(taste: Taste, view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    order = sorted(decision.options, key=lambda option: _rate(taste, view, option))
    return tuple(order[-decision.maximum :])


def _part_with(taste: Taste, view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    order = sorted(decision.options, key=lambda option: _rate(taste, view, option))
    return tuple(order[: max(1, decision.minimum)])


def _act(taste: Taste, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Gather, take free actions, build, and raid with the remaining gold."""
    options = decision.options
    if armed := arming(decision):
        return armed
    if "gather:gold" in options:
        wanted = "gather:gold" if _wanted(taste, view) else "gather:cards"
        return (wanted,) if wanted in options else ("gather:gold",)
    for option in options:
        if verb(option) in ("use", "play") and option not in SPARED_ACTIONS:
            return (option,)
    if taste.raids and (raids := [option for option in RAIDS if option in options]):
        return (raids[0],)
    builds = {argument(option): option for option in options if verb(option) == "build"}
    liked = [each.card for each in _wanted(taste, view) if each.card in builds]
    if liked:
        return (builds[max(liked, key=lambda card: _liking(taste, card))],)
    return ("end",) if "end" in options else (randomness.choice(options),)


def _wanted(taste: Taste, view: View) -> list[HandCard]:
    """Return the cards of the hand that the family wants to build."""
    standing = {each.card for each in own(view).city}
    cards = [each for each in view.hand if each.hindrance in PASSING and each.card not in standing]
    expensive = [each for each in cards if each.cost >= taste.least]
    # Near the end the family no longer waits: expensive cards alone may never complete the city.
    near_end = view.ending or max(each.size for each in view.seats) + 2 >= view.target_size
    return expensive if expensive and not near_end else cards


def _name(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name a character that brings the leader much income and that somebody may hold."""
    gone = {*view.face_up, *view.characters, *(call.character for call in view.calls)}
    leader = _leader(view)

    def rate(option: str) -> float:
        character = argument(option)
        return _income(character, leader) + randomness.random() * 3 - 20.0 * (character in gone)

    order = sorted(decision.options, key=rate, reverse=True)
    return tuple(order[: max(1, decision.minimum)])


def _most_expensive(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the most expensive district of a rival, or the player's cheapest one."""
    best = min if decision.target in (-1, view.seat) else max
    order = [option for option in decision.options if verb(option) == "district"] or list(decision.options)
    return (best(order, key=lambda option: cost(argument(option))),)


RUSHER = Taste(
    "rusher",
    favours={"architect": 5, "scholar": 4, "trader": 4, "seer": 3, "merchant": 3, "king": 3, "bishop": 2},
    cost=-1.0,
)
"""Builds the cheapest districts, as fast as possible."""

HOARDER = Taste(
    "hoarder",
    favours={"merchant": 5, "alchemist": 5, "navigator": 4, "thief": 4, "bishop": 3, "queen": 3, "abbot": 3},
    cost=1.0,
    unique=2.0,
    least=4,
)
"""Gathers gold and builds expensive and unique districts; waits for cards that cost 4 gold or more."""

RAIDER = Taste(
    "raider",
    favours={
        "warlord": 5,
        "marshal": 5,
        "assassin": 4,
        "witch": 4,
        "magistrate": 4,
        "thief": 3,
        "diplomat": 3,
    },
    cost=0.3,
    raids=True,
)
"""Attacks the leader: kills, takes and destroys, even where that costs more than it brings."""

FAMILIES: dict[str, Level] = {taste.name: family(taste) for taste in (RUSHER, HOARDER, RAIDER)}
