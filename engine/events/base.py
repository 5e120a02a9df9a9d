"""The common part of all kinds of events."""

import re
from dataclasses import dataclass, fields
from functools import cache
from typing import ClassVar

Fact = int | str | bool | tuple[str, ...]


@dataclass(slots=True)
class Event:
    """One thing that happened. Games and their readers share it, so nobody changes it.

    Each kind of event is a class, and `kind` spells its name with hyphens. Its fields are the facts for its
    text: seats as numbers, cards and characters by their ids. An event is either `Public` or `Secret`.
    """

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<=.)([A-Z])", r"-\1", cls.__name__).lower()

    @property
    def to(self) -> int | None:
        """The only seat that may see it, or `None` if everybody may."""
        return None

    @property
    def facts(self) -> dict[str, Fact]:
        """The facts, by the names of their fields."""
        return {name: getattr(self, name) for name in fact_names(type(self))}


@dataclass(slots=True)
class Public(Event):
    """An event that everybody may see. `game.tell` accepts only these."""


@dataclass(slots=True)
class Secret(Event):
    """An event that only its reader may see. `game.whisper` accepts only these."""

    reader: int

    @property
    def to(self) -> int:
        """The only seat that may see it."""
        return self.reader


@cache
def fact_names(event: type[Event]) -> tuple[str, ...]:
    """Return the names of the facts of a kind of event, without its reader."""
    return tuple(field.name for field in fields(event) if field.name != "reader")


def visible(event: Event, seat: int | None) -> bool:
    """Return whether this seat (`None`: a spectator) may see the event."""
    return event.to is None or event.to == seat
