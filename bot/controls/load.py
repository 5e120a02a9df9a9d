"""The load of the process: when too many clicks arrive, clicks take turns and other work waits."""

import asyncio
from collections import deque

PROBED = 0.1
"""Seconds until the event loop should call back; any further delay is lag."""

CALM = 0.01
"""Seconds of lag above which we keep measuring; below, we take it as none."""

STRETCH, LONGEST = 20.0, 4.0
"""By how many of its own lengths a pause grows for each second of lag; the longest pause, in the same unit.
"""

OVERLOADED = 0.25
"""Seconds of lag above which the bot skips work that only makes a message nicer."""

AT_ONCE, SLOW = 8, 0.25
"""How many clicks are handled at once; and the seconds after which a slow click no longer counts."""

OLDEST = 8
"""Every how many turns the oldest waiting click goes first, so that nobody waits forever."""


class ClickTurn:
    """The turn of a click, from the start of its handling until its response is ready to be sent."""

    __slots__ = ("_load", "_timer", "waited")

    def __init__(self, load: "Load", *, waited: bool) -> None:
        """`waited`: whether the click had to wait for its turn."""
        self.waited = waited
        self._load: Load | None = load
        self._timer = asyncio.get_running_loop().call_later(SLOW, self.end)

    def end(self) -> None:
        """Let another click begin. Calling this again does nothing."""
        self._timer.cancel()
        load, self._load = self._load, None
        if load is not None:
            load.leave()


class Load:
    """Lets clicks begin, and says how far the process lags behind.

    Only a few clicks are handled at once. While more arrive than we can handle, the newest begins first. If
    the oldest did, everybody would wait and need a message about it, which would make each click more
    expensive.
    """

    def __init__(self) -> None:
        self._waiting = deque[tuple[float, asyncio.Future[None]]]()
        self._working = self._begun = 0
        self._late = 0.0
        self._probe: asyncio.TimerHandle | None = None

    async def turn(self) -> ClickTurn:
        """Wait until a click may begin."""
        if self._working < AT_ONCE:
            self._working += 1
            return ClickTurn(self, waited=False)
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append((loop.time(), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise
        return ClickTurn(self, waited=True)

    def leave(self) -> None:
        """End a click's turn, and let a waiting click begin."""
        while self._waiting:
            self._begun += 1
            take = self._waiting.popleft if self._begun % OLDEST == 0 else self._waiting.pop
            if not (turn := take()[1]).done():
                turn.set_result(None)
                return
        self._working -= 1

    @property
    def lag(self) -> float:
        """The seconds of delay of ready work: of the oldest waiting click, or of the event loop."""
        while self._waiting and self._waiting[0][1].done():
            self._waiting.popleft()
        oldest = asyncio.get_running_loop().time() - self._waiting[0][0] if self._waiting else 0.0
        return max(oldest, self._late)

    @property
    def stretch(self) -> float:
        """The factor by which all less urgent work waits longer, because clicks come first."""
        return min(LONGEST, 1.0 + STRETCH * self.lag)

    @property
    def overloaded(self) -> bool:
        """Whether to skip work that only makes a message nicer."""
        return self.lag > OVERLOADED

    def watch(self) -> None:
        """Measure how late the event loop is, until it has caught up. Call this when something must wait."""
        if self._probe is None:
            loop = asyncio.get_running_loop()
            due = loop.time() + PROBED
            self._probe = loop.call_at(due, self._measure, due)

    def _measure(self, due: float) -> None:
        self._probe = None
        # Averaged, so that a single garbage collection is no lag.
        self._late = (self._late + asyncio.get_running_loop().time() - due) / 2
        if self._late > CALM:
            self.watch()
        else:
            self._late = 0.0
