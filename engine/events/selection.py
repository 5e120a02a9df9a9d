"""Events of the selection, in which the players choose their characters."""

from dataclasses import dataclass

from engine.events.base import Public, Secret


@dataclass(slots=True)
class RoundBegan(Public):
    """A round begins; `seat` has the crown and chooses first."""

    round: int
    seat: int


@dataclass(slots=True)
class FaceUp(Public):
    """A character was put away face up."""

    character: str


@dataclass(slots=True)
class FaceDown(Public):
    """A character was put away face down."""


@dataclass(slots=True)
class SawFaceDown(Secret):
    """The character that was put away face down, for the player who saw it."""

    character: str


@dataclass(slots=True)
class Picked(Public):
    """A seat chose its character."""

    seat: int


@dataclass(slots=True)
class Chose(Secret):
    """The chosen character, for the player who chose it."""

    character: str


@dataclass(slots=True)
class Tossed(Public):
    """A seat put a character away face down."""

    seat: int


@dataclass(slots=True)
class KeptCharacter(Public):
    """A seat exchanged no character, although the card `reason` allowed it."""

    seat: int
    reason: str


@dataclass(slots=True)
class ExchangedCharacters(Public):
    """Two seats exchanged characters unseen, because of the card `reason`."""

    seat: int
    target: int
    reason: str


@dataclass(slots=True)
class ReceivedCharacter(Secret):
    """The character that a seat got in an exchange, and the character it gave."""

    source: int
    character: str
    given: str
