"""The plain values that storage takes and returns, each a row or a part of one."""

import time
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, TypeAlias

from engine import fairness
from engine.events import Event
from engine.game import Game
from engine.setup.options import FEWEST, Options
from storage.pace import Holiday, QuietHours
from storage.parts import Alone, Chosen, GameKind, PlayedOn, Proof, Times, TournamentTable

GOES_ON = -1
"""The time of the next look at a game that continues by itself."""

OPENING_EVENTS = -1
"""The log number of the events before the first choice, and their seat."""

ASSUMED_SEATS = 4
"""The number of players that a lobby assumes while too few are seated and nobody has chosen."""

LOBBY_PATIENCE = 30 * 60
"""Seconds without a click after which a lobby is closed."""

SLOW_LOBBY_PATIENCE = 3 * 24 * 60 * 60
"""The same for a slow game's lobby, where everybody comes by when they like."""

SOLO_SEAT = 0
"""The person's seat in a solo game."""

Status = Literal["lobby", "running", "over", "closed"]
Changed: TypeAlias = str
"""The name of an option; if it changes, we ask players again who were ready."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat with its player.

    `user_id` is `None` for a computer player, and negative for a former player: somebody whose data was
    deleted, and whose number leads to nobody. `click` is the id of the click that joined (`computer-N` for a
    computer); the game's seed is made from it. `resigned`: a computer took over a person's seat for good.
    `away`: a computer plays there until the person is back. `name` stays the person's. In `quiet` hours a
    slow clock doesn't run for them. `ready`: the person would start this lobby. `asked_again`: they were
    ready before the host changed something. `locale` is the language of their private texts; empty: the
    table's. `instead_of` names the computer player whose seat the person took during the game; empty: they
    sat there from the start. `persona` is the number of a computer player's name, face and way to play, the
    same in every game; 0: it has no way, as in games of earlier releases. In a `holiday` no slow clock runs
    for a person. `handed_over` is the round in which the seat was given up or taken during the game; 0:
    never, or unknown.
    """

    user_id: int | None
    name: str
    click: str
    resigned: bool = False
    away: bool = False
    quiet: QuietHours | None = None
    ready: bool = False
    asked_again: bool = False
    locale: str = ""
    instead_of: str = ""
    holiday: Holiday | None = None
    persona: int = 0
    handed_over: int = 0

    @property
    def computer(self) -> bool:
        """Whether a computer player sits here, and never a person."""
        return self.user_id is None

    @property
    def human(self) -> bool:
        """Whether a person answers for this seat."""
        return self.user_id is not None and self.user_id > 0 and not self.resigned

    @property
    def present(self) -> bool:
        """Whether a person answers for this seat, and no computer meanwhile."""
        return self.human and not self.away

    @property
    def left(self) -> bool:
        """Whether a computer plays on for the person who sat here, for good or for now."""
        return self.resigned or self.away

    @property
    def former(self) -> bool:
        """Whether a person sat here whose data was deleted."""
        return self.user_id is not None and self.user_id < 0


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat's favourites, best first, for `round` (0: until changed); it last got one in round `granted`."""

    seat: int
    order: tuple[str, ...]
    round: int = 0
    granted: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """The set-up of a table: its kind, its players and its cards.

    `locale` is the language of its public messages. `options` are made from the plan when the game starts;
    `None` before. `computers` counts the computer players that ever joined, so that no two have the same
    `click`. `wishes` are characters that players have asked for ahead. `changed` lists the changes to the
    lobby since a player was ready; they are asked again.
    """

    kind: GameKind
    locale: str
    players: tuple[Player, ...]
    proof: Proof
    chosen: Chosen = field(default_factory=Chosen)
    times: Times = field(default_factory=Times)
    options: Options | None = None
    computers: int = 0
    wishes: tuple[Wish, ...] = ()
    changed: tuple[Changed, ...] = ()

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers, outside of servers."""
        return isinstance(self.kind, Alone)

    @property
    def ended(self) -> Status:
        """The status of the game once it is over: every game that is `over` has a result."""
        return "closed" if isinstance(self.kind, PlayedOn) else "over"

    @property
    def first(self) -> int:
        """The number of the game's first question."""
        return self.kind.step - 1 if isinstance(self.kind, PlayedOn) else 0

    def with_kind(self, **changes: object) -> "Setup":
        """Return the set-up with other fields of its kind of game."""
        return replace(self, kind=replace(self.kind, **changes))

    def with_chosen(self, **changes: object) -> "Setup":
        """Return the set-up with other choices of its host."""
        return replace(self, chosen=replace(self.chosen, **changes))

    def with_times(self, **changes: object) -> "Setup":
        """Return the set-up with other times."""
        return replace(self, times=replace(self.times, **changes))

    def quiet_of(self, seat: int) -> QuietHours | None:
        """Return a seat's quiet hours; assumed ones don't count in a live game, where all are present."""
        quiet = self.players[seat].quiet
        return None if quiet is not None and quiet.assumed and self.chosen.pace.live else quiet

    def calls_again(self, seat: int) -> bool:
        """Return whether the bot may have to notify a seat's player of the same question again."""
        return not self.alone and (not self.chosen.pace.live or self.quiet_of(seat) is not None)

    def holiday_of(self, seat: int) -> Holiday | None:
        """Return a seat's holiday, which counts in slow games only."""
        return self.players[seat].holiday if self.chosen.pace.slow else None

    def locale_of(self, seat: int) -> str:
        """Return the language of the private texts for a seat."""
        return self.players[seat].locale or self.locale

    def spoken(self, seat: int, locale: str) -> "Setup":
        """Return the set-up with the language of a seat's player."""
        own = "" if locale == self.locale else locale
        if self.players[seat].locale == own:
            return self
        return self.with_player(seat, replace(self.players[seat], locale=own))

    def with_player(self, seat: int, player: Player) -> "Setup":
        """Return the set-up with another or a changed player at a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person, who may have left it to a computer; `None` if they have none."""
        return next((seat for seat, each in enumerate(self.players) if each.user_id == user), None)

    @property
    def clicks(self) -> tuple[str, ...]:
        """The ids of the clicks of all players, in seat order."""
        return tuple(player.click for player in self.players)

    @property
    def seed(self) -> str:
        """The seed of a started game, from its secret and its clicks."""
        return fairness.seed(self.proof.secret, self.clicks, self.proof.start)

    @property
    def assumed(self) -> bool:
        """Whether nobody knows yet how many will play."""
        return not self.chosen.expected and len(self.players) < FEWEST

    @property
    def patience(self) -> int:
        """Seconds without a click after which the lobby is closed."""
        return SLOW_LOBBY_PATIENCE if self.chosen.pace.slow else LOBBY_PATIENCE

    @property
    def may_start(self) -> bool:
        """Whether those present at a tournament's table may start it: all have come, or were called again."""
        kind, here = self.kind, len(self.players)
        if not isinstance(kind, TournamentTable) or kind.invitation.start or here < FEWEST:
            return False
        return kind.invitation.called or here == len(kind.invitation.awaited)

    @property
    def closes(self) -> float:
        """When a tournament's lobby closes unless somebody starts it, on the running time; 0: this is none.

        If nobody could start it before, those present get time to do so.
        """
        if not isinstance(self.kind, TournamentTable):
            return 0.0
        invitation = self.kind.invitation
        soon = invitation.grace and self.chosen.pace.live
        more = 0 if soon or len(self.players) < FEWEST else self.patience
        return invitation.until + more

    @property
    def seats_ahead(self) -> int:
        """How many seats the table will have, as far as known: those taken, unless more are expected."""
        expected = ASSUMED_SEATS if self.assumed else self.chosen.expected
        return max(len(self.players), min(expected, self.chosen.plan.most))

    @property
    def filled(self) -> int:
        """The number of seats once computers fill the table: as many as expected, or the usual number."""
        return max(len(self.players), min(self.chosen.expected or ASSUMED_SEATS, self.chosen.plan.most))

    def without(self, user: int) -> "Setup":
        """Take a person out of a lobby; if that was the host, the next person becomes host."""
        players = tuple(player for player in self.players if player.user_id != user)
        people = [player.user_id for player in players if player.user_id is not None]
        setup = replace(self, players=players)
        return setup.with_kind(host=people[0]) if self.kind.host == user and people else setup


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as stored. `game` is `None` until it starts; each change raises `version` by one.

    Nobody changes this game: the caller plays on in a copy, and stores that. `log_digest` is the digest of
    all choices in its log; only storage changes it.
    """

    id: str
    version: int
    status: Status
    setup: Setup
    game: Game | None
    log_digest: str = ""

    @property
    def due(self) -> float | None:
        """When the game's clock is due, on the running time; `None` if it isn't."""
        clock = self.setup.times.clock
        return clock.due if clock and self.status == "running" else None

    @property
    def look(self) -> int | None:
        """When the bot has to look at the game, in seconds since 1970; `None`: only a click moves it.

        Soon (0) if the asked player may have to be notified again; `GOES_ON` if that is a computer, or a
        player who may have answered ahead.
        """
        decision = self.game.decision if self.game and self.status == "running" else None
        if decision is None:
            return None
        player, setup = self.setup.players[decision.seat], self.setup
        ahead = any(wish.seat == decision.seat for wish in setup.wishes)
        patient = setup.calls_again(decision.seat)
        if not player.present or (ahead and not patient):
            return GOES_ON
        return 0 if patient else None


class RematchOf(NamedTuple):
    """The game whose rematch a lobby is, and the earlier rematch that it replaces; empty: none."""

    of: str
    instead_of: str


class NextCheck(NamedTuple):
    """When to look at a version of a game, in seconds since 1970; `at` is `None` if there is no need."""

    game: str
    version: int
    at: int | None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game as read, and the newest version of it that Discord shows."""

    stored: StoredGame
    shown: int


def _now() -> int:
    return int(time.time())


@dataclass(frozen=True, slots=True)
class Choice:
    """One answered question; `made` is the time in seconds since 1970, which is no part of the choice."""

    number: int
    seat: int
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    user: int | None = None
    made: int = field(default_factory=_now, compare=False)


@dataclass(frozen=True, slots=True)
class Click:
    """A person's click, kept so that a second delivery of it does nothing. `did` is its effect."""

    id: int
    user: int
    did: str
