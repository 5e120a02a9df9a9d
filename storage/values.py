"""The plain values that storage takes and returns, mainly the set-up of a game and its seats."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Concatenate, Literal, NamedTuple, ParamSpec, TypeAlias, TypedDict, Unpack

from engine import fairness
from engine.events import Event
from engine.game import Game
from engine.setup.options import FEWEST, Options
from storage.pace import Holiday, QuietHours
from storage.parts import Alone, Chosen, GameKind, Invitation, PlayedOn, Proof, Times, TournamentTable

GOES_ON = -1  # The `StoredGame.look` of a game that continues without a click.

OPENING_EVENTS = -1  # The number, and the seat, of the log's row with the events before the first choice.

ASSUMED_SEATS = 4
"""The number of players that a lobby assumes while too few have sat down and the host hasn't set one."""

LOBBY_PATIENCE = 30 * 60  # Seconds without a click after which a lobby is closed.

SLOW_LOBBY_PATIENCE = 3 * 24 * 60 * 60
"""Seconds without a click after which the lobby of a slow game is closed."""

SOLO_SEAT = 0

Fields = ParamSpec("Fields")

Status = Literal["lobby", "running", "over", "closed"]
Changed: TypeAlias = str  # The name of a lobby's option. When it changes, we ask ready players again.


@dataclass(frozen=True, slots=True)
class Player:
    """A seat with its player.

    - `user_id`: `None` for a computer player, negative for a former player, whose data was deleted.
    - `click`: the id of the click that joined, `computer-N` for a computer. It is a part of the game's seed.
    - `resigned`: a computer has taken over the person's seat for good; `away`: until they are back. `name`
      stays the person's.
    - `quiet`, `holiday`: when a slow clock doesn't run for the person.
    - `ready`: the person would start this lobby; `asked_again`: they were ready before the host changed it.
    - `locale`: the language of their private texts; empty: the table's.
    - `instead_of`: the name of the computer player whose seat the person took during the game; empty: none.
    - `persona`: the number of a computer player's name, face and style, the same in every game; 0: it has no
      style, as in games of earlier releases.
    - `handed_over`: the round in which a person or computer took the seat over; 0: never, or unknown.
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
        """Whether a person answers for this seat, and isn't away."""
        return self.human and not self.away

    @property
    def left(self) -> bool:
        """Whether a computer plays for the person who sat here, for good or until they are back."""
        return self.resigned or self.away

    @property
    def former(self) -> bool:
        """Whether a person sat here whose data was deleted."""
        return self.user_id is not None and self.user_id < 0


class SeatChanges(TypedDict, total=False):
    """The facts about a player that change while the seat stays theirs. See `Player`."""

    resigned: bool
    away: bool
    quiet: QuietHours | None
    ready: bool
    asked_again: bool
    locale: str
    holiday: Holiday | None
    handed_over: int


class KindChanges(TypedDict, total=False):
    """The facts about a game that change while it stays of its kind. See `InServer` and `ServerGame`."""

    host: int
    guild: int
    channel: int
    parent: int
    people_only: bool
    everywhere: bool | None
    invitation: Invitation


def _takes(
    _part: Callable[Fields, object],
) -> Callable[[Callable[..., "Setup"]], Callable[Concatenate["Setup", Fields], "Setup"]]:
    """Type the keywords of a method as the fields of a class, all of which have defaults."""
    return lambda method: method


@dataclass(frozen=True, slots=True)
class Wish:
    """The characters that a seat wants, the best first."""

    seat: int
    order: tuple[str, ...]
    round: int = 0  # 0: any round.
    granted: int = 0  # The last round in which the seat got one of these characters.


