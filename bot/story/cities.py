"""The changes of cities in a round: costs of districts, gains, losses, and sizes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.cards.districts import DISTRICTS
from engine.events import Beautified, Built, Confiscated, Destroyed, Event, Exchanged, Sacrificed, Seized
from engine.hooks import UNIQUE_DISTRICTS
from engine.setup.rules import Rules
from engine.view import SeatView


def points_of(seat: SeatView) -> int:
    """Return the public points of a city: the costs and the printed points of its districts."""
    return sum(each.cost + DISTRICTS[each.card].bonus for each in seat.city)


def worth(events: Sequence[Event], rules: Rules) -> dict[str, int]:
    """Return the costs of districts in a round: by the rules, plus the coins on them."""
    costs = {card.id: card.cost or 0 for card in DISTRICTS.values()} | dict(rules.costs)
    for event in events:
        if isinstance(event, Beautified):
            costs |= {card: costs.get(card, 0) + 1 for card in event.cards}
        elif isinstance(event, Destroyed):
            # The price paid may be higher: the district may have a coin from an earlier round.
            costs[event.card] = max(costs.get(event.card, 0), event.gold)
    return costs


@dataclass(slots=True)
class Changes:
    """The districts that a city gained and lost, as ids of cards."""

    built: list[str] = field(default_factory=list[str])
    lost: list[str] = field(default_factory=list[str])


def changes_of(events: Iterable[Event]) -> dict[int, Changes]:
    """Return each seat's changes. A district built and destroyed in the same round counts as lost."""
    found: dict[int, Changes] = {}
    for event in events:
        for seat, card, number in _moves(event):
            changes = found.setdefault(seat, Changes())
            if number > 0:
                changes.built.append(card)
                continue
            if card in changes.built:
                changes.built.remove(card)
            changes.lost.append(card)
    return found


def sizes_after(events: Sequence[Event], now: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the sizes of all cities after each event, computed backwards from their sizes `now`."""
    sizes, found = list(now), list[tuple[int, ...]]()
    for event in reversed(events):
        found.append(tuple(sizes))
        for seat, card, number in _moves(event):
            unique = UNIQUE_DISTRICTS.get(card)
            sizes[seat] -= number * (unique.weight if unique else 1)
    return found[::-1]


def _moves(event: Event) -> Sequence[tuple[int, str, int]]:
    """Return the districts that enter a city (1) or leave one (-1), in order."""
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
