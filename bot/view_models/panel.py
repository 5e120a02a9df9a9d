"""The models of a private panel, of its hint and of wishes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from ai.level import WeighedAnswer
from engine.decision import Decision, Lack, verb
from engine.events import Event
from engine.game import Game
from engine.lines import Line
from engine.offers import Brings, brings, shortages
from engine.setup.rules import Rules
from engine.view import SeatView, View
from storage.pace import ShortTime
from storage.values import Player, Wish

PUBLIC_VERBS = frozenset({"character", "seat", "district", "type", "yes", "no"})
"""The verbs of answers that don't involve the reader's hand."""


Terms: TypeAlias = Literal["free", "reserve", "quiet", "both"] | None
"""What a deadline includes: time before the clock runs ("free"), the reserve, or quiet hours."""


CalledIn: TypeAlias = Literal["channel", "direct", "nowhere", "either"]
"""Where to notify a player. "either", only of a later question: in the channel or by direct message."""


class Guesser(NamedTuple):
    """A player who guessed: how many guesses were right, of how many whose answer is known."""

    name: str
    right: int
    known: int


class AdviceModel(NamedTuple):
    """A hint for the open question, or the offer of one."""

    status: Literal["offered", "thinking", "given"] = "offered"
    picks: tuple[str, ...] = ()  # The recommended options; or one of them, with its targets.
    candidates: tuple[WeighedAnswer, ...] = ()  # The best of the tried answers, the best first.
    late: bool = False  # Whether the time was too short for enough tries, so that the player may ask again.
    earlier: tuple[WeighedAnswer, ...] = ()  # Earlier tries, which were too few. The next search adds some.


class Wait(NamedTuple):
    """The wait for a seat's answer. Times are Unix times."""

    seat: int
    since: int
    until: int  # The deadline; 0: none.
    terms: Terms = None


class PauseModel(NamedTuple):
    """A pause of a game, or the proposal of one."""

    until: int  # When it ends (Unix time); 0: it is only proposed.
    seconds: int = 0
    wanted_by: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()  # The seats that haven't agreed yet.
    may_end: bool = False  # Whether a player whom nobody asked about it is back, and may end it.


@dataclass(frozen=True, slots=True)
class PanelModel:
    """The private panel of a seat: its question, or the player for whom the game waits."""

    game: str
    players: tuple[Player, ...]
    view: View  # The seat's view.
    decision: Decision | None = None  # The open question, if the seat is asked.
    tag: str = ""  # Names the question in the ids of the controls.
    events: tuple[Event, ...] = ()  # The events that the panel hasn't shown the seat yet, the oldest first.
    ended: tuple[Event, ...] = ()  # The public events of a round that ended since the reader's last answer.
    page: int = 0  # The requested page of the options.
    picked: tuple[int, ...] = ()  # The indexes picked on all pages so far.
    note: str = ""
    board: str = ""  # The address of the board's message.
    channel: int = 0  # The channel of the board; 0: the panel is in the same channel.
    asked_in: CalledIn = "channel"  # Where the next question will come.
    lost: bool = False  # Whether we can no longer show the board in its channel.
    rules: Rules = field(default_factory=Rules)
    brings: Mapping[str, Brings] = field(default_factory=dict[str, Brings])  # The gains by option.
    explained: bool = False  # Whether the question comes with an explanation.
    beginner: bool = False  # Whether to keep the reader's first turns simple.
    lacking: tuple[Lack, ...] = ()  # Expected options that are missing, with the reasons.
    lines: tuple[Line, ...] = ()  # Series of answers that one click can give.
    ends: frozenset[str] = frozenset()  # The options after which the turn ends by itself.
    short: Mapping[str, int] = field(default_factory=dict[str, int])  # The missing gold, by district.
    until: int = 0  # When the time for the question runs out (Unix time); 0: never.
    terms: Terms = None
    last_call: bool = False  # Whether the player of a slow game has been notified for the last time.
    hurry: ShortTime | None = None  # The asked reader's time if it is shorter than usual, in a slow game.
    by_computer: tuple[Event, ...] = ()  # The events of a computer's answers since the reader's last one.
    wishing: bool = False  # The player can wish for characters.
    offers_wishes: bool = False  # Whether the panel mentions wishes.
    slow: bool = False  # Others may wait for hours for an answer.
    granted: str = ""  # The character that the player got by a wish in this round.
    ahead: tuple[str, ...] = ()  # The wished characters, the favourite first, while the player has none.
    advice: AdviceModel | None = None  # The hint or its offer; `None`: hints aren't allowed.
    alone: bool = False  # Whether the game has a board only if the player opens it.
    wait: Wait | None = None  # The wait for another player, once it is long.
    pause: PauseModel | None = None  # The running pause.
    pauses: tuple[int, ...] = ()  # The lengths of pauses that the player may propose, in seconds.
    resigned: tuple[int, ...] = ()  # The seats of others who resigned since the player's last answer.
    on_holiday: bool = False  # Whether the player has announced an absence, which they may end.
    leads: str = ""  # In a lesson: the only right option, unless the learner has to find it.

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def own(self) -> SeatView:
        """The reader's seat."""
        return self.view.seats[self.seat]

    @property
    def question(self) -> Decision:
        """The open question. Use it only if this seat is asked."""
        assert self.decision is not None
        return self.decision

    @property
    def simple(self) -> bool:
        """Whether the turns of this round have few buttons."""
        return self.beginner and self.view.round == 1

    @property
    def stepwise(self) -> bool:
        """Whether the question offers no lines, because several steps at once would confuse a beginner."""
        return self.simple and self.explained

    @property
    def subject(self) -> Literal["draft", "hand", "nothing"]:
        """The part that the panel shows large: the choice of a character, or the hand if it matters."""
        if self.decision is None:
            return "hand"
        if self.decision.kind == "pick-character":
            return "draft"
        return "nothing" if all(verb(option) in PUBLIC_VERBS for option in self.decision.options) else "hand"


def panel_of_position(
    name: str, players: tuple[Player, ...], game: Game, seat: int, decision: Decision | None, tag: str = ""
) -> PanelModel:
    """Return the panel of a seat in a position that isn't at a table, for example in a replay."""
    return PanelModel(
        name,
        players,
        game.view(seat),
        decision,
        tag,
        rules=game.rules,
        brings={option: brings(game, option) for option in decision.options} if decision else {},
        short=shortages(game),
    )


@dataclass(frozen=True, slots=True)
class WishesModel:
    """The wishes of a player who is changing them."""

    game: str
    cast: tuple[str, ...]
    rules: Rules
    order: tuple[str, ...]  # The wished characters, the favourite first.
    round: int  # The round for which the wish is; 0: all rounds.
    coming: int  # The round of the next choice of characters.
    stored: Wish | None = None
    out_of_reach: tuple[str, ...] = ()  # The characters that the player knows they can't get next.
    note: str = ""