@dataclass(frozen=True, slots=True)
class Setup:
    """The set-up of a table: all about it except the state of its game."""

    kind: GameKind
    locale: str  # The language of the public messages.
    players: tuple[Player, ...]
    proof: Proof
    chosen: Chosen = field(default_factory=Chosen)
    times: Times = field(default_factory=Times)
    options: Options | None = None  # Made from the plan at the start; `None` before.
    computers: int = 0  # How many ever joined, so that no two have the same `click`.
    wishes: tuple[Wish, ...] = ()
    changed: tuple[Changed, ...] = ()  # The options that have changed since a player was ready.

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers, and in no server."""
        return isinstance(self.kind, Alone)

    @property
    def ended(self) -> Status:
        """The status of the game once it has ended: `closed` if it has no result, otherwise `over`."""
        return "closed" if isinstance(self.kind, PlayedOn) else "over"

    @property
    def first(self) -> int:
        """The number of the game's first question."""
        return self.kind.step - 1 if isinstance(self.kind, PlayedOn) else 0

    def with_kind(self, **changes: Unpack[KindChanges]) -> "Setup":
        """Return the set-up with other fields of its kind of game."""
        return replace(self, kind=replace(self.kind, **changes))

    @_takes(Chosen)
    def with_chosen(self, **changes: object) -> "Setup":
        """Return the set-up with other choices of its host."""
        return replace(self, chosen=replace(self.chosen, **changes))

    @_takes(Times)
    def with_times(self, **changes: object) -> "Setup":
        """Return the set-up with other times."""
        return replace(self, times=replace(self.times, **changes))

    def quiet_of(self, seat: int) -> QuietHours | None:
        """Return a seat's quiet hours, without assumed ones in a live game."""
        quiet = self.players[seat].quiet
        return None if quiet is not None and quiet.assumed and self.chosen.pace.live else quiet

    def calls_again(self, seat: int) -> bool:
        """Return whether the bot may have to notify a seat's player of the same question a second time."""
        return not self.alone and (not self.chosen.pace.live or self.quiet_of(seat) is not None)

    def holiday_of(self, seat: int) -> Holiday | None:
        """Return a seat's holiday, which counts in slow games only."""
        return self.players[seat].holiday if self.chosen.pace.slow else None

    def locale_of(self, seat: int) -> str:
        """Return the language of a seat's private texts."""
        return self.players[seat].locale or self.locale

    def with_language(self, seat: int, locale: str) -> "Setup":
        """Return the set-up with another language for a seat's private texts."""
        own = "" if locale == self.locale else locale
        if self.players[seat].locale == own:
            return self
        return self.with_seat(seat, locale=own)

    def with_player(self, seat: int, player: Player) -> "Setup":
        """Return the set-up with another or a changed player at a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_seat(self, seat: int, **changes: Unpack[SeatChanges]) -> "Setup":
        """Return the set-up with other facts about the player at a seat."""
        return self.with_player(seat, replace(self.players[seat], **changes))

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person, even if a computer plays there for them; `None` if they have none."""
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
        """Whether the people present at a tournament's table may start it: all came, or we notified them."""
        kind, here = self.kind, len(self.players)
        if not isinstance(kind, TournamentTable) or kind.invitation.start or here < FEWEST:
            return False
        return kind.invitation.called or here == len(kind.invitation.awaited)

    @property
    def closes(self) -> float:
        """When a tournament's lobby closes if nobody starts it, on the running time; 0 for other lobbies.

        If nobody could start the game before `until`, the players who came get time to start it.
        """
        if not isinstance(self.kind, TournamentTable):
            return 0.0
        invitation = self.kind.invitation
        soon = invitation.grace and self.chosen.pace.live
        more = 0 if soon or len(self.players) < FEWEST else self.patience
        return invitation.until + more

    @property
    def seats_ahead(self) -> int:
        """The likely number of seats: those taken, or more if more players are expected."""
        expected = ASSUMED_SEATS if self.assumed else self.chosen.expected
        return max(len(self.players), min(expected, self.chosen.plan.most))

    @property
    def filled(self) -> int:
        """The number of seats if computers fill the table: the expected or the usual number."""
        return max(len(self.players), min(self.chosen.expected or ASSUMED_SEATS, self.chosen.plan.most))

    def without(self, user: int) -> "Setup":
        """Return the lobby without a person. If the person was the host, the next one becomes host."""
        players = tuple(player for player in self.players if player.user_id != user)
        people = [player.user_id for player in players if player.user_id is not None]
        setup = replace(self, players=players)
        return setup.with_kind(host=people[0]) if self.kind.host == user and people else setup


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as stored. `game` is `None` until it starts; each change raises `version` by one.

    Nobody changes this `game`: callers play on in a copy, and store that. `log_digest` is the digest of the
    game's log; only storage sets it.
    """

    id: str
    version: int
    status: Status
    setup: Setup
    game: Game | None
    log_digest: str = ""

    @property
    def due(self) -> float | None:
        """When the game's clock is due, on the running time; `None`: never."""
        clock = self.setup.times.clock
        return clock.due if clock and self.status == "running" else None

    @property
    def look(self) -> int | None:
        """When the bot has to look at the game, in seconds since 1970; `None`: the game waits for a click.

        0 (soon) if the bot may have to notify the asked player again. `GOES_ON` if the game asks a computer,
        or a player whose wish may be the answer.
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
    """The finished game that a lobby repeats (`of`), and the earlier rematch that it replaces (or "")."""

    of: str
    instead_of: str


class NextCheck(NamedTuple):
    """When to look at a game, in seconds since 1970, as long as the game has this version; `None`: never."""

    game: str
    version: int
    at: int | None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game as read, and the number of its newest version that Discord shows."""

    stored: StoredGame
    shown: int


@dataclass(frozen=True, slots=True)
class Choice:
    """An answered question. `user` is the person who clicked, if one did. `made` is in seconds since 1970."""

    number: int
    seat: int
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    user: int | None = None
    made: int = field(default_factory=lambda: int(time.time()), compare=False)


@dataclass(frozen=True, slots=True)
class Click:
    """A person's click, and its effect `did`. We store it, so that a repeated delivery does nothing."""

    id: int
    user: int
    did: str
