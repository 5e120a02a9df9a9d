"""The course of a game: the calls, the ends of turns and rounds, and the winner."""

from dataclasses import dataclass

from engine.events.base import Public


@dataclass(slots=True)
class Called(Public):
    """A character was called and nobody answered."""

    rank: int
    character: str


@dataclass(slots=True)
class Revealed(Public):
    """A character was called and its holder showed it."""

    seat: int
    character: str


@dataclass(slots=True)
class RevealedLate(Public):
    """A killed character was shown at the end of the round."""

    seat: int
    character: str


@dataclass(slots=True)
class Refuge(Public):
    """A killed character was shown, because the district `card` lets its holder gather."""

    seat: int
    character: str
    card: str


@dataclass(slots=True)
class Crown(Public):
    """The crown moved from `source` to `seat`."""

    seat: int
    source: int


@dataclass(slots=True)
class GatheredGold(Public):
    """A seat gathered gold."""

    seat: int
    gold: int


@dataclass(slots=True)
class GatheredCards(Public):
    """A seat gathered cards: it drew `count` and kept `kept` of them."""

    seat: int
    count: int
    kept: int


@dataclass(slots=True)
class TurnEnded(Public):
    """A turn ended."""

    seat: int


@dataclass(slots=True)
class RoundEnded(Public):
    """A round ended, and another one follows."""

    round: int


@dataclass(slots=True)
class Completed(Public):
    """A seat completed its city."""

    seat: int


@dataclass(slots=True)
class LastRound(Public):
    """The current round is the last."""


@dataclass(slots=True)
class NotLastRound(Public):
    """The current round is no longer the last."""


@dataclass(slots=True)
class Scored(Public):
    """The points of a seat at the end."""

    seat: int
    total: int


@dataclass(slots=True)
class GameOver(Public):
    """The game ended."""


@dataclass(slots=True)
class Won(Public):
    """A seat won; several may."""

    seat: int


@dataclass(slots=True)
class TimeRanOut(Public):
    """A player's time ran out, so a computer gave the answer that follows."""

    seat: int


@dataclass(slots=True)
class ComputerPlayed(Public):
    """A computer answered for a player in this turn, because they were away or had left."""

    seat: int
