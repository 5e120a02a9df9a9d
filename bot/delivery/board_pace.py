"""How often a board is edited: soon where others wait for it, rarely while somebody's move goes on."""

from collections.abc import Callable

from bot.controls.load import Load
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

TOLD_APART = 2.0
"""Seconds for which a panel that asks nothing waits with a moment where load makes pauses twice as long."""


class BoardPace:
    """Says when a board is edited.

    The pause depends on public facts alone: the last edit, the asked seat, and the lag of the whole process.
    None of them tells anything secret about a game.
    """

    def __init__(self, clock: Callable[[], float], load: Load) -> None:
        self._clock = clock
        self._load = load

    def posted(self, board: BoardMessage) -> None:
        """Note that a new board was just posted."""
        board.posted = board.edited = self._clock()
        board.coming = None

    def edited(self, board: BoardMessage) -> None:
        """Note that a board was just edited."""
        board.edited = self._clock()

    def pause(self, table: Table) -> float:
        """Return in how many seconds the board of a table is to be edited."""
        left = self._left(table.board.edited, _apart(table) * self._load.stretch)
        if left > 0:
            self._load.watch()
        return left

    def telling(self) -> float:
        """Return in how many seconds a panel that asks nothing is to tell of a moment: at once, but for load.

        It tells the same with its next question, too.
        """
        return TOLD_APART * (self._load.stretch - 1.0)

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
