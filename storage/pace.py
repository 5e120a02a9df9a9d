"""How fast a table plays, and how much time each person has left. All times are in seconds.

Times count on the bot's running time (`RunningTime`), which stops with the bot. So nobody loses time to a
restart.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

PaceKind: TypeAlias = Literal["none", "live", "slow"]
"""No clock; everybody plays at the same time; or everybody comes by when they like."""

Spare: TypeAlias = Literal["none", "included", "free"]
"""How the end of a wait counts the awaited player's spare time.

There is none; it is included; or the wait is `Clock.free`.
"""

FURTHER = 1 / 3
"""The part of a turn's time that each further question of the turn adds in a live game."""

RESERVE = 4
"""In a live game, each player's reserve is the time of this many turns."""

SAVED = 2
"""Live games of release 0.1.0 had no reserve: a person could save this many questions' time."""

MINUTES = 24 * 60
"""Minutes per day."""

HOUR = 60 * 60
LONGEST_QUIET = 12 * 60
"""How many minutes quiet hours may last, because others wait for their end."""

CALL_AT = 2 / 3
"""The part of the time after which the awaited player gets the second call."""

LIVE_CALL = 60.0
"""Seconds until the second call in a live game at most, unless the player was there from the start."""

SILENCE = 24 * 60 * 60.0
"""Seconds until the second call in a game without a limit; then others may replace the player."""


@dataclass(frozen=True, slots=True)
class Pace:
    """A table's pace. `limit` is the time for a live game's turn, or a slow game's question (0: none)."""

    kind: PaceKind = "none"
    limit: int = 0

    @property
    def live(self) -> bool:
        """Whether everybody plays at the same time."""
        return self.kind == "live"

    @property
    def slow(self) -> bool:
        """Whether everybody comes by when they like, with a clock."""
        return self.kind == "slow"

    @property
    def further(self) -> int:
        """The time that each further question adds to a live turn, which never has more than `limit`."""
        return round(FURTHER * self.limit) if self.live else 0

    @property
    def reserve(self) -> int:
        """Each player's reserve for a whole live game. A turn uses the reserve once its own time is over."""
        return RESERVE * self.limit if self.live else 0

    @property
    def most(self) -> float:
        """The most time for an answer, which is also the first."""
        return float(self.limit + self.reserve)


@dataclass(frozen=True, slots=True)
class QuietHours:
    """When not to notify somebody: from and to minutes after midnight, in a named time zone.

    If the end isn't later than the start, it is on the next day. `assumed` hours, for a person who has chosen
    none, don't count in live games.
    """

    start: Annotated[int, Field(ge=0, lt=MINUTES)]
    end: Annotated[int, Field(ge=0, lt=MINUTES)]
    zone: str
    assumed: bool = False

    @property
    def minutes(self) -> int:
        """How long the hours last, unless clocks change during them."""
        return (self.end - self.start - 1) % MINUTES + 1


HOLIDAY = 7 * 24 * HOUR
"""The longest holiday in seconds. A person's clocks in slow games stop meanwhile."""

HOLIDAYS_APART = 30 * 24 * HOUR
"""Seconds from the start of one holiday to the start of the next."""


@dataclass(frozen=True, slots=True)
class Holiday:
    """When somebody said they are away, in seconds since 1970. Their slow clocks stop meanwhile."""

    start: int
    end: int

    def lasts(self, now: float) -> bool:
        """Return whether the holiday is in progress at `now`, in seconds since 1970."""
        return self.start <= now < self.end


@dataclass(frozen=True, slots=True)
class DeadlineHour:
    """The full hour in a time zone at which the deadlines of a slow game fall."""

    hour: Annotated[int, Field(ge=0, lt=24)]
    zone: str


LIVE = Pace("live", 45)
SLOW_PACE = Pace("slow", 24 * HOUR)
NO_CLOCK = Pace()

PACES = (
    *(Pace("live", seconds) for seconds in (30, LIVE.limit, 60, 90, 120, 180, 300)),
    *(Pace("slow", hours * HOUR) for hours in (6, 12, 24, 48, 72)),
    NO_CLOCK,
)
"""The paces that a lobby can choose."""


TABLE_PAUSES: dict[PaceKind, tuple[int, ...]] = {
    "none": (),
    "live": (5 * 60, 10 * 60, 15 * 60),
    "slow": (24 * HOUR, 3 * 24 * HOUR, 7 * 24 * HOUR),
}
"""For how many seconds a table may pause, by pace."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause of `seconds`, with the seats that `agreed`; `begun` once all did.

    The seats `told` need no direct message about it.
    """

    seconds: int
    agreed: tuple[int, ...]
    begun: bool = False
    told: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a running game; without a limit it only says since when a person is awaited.

    `since` is when the wait for `seat` began, and `until` when that seat's time runs out; both are `None`
    while no person is awaited. `call` is when the awaited player gets the second call; `None` after that.
    `banks` are the times that seats have left, or had at `since`; in a live game their reserves. `turns` are
    the times that they have left of the turn numbered `turn`. It is empty in slow games, and in games that
    began in release 0.1.0, where each question adds to the bank. `missed` counts each seat's questions in a
    row that timed out: from the first on a computer plays until the player is back. `votes` are the seats
    that want the awaited player replaced. A clock `paused` at a time runs again at `resumes`; `since`, `call`
    and `until` move by the pause when it ends. The seats `told` need no direct message about the holiday for
    which they wait.
    """

    banks: tuple[float, ...]
    missed: tuple[int, ...]
    seat: int = -1
    since: float | None = None
    call: float | None = None
    until: float | None = None
    votes: tuple[int, ...] = ()
    paused: float | None = None
    resumes: float | None = None
    told: tuple[int, ...] = ()
    turn: int = 0
    turns: tuple[float, ...] = ()

    @property
    def free(self) -> bool:
        """Whether the present wait costs its player none of their time: it lasts longer than they have."""
        if self.since is None or self.until is None or not self.turns:
            return False
        return self.until - self.since > self.left + 1

    @property
    def left(self) -> float:
        """The time that the awaited player had at `since`, with the reserve."""
        return self.banks[self.seat] + (self.turns[self.seat] if self.turns else 0)

    def spent(self, seconds: float) -> "Clock":
        """Return the clock without a wait, after the awaited player took this long, first of their turn."""
        banks, turns = list(self.banks), list(self.turns)
        if turns:
            of_turn = min(turns[self.seat], seconds)
            turns[self.seat] -= of_turn
            seconds -= of_turn
        banks[self.seat] = max(0.0, banks[self.seat] - seconds)
        return Clock(tuple(banks), self.missed, turn=self.turn, turns=tuple(turns))

    def asked(self, pace: Pace, seat: int, turn: int, since: float) -> "Clock":
        """Return the clock with a wait for a seat, which gets the time for one more question of a turn."""
        banks, turns = list(self.banks), list(self.turns)
        if not turns:
            banks[seat] = min(SAVED * pace.limit if pace.live else pace.limit, banks[seat] + pace.limit)
        else:
            if turn != self.turn:
                turns = [float(pace.limit - pace.further)] * len(turns)
            turns[seat] = min(pace.limit, turns[seat] + pace.further)
        return Clock(tuple(banks), self.missed, seat, since, turn=turn, turns=tuple(turns))

    @property
    def due(self) -> float | None:
        """When something is due: the second call, an answer in the player's place, or the end of a pause."""
        if self.paused is not None:
            return self.resumes
        return self.until if self.call is None else self.call

    @property
    def overdue(self) -> bool:
        """Whether the second call of the awaited player was due."""
        return self.since is not None and self.call is None and self.paused is None
