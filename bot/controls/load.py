"""The load of the process. If too many clicks arrive, they take turns, and other work waits."""

import asyncio
from collections import deque
from collections.abc import Generator, Hashable
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar

LAG_PROBE_SECONDS = 0.1  # To measure lag, we ask the event loop to call back after these seconds.
CALM = 0.01  # We count a lag of fewer seconds as none, and stop measuring.

STRETCH, LONGEST_STRETCH = 20.0, 4.0
"""For each second of lag, a pause grows by `STRETCH` times its length, to `LONGEST_STRETCH` times at most."""

OVERLOADED = 0.25  # Seconds of lag above which the bot skips work that only makes a message nicer.

AT_ONCE, SLOW = 8, 0.25
"""The most clicks handled at once. A click that takes over `SLOW` seconds counts only while it writes."""

OLDEST = 8  # In one of this many turns, the oldest waiting click goes first, so that nobody waits forever.


class ClickTurn:
    """The turn of a click, from the start of its handling until its response is ready to be sent."""

    __slots__ = ("_click", "_load", "_slow", "_timer", "_writing", "waited")

    def __init__(self, load: "Load", click: "_Click", *, waited: bool) -> None:
        self.waited = waited
        self._load: Load | None = load
        self._click = click
        self._writing, self._slow = 0, False
        self._timer = asyncio.get_running_loop().call_later(SLOW, self._give_way)
        _TURN.set(self)

    def end(self) -> None:
        """Let another click begin. Calling this again does nothing."""
        self._timer.cancel()
        load, self._load = self._load, None
        if load is not None:
            load.leave(self._click)

    @contextmanager
    def writing(self) -> Generator[None]:
        """Keep the turn until the write inside the `with` block is done."""
        self._writing += 1
        try:
            yield
        finally:
            self._writing -= 1
            if self._slow:
                self._give_way()

    def _give_way(self) -> None:
        """End the turn of a slow click. If the click is writing, wait until it has written."""
        self._slow = True
        if not self._writing:
            self.end()


_TURN: ContextVar[ClickTurn | None] = ContextVar("turn", default=None)
"""The turn of the click that this context handles, if it needed one."""


def writing() -> AbstractContextManager[object]:
    """Keep the turn of the current click while the `with` block writes.

    Otherwise, clicks that wait for a slow database would let all others begin. The queue for the database
    would become too long for the last of them.
    """
    turn = _TURN.get()
    return nullcontext() if turn is None else turn.writing()


class _Click:
    """A click in its lines. The future `begins` is done once the click may begin, or was cancelled."""

    __slots__ = ("begins", "lines", "since")

    def __init__(self, lines: tuple[Hashable, ...]) -> None:
        loop = asyncio.get_running_loop()
        self.lines = lines
        self.since = loop.time()
        self.begins: asyncio.Future[None] = loop.create_future()


class Load:
    """Decides which click begins next, and measures how far the process lags behind.

    Only a few clicks are handled at once. While too many arrive, the newest begins first. If the oldest did,
    everybody would have to wait. Then each click would also need a message that explains the wait.

    A line is a queue of the clicks of one person, or of those for seats at one table. A click begins only
    after the older clicks of its lines have had their turns. So a click can't overtake the one that it takes
    back, and the last seat goes to the first who asked. When a new click joins, the oldest of its line moves
    up.
    """

    def __init__(self) -> None:
        # The clicks of each line from their arrival until their turns end, the oldest first.
        self._lines: dict[Hashable, deque[_Click]] = {}
        # Waiting clicks that are the oldest of their lines. A click that moved up is listed more than once.
        self._waiting = deque[_Click]()
        self._working = self._begun = 0
        self._late = 0.0
        self._probe: asyncio.TimerHandle | None = None

    async def turn(self, *lines: Hashable) -> ClickTurn:
        """Wait until a click of these lines may begin."""
        click = _Click(lines)
        for line in lines:
            self._lines.setdefault(line, deque()).append(click)
        first = self._oldest(click)
        waits = first is not click or self._working >= AT_ONCE
        if not waits:
            self._begin(click)
        elif not first.begins.done():
            self._waiting.append(first)
        try:
            await click.begins
        except asyncio.CancelledError:
            if click.begins.cancelled():
                self._step_out(click)
            else:
                self.leave(click)
            raise
        return ClickTurn(self, click, waited=waits)

    def leave(self, click: _Click) -> None:
        """End a click's turn, and let waiting clicks begin."""
        self._working -= 1
        self._step_out(click)

    def _oldest(self, click: _Click) -> _Click:
        """Return the click whose turn must come before that of `click`; `click` itself if there is none."""
        while older := [first for line in click.lines if (first := self._lines[line][0]) is not click]:
            click = older[0]
        return click

    def _step_out(self, click: _Click) -> None:
        led = [queue for line in click.lines if (queue := self._lines[line])[0] is click]
        for line in click.lines:
            self._lines[line].remove(click)
            if not self._lines[line]:
                del self._lines[line]
        for first in [queue[0] for queue in led if queue]:
            if self._oldest(first) is first:
                first.since = asyncio.get_running_loop().time()
                self._waiting.append(first)
        while self._waiting and self._working < AT_ONCE:
            take = self._waiting.popleft if (self._begun + 1) % OLDEST == 0 else self._waiting.pop
            if not (found := take()).begins.done():
                self._begun += 1
                self._begin(found)

    def _begin(self, click: _Click) -> None:
        self._working += 1
        click.begins.set_result(None)

    @property
    def lag(self) -> float:
        """The seconds for which the oldest waiting click, or the event loop, is late.

        A click that waits for another one of its line doesn't count: a faster process would not help it.
        """
        while self._waiting and self._waiting[0].begins.done():
            self._waiting.popleft()
        oldest = asyncio.get_running_loop().time() - self._waiting[0].since if self._waiting else 0.0
        return max(oldest, self._late)

    @property
    def stretch(self) -> float:
        """The factor by which less urgent work waits longer."""
        return min(LONGEST_STRETCH, 1.0 + STRETCH * self.lag)

    @property
    def overloaded(self) -> bool:
        """Whether to skip work that only makes a message nicer."""
        return self.lag > OVERLOADED

    def watch(self) -> None:
        """Measure how late the event loop is, until it has caught up. Called when something has to wait."""
        if self._probe is None:
            loop = asyncio.get_running_loop()
            due = loop.time() + LAG_PROBE_SECONDS
            self._probe = loop.call_at(due, self._measure, due)

    def _measure(self, due: float) -> None:
        self._probe = None
        # Averaged, so that a single garbage collection is no lag.
        self._late = (self._late + asyncio.get_running_loop().time() - due) / 2
        if self._late > CALM:
            self.watch()
        else:
            self._late = 0.0
