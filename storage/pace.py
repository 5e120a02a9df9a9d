"""How fast a table plays, and how much time each person has left. All times are in seconds.

Times count on the bot's running time (`RunningTime`), which stops with the bot. So nobody loses time to a
restart.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

PaceKind: TypeAlias = Literal["none", "live", "slow"]
"""No clock; everybody plays at the same time; or everybody comes by when they like."""

BANK = 2
"""In a live game a person starts with this many questions' time, and can save no more."""

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
    """The pace of a table: `limit` is the time that a question adds for the asked player; 0: no clock."""

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
    def most(self) -> float:
        """The most time for an answer, which is also the first; in a slow game nothing is saved."""
        return float(self.limit if self.slow else BANK * self.limit)


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


LIVE = Pace("live", 90)
SLOW = Pace("slow", 24 * HOUR)
NO_CLOCK = Pace()

PACES = (
    *(Pace("live", seconds) for seconds in (60, LIVE.limit, 120, 180, 300)),
    *(Pace("slow", hours * HOUR) for hours in (6, 12, 24, 48, 72)),
    NO_CLOCK,
)
"""The paces that a lobby can choose."""


PAUSES: dict[PaceKind, tuple[int, ...]] = {
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
    `banks` are the times that seats have left, or had at `since`. `missed` counts each seat's questions in a
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
