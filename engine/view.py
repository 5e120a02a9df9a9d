"""All that one seat, or a spectator, may know at a moment. None of it is ever changed, only made anew."""

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
    """The public view of a seat. `characters` are those that it showed in this round."""

    seat: int
    gold: int
    cards: int
    city: tuple[DistrictView, ...]
    size: int
    completed: bool
    characters: tuple[str, ...]
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
    """The turn under way, as everybody sees it. `limit` is the building limit, `built` what counted."""

    seat: int
    character: str
    gathered: bool
    built: int
    limit: int


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in one's own hand: its price now, and the reason why it can't be built now (empty: it can)."""

    card: str
    cost: int
    hindrance: str


# Computers have one made for each question. Were it frozen too, that would take twice as long.
@dataclass(slots=True)
class View:
    """The game as one seat knows it (`seat` is `None` for a spectator).

    `asked` is the seat whose answer is awaited, `calls` what came of each rank called so far in this round,
    `target_size` with how many districts in a city the game ends. `hand`, `characters` (this round's own) and
    `beneath` (the own cards under districts) are empty for a spectator. `piles` is the gold on the tokens of
    characters, `shown` the card that lies open on the table while the question waits (empty: none). `armed`
    are the own action cards that were made ready to play themselves; nobody else sees them. `discards` is the
    number of cards on the pile, where there is one. `seen` is the character that this seat was shown before
    it was put away face down in this round (empty: none).
    """

    seat: int | None
    round: int
    phase: Phase
    crown: int
    asked: int | None
    cast: tuple[str, ...]
    seats: tuple[SeatView, ...]
    deck: int
    target_size: int
    ending: bool
    face_up: tuple[str, ...]
    rank: int
    calls: tuple[Call, ...]
    marks: tuple[MarkView, ...]
    turn: TurnView | None
    hand: tuple[HandCard, ...]
    characters: tuple[str, ...]
    beneath: tuple[str, ...]
    scores: tuple[Score, ...]
    piles: tuple[tuple[str, int], ...] = ()
    shown: str = ""
    armed: tuple[str, ...] = ()
    discards: int = 0
    seen: str = ""
