"""What happened, in the order in which it happened, and who may know it."""

from typing import NamedTuple

Fact = int | str | bool | tuple[str, ...]


class Event(NamedTuple):
    """One thing that happened.

    `to` is the only seat that may see it, or `None` if everybody may. `facts` holds what is needed to
    put it into words: seats as numbers, cards and characters by their ids.
    """

    kind: str
    to: int | None
    facts: dict[str, Fact]


def visible(event: Event, seat: int | None) -> bool:
    """Say whether this seat (`None`: a spectator) may see the event."""
    return event.to is None or event.to == seat
