"""The running time, on which clocks count: it stands still while the bot does. Also the present."""

import time
from collections.abc import Callable

from bot.tables.timing import Instant
from storage.games.running_time import StoredRunningTime as StoredTime

BEAT = 30.0
"""Seconds after which the time is stored again while a clock runs; a crash gives back no more than that."""

JUMP = 2.0
"""Seconds by which the wall clock may drift before points of the running time get other wall times."""

WRONG = 24 * 60 * 60.0
"""Seconds by which two clocks differ at most if both are taken seriously."""


class RunningTime:
    """Counts on from the moment at which the last process stopped. Nothing counts before `begin`."""

    def __init__(
        self, stored: StoredTime, clock: Callable[[], float], wall: Callable[[], float] = time.time
    ) -> None:
        self._stored = stored
        self._clock = clock
        self._wall = wall
        # The running time when it began to count, and the clock then; `None` while it stands still.
        self._counted = 0.0
        self._since: float | None = None
        self._noted = 0.0
        # The wall time at 0. It changes seldom, so that no message changes for it.
        self._epoch = 0.0
        # The time at Discord is at least this much more than the clock.
        self._discord = float("-inf")

    async def begin(self) -> None:
        """Go on where the last process stopped, or a little before."""
        self._counted = self._noted = await self._stored.read()
        self.go_on()

    @property
    def now(self) -> float:
        """The running time, in seconds."""
        return self._counted + (0.0 if self._since is None else self._clock() - self._since)

    def at(self, clock: float) -> float:
        """Return the running time at a moment of the process clock, if it ran then."""
        return self._counted if self._since is None else self._counted + clock - self._since

    @property
    def moment(self) -> Instant:
        """The running time and the wall time of now."""
        now = self.now
        return Instant(now, self._epoch + now)

    def stop(self) -> None:
        """Stand still: no answer could be stored."""
        self._counted, self._since = self.now, None

    def go_on(self) -> None:
        """Count on."""
        self._counted, self._since = self.now, self._clock()
        self.look_at_wall()

    @property
    def stopped(self) -> bool:
        """Whether it stands still."""
        return self._since is None

    def agree(self, seconds: float) -> None:
        """Go forward to the running time of other processes, as it is stored."""
        if self._since is not None and seconds > self.now:
            self._counted, self._since = seconds, self._clock()
        self._noted = self.now

    def look_at_wall(self) -> bool:
        """Compare with the wall clock; return whether points of the running time have other wall times."""
        epoch = self._wall() - self.now
        if abs(epoch - self._epoch) < JUMP:
            return False
        self._epoch = epoch
        return True

    def on_wall(self, at: float) -> int:
        """Return the wall time of a point of the running time, if nothing stands still until then."""
        return round(self._epoch + at)

    def heard(self, sent: float) -> None:
        """Take note of the moment at which Discord sent something that arrived now."""
        self._discord = max(self._discord, sent - self._clock())

    def present(self) -> int:
        """Return the wall time of now, but never a moment that is still to come by Discord's clock."""
        wall, discord = self._wall(), self._discord + self._clock()
        return int(min(wall, discord) if abs(wall - discord) < WRONG else wall)

    async def note(self) -> None:
        """Have the time stored now and then, for the next process. Raises the errors of storing."""
        if self.now - self._noted >= BEAT:
            await self._stored.note(self.now)
            self._noted = self.now
