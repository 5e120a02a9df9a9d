"""How often we edit a board: soon when other players wait for it, rarely during a player's turn."""

from collections.abc import Callable

from bot.controls.load import Load
from bot.tables.message import BoardMessage
from bot.tables.table import Table

EDITS_APART = 1.0  # The fewest seconds between two edits of a board.

TURN_APART = 8.0
"""Seconds between two edits while the game waits for another person, whose panel shows that at once."""

MOVE_APART = 15.0  # Seconds between two edits while only one seat plays.

BOARD_PATIENCE = 1.0
"""Seconds for which panels wait for a new board, so that we send them once, below the board."""

NEWS_APART = 2.0  # Seconds until a panel without a question shows an event, if load doubles all pauses.


class BoardPace:
    """Decides when to edit a board, from public facts: the last edit, the asked seat and the bot's load."""

    def __init__(self, clock: Callable[[], float], load: Load) -> None:
        self._clock = clock
        self._load = load

    def posted(self, board: BoardMessage) -> None:
        """Record that a new board was just posted."""
        board.edited = self._clock()
        board.coming = None

    def edited(self, board: BoardMessage) -> None:
        board.edited = self._clock()

    def pause(self, table: Table) -> float:
        """Return the seconds until the board of a table may be edited."""
        left = self._left(table.board.edited, _apart(table) * self._load.stretch)
        if left > 0:
            self._load.watch()
        return left

    def news_pause(self) -> float:
        """Return the seconds until a panel without a question shows an event; 0 unless load is high."""
        return NEWS_APART * (self._load.stretch - 1.0)

    def coming(self, board: BoardMessage) -> float:
        """Return for how many more seconds panels wait for a board that we are about to post."""
        if board.coming is None:
            board.coming = self._clock()
        return self._left(board.coming, BOARD_PATIENCE)

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
        return EDITS_APART
    if last.view.asked == table.asked():
        return MOVE_APART
    # Edit soon after a computer's action, which only the board shows, but not after a choice of character.
    choosing = last.view.phase == table.game.state.phase == "selection"
    return EDITS_APART if table.computer_asked and not choosing else TURN_APART
