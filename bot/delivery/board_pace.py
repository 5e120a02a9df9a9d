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
    """Remembers when boards were posted and edited last.

    When a board is edited depends only on what everybody sees: on the last edit, and on whom one waits for.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._posted: dict[str, float] = {}
        self._edited: dict[str, float] = {}
        self._coming: dict[str, float] = {}

    def posted(self, table: Table) -> None:
        """Note that a new board was just posted."""
        self._posted[table.id] = self._edited[table.id] = self._clock()
        self._coming.pop(table.id, None)

    def edited(self, table: Table) -> None:
        """Note that the board was just edited."""
        self._edited[table.id] = self._clock()

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table."""
        for times in (self._posted, self._edited, self._coming):
            times.pop(table.id, None)

    def pause(self, table: Table, last: BoardModel | None) -> float:
        """Return in how many seconds the board is to be edited; `last` is what it shows of a running game."""
        return self._left(self._edited.get(table.id), _apart(table, last))

    def settling(self, table: Table) -> float:
        """Return in how many seconds panels that ask nothing are to follow the newest board."""
        return self._left(self._posted.get(table.id), FOLLOWED)

    def coming(self, table: Table) -> float:
        """Return for how many seconds panels wait for a board that is about to be posted."""
        return self._left(self._coming.setdefault(table.id, self._clock()), COMING)

    def _left(self, since: float | None, apart: float) -> float:
        return 0.0 if since is None else max(0.0, since + apart - self._clock())


def _apart(table: Table, last: BoardModel | None) -> float:
    game = table.game
    if game is None or last is None or last.players != table.players or last.held_up != table.held_up:
        return APART
    if last.view.asked == table.asked():
        return MOVE_APART
    # What a computer does stands on the board alone; while it chooses, only whom one waits for is new.
    choosing = last.view.phase == game.state.phase == "selection"
    return APART if table.computer_asked and not choosing else TURN_APART
