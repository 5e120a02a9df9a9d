"""The plain values that storage takes and returns, each a row or a part of one."""

import time
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, TypeAlias

from engine import fairness
from engine.events import Event
from engine.fairness import Dealing
from engine.game import Game
from engine.setup.options import FEWEST, Options
from engine.setup.plan import Plan
from storage.pace import NO_CLOCK, Clock, DeadlineHour, Holiday, Pace, Pause, QuietHours

GOES_ON = -1
"""The time of the next look at a game that goes on by itself."""

OPENING = -1
"""The number under which the events before the first choice are logged, and the seat that made it."""

NOBODY = 0
"""The id of a host, an owner or a clicker whose data was deleted."""

ASSUMED = 4
"""The number of players that a lobby assumes while too few sit there and nobody has chosen."""

LOBBY_PATIENCE = 30 * 60
"""Seconds without a click after which a lobby is closed."""

SLOW_LOBBY_PATIENCE = 3 * 24 * 60 * 60
"""The same for a slow one, where everybody comes by when they like."""

SOLO_SEAT = 0
"""The seat of the person in a solo game."""

Status = Literal["lobby", "running", "over", "closed"]

ComputerLevel: TypeAlias = Literal["novice", "builder", "master"]
"""How well computer players play, the weakest level first."""


Changed: TypeAlias = str
"""The name of an option whose change asks players again who were ready."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat with its player. `user_id` is `None` for a computer player.

    It is negative for a former player: somebody whose data was deleted, and whose number leads to nobody.

    `click` is the id of the click that joined (`computer-N` for a computer), which the seed of the game is
    made from. `resigned` says that a computer took over a person's seat for good, `away` that it plays there
    until the person is back; `name` stays the person's. In `quiet` hours a slow clock doesn't run for them.
    `ready` says that the person would start, while this is a lobby, and `asked_again` that they would have
    before the host set something else. `locale` is the language in which the person alone is told something;
    empty: the one of the table. `instead_of` names the computer player whose seat the person took while the
    game went on; empty: they sat there from the start. `persona` is the number of a computer player's
    name, face and way to play, the same in every game; 0: it has no way, as in games of earlier releases. In
    a `holiday` no slow clock runs for a person. `handed_over` is the round in which the seat was given up or
    taken while the game went on; 0: it never was, as far as is known.
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
        """Whether a person answers for this seat, and no computer does so meanwhile."""
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
    """Which characters a seat would like, the best first, for this `round`; 0: until that is changed.

    `granted` is the round in which it got one of them last; 0: none yet.
    """

    seat: int
    order: tuple[str, ...]
    round: int = 0
    granted: int = 0


@dataclass(frozen=True, slots=True)
class Invitation:
    """The people for whom the seats of a lobby are kept, as a tournament has paired them.

    They sit in this order. From `grace` on, on the running time, those who are there may start without the
    others (0: from `until` on), and that all were `called` then is noted. If fewer than two have come at
    `until`, the lobby is closed. Once it is played, nobody is invited any more.

    `start` is the click with which the last of them came. The table begins by itself then, and that click is
    the last part of the seed. It is empty while somebody is missing, and if it was the click of a keeper of
    the secret.
    """

    tournament: str
    people: tuple[int, ...] = ()
    until: float = 0.0
    grace: float = 0.0
    called: bool = False
    start: str = ""

    @property
    def starts(self) -> float:
        """From when on, on the running time, those who are there may start without the others."""
        return self.grace or self.until

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people whose seats are kept, without those whose data was deleted."""
        return tuple(user for user in self.people if user != NOBODY)


@dataclass(frozen=True, slots=True)
class Appointment:
    """The time from which on everybody who sits in a lobby may start it, in seconds since 1970.

    `click` is the id of the click that chose it, `reminded` says that the players need no more reminder,
    `called` that they were called to start, and `urged` that they need no second call for that.
    """

    at: int
    click: str
    reminded: bool = False
    called: bool = False
    urged: bool = False


@dataclass(frozen=True, slots=True)
class ListedEvent:
    """An event of Discord that tells of the time of a lobby: its id, and the time that it says."""

    id: int
    at: int


