"""How fast a table plays, and how much time each of its people has left. All times are in seconds.

Points of time are on the bot's running time (`RunningTime`): it stands still while the bot does, so nobody
loses any of it to a restart.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

PaceKind: TypeAlias = Literal["none", "live", "slow"]
"""Without a clock; all are there at the same time; or everybody comes by when they like."""

BANK = 2
"""How many questions' time somebody may have saved at most, and begins with."""

MOST_MISSED = 3
"""After how many questions in a row whose time ran out a computer plays on for who was asked."""

_CALL_AT = 2 / 3


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table plays: `limit` is what a question adds to the time of who is asked; 0 for no clock."""

    kind: PaceKind = "none"
    limit: int = 0


LIVE = Pace("live", 90)
SLOW = Pace("slow", 24 * 60 * 60)
NO_CLOCK = Pace()


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a running game.

    `since` is when everybody began to wait for `seat`; `None` while nobody waits for a person. `banks` are
    what each seat has left, or had at `since`; `missed` counts the questions in a row whose time ran out.
    `called` says that who is waited for was called for a second time.
    """

    banks: tuple[float, ...]
    missed: tuple[int, ...]
    seat: int = -1
    since: float | None = None
    called: bool = False

    @property
    def until(self) -> float | None:
        """When the time of who is waited for runs out."""
        return None if self.since is None else self.since + self.banks[self.seat]

    @property
    def due(self) -> float | None:
        """When something has to be done: to call who is waited for once more, or to answer for them."""
        if self.since is None or self.called:
            return self.until
        return self.since + self.banks[self.seat] * _CALL_AT
