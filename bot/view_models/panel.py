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
from engine.view import View
from storage.values import Player, Wish

PUBLIC_VERBS = frozenset({"character", "seat", "district", "type", "yes", "no"})
"""The verbs of answers that don't concern the reader's hand."""


class Guesser(NamedTuple):
    """A player who guessed: the right ones among their decided guesses."""

    name: str
    right: int
    known: int


class AdviceModel(NamedTuple):
    """A hint for the open question, or the offer of one.

    `picks` are the advised options, `candidates` the best answers tried, the best first; empty if nothing was
    tried. `late`: the time ran out before any was tried; the player may ask again.
    """

    status: Literal["offered", "thinking", "given"] = "offered"
    picks: tuple[str, ...] = ()
    candidates: tuple[WeighedAnswer, ...] = ()
    late: bool = False


class Wait(NamedTuple):
    """The awaited seat, the start of the wait and the deadline (0: none), in seconds since 1970.

    The last seconds before the deadline are from the seat's `reserve`.
    """

    seat: int
    since: int
    until: int
    reserve: int = 0


@dataclass(frozen=True, slots=True)
class PanelModel:
    """The private panel of the seat `view.seat`: its question, or the player for whom it waits.

    `decision` is the open question if it is this seat's, otherwise `None`; `tag` names it in the ids of the
    controls, `brings` are the direct gains of its options. `events` are those that the seat may see and has
    not seen in its panel, oldest first. `lacking` are expected options that are missing, with their reasons;
    `lines` are sequences of answers that one click may give. `short` is the gold that is short of the
    districts that can't be built in this turn. `page` and `picked` come back from a request for
    another page; `note` is a sentence for the top, in the reader's language. `board` is the address of the
    board's message, and `channel` its channel, 0 if the panel is there too; `lost`: the board can no longer
    be shown there. `explained`: the question has a line of explanation, for a `beginner`, whose first turns
    are kept simple. `until` is when the time for the question runs out, in seconds since 1970 (0: it
    doesn't). `wishing`: characters can be wished for; `granted` is the character that a wish brought in this
    round (empty: none). `advice` is set if the player may ask for it. `alone`: no board is posted, and the
    player opens it. `wait` is the player that the table has awaited for a while, if there is one. `pauses`
    are the lengths of a pause that the player may propose, in seconds. `on_holiday`: the player has announced
    an absence, and may end it. `leads` is the only option that leads on in a lesson (empty: not a lesson, or
    the learner has to find it).
    """

    game: str
    players: tuple[Player, ...]
    view: View
    decision: Decision | None = None
    tag: str = ""
    events: tuple[Event, ...] = ()
    page: int = 0
    picked: tuple[int, ...] = ()
    note: str = ""
    board: str = ""
    channel: int = 0
    lost: bool = False
    rules: Rules = field(default_factory=Rules)
    brings: Mapping[str, Brings] = field(default_factory=dict[str, Brings])
    explained: bool = False
    beginner: bool = False
    lacking: tuple[Lack, ...] = ()
    lines: tuple[Line, ...] = ()
    short: Mapping[str, int] = field(default_factory=dict[str, int])
    until: int = 0
    reserve: int = 0
    wishing: bool = False
    granted: str = ""
    advice: AdviceModel | None = None
    alone: bool = False
    wait: Wait | None = None
    pauses: tuple[int, ...] = ()
    on_holiday: bool = False
    leads: str = ""

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
    """The wishes of a player while they change them: an `order` of characters for a `round`.

    Round 0 means all rounds, until the player changes it. `stored` is the current wish, `coming` the round of
    the next choice. The player knows that they can't get the characters `out_of_reach` then. `note` is a
    sentence for the top.
    """

    game: str
    cast: tuple[str, ...]
    rules: Rules
    order: tuple[str, ...]
    round: int
    coming: int
    stored: Wish | None = None
    out_of_reach: tuple[str, ...] = ()
    note: str = ""
