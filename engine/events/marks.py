"""Events of marks: a mark lets one character act on the player of another character."""

from dataclasses import dataclass

from engine.events.base import Public


@dataclass(slots=True)
class MarkersLaid(Public):
    """Markers were laid on characters; only the seat that laid them knows which one is real."""

    seat: int
    characters: tuple[str, ...]


@dataclass(slots=True)
class Marked(Public):
    """A seat acted on a character, whether anybody holds it or not."""

    seat: int
    character: str


@dataclass(slots=True)
class Killed(Marked):
    """A character was killed."""


@dataclass(slots=True)
class Bewitched(Marked):
    """A character was bewitched."""


@dataclass(slots=True)
class TookOver(Public):
    """A seat continues the turn of the character that `target` shows."""

    seat: int
    target: int
    character: str


@dataclass(slots=True)
class Warrants(MarkersLaid):
    """The Magistrate laid warrants on characters."""


@dataclass(slots=True)
class Robbed(Marked):
    """A character will be robbed when it is called."""


@dataclass(slots=True)
class Stole(Public):
    """A robbed character was called: `seat` got the gold of `target`."""

    seat: int
    target: int
    gold: int


@dataclass(slots=True)
class Spied(Public):
    """A seat looked for a type of district in the hand of `target`, and took gold for it."""

    seat: int
    target: int
    type: str
    gold: int


@dataclass(slots=True)
class Threats(MarkersLaid):
    """The Blackmailer laid threats on characters."""


@dataclass(slots=True)
class Bribed(Public):
    """The threatened `seat` bribed `target`."""

    seat: int
    target: int
    gold: int


@dataclass(slots=True)
class RefusedBribe(Public):
    """The threatened `seat` paid `target` nothing."""

    seat: int
    target: int


@dataclass(slots=True)
class ShowedThreat(Public):
    """A threat was shown; a real one cost `target` all gold."""

    seat: int
    target: int
    character: str
    real: bool
    gold: int


@dataclass(slots=True)
class WithdrewThreat(Public):
    """A threat was taken away face down."""

    seat: int
    target: int
    character: str
