"""How often a board is edited: soon where others wait for it, rarely while somebody's move goes on."""

from collections.abc import Callable

from bot.screens.view_models.board import BoardModel
from bot.tables.table import Table

APART = 1.0
"""Seconds that lie between two edits of one board at least."""

TURN_APART = 8.0
"""Seconds from one edit to the next where one waits for another person, who is told at once elsewhere."""

MOVE_APART = 15.0
"""Seconds from one edit to the next while nothing is new but what one seat does in its move."""

FOLLOWED = 60.0
"""Seconds after which panels that ask nothing follow a new board: who is asked before gets both at once."""

COMING = 1.0
"""Seconds for which panels wait for a new board: they are sent below it then, and not changed before."""


class BoardPace:
    """Remembers when a board was posted and edited last.

    When it is edited depends only on what everybody sees: on the last edit, and on whom one waits for.
    """

    __slots__ = ("_clock", "_coming", "_edited", "_posted")

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._posted: float | None = None
        self._edited: float | None = None
        self._coming: float | None = None

    def posted(self) -> None:
        """Note that a new board was just posted."""
        self._posted = self._edited = self._clock()
        self._coming = None

    def edited(self) -> None:
        """Note that the board was just edited."""
        self._edited = self._clock()

    def pause(self, table: Table, last: BoardModel | None) -> float:
        """Return in how many seconds the board is to be edited; `last` is what it shows of a running game."""
        return self._left(self._edited, _apart(table, last))

    def settling(self) -> float:
        """Return in how many seconds panels that ask nothing are to follow the newest board."""
        return self._left(self._posted, FOLLOWED)

    def coming(self) -> float:
        """Return for how many seconds panels wait for a board that is about to be posted."""
        if self._coming is None:
            self._coming = self._clock()
        return self._left(self._coming, COMING)

    def _left(self, since: float | None, apart: float) -> float:
        return 0.0 if since is None else max(0.0, since + apart - self._clock())


def _apart(table: Table, last: BoardModel | None) -> float:
    if not table.round or last is None or last.players != table.seated or last.held_up != table.held_up:
        return APART
    if last.view.asked == table.asked():
        return MOVE_APART
    # What a computer does stands on the board alone; while it chooses, only whom one waits for is new.
    choosing = last.view.phase == table.game.state.phase == "selection"
    return APART if table.computer_asked and not choosing else TURN_APART
