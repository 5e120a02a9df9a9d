"""Events of action cards."""

from dataclasses import dataclass

from engine.events.base import Public


@dataclass(slots=True)
class Played(Public):
    """A seat played an action card."""

    seat: int
    card: str


@dataclass(slots=True)
class PutAway(Public):
    """An action card that lay in front of a seat was put away."""

    seat: int
    card: str


@dataclass(slots=True)
class Replaced(Public):
    """A seat replaced a district by a more expensive one."""

    seat: int
    card: str
    old: str
    gold: int


@dataclass(slots=True)
class UsedWagon(Public):
    """A seat used the card of `target`; `gold` lies on it now."""

    seat: int
    target: int
    gold: int


@dataclass(slots=True)
class BoughtCards(Public):
    """A seat drew `count` cards with the card `reason`, and kept `kept`."""

    seat: int
    count: int
    kept: int
    reason: str
