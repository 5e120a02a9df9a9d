"""What families of players have in common: the same few rules, by which each follows its own taste."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from ai.builder.reading import PASSING
from ai.thumb import Answer, RulesOfThumb, arming
from engine.cards.districts import DISTRICTS
from engine.characters.powers import paid_for
from engine.decision import Decision, argument, verb
from engine.view import HandCard, SeatView, View

RAIDS = ("use:destroy", "use:seize", "use:exchange")
"""What costs gold and somebody else a district."""

SPARED = (
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
"""What isn't used as soon as it is offered."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a family likes.

    `favours` are its characters, in gold. A card is liked by `cost` for each gold that it costs, and by
    `unique` more if it is a unique district. Until the end is near, none below `least` is built while there
    is a dearer one to wait for. Who `raids` spends gold to harm others.
    """

    name: str
    favours: Mapping[str, float]
    cost: float
    unique: float = 0.0
    least: int = 0
    raids: bool = False


def family(taste: Taste) -> RulesOfThumb:
    """Make a level that plays by a taste; what it has no rule for it answers by chance."""
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
        "destroy": _dearest,
        "confiscate": _yes,
        "bribe": _yes,
        "hospital": _yes,
    }
    by_verb: dict[str, Answer] = {
        "seat": _leading_seat,
        "district": _dearest,
        "card": partial(_part_with, taste),
    }
    return RulesOfThumb(taste.name, by_kind, by_verb)


def _me(view: View) -> SeatView:
    assert view.seat is not None
    return view.seats[view.seat]


def _leader(view: View) -> SeatView:
    """The rival with the largest city, the richest of those."""
    rivals = [each for each in view.seats if each.seat != view.seat]
    return max(rivals, key=lambda each: (each.size, each.gold))


def _near_end(view: View) -> bool:
    return view.ending or max(each.size for each in view.seats) + 2 >= view.target_size


def _income(character: str, seat: SeatView) -> int:
    kind = paid_for(character)
    return sum(DISTRICTS[each.card].kind == kind for each in seat.city) if kind else 0


def _liking(taste: Taste, card: str) -> float:
    """How much a card is liked, whether or not there is gold for it."""
    district = DISTRICTS.get(card)
    if district is None:
        return 0.0
    return taste.cost * (district.cost or 0) + taste.unique * (district.kind == "unique")


def _rate(taste: Taste, view: View, option: str) -> float:
    """How much an option that is a card is liked; what stands in the own city already is of no use."""
    card = argument(option)
    return _liking(taste, card) - 20.0 * any(each.card == card for each in _me(view).city)


def _pick(
    taste: Taste, view: View, decision: Decision, randomness: random.Random, seat: SeatView | None = None
) -> tuple[str, ...]:
    """Take a favourite, or what pays best."""
    if armed := arming(decision):
        return armed
    drafter = seat or _me(view)

    def rate(option: str) -> float:
        """Say what the character is liked, and a little by chance."""
        character = argument(option)
        return taste.favours.get(character, 1.0) + _income(character, drafter) + randomness.random() * 2

    characters = [option for option in decision.options if verb(option) == "character"]
    return (max(characters, key=rate),)


def _toss(taste: Taste, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Put away what would please the leader, if it had the same taste."""
    return _pick(taste, view, decision, randomness, _leader(view))


def _keep(taste: Taste, view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Keep the cards that are liked most."""
    order = sorted(decision.options, key=lambda option: _rate(taste, view, option))
    return tuple(order[-decision.maximum :])


def _part_with(taste: Taste, view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Give away the cards that are liked least, as few as allowed."""
    order = sorted(decision.options, key=lambda option: _rate(taste, view, option))
    return tuple(order[: max(1, decision.minimum)])


def _act(taste: Taste, view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Gather, do what is free, build, and raid with what is left."""
    options = decision.options
    if armed := arming(decision):
        return armed
    if "gather:gold" in options:
        wanted = "gather:gold" if _wanted(taste, view) else "gather:cards"
        return (wanted,) if wanted in options else ("gather:gold",)
    for option in options:
        if verb(option) in ("use", "play") and option not in SPARED:
            return (option,)
    if taste.raids and (raids := [option for option in RAIDS if option in options]):
        return (raids[0],)
    builds = {argument(option): option for option in options if verb(option) == "build"}
    liked = [each.card for each in _wanted(taste, view) if each.card in builds]
    if liked:
        return (builds[max(liked, key=lambda card: _liking(taste, card))],)
    return ("end",) if "end" in options else (randomness.choice(options),)


def _wanted(taste: Taste, view: View) -> list[HandCard]:
    """The cards of the hand that it means to build."""
    standing = {each.card for each in _me(view).city}
    cards = [each for each in view.hand if each.hindrance in PASSING and each.card not in standing]
    dear = [each for each in cards if each.cost >= taste.least]
    # What is dear is waited for; but a city of nothing else may never be complete.
    return dear if dear and not _near_end(view) else cards


def _name(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Name what pays the leader, of those that somebody may hold."""
    gone = {*view.face_up, *view.characters, *(call.character for call in view.calls)}
    leader = _leader(view)

    def rate(option: str) -> float:
        """Say how likely the leader took the character, by what it is paid, and a little by chance."""
        character = argument(option)
        return _income(character, leader) + randomness.random() * 3 - 20.0 * (character in gone)

    order = sorted(decision.options, key=rate, reverse=True)
    return tuple(order[: max(1, decision.minimum)])


def _leading_seat(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the rival that is ahead of those that are offered."""

    def rate(option: str) -> tuple[bool, int, int]:
        """Say how far the seat has come; never oneself, if there is anybody else."""
        seat = view.seats[int(argument(option))]
        return (seat.seat != view.seat, seat.size, seat.gold)

    return (max(decision.options, key=rate),)


def _dearest(view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Choose the dearest district of somebody else, or the cheapest of its own."""
    best = min if decision.target in (-1, view.seat) else max

    def cost(option: str) -> int:
        """Say what the district costs."""
        district = DISTRICTS.get(argument(option))
        return (district.cost or 0) if district else 0

    order = [option for option in decision.options if verb(option) == "district"] or list(decision.options)
    return (best(order, key=cost),)


def _yes(_view: View, decision: Decision, _randomness: random.Random) -> tuple[str, ...]:
    """Say yes where it is possible."""
    return ("yes",) if "yes" in decision.options else decision.options[:1]
