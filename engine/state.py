"""The whole state of a game as plain data, which goes to JSON and back.

No field is derived from another, and none refers to code except a `Step`, by its class. Copies of a game
share each `Step`, `District`, `Laid`, `Mark` and `Call`. So replace these; never change them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from engine.rng import Stream
from engine.setup.options import Options
from engine.steps import Step

Phase = Literal["selection", "turns", "over"]


class District(NamedTuple):
    """A district in a city.

    `coin` is 1 if it was beautified, and `beneath` are the cards under it. `declared` is true if its owner
    answered yes to the question that comes when it is built.
    """

    card: str
    coin: int = 0
    beneath: tuple[str, ...] = ()
    declared: bool = False


class Laid(NamedTuple):
    """An action card in front of a seat, its gold, and the number of the choice that laid the card (F119)."""

    card: str
    gold: int = 0
    number: int = 0


class Mark(NamedTuple):
    """A mark that the seat `by` laid on a character. `real` is false for a bluff; only that seat knows it."""

    kind: str
    character: str
    by: int
    real: bool = True


class Call(NamedTuple):
    """A rank that was called: the seat that showed itself, or -1 if nobody did."""

    character: str
    seat: int


class Build(NamedTuple):
    """A district that was built, its builder, and the character of that turn."""

    card: str
    seat: int
    character: str


class Score(NamedTuple):
    """The points of a seat at the end, in total and by kind, and the values that break a tie."""

    seat: int
    lines: tuple[tuple[str, int], ...]
    total: int
    tie_break: tuple[int, ...]

    def place(self, scores: "Sequence[Score]") -> int:
        """Return the seat's place in sorted scores, 1 for the best. Seats that tie in everything share it."""
        mine = (self.total, self.tie_break)
        return 1 + next(index for index, each in enumerate(scores) if (each.total, each.tie_break) == mine)


@dataclass(slots=True)
class Seat:
    """The possessions of one player: gold in the stash, cards in hand, the city, this round's characters.

    `laid` are the action cards in front of the seat. `armed` are the names of action cards in its hand that
    it armed in secret; they play themselves.
    """

    gold: int = 0
    hand: list[str] = field(default_factory=list[str])
    city: list[District] = field(default_factory=list[District])
    characters: list[str] = field(default_factory=list[str])
    laid: list[Laid] = field(default_factory=list[Laid])
    armed: list[str] = field(default_factory=list[str])

    def copy(self) -> "Seat":
        """Return an independent copy."""
        return Seat(
            self.gold,
            self.hand.copy(),
            self.city.copy(),
            self.characters.copy(),
            self.laid.copy(),
            self.armed.copy(),
        )


@dataclass(slots=True)
class Selection:
    """The pile of characters that goes round, the cards put away, and the card that `seen_by` has seen."""

    pile: list[str] = field(default_factory=list[str])
    face_up: list[str] = field(default_factory=list[str])
    face_down: list[str] = field(default_factory=list[str])
    position: int = 0
    seen: str = ""
    seen_by: int = -1

    def copy(self) -> "Selection":
        """Return an independent copy."""
        return Selection(
            self.pile.copy(),
            self.face_up.copy(),
            self.face_down.copy(),
            self.position,
            self.seen,
            self.seen_by,
        )


@dataclass(slots=True)
class Turn:
    """The current turn."""

    seat: int
    character: str  # not always one of the seat's characters
    gathered: bool = False
    held: str = ""  # the mark, character or district that limits the turn to gathering
    built: int = 0  # built districts that count towards the building limit
    paid: int = 0  # builds that were paid for
    spent: int = 0  # the gold paid for these builds
    extra: int = 0  # added to the building limit
    used: list[str] = field(default_factory=list[str])  # powers that were used up
    aside: Step | None = None  # the question that comes before the menu
    last: bool = False  # the turn ends once no question waits

    def copy(self) -> "Turn":
        """Return an independent copy."""
        return Turn(
            self.seat,
            self.character,
            self.gathered,
            self.held,
            self.built,
            self.paid,
            self.spent,
            self.extra,
            self.used.copy(),
            self.aside,
            self.last,
        )


@dataclass(slots=True)
class State:
    """The whole state of a game between two choices."""

    options: Options
    rng: Stream
    seats: list[Seat]
    crown: int  # the seat with the crown
    deck: list[str]  # the top card is the last one
    number: int = 0  # how many choices were made
    round: int = 0
    phase: Phase = "selection"
    rank: int = 0  # the last called rank; beyond the last rank, it counts the characters that act at the end
    selection: Selection = field(default_factory=Selection)
    calls: list[Call] = field(default_factory=list[Call])
    marks: list[Mark] = field(default_factory=list[Mark])
    shielded: list[int] = field(default_factory=list[int])  # seats protected from rank 8 in this round
    turn: Turn | None = None
    stack: list[Step] = field(default_factory=list[Step])  # waiting questions, the open one last
    completed: list[int] = field(default_factory=list[int])  # seats that completed a city, in order
    ending: bool = False  # this round is the last
    scores: list[Score] = field(default_factory=list[Score])
    piles: dict[str, int] = field(default_factory=dict[str, int])  # gold on tokens, in no stash (F99, F107)
    discards: list[str] = field(default_factory=list[str])  # the pile, in editions that have one
    builds: list[Build] = field(default_factory=list[Build])  # the builds of this round

    def copy(self) -> "State":
        """Return an independent copy. It shares the parts that never change."""
        return State(
            self.options,
            Stream(self.rng.seed, self.rng.position),
            [seat.copy() for seat in self.seats],
            self.crown,
            self.deck.copy(),
            self.number,
            self.round,
            self.phase,
            self.rank,
            self.selection.copy(),
            self.calls.copy(),
            self.marks.copy(),
            self.shielded.copy(),
            self.turn.copy() if self.turn else None,
            self.stack.copy(),
            self.completed.copy(),
            self.ending,
            self.scores.copy(),
            self.piles.copy(),
            self.discards.copy(),
            self.builds.copy(),
        )
