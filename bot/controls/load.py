"""The load of the process: clicks take turns while there are too many, and all else that can wait does."""

import asyncio
from collections import deque

PROBED = 0.1
"""Seconds after which the event loop was to call back; it lags by as much as it is later."""

CALM = 0.01
"""Seconds of lag from which on it is measured again and again; below that there is no load."""

STRETCH, LONGEST = 20.0, 4.0
"""The growth of a pause for a second of lag, in its own lengths, and the longest pause in the same unit."""

OVERLOADED = 0.25
"""Seconds of lag from which on nothing is done that only makes a message nicer."""

AT_ONCE, SLOW = 8, 0.25
"""How many clicks are worked on at once. One that takes so many seconds waits, and isn't counted."""

OLDEST = 8
"""Of so many clicks that begin while others wait, one is the oldest: nobody waits for ever."""


class ClickTurn:
    """The turn of a click: it is worked on, until its response is ready to be sent."""

    __slots__ = ("_load", "_timer", "waited")

    def __init__(self, load: "Load", *, waited: bool) -> None:
        """`waited`: the click had to wait for it."""
        self.waited = waited
        self._load: Load | None = load
        self._timer = asyncio.get_running_loop().call_later(SLOW, self.end)

    def end(self) -> None:
        """Let another click begin. Nothing happens if it has ended before."""
        self._timer.cancel()
        load, self._load = self._load, None
        if load is not None:
            load.leave()


class Load:
    """Lets clicks begin, and says how far the process is behind.

    Only a few clicks are worked on at once. While more arrive than can be handled, the newest begins first.
    If the oldest did, all people would wait, and each of them would have to be told so: clicks would get
    dearer.
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
        """Let one of the waiting clicks begin in the place of another."""
        while self._waiting:
            self._begun += 1
            take = self._waiting.popleft if self._begun % OLDEST == 0 else self._waiting.pop
            if not (turn := take()[1]).done():
                turn.set_result(None)
                return
        self._working -= 1

    @property
    def lag(self) -> float:
        """Return for how many seconds something has been waiting for its turn that could be done.

        That is the oldest click, or any work at all while the event loop is held.
        """
        while self._waiting and self._waiting[0][1].done():
            self._waiting.popleft()
        oldest = asyncio.get_running_loop().time() - self._waiting[0][0] if self._waiting else 0.0
        return max(oldest, self._late)

    @property
    def stretch(self) -> float:
        """Return how many times as long everything waits that can wait: clicks come first."""
        return min(LONGEST, 1.0 + STRETCH * self.lag)

    @property
    def overloaded(self) -> bool:
        """Whether nothing is to be done that only makes a message nicer."""
        return self.lag > OVERLOADED

    def watch(self) -> None:
        """Measure how late the event loop is, until it isn't any more: something waits for its time."""
        if self._probe is None:
            loop = asyncio.get_running_loop()
            due = loop.time() + PROBED
            self._probe = loop.call_at(due, self._measure, due)

    def _measure(self, due: float) -> None:
        self._probe = None
        # A single collection of garbage is no lag.
        self._late = (self._late + asyncio.get_running_loop().time() - due) / 2
        if self._late > CALM:
            self.watch()
        else:
            self._late = 0.0