@dataclass(frozen=True, slots=True)
class Setup:
    """The set-up of a game: its place, its players, its cards, and the fair dealing.

    `plan` is what the table wants to play, `plan_name` the name under which the server saved it (if it was
    taken from there), and `options` what the plan came to when the game started; `None` before. `computers`
    counts the computer players that ever joined, so that no two have the same `click`; `people_only` says
    that the server wants none. `expected` is how many will play, as the host said; 0: that wasn't said.
    In a rematch it is as many as played before, of whom `expected_computers` are computers.
    Before the start, computers fill the table up to `filled_to` seats: a player who joins takes the place
    of one, and one takes the place of a player who leaves; 0: they don't.
    `parent` is the channel of the lobby if `channel` is a thread of it in which the game is played; else 0.
    `pace` is how fast they play, `clock` how much time they have (`None` before the start), and `wishes` are
    the characters that players have asked for ahead. `guessing` says that players who are out may guess the
    others' characters, `expired` that the lobby was closed because nobody clicked any more. `level` is that
    of the computer players. With `advice` everybody may ask for it, and the game counts for no rating.
    With `open_seats` a person may take the seat of a computer player while the game goes on.
    `changed` lists the changes to the lobby since a player was ready; they are asked again. `start` is the
    last part of the seed, and `dealing` the rule by which the cards were dealt; both are empty before that.
    Games of release 0.1.0 have no `dealing`. `appointment` is when all may start,
    `last_reminder` when its players were last reminded of one, in seconds since 1970 (0: never), and `event`
    tells of it in Discord. `daily` is the number of the day whose deal this is; 0: it is none.
    Such a game belongs to no server (`guild` and `channel` are 0), has no board, and calls nobody.
    `invitation` is that of a tournament, whose tables have no host; `None` for every other game. `pause` is
    the newest pause that somebody proposed. With `remarks` computers say a sentence now and then.
    `everywhere` says whether the game counts beyond its server, as it began; `None` in a lobby, and in games
    of earlier releases: there, what its server has chosen at the end counts.
    """

    guild: int
    channel: int
    host: int
    locale: str
    players: tuple[Player, ...]
    secret: str
    commitment: str
    computers: int = 0
    people_only: bool = False
    plan: Plan = field(default_factory=Plan)
    plan_name: str = ""
    options: Options | None = None
    pace: Pace = NO_CLOCK
    clock: Clock | None = None
    wishes: tuple[Wish, ...] = ()
    expected: int = 0
    expected_computers: int = 0
    filled_to: int = 0
    guessing: bool = True
    expired: bool = False
    parent: int = 0
    level: ComputerLevel = "novice"
    advice: bool = False
    open_seats: bool = True
    changed: tuple[Changed, ...] = ()
    start: str = ""
    dealing: Dealing | Literal[""] = ""
    daily: int = 0
    appointment: Appointment | None = None
    last_reminder: int = 0
    event: ListedEvent | None = None
    invitation: Invitation | None = None
    pause: Pause | None = None
    deadline: DeadlineHour | None = None
    remarks: bool = True
    everywhere: bool | None = None

    @property
    def tournament(self) -> bool:
        """Whether it is a table of a tournament."""
        return self.invitation is not None

    @property
    def solo(self) -> bool:
        """Whether one person plays it against computers, in no server.

        It has no board and no channel, calls nobody, and is played wherever its player asks for it.
        """
        return not self.guild

    def quiet_of(self, seat: int) -> QuietHours | None:
        """Return the quiet hours of a seat. Assumed ones don't count in a live game: its people are there."""
        quiet = self.players[seat].quiet
        return None if quiet is not None and quiet.assumed and self.pace.kind == "live" else quiet

    def holiday_of(self, seat: int) -> Holiday | None:
        """Return the holiday of a seat, which counts in slow games alone."""
        return self.players[seat].holiday if self.pace.kind == "slow" else None

    def locale_of(self, seat: int) -> str:
        """Return the language in which the player of a seat is told something."""
        return self.players[seat].locale or self.locale

    def spoken(self, seat: int, locale: str) -> "Setup":
        """Return the set-up with the language of the player of a seat."""
        own = "" if locale == self.locale else locale
        if self.players[seat].locale == own:
            return self
        return self.with_player(seat, replace(self.players[seat], locale=own))

    def with_player(self, seat: int, player: Player) -> "Setup":
        """Return the set-up with another player, or a changed one, at a seat."""
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
        """The seed of a game that has started, from its secret and its clicks."""
        return fairness.seed(self.secret, self.clicks, self.start)

    @property
    def assumed(self) -> bool:
        """Whether nobody knows yet how many will play."""
        return not self.expected and len(self.players) < FEWEST

    @property
    def patience(self) -> int:
        """After how many seconds without a click the lobby is closed."""
        return SLOW_LOBBY_PATIENCE if self.pace.kind == "slow" else LOBBY_PATIENCE

    @property
    def may_start(self) -> bool:
        """Whether those who are at a tournament's table may start it: all have come, or were called again."""
        invitation, here = self.invitation, len(self.players)
        if invitation is None or invitation.start or here < FEWEST:
            return False
        return invitation.called or here == len(invitation.awaited)

    @property
    def closes(self) -> float:
        """When a tournament's lobby closes, on the running time, if nobody starts it; 0: this is none.

        Where nobody could start before, those who are there get time to do it.
        """
        if self.invitation is None:
            return 0.0
        more = 0 if self.invitation.grace or len(self.players) < FEWEST else self.patience
        return self.invitation.until + more

    @property
    def seats_ahead(self) -> int:
        """How many the table will have, as far as can be said: those who sit, if there are not to be more."""
        expected = ASSUMED if self.assumed else self.expected
        return max(len(self.players), min(expected, self.plan.most))

    @property
    def filled(self) -> int:
        """How many sit there once computers fill the table up: as many as are expected, or as usual."""
        return max(len(self.players), min(self.expected or ASSUMED, self.plan.most))

    def without(self, user: int) -> "Setup":
        """Take a person out of a lobby; if that was the host, the next person becomes host."""
        players = tuple(player for player in self.players if player.user_id != user)
        people = [player.user_id for player in players if player.user_id is not None]
        host = people[0] if self.host == user and people else self.host
        return replace(self, players=players, host=host)


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is stored. `game` is `None` until it starts; `version` goes up by one with every change.

    Nobody changes the game: the caller plays on in a copy, and stores that. `log_digest` is the digest of all
    choices in its log; only storage changes it.
    """

    id: str
    version: int
    status: Status
    setup: Setup
    game: Game | None
    log_digest: str = ""

    @property
    def due(self) -> float | None:
        """When its clock wants something done, on the running time; `None` if it doesn't."""
        clock = self.setup.clock
        return clock.due if clock and self.status == "running" else None

    @property
    def look(self) -> int | None:
        """When the bot has to look at it by itself, in seconds since 1970; `None`: only a click moves it.

        That is soon (0) if the asked player may have to be called again, and `GOES_ON` if that is a computer,
        or a player who may have answered ahead.
        """
        decision = self.game.decision if self.game and self.status == "running" else None
        if decision is None:
            return None
        player, setup = self.setup.players[decision.seat], self.setup
        ahead = any(wish.seat == decision.seat for wish in setup.wishes)
        quiet = setup.quiet_of(decision.seat)
        patient = not setup.solo and (setup.pace.kind != "live" or quiet is not None)
        if not player.present or (ahead and not patient):
            return GOES_ON
        return 0 if patient else None


class RematchOf(NamedTuple):
    """The game that a lobby is the rematch of, and the earlier rematch that it replaces; empty: none."""

    of: str
    instead_of: str


class NextCheck(NamedTuple):
    """When a version of a game is to be looked at, in seconds since 1970; `at` is `None` if it needn't be."""

    game: str
    version: int
    at: int | None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game as it was read, and the newest version of it that Discord was shown."""

    stored: StoredGame
    shown: int


def _now() -> int:
    return int(time.time())


@dataclass(frozen=True, slots=True)
class Choice:
    """One answered question: its number, who answered and how, and what followed.

    `made` is when, in seconds since 1970; it is no part of what was chosen.
    """

    number: int
    seat: int
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    user: int | None = None
    made: int = field(default_factory=_now, compare=False)


@dataclass(frozen=True, slots=True)
class Click:
    """A click of a person, kept so that a second delivery of it does nothing. `did` says what it did."""

    id: int
    user: int
    did: str
