"""The course of a game: the calls, the ends of turns and rounds, and the winner."""

from dataclasses import dataclass

from engine.events.base import Public


@dataclass(slots=True)
class Called(Public):
    """A character was called and nobody answered."""

    kind = "called"

    rank: int
    character: str


@dataclass(slots=True)
class Revealed(Public):
    """A character was called and its holder showed it."""

    kind = "revealed"

    seat: int
    character: str


@dataclass(slots=True)
class RevealedLate(Public):
    """A killed character was shown at the end of the round."""

    kind = "revealed-late"

    seat: int
    character: str


@dataclass(slots=True)
class Refuge(Public):
    """A killed character was shown: the district `card` lets its holder gather."""

    kind = "refuge"

    seat: int
    character: str
    card: str


@dataclass(slots=True)
class Crown(Public):
    """The crown moved from `source` to `seat`."""

    kind = "crown"

    seat: int
    source: int


@dataclass(slots=True)
class GatheredGold(Public):
    """A seat gathered gold."""

    kind = "gathered-gold"

    seat: int
    gold: int


@dataclass(slots=True)
class GatheredCards(Public):
    """A seat gathered cards: it drew `count` and kept `kept` of them."""

    kind = "gathered-cards"

    seat: int
    count: int
    kept: int


@dataclass(slots=True)
class TurnEnded(Public):
    """A turn ended."""

    kind = "turn-ended"

    seat: int


@dataclass(slots=True)
class RoundEnded(Public):
    """A round ended, and another one follows."""

    kind = "round-ended"

    round: int


@dataclass(slots=True)
class Completed(Public):
    """A seat completed its city."""

    kind = "completed"

    seat: int


@dataclass(slots=True)
class LastRound(Public):
    """The current round is the last."""

    kind = "last-round"


@dataclass(slots=True)
class NotLastRound(Public):
    """The current round is no longer the last."""

    kind = "not-last-round"


@dataclass(slots=True)
class Scored(Public):
    """The points of a seat at the end."""

    kind = "scored"

    seat: int
    total: int


@dataclass(slots=True)
class GameOver(Public):
    """The game ended."""

    kind = "game-over"


@dataclass(slots=True)
class Won(Public):
    """A seat won; several may."""

    kind = "won"

    seat: int
