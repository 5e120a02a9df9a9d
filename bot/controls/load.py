"""The load of the process. If too many clicks arrive, they wait for turns, and other work waits longer."""

import asyncio
from collections import deque
from collections.abc import Generator, Hashable
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar

LAG_PROBE_SECONDS = 0.1  # Seconds after which the event loop has to call us. Its delay is the lag.
CALM = 0.01  # A lag of fewer seconds counts as none, and ends the measuring.

STRETCH, LONGEST_STRETCH = 20.0, 4.0
"""Each second of lag lengthens a pause by `STRETCH` times its length, to at most `LONGEST_STRETCH` times."""

OVERLOADED = 0.25  # Above this many seconds of lag, the bot skips work that only improves how messages look.

AT_ONCE, SLOW = 8, 0.25
"""The most clicks that run at once. A click that runs for `SLOW` seconds counts only while it writes."""

OLDEST = 8  # One of this many turns goes to the oldest waiting click, so that nobody waits forever.


class ClickTurn:
    """The turn of a click: from the start of its handling until its response is ready."""

    __slots__ = ("_click", "_load", "_slow", "_timer", "_writing", "waited")

    def __init__(self, load: "Load", click: "_Click", *, waited: bool) -> None:
        self.waited = waited
        self._load: Load | None = load
        self._click = click
        self._writing, self._slow = 0, False
        self._timer = asyncio.get_running_loop().call_later(SLOW, self._give_way)
        _TURN.set(self)

    def end(self) -> None:
        """Let another click begin. Calling this twice is harmless."""
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
        """End the turn of a slow click. If it is writing to the database, let it finish writing first."""
        self._slow = True
        if not self._writing:
            self.end()


_TURN: ContextVar[ClickTurn | None] = ContextVar("turn", default=None)
"""The turn of the click that this context handles; `None` if the click needs no turn."""


def writing() -> AbstractContextManager[object]:
    """Keep the turn of the current click while the `with` block writes to the database.

    Otherwise clicks that wait for a slow database would let too many others begin. The last of them would
    wait too long for the database.
    """
    turn = _TURN.get()
    return nullcontext() if turn is None else turn.writing()


class _Click:
    """A waiting or running click. `begins` is done when the click may begin or was cancelled."""

    __slots__ = ("begins", "lines", "since")

    def __init__(self, lines: tuple[Hashable, ...]) -> None:
        loop = asyncio.get_running_loop()
        self.lines = lines
        self.since = loop.time()
        self.begins: asyncio.Future[None] = loop.create_future()


class Load:
    """Decides which click begins next, and measures the lag of the process.

    Only a few clicks run at once. If too many arrive, the newest begins first. If the oldest began first,
    everybody would wait so long that the bot would also have to hold each response.

    A line is a queue: of one person's clicks, or of clicks for seats at one table. A click begins only after
    the older clicks in its lines have ended their turns. So a click can't overtake an earlier one that it
    takes back, and the first person who asked gets the last seat. When a new click joins a line, the oldest
    click of this line moves up.
    """

    def __init__(self) -> None:
        # The clicks in each line, the oldest first, until their turns end.
        self._lines: dict[Hashable, deque[_Click]] = {}
        # Waiting clicks that are the oldest in their lines. After moving up, a click is listed more than
        # once.
        self._waiting = deque[_Click]()
        self._working = self._begun = 0
        self._late = 0.0
        self._probe: asyncio.TimerHandle | None = None

    async def turn(self, *lines: Hashable) -> ClickTurn:
        """Wait for a click's turn in these lines."""
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
        """Return the first click that has to come before `click`; `click` itself if there is none."""
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
        """The delay, in seconds, of the oldest waiting click or of the event loop.

        A click that waits for an older one in its line doesn't count, because a faster process wouldn't help.
        """
        while self._waiting and self._waiting[0].begins.done():
            self._waiting.popleft()
        oldest = asyncio.get_running_loop().time() - self._waiting[0].since if self._waiting else 0.0
        return max(oldest, self._late)

    @property
    def stretch(self) -> float:
        """The factor by which less urgent work has to wait longer."""
        return min(LONGEST_STRETCH, 1.0 + STRETCH * self.lag)

    @property
    def overloaded(self) -> bool:
        """Whether to skip work that only improves how messages look."""
        return self.lag > OVERLOADED

    def watch(self) -> None:
        """Measure the delay of the event loop until it is gone. Call this when something has to wait."""
        if self._probe is None:
            loop = asyncio.get_running_loop()
            due = loop.time() + LAG_PROBE_SECONDS
            self._probe = loop.call_at(due, self._measure, due)

    def _measure(self, due: float) -> None:
        self._probe = None
        # Average the delays, so that a single garbage collection doesn't count as lag.
        self._late = (self._late + asyncio.get_running_loop().time() - due) / 2
        if self._late > CALM:
            self.watch()
        else:
            self._late = 0.0
