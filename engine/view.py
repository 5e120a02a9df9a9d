"""A game as one seat or a spectator may know it. Never change a view; make another."""

from dataclasses import dataclass

from engine.state import Call, Phase, Score


@dataclass(frozen=True, slots=True)
class DistrictView:
    """A district in a city: its current cost, and how many cards lie under it."""

    card: str
    cost: int
    coin: int
    beneath: int
    declared: bool


@dataclass(frozen=True, slots=True)
class LaidView:
    """An action card that lies in front of a seat, and the gold on it."""

    card: str
    gold: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public view of a seat. `characters` are those that the seat showed in this round.

    `defence` says why rank 8 can't touch the city, and is empty if it can.
    """

    seat: int
    gold: int
    cards: int
    city: tuple[DistrictView, ...]
    size: int
    completed: bool
    characters: tuple[str, ...]
    defence: str = ""
    laid: tuple[LaidView, ...] = ()


@dataclass(frozen=True, slots=True)
class MarkView:
    """A mark on a character; `real` is `None` for those who may not know it."""

    kind: str
    character: str
    by: int
    real: bool | None


@dataclass(frozen=True, slots=True)
class TurnView:
    """The current turn as everybody sees it. `built` counts the builds towards the building `limit`."""

    seat: int
    character: str
    gathered: bool
    built: int
    limit: int


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in the viewer's hand: its price now, and why it can't be built now (empty if it can)."""

    card: str
    cost: int
    hindrance: str


# Not frozen: computers need one for each question, and a frozen one takes twice as long to make.
@dataclass(slots=True)
class View:
    """The game as one seat knows it; `hand`, `characters`, `beneath` and `armed` are its own."""

    seat: int | None  # `None` for a spectator
    round: int
    phase: Phase
    crown: int
    asked: int | None  # the seat that is asked
    cast: tuple[str, ...]
    seats: tuple[SeatView, ...]
    deck: int  # how many cards are left
    target_size: int  # the size of a city that ends the game
    ending: bool
    face_up: tuple[str, ...]
    rank: int
    calls: tuple[Call, ...]  # the calls of this round
    marks: tuple[MarkView, ...]
    turn: TurnView | None
    hand: tuple[HandCard, ...]
    characters: tuple[str, ...]  # those held in this round
    beneath: tuple[str, ...]  # cards under districts
    scores: tuple[Score, ...]
    piles: tuple[tuple[str, int], ...] = ()  # gold on the tokens of characters
    shown: str = ""  # the card that lies open while the question waits
    armed: tuple[str, ...] = ()  # armed action cards
    discards: int = 0  # how many cards are on the pile
    seen: str = ""  # the face-down character that this seat saw
