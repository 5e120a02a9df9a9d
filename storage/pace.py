"""How fast a table plays, and how much time each person has left. All times are in seconds.

Clocks count the bot's running time (`RunningTime`), which stops with the bot, so nobody loses time to a
restart.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

PaceKind: TypeAlias = Literal["none", "live", "slow"]
"""The pace of a table: no clock, everybody is present at once, or everybody answers when they like."""

PART = 1 / 3
"""Each further question of a live turn adds this part of the limit; a slow question has this part."""

LIVE_RESERVE, SLOW_RESERVE = 4, 1.5  # A player's reserve for a whole game, as a number of limits.
NEW = -1
"""`Clock.missed` of a player of a live game who hasn't answered since they came, and may have left again."""

SAVED_TURNS = 2
"""Live games of release 0.1.0 had no reserve. Instead a person could save the time of this many questions."""

DAY_MINUTES = 24 * 60

HOUR = 60 * 60
LONGEST_QUIET = 12 * 60  # The most minutes that quiet hours may last, because others wait for their end.
CALL_AT = 2 / 3  # The part of the time after which we notify the awaited player again.

LIVE_CALL = 60.0
"""The most seconds until the second call in a live game, unless the player was there from the start."""

SILENCE = float(24 * HOUR)
"""Seconds until the second call in a game without a limit. Then others may replace the player."""


@dataclass(frozen=True, slots=True)
class Pace:
    """A table's pace. `limit`: the seconds of a live turn, or the most for a slow question (0: no limit)."""

    kind: PaceKind = "none"
    limit: int = 0

    @property
    def live(self) -> bool:
        """Whether everybody plays at the same time."""
        return self.kind == "live"

    @property
    def slow(self) -> bool:
        """Whether everybody answers when they like, with a clock."""
        return self.kind == "slow"

    @property
    def turn(self) -> int:
        """The seconds of a live turn, or of a slow question, before the reserve."""
        return self.limit if self.live else self.further

    @property
    def further(self) -> int:
        """The seconds that each question after the first adds to a turn, up to `turn`."""
        return round(PART * self.limit)

    @property
    def reserve(self) -> int:
        """The seconds that each player has for a whole game, to use after the time of a turn."""
        return round(self.limit * (LIVE_RESERVE if self.live else SLOW_RESERVE))

    @property
    def at_once(self) -> int:
        """The most seconds of the reserve that one answer may take, because its player may have left."""
        return self.most - self.turn

    @property
    def most(self) -> int:
        """The most seconds that an answer can have."""
        return 3 * self.limit if self.live else self.limit


@dataclass(frozen=True, slots=True)
class QuietHours:
    """When not to notify a person: from and to minutes after midnight, in a named time zone.

    If the end isn't later than the start, it is on the next day. We assume hours for people who have chosen
    none; such `assumed` hours don't count in live games.
    """

    start: Annotated[int, Field(ge=0, lt=DAY_MINUTES)]
    end: Annotated[int, Field(ge=0, lt=DAY_MINUTES)]
    zone: str
    assumed: bool = False

    @property
    def minutes(self) -> int:
        """The length of the hours, unless clocks change during them."""
        return (self.end - self.start - 1) % DAY_MINUTES + 1


HOLIDAY = 14 * 24 * HOUR  # The longest holiday in seconds.
HOLIDAYS_APART = 30 * 24 * HOUR  # The fewest seconds between the starts of two holidays of a week.


