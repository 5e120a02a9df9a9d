"""How often a board is edited: soon where others wait for it, rarely while somebody's move goes on."""

import asyncio
from collections.abc import Callable

from bot.tables.message import BoardMessage
from bot.tables.table import Table

APART = 1.0
"""Seconds that lie between two edits of one board at least."""

TURN_APART = 8.0
"""Seconds from one edit to the next while the game waits for another person, whose panel asks at once."""

MOVE_APART = 15.0
"""Seconds from one edit to the next while nothing is new but what one seat does in its move."""

FOLLOWED = 60.0
"""Seconds after which panels that ask nothing follow a new board; a question brings both at once."""

COMING = 1.0
"""Seconds for which panels wait for a new board: they are sent below it then, and not changed before."""

PROBED = 0.1
"""Seconds after which the event loop was to call back; it lags by as much as it is later."""

STRETCH, LONGEST = 20.0, 4.0
"""The growth of a pause for a second of lag, in its own lengths, and the longest pause in the same unit."""


class BoardPace:
    """Says when a board is edited.

    The pause depends on public facts alone: the last edit, the asked seat, and the lag of the whole process.
    None of them tells anything secret about a game.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._lag = 0.0
        self._probe: asyncio.TimerHandle | None = None

    def posted(self, board: BoardMessage) -> None:
        """Note that a new board was just posted."""
        board.posted = board.edited = self._clock()
        board.coming = None

    def edited(self, board: BoardMessage) -> None:
        """Note that a board was just edited."""
        board.edited = self._clock()

    def pause(self, table: Table) -> float:
        """Return in how many seconds the board of a table is to be edited."""
        left = self._left(table.board.edited, _apart(table) * self._stretched())
        if left > 0:
            self._watch()
        return left

    def settling(self, board: BoardMessage) -> float:
        """Return in how many seconds panels that ask nothing are to follow the newest board."""
        return self._left(board.posted, FOLLOWED)

    def coming(self, board: BoardMessage) -> float:
        """Return for how many seconds panels wait for a board that is about to be posted."""
        if board.coming is None:
            board.coming = self._clock()
        return self._left(board.coming, COMING)

    def _left(self, since: float | None, apart: float) -> float:
        return 0.0 if since is None else max(0.0, since + apart - self._clock())

    def _stretched(self) -> float:
        """Return how many times as long boards wait while the event loop lags: clicks come first."""
        return min(LONGEST, 1.0 + STRETCH * self._lag)

    def _watch(self) -> None:
        """Measure how much the event loop lags, as long as boards wait."""
        if self._probe is None:
            loop = asyncio.get_running_loop()
            due = loop.time() + PROBED
            self._probe = loop.call_at(due, self._measure, due)

    def _measure(self, due: float) -> None:
        self._probe = None
        late = asyncio.get_running_loop().time() - due
        # A single collection of garbage is no lag.
        self._lag = (self._lag + late) / 2


def _apart(table: Table) -> float:
    last = table.board.last
    if (
        not table.running
        or last is None
        or last.players != table.seated
        or last.storage_outage != table.storage_outage
    ):
        return APART
    if last.view.asked == table.asked():
        return MOVE_APART
    # Only the board tells of a computer's move. While it chooses a character, nothing but the asked seat is
    # new.
    choosing = last.view.phase == table.game.state.phase == "selection"
    return APART if table.computer_asked and not choosing else TURN_APART
