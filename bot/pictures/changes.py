"""The changes of a round in cities, as its events tell them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.events import Built, Confiscated, Destroyed, Event, Exchanged, Sacrificed, Seized


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
        match event:
            case Built(seat=seat, card=card) | Confiscated(seat=seat, card=card):
                came(seat, card)
            case Destroyed(target=target, card=card) | Sacrificed(seat=target, card=card):
                went(target, card)
            case Seized(seat=seat, target=target, card=card):
                went(target, card)
                came(seat, card)
            case Exchanged(seat=seat, target=target, card=card, given=given):
                went(target, card)
                came(seat, card)
                went(seat, given)
                came(target, given)
            case _:
                pass
    return found
