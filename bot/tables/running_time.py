"""The time that clocks count on: it stands still while the bot does, and whatever the wall clock says."""

import time
from collections.abc import Callable

from bot.tables.timing import Moment
from storage.running_time import RunningTime as StoredTime

BEAT = 30.0
"""After how many seconds it is stored again, while a clock runs; a crash gives back that much."""

JUMP = 2.0
"""By how many seconds the wall clock may drift before what it says of points of time is reckoned anew."""


class RunningTime:
    """Counts on from where the process before this one stopped. Nothing counts before `begin`."""

    def __init__(
        self, stored: StoredTime, clock: Callable[[], float], wall: Callable[[], float] = time.time
    ) -> None:
        self._stored = stored
        self._clock = clock
        self._wall = wall
        # What had run when it began to count, and since when it does; `None` while it stands still.
        self._counted = 0.0
        self._since: float | None = None
        self._noted = 0.0
        # What the wall clock would have said at 0. It changes seldom, so that no message changes for it.
        self._epoch = 0.0

    async def begin(self) -> None:
        """Go on where the process before this one stopped, or a little before."""
        self._counted = self._noted = await self._stored.read()
        self.go_on()

    @property
    def now(self) -> float:
        """The running time, in seconds."""
        return self._counted + (0.0 if self._since is None else self._clock() - self._since)

    def at(self, clock: float) -> float:
        """Return what the running time was when the clock of this process said that, if it ran then."""
        return self._counted if self._since is None else self._counted + clock - self._since

    @property
    def epoch(self) -> float:
        """What the wall clock would have said at 0: what `on_wall` says changes when this does."""
        return self._epoch

    @property
    def moment(self) -> Moment:
        """The running time, and what the clock on the wall says."""
        now = self.now
        return Moment(now, self._epoch + now)

    def stop(self) -> None:
        """Stand still: nobody's answer could be stored."""
        self._counted, self._since = self.now, None

    def go_on(self) -> None:
        """Count on."""
        self._counted, self._since = self.now, self._clock()
        self.look_at_wall()

    def look_at_wall(self) -> bool:
        """Look whether the wall clock says what it should; return whether what it says is different now."""
        epoch = self._wall() - self.now
        if abs(epoch - self._epoch) < JUMP:
            return False
        self._epoch = epoch
        return True

    def on_wall(self, at: float) -> int:
        """Return a point of the running time in seconds since 1970, if nothing stands still until then."""
        return round(self._epoch + at)

    async def note(self) -> None:
        """Have it stored now and then, for the next process. Raises the errors of storing."""
        if self.now - self._noted >= BEAT:
            await self._stored.note(self.now)
            self._noted = self.now
