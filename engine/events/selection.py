"""Events of the selection, while the characters go round."""

from dataclasses import dataclass

from engine.events.base import Public, Secret


@dataclass(slots=True)
class RoundBegan(Public):
    """A round begins; `seat` has the crown and chooses first."""

    kind = "round-began"

    round: int
    seat: int


@dataclass(slots=True)
class FaceUp(Public):
    """A character was put away face up."""

    kind = "face-up"

    character: str


@dataclass(slots=True)
class FaceDown(Public):
    """A character was put away face down."""

    kind = "face-down"


@dataclass(slots=True)
class SawFaceDown(Secret):
    """The character that was put away face down, for the player who saw it."""

    kind = "saw-face-down"

    character: str


@dataclass(slots=True)
class Picked(Public):
    """A seat chose its character."""

    kind = "picked"

    seat: int


@dataclass(slots=True)
class Chose(Secret):
    """The chosen character, for the player who chose it."""

    kind = "chose"

    character: str


@dataclass(slots=True)
class Tossed(Public):
    """A seat put a character away face down."""

    kind = "tossed"

    seat: int


@dataclass(slots=True)
class KeptCharacter(Public):
    """A seat exchanged no character, although the card `reason` allowed it."""

    kind = "kept-character"

    seat: int
    reason: str


@dataclass(slots=True)
class ExchangedCharacters(Public):
    """Two seats exchanged characters unseen, because of the card `reason`."""

    kind = "exchanged-characters"

    seat: int
    target: int
    reason: str


@dataclass(slots=True)
class ReceivedCharacter(Secret):
    """The character that came in an exchange, and the one that was given for it."""

    kind = "received-character"

    source: int
    character: str
    given: str
