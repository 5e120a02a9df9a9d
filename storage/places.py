"""The messages of games in Discord, with their contents, so that a restarted bot finds them again.

A note that a crash may undo is written a moment later, many notes at once. Its loss costs an edit that shows
the same again. A fact whose loss would post something twice, or ask in vain, is stored at once.
"""

from asyncio import Lock
from collections.abc import Hashable, Mapping
from dataclasses import astuple, dataclass, fields, replace
from functools import partial
from typing import TypeVar

from storage.database import Database
from storage.errors import UnavailableError
from storage.notes import Notes
from storage.transaction import Row, Transaction

BOARD_SEAT = -1
"""The seat that stands for the board, which is everybody's."""

SCORES_ROUND = -1
"""The `StoredMessage.number` of a board that shows the final scores, which belong to no round."""

NO_QUESTION = -1
"""The `StoredMessage.number` and `asked` of a panel whose player was not asked anything yet."""


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """A message of a game: the board, or the private panel of a seat as a direct message.

    `channel` and `message` are its place (0: there is none). `closed` says that it takes no messages: the
    channel is lost, and the players know; or the player accepts no direct messages.

    `number` says what it is about. That of a board is the round in which it was posted (0: the lobby), or
    `SCORES_ROUND`. That of a panel is the question for which its player was called last. `shown` is a digest
    of what a board shows.

    The rest is about calls. `ping` is the message in the channel that called the player (0: none). `called`
    is the `Clock.since` for which they were called a second time. `told` is when they were last told of the
    question `asked`, in seconds since 1970 (0: not yet, for it was quiet), and `silent` says that they want
    no reminders of it; in a live game none of the three is kept unless it is quiet.
    """

    channel: int = 0
    message: int = 0
    number: int = NO_QUESTION
    shown: str = ""
    closed: bool = False
    ping: int = 0
    called: float | None = None
    asked: int = NO_QUESTION
    told: int = 0
    silent: bool = False


NO_BOARD = StoredMessage(number=0)
"""A board that was not posted yet."""

Key = TypeVar("Key", bound=Hashable)
Note = TypeVar("Note")


class Places(Notes):
    """The messages of all games. Readers find notes that aren't written yet, too."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        # The newest shown version of each game, and its messages by game and seat.
        self._shown: dict[str, int] = {}
        self._messages: dict[tuple[str, int], StoredMessage] = {}
        self._writing = Lock()

    @property
    def pending(self) -> bool:
        """Whether anything is noted that isn't written yet."""
        return bool(self._shown or self._messages)

    def note_shown(self, game: str, version: int) -> None:
        """Note that Discord was shown this version of a game. Else it is shown once more after a start."""
        self._shown[game] = max(version, self.shown(game))
        self._announce()

    def note(self, game: str, seat: int, message: StoredMessage) -> None:
        """Note how a message stands, if that `may_wait`."""
        self._messages[game, seat] = message
        self._announce()

    async def write(self) -> None:
        """Write all that is noted. Raises the errors of `Database.transaction`; then it still is."""
        # A writer that waited here mostly finds its notes written together with those of others.
        async with self._writing:
            if not self.pending:
                return
            shown, messages = dict(self._shown), dict(self._messages)
            await self._database.transaction(partial(_write, shown, messages), "notes")
            _drop(self._shown, shown)
            _drop(self._messages, messages)

    async def settle(self, game: str) -> None:
        """Write what is noted if a panel of this game is. Raises the errors of `write`."""
        if any(each == game and seat != BOARD_SEAT for each, seat in self._messages):
            await self.write()

    async def put(self, game: str, seat: int, message: StoredMessage) -> None:
        """Store how a message stands, which a crash must not undo. Raises the errors of `write`."""
        key = game, seat
        before = self._messages.get(key)
        self._messages[key] = message
        try:
            await self.write()
        except UnavailableError:
            # The caller has to know the result, so nobody else tries again.
            if self._messages.get(key) is message:
                del self._messages[key]
                if before is not None:
                    self.note(game, seat, before)
            raise

    def shown(self, game: str) -> int:
        """Return the newest shown version of a game that is noted but not written yet; 0 if there is none."""
        return self._shown.get(game, 0)

    async def of(self, game: str) -> dict[int, StoredMessage]:
        """Return the messages of a game by seat."""
        rows = await self._database.rows(f"SELECT seat, {_COLUMNS} FROM messages WHERE game = ?", game)  # noqa: S608
        stored = {row[0]: _read(row) for row in rows}
        return stored | {seat: each for (of, seat), each in self._messages.items() if of == game}


def may_wait(new: StoredMessage, stored: StoredMessage) -> bool:
    """Whether nothing is posted, asked or told twice if a crash takes this change of a message back."""
    if (new.channel, new.message, new.closed) != (stored.channel, stored.message, stored.closed):
        # The nonce of the next message follows from it.
        return False
    if (new.asked, new.told, new.silent) != (stored.asked, stored.told, stored.silent):
        # The player was promised that.
        return False
    if new.number < 0 and new.number != stored.number:
        # `AWAY`: a player who is back by then would seem to be asked still, though their ping is gone.
        # Another number may wait: a call that quiet hours hold back is held back once more.
        return False
    if stored.shown and not new.shown:
        # A board that may show anything must not seem to be up to date.
        return False
    # A ping that is gone can't be deleted twice; the next one is sent after `settle`. `called` may wait: a
    # second call without a message is one that quiet hours still hold back.
    return new.ping in (0, stored.ping)


def _drop(notes: dict[Key, Note], written: Mapping[Key, Note]) -> None:
    """Take out what was written, but not what was noted anew meanwhile."""
    for key, note in written.items():
        if notes.get(key) is note:
            del notes[key]


_NAMES = [field.name for field in fields(StoredMessage)]
_COLUMNS = ", ".join(_NAMES)
_CHANGES = ", ".join(f"{name} = excluded.{name}" for name in _NAMES)
_MESSAGE = (
    f"INSERT INTO messages (game, seat, {_COLUMNS}) SELECT ?, ?{', ?' * len(_NAMES)}"  # noqa: S608
    f" WHERE EXISTS (SELECT 1 FROM games WHERE id = ?) ON CONFLICT (game, seat) DO UPDATE SET {_CHANGES}"
)
# A game may have been deleted since it was shown.
_SHOWN = "UPDATE games SET shown = ? WHERE id = ? AND shown < ?"


def _read(row: Row) -> StoredMessage:
    message = StoredMessage(*row[1:])
    return replace(message, closed=bool(message.closed), silent=bool(message.silent))


def _write(
    shown: Mapping[str, int], messages: Mapping[tuple[str, int], StoredMessage], transaction: Transaction
) -> None:
    for (game, seat), message in messages.items():
        values = [int(each) if isinstance(each, bool) else each for each in astuple(message)]
        transaction.run(_MESSAGE, game, seat, *values, game)
    for game, version in shown.items():
        transaction.run(_SHOWN, version, game, version)
