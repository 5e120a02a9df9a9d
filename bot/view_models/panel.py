"""The models of a private panel, its hint and its wishes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from ai.level import WeighedAnswer
from engine.decision import Decision, Lack, verb
from engine.events import Event
from engine.lines import Line
from engine.offers import Brings
from engine.setup.rules import Rules
from engine.view import SeatView, View
from storage.pace import ShortTime
from storage.values import Player, Wish

PUBLIC_VERBS = frozenset({"character", "seat", "district", "type", "yes", "no"})
"""The verbs of answers that don't concern the reader's hand."""


class Guesser(NamedTuple):
    """A player who guessed: the right ones among their decided guesses."""

    name: str
    right: int
    known: int


class AdviceModel(NamedTuple):
    """A hint for the open question, or the offer of one."""

    status: Literal["offered", "thinking", "given"] = "offered"
    picks: tuple[str, ...] = ()  # The advised options.
    candidates: tuple[WeighedAnswer, ...] = ()  # The best answers tried, the best first.
    late: bool = False  # The time was too short for enough tries; the player may ask again.
    earlier: tuple[WeighedAnswer, ...] = ()  # The too few tries until now, which the next search adds to.


class Wait(NamedTuple):
    """The wait for a seat to answer. The times are Unix times."""

    seat: int
    since: int
    until: int  # The deadline; 0: none.
    free: bool = False  # The clock starts with the next choice.


class PauseModel(NamedTuple):
    """A pause of a game, or the proposal of one."""

    until: int  # Unix time; 0: only proposed.
    seconds: int = 0
    wanted_by: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()  # The seats that haven't agreed yet.
    may_end: bool = False  # A player who wasn't asked is back.


@dataclass(frozen=True, slots=True)
class PanelModel:
    """The private panel of a seat: its question, or the player for whom it waits."""

    game: str
    players: tuple[Player, ...]
    view: View  # That of the seat.
    decision: Decision | None = None  # The open question, if it is this seat's.
    tag: str = ""  # Names the question in the ids of the controls.
    events: tuple[Event, ...] = ()  # Those that the panel hasn't shown to the seat yet, oldest first.
    page: int = 0  # The requested page of the options.
    picked: tuple[int, ...] = ()  # The indexes picked on all pages so far.
    note: str = ""
    board: str = ""  # The address of the board's message.
    channel: int = 0  # The channel of the board; 0: the panel is there too.
    lost: bool = False  # The board can no longer be shown in its channel.
    rules: Rules = field(default_factory=Rules)
    brings: Mapping[str, Brings] = field(default_factory=dict[str, Brings])  # By option.
    explained: bool = False  # The question has a line of explanation.
    beginner: bool = False  # The reader's first turns are kept simple.
    lacking: tuple[Lack, ...] = ()  # Expected options that are missing, with their reasons.
    lines: tuple[Line, ...] = ()  # Sequences of answers that one click may give.
    short: Mapping[str, int] = field(default_factory=dict[str, int])  # The missing gold, by district.
    until: int = 0  # When the time for the question runs out, in Unix time; 0: it doesn't.
    free: bool = False
    hurry: ShortTime | None = None  # Set in a slow game if the asked reader has less time than usual.
    by_computer: tuple[Event, ...] = ()  # Those of a computer's answers since the reader's last one.
    wishing: bool = False  # The player can wish for characters.
    offers_wishes: bool = False  # The panel mentions it.
    slow: bool = False  # Others may wait for hours for an answer.
    granted: str = ""  # The character that a wish brought in this round.
    ahead: tuple[str, ...] = ()  # The wished characters, the favourite first, while the player has none.
    advice: AdviceModel | None = None  # Set if the player may ask for a hint.
    alone: bool = False  # No board is posted; the player opens it.
    wait: Wait | None = None  # For another player, once it has lasted for a while.
    pause: PauseModel | None = None  # The running one; may the reader end it?
    pauses: tuple[int, ...] = ()  # The seconds of the pauses that the player may propose.
    resigned: tuple[int, ...] = ()  # The seats of others who resigned in this round.
    on_holiday: bool = False  # The player has announced an absence, and may end it.
    leads: str = ""  # In a lesson: the only option that leads on, unless the learner must find it.

    @property
    def seat(self) -> int:
        """The number of the reader's seat."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def own(self) -> SeatView:
        """The reader's seat."""
        return self.view.seats[self.seat]

    @property
    def question(self) -> Decision:
        """The open question, if this seat is known to be asked."""
        assert self.decision is not None
        return self.decision

    @property
    def subject(self) -> Literal["draft", "hand", "nothing"]:
        """What the panel shows large: the choice of characters, or the hand if it matters."""
        if self.decision is None:
            return "hand"
        if self.decision.kind == "pick-character":
            return "draft"
        return "nothing" if all(verb(option) in PUBLIC_VERBS for option in self.decision.options) else "hand"


@dataclass(frozen=True, slots=True)
class WishesModel:
    """The wishes of a player while they change them."""

    game: str
    cast: tuple[str, ...]
    rules: Rules
    order: tuple[str, ...]  # The wished characters, the favourite first.
    round: int  # The round of the wish; 0: each round.
    coming: int  # The round in which characters are chosen next.
    stored: Wish | None = None
    out_of_reach: tuple[str, ...] = ()  # The player knows that they can't get these next.
    alone: bool = False  # The wishes take the place of the panel.
    note: str = ""
