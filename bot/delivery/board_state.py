"""What is known of the board of a table in this process alone."""

from dataclasses import dataclass

from bot.delivery.board_pace import BoardPace
from bot.delivery.tokens import Handle
from bot.screens.view_models.board import BoardModel
from storage.messages import Board
from storage.outage import Outage


@dataclass(slots=True)
class BoardState:
    """What is known of the board of a table in this process alone.

    `handle` changes the newest board through the click that it was sent with. `posted` is a new board that
    isn't noted yet, with what changes the one before it. `last` is what the board of a running game shows, to
    finish it when a newer one is posted. Of what it says, `held_up` is why the game stands still, and `epoch`
    is that of the running time by which it says until when somebody is waited for. It is `doubtful` if nobody
    knows what it says, though none of it is new.
    """

    pace: BoardPace
    handle: Handle | None = None
    posted: tuple[Board, Handle | None] | None = None
    last: BoardModel | None = None
    held_up: Outage | None = None
    epoch: float | None = None
    doubtful: bool = False

    def post(self, board: Board, handle: Handle | None) -> None:
        """Note a board that was just posted, through a click if there is a `handle`."""
        self.posted, self.handle = (board, self.handle), handle
        self.pace.posted()

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person: what was sent through them is changed another way."""
        if _of(self.handle, user):
            self.handle = None
        if self.posted and _of(self.posted[1], user):
            self.posted = self.posted[0], None


def _of(handle: Handle | None, user: int) -> bool:
    return handle is not None and handle.token.user == user