@dataclass(frozen=True, slots=True)
class Holiday:
    """A period, in seconds since 1970, in which a person's clocks in slow games stop."""

    start: int
    end: int

    @property
    def counts_from(self) -> int:
        """When `HOLIDAYS_APART` begins: at the start, or `HOLIDAYS_APART` later if it lasts over a week."""
        return self.start + (HOLIDAYS_APART if self.end - self.start > HOLIDAY // 2 else 0)

    def lasts(self, now: float) -> bool:
        """Return whether the holiday is in progress at `now`, in seconds since 1970."""
        return self.start <= now < self.end


@dataclass(frozen=True, slots=True)
class DeadlineHour:
    """The full hour in a time zone at which the deadlines of a slow game fall."""

    hour: Annotated[int, Field(ge=0, lt=24)]
    zone: str


LIVE = Pace("live", 45)
GENTLE = Pace("live", 60)
"""The pace of a live lobby with somebody in one of their first games, unless its host chooses another."""

SLOW_PACE = Pace("slow", 24 * HOUR)
NO_CLOCK = Pace()

PACES = (
    *(Pace("live", seconds) for seconds in (30, LIVE.limit, GENTLE.limit, 90, 120, 180, 300)),
    *(Pace("slow", hours * HOUR) for hours in (6, 12, 24, 48, 72)),
    NO_CLOCK,
)
"""The paces that a lobby can choose."""


TABLE_PAUSES: dict[PaceKind, tuple[int, ...]] = {
    "none": (),
    "live": (5 * 60, 10 * 60, 15 * 60),
    "slow": (24 * HOUR, 3 * 24 * HOUR, 7 * 24 * HOUR),
}
"""The seconds for which a table may pause, by pace."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause of `seconds`, which has `begun` once all seats `agreed`. We have notified the seats `told`."""

    seconds: int
    agreed: tuple[int, ...]
    begun: bool = False
    told: tuple[int, ...] = ()


class ShortTime(NamedTuple):
    """A player's time in seconds when it is less than usual: the time of a turn, and the reserve."""

    turn: int
    reserve: int


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a running game. Without a limit it only says since when a person is awaited.

    - `banks`: the reserve that each seat had at `since`.
    - `turns`: the time that each seat had left of its turn, which has the number `turn`. Empty in games that
      began in release 0.1.0: there each question adds to the bank.
    - `since`, `until`: when the wait for `seat` began, and when that seat's time runs out; `None` while no
      person is awaited. `call`: when the awaited player gets the second call; `None` after that.
    - `missed`: how many questions in a row each seat let time out. From the first on, a computer plays for it
      until the player is back. At `NEW`, one answer may take only half as much of the reserve as later.
      Release 0.1.0 and those after it also stored numbers below `NEW`, which now mean the same.
    - `votes`: the seats that want the awaited player replaced.
    - `paused`, `resumes`: when the clock stopped, and when it runs again. Then it moves `since`, `call` and
      `until` by the pause.
    - `told`: the seats that need no direct message about the holiday for which they wait.
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

    def free(self, pace: Pace) -> bool:
        """Return whether the wait costs no time, because we gave its player more than they had left."""
        if self.since is None or self.until is None or not self.turns or not pace.live:
            return False
        return self.until - self.since > self.left(pace) + 1

    def reserve(self, pace: Pace) -> float:
        """Return how many seconds of the reserve the awaited player may use for this wait."""
        bank, missed = self.banks[self.seat], self.missed[self.seat]
        if not self.turns:
            return bank
        return min(bank, pace.at_once / (2 if missed <= NEW else 1))

    def short(self, pace: Pace, seat: int) -> ShortTime | None:
        """Return the time of a player of a slow game who has little reserve left; otherwise `None`."""
        bank = self.banks[seat]
        if not self.turns or not pace.slow or not pace.limit:
            return None
        return ShortTime(pace.turn, round(bank)) if bank < pace.at_once else None

    def left(self, pace: Pace) -> float:
        """Return the time that the awaited player had at `since`, including the reserve."""
        return self.reserve(pace) + (self.turns[self.seat] if self.turns else 0)

    def spent(self, pace: Pace, seconds: float) -> "Clock":
        """Return the clock after a wait of `seconds`. They come off the turn first, then off the reserve."""
        banks, turns = list(self.banks), list(self.turns)
        if turns:
            of_turn = min(turns[self.seat], seconds)
            turns[self.seat] -= of_turn
            seconds -= of_turn
        banks[self.seat] -= min(seconds, self.reserve(pace))
        return Clock(tuple(banks), self.missed, turn=self.turn, turns=tuple(turns))

    def asked(self, pace: Pace, seat: int, turn: int, since: float) -> "Clock":
        """Return the clock after the game asks a seat, which gets the time for one more question."""
        banks, turns = list(self.banks), list(self.turns)
        if not turns:
            banks[seat] = min(SAVED_TURNS * pace.limit if pace.live else pace.limit, banks[seat] + pace.limit)
        else:
            if turn != self.turn:
                turns = [float(pace.turn - pace.further)] * len(turns)
            turns[seat] = min(pace.turn, turns[seat] + pace.further)
        return Clock(tuple(banks), self.missed, seat, since, turn=turn, turns=tuple(turns))

    @property
    def due(self) -> float | None:
        """The time of the next action: a second call, an answer for the player, or the end of a pause."""
        if self.paused is not None:
            return self.resumes
        return self.until if self.call is None else self.call

    @property
    def overdue(self) -> bool:
        """Whether the time of the second call to the awaited player has passed."""
        return self.since is not None and self.call is None and self.paused is None
