"""How fast a table plays, and how much time each of its people has left. All times are in seconds.

Points of time are on the bot's running time (`RunningTime`): it stands still while the bot does, so nobody
loses any of it to a restart.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

PaceKind: TypeAlias = Literal["none", "live", "slow"]
"""Without a clock; all are there at the same time; or everybody comes by when they like."""

BANK = 2
"""How many questions' time somebody may have saved at most in a live game, and begins with."""

MINUTES = 24 * 60
"""How many a day has."""

HOUR = 60 * 60
"""How many seconds it has."""

LONGEST_QUIET = 12 * 60
"""How many minutes quiet hours may last: others wait for their end."""

CALL_AT = 2 / 3
"""After which part of the time who is waited for is called for a second time."""

LIVE_CALL = 60.0
"""After how many seconds that is in a live game at the latest, unless they have clicked something since."""

SILENCE = 24 * 60 * 60.0
"""After how many seconds it is without a limit; from then on others may have them replaced."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The pace of a table: `limit` is the time that a question adds for the asked player; 0: no clock."""

    kind: PaceKind = "none"
    limit: int = 0

    @property
    def most(self) -> float:
        """How much time somebody may have for an answer, and begins with; in a slow game nothing is saved."""
        return float(self.limit if self.kind == "slow" else BANK * self.limit)


@dataclass(frozen=True, slots=True)
class QuietHours:
    """When somebody isn't to be called: from and to minutes after midnight, in a time zone by its name.

    The end lies on the next day if it isn't later than the start. Hours that were `assumed`, as their person
    has chosen none, don't count in live games.
    """

    start: Annotated[int, Field(ge=0, lt=MINUTES)]
    end: Annotated[int, Field(ge=0, lt=MINUTES)]
    zone: str
    assumed: bool = False

    @property
    def minutes(self) -> int:
        """How long they last, if the clocks aren't changed in them."""
        return (self.end - self.start - 1) % MINUTES + 1


HOLIDAY = 7 * 24 * HOUR
"""Seconds for which the clocks of a person stand still at most, in slow games."""

HOLIDAYS_APART = 30 * 24 * HOUR
"""Seconds from the beginning of one holiday to that of the next."""


@dataclass(frozen=True, slots=True)
class Holiday:
    """When somebody is away, as they said: in seconds since 1970. Their slow clocks don't run then."""

    start: int
    end: int

    def lasts(self, now: float) -> bool:
        """Whether it is now, in seconds since 1970."""
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
"""The paces that a lobby may choose from."""


PAUSES: dict[PaceKind, tuple[int, ...]] = {
    "none": (),
    "live": (5 * 60, 10 * 60, 15 * 60),
    "slow": (24 * HOUR, 3 * 24 * HOUR, 7 * 24 * HOUR),
}
"""For how many seconds a table may pause at each pace."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause of so many seconds, with the seats that `agreed` to it; it is `begun` once all did.

    The seats that were `told` need no direct message about it any more.
    """

    seconds: int
    agreed: tuple[int, ...]
    begun: bool = False
    told: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a running game; without a limit it tells only since when somebody is waited for.

    `since` is when everybody began to wait for `seat`, and `until` when that seat's time runs out; both are
    `None` while nobody waits for a person. `call` is when the awaited player is called a second time, and
    `None` once that was done. `banks` are what each seat has left, or had at `since`; `missed` counts the
    questions in a row whose time ran out: from the first on a computer plays until the player is back.
    `votes` are the seats that want the awaited player replaced. A clock that was `paused` at a moment counts
    on at `resumes`; `since`, `call` and `until` are as of then, and move by the pause when it ends. The seats
    that were `told` need no direct message any more about the holiday for which they wait.
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
        """When something has to be done: to call who is waited for once more, or to answer for them.

        Or to go on after a pause.
        """
        if self.paused is not None:
            return self.resumes
        return self.until if self.call is None else self.call

    @property
    def overdue(self) -> bool:
        """Whether the awaited player was to be called a second time."""
        return self.since is not None and self.call is None and self.paused is None
