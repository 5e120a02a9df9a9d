"""The events of a round in its pictures: its headline, and what changed in cities."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.events import (
    Beautified,
    Built,
    Completed,
    Confiscated,
    Destroyed,
    Event,
    Exchanged,
    Killed,
    Revealed,
    Sacrificed,
    Seized,
    Stole,
    TookOver,
)
from engine.hooks import UNIQUE_DISTRICTS
from engine.setup.rules import Rules

_GREAT = 4
"""From how much gold on a robbery, and the cost of what was destroyed, is worth a headline."""

_GREATEST = (Completed, Destroyed, Stole, Killed)
"""Which events matter most in a round, the greatest first."""


def worth(events: Sequence[Event], rules: Rules) -> dict[str, int]:
    """Return the costs of districts in a round: those of the rules, with the coins that were put on them."""
    costs = {card.id: card.cost or 0 for card in DISTRICTS.values()} | dict(rules.costs)
    for event in events:
        if isinstance(event, Beautified):
            costs |= {card: costs.get(card, 0) + 1 for card in event.cards}
        elif isinstance(event, Destroyed):
            # Nobody pays more than a district is worth: a coin of an earlier round may lie on it.
            costs[event.card] = max(costs.get(event.card, 0), event.gold)
    return costs


def headline(events: Iterable[Event], names: Sequence[str], language: Language) -> str:
    """Tell what mattered most in a round: its greatest moment, else its dearest district."""
    told = list(events)
    costs = worth(told, Rules())
    playing, found = "", dict[type[Event], str]()
    for event in told:
        if isinstance(event, Revealed | TookOver):
            playing = event.character
        title = _title(event, playing, names, language, costs)
        if title:
            found[type(event)] = title
    if found:
        return next(found[kind] for kind in _GREATEST if kind in found)
    built = [each for each in told if isinstance(each, Built)]
    if not built:
        return ""
    best = max(built, key=lambda each: costs.get(each.card, 0))
    return language("picture-film-built", name=names[best.seat], card=language(f"district-{best.card}"))


def _title(
    event: Event, playing: str, names: Sequence[str], language: Language, costs: Mapping[str, int]
) -> str:
    """Tell an event in a title, as the character that is played; empty if it isn't great."""
    match event:
        case Killed(character=character):
            doer, other = language(f"character-{playing or 'assassin'}"), language(f"character-{character}")
            return language("band-killed.all", character=doer, other=other)
        case Stole(seat=seat, gold=gold) if gold >= _GREAT:
            return language("band-stole.all", name=names[seat], gold=gold)
        case Destroyed(seat=seat, card=card) if costs.get(card, 0) >= _GREAT:
            return language("band-destroyed.all", name=names[seat], card=language(f"district-{card}"))
        case Completed(seat=seat):
            return language("band-completed.all", name=names[seat])
        case _:
            return ""


@dataclass(slots=True)
class Changes:
    """The districts that were built in a city, and those that it lost, by the ids of the cards."""

    built: list[str] = field(default_factory=list[str])
    lost: list[str] = field(default_factory=list[str])


def changed(events: Iterable[Event]) -> dict[int, Changes]:
    """Return the changes of each seat whose city changed.

    A district that was built and fell in one round counts as lost.
    """
    found: dict[int, Changes] = {}

    def came(seat: int, card: str) -> None:
        """Note that a card stands in a city now."""
        found.setdefault(seat, Changes()).built.append(card)

    def went(seat: int, card: str) -> None:
        """Note that a card has left a city."""
        changes = found.setdefault(seat, Changes())
        if card in changes.built:
            changes.built.remove(card)
        changes.lost.append(card)

    for event in events:
        for seat, card, number in _moves(event):
            (came if number > 0 else went)(seat, card)
    return found


def sizes_after(events: Sequence[Event], now: Sequence[int]) -> list[tuple[int, ...]]:
    """Return how large each city was after each of these events, reckoned back from how large it is `now`."""
    sizes, found = list(now), list[tuple[int, ...]]()
    for event in reversed(events):
        found.append(tuple(sizes))
        for seat, card, number in _moves(event):
            unique = UNIQUE_DISTRICTS.get(card)
            sizes[seat] -= number * (unique.weight if unique else 1)
    return found[::-1]


def _moves(event: Event) -> Sequence[tuple[int, str, int]]:
    """Return the districts that come into a city (1) or leave one (-1), in their order."""
    match event:
        case Built(seat=seat, card=card) | Confiscated(seat=seat, card=card):
            return ((seat, card, 1),)
        case Destroyed(target=target, card=card) | Sacrificed(seat=target, card=card):
            return ((target, card, -1),)
        case Seized(seat=seat, target=target, card=card):
            return ((target, card, -1), (seat, card, 1))
        case Exchanged(seat=seat, target=target, card=card, given=given):
            return ((target, card, -1), (seat, card, 1), (seat, given, -1), (target, given, 1))
        case _:
            return ()
