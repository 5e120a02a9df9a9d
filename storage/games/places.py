"""The messages of games in Discord and their contents, so that a restarted bot finds them again.

If losing a fact costs only an edit that shows the same again, we keep a note of it in memory, and write all
notes together a little later. If losing it would post or ask something twice, we store it at once.

Each row has a `revision`, so that a suspended process overwrites nothing of its successor.
"""

import logging
import random
from asyncio import Lock
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, partial
from typing import TypeVar

from storage.database.database import Database
from storage.database.statements import delete, places, select
from storage.database.storage_errors import NotStoredError, StaleVersionError, UnavailableError
from storage.database.transaction import Notes, Row, Transaction

log = logging.getLogger(__name__)

BOARD_SEAT = -1  # The seat that means the board, which belongs to everybody.
SCORES_ROUND = -1  # The `StoredMessage.number` of a board with the final scores, which belong to no round.

NO_QUESTION = -1
"""The `StoredMessage.number` and `asked` of a panel whose player has not been asked anything."""


@dataclass(slots=True, eq=False)
class Revision:
    """The number of a row's last change, as far as this process knows; 0 if there is no row.

    After a failed commit the number may be any of those in `known`. `lost`: another process has changed the
    row, so this process must write nothing based on the earlier row.
    """

    known: tuple[int, ...] = (0,)
    lost: bool = False


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """A message of a game: the board, or the private panel of a seat as a direct message.

    All copies of a message share the `revision` of its row. `ping` and all fields after it are about
    notifying a panel's player.
    """

    channel: int = 0  # Where the message is (0: nowhere).
    message: int = 0
    # Of a board: its round (0: the lobby), or `SCORES_ROUND`. Of a panel: the last question about which we
    # notified the player.
    number: int = NO_QUESTION
    shown: str = ""  # A digest of a board's contents.
    # We can't post there: the channel is lost and the players know, or the player accepts no direct messages.
    closed: bool = False
    ping: int = 0  # The message in the channel that pinged the player (0: none).
    called: float | None = None  # The `Clock.since` of the wait for which the player got the second call.
    # The question to which `told` and `silent` belong. A live game keeps these three only during quiet hours.
    asked: int = NO_QUESTION
    # When we last notified the player, in seconds since 1970 (0: not yet, because of quiet hours).
    told: int = 0
    silent: bool = False  # The player wants no reminders.
    revision: Revision = field(default_factory=Revision, compare=False, repr=False)


def no_board() -> StoredMessage:
    """Return a board that has not been posted."""
    return StoredMessage(number=0)


Key = TypeVar("Key", bound=Hashable)
Note = TypeVar("Note")


class Places(Notes):
    """The messages of all games. Readers also find notes that aren't written yet."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        # The newest shown version of each game, and its messages by game and seat.
        self._shown: dict[str, int] = {}
        self._messages: dict[tuple[str, int], StoredMessage] = {}
        # Replaced boards by game and message; `None`: we have removed the buttons.
        self._old: dict[tuple[str, int], StoredMessage | None] = {}
        self._writing = Lock()
        # Called with a game whose note was dropped because another process has changed the row.
        self.lost: Callable[[str], None] = lambda _: None

    @property
    def pending(self) -> bool:
        return bool(self._shown or self._messages or self._old)

    def note_shown(self, game: str, version: int) -> None:
        """Note that Discord shows this version of a game. Without the note, a restart shows it again."""
        self._shown[game] = max(version, self.shown(game))
        self.listeners.tell()

    def note(self, game: str, seat: int, message: StoredMessage) -> None:
        """Note a change of a message. The caller has checked that the change `may_wait`."""
        self._messages[game, seat] = message
        self.listeners.tell()

    async def write(self) -> None:
        """Write all notes. Raises the errors of `Database.transaction`; the notes are then kept."""
        async with self._writing:
            if not self.pending:
                return
            shown, messages, old = dict(self._shown), dict(self._messages), dict(self._old)
            numbers = {key: _new_number() for key in messages}
            try:
                lost = await self._database.transaction(
                    partial(_write, shown, messages, old, numbers), "notes"
                )
            except NotStoredError:
                raise
            except BaseException:
                # The commit may have succeeded.
                for key, message in messages.items():
                    message.revision.known += (numbers[key],)
                raise
            for key, message in messages.items():
                if key in lost:
                    message.revision.lost = True
                else:
                    message.revision.known = (numbers[key],)
            _drop(self._shown, shown)
            _drop(self._messages, messages)
            _drop(self._old, old)
        for game in {game for game, _ in lost}:
            self.lost(game)

    async def settle(self, game: str) -> None:
        """If there is a note about a panel of this game, write all notes. Raises the errors of `write`."""
        if any(each == game and seat != BOARD_SEAT for each, seat in self._messages):
            await self.write()

    async def put(
        self, game: str, seat: int, message: StoredMessage, replaced: StoredMessage | None = None
    ) -> None:
        """Store a change of a message that a crash must not undo.

        `replaced` is the board that `message` replaces. If this process ends first, a later one removes its
        buttons. Raises the errors of `write`, and `StaleVersionError` if another process has changed the row.
        """
        key = game, seat
        before = self._messages.get(key)
        self._messages[key] = message
        if replaced is not None and replaced.message:
            self._old[game, replaced.message] = replaced
        try:
            await self.write()
        except UnavailableError:
            # The caller handles the failure, so no later `write` must store this.
            if self._messages.get(key) is message:
                del self._messages[key]
                if before is not None:
                    self.note(game, seat, before)
            raise
        if message.revision.lost:
            raise StaleVersionError(f"message {seat} of game {game} was changed by another process")

    def finished(self, game: str, message: int) -> None:
        """Note that a replaced board has lost its buttons. Without the note, a restart edits it again."""
        self._old[game, message] = None
        self.listeners.tell()

    def shown(self, game: str) -> int:
        """Return the shown version in a game's unwritten note; 0 without one."""
        return self._shown.get(game, 0)

    async def of(self, game: str) -> dict[int, StoredMessage]:
        """Return the messages of a game by seat."""
        sql = select(f"seat, {_COLUMNS}, revision", "messages WHERE game = ?")
        async with self._writing:
            # Without the lock, a note written meanwhile could be newer than the row that we read.
            rows = await self._database.rows(sql, game)
            if not all(map(_is_sound, rows)):
                log.warning("Messages of game %s are damaged, so they are forgotten", game)
                rows = [row for row in rows if _is_sound(row)]
                await self._database.transaction(partial(_drop_others, game, rows), "notes")
        stored = {row[0]: _read(row) for row in rows}
        return stored | {seat: each for (of, seat), each in self._messages.items() if of == game}

    async def old_boards(self, game: str) -> tuple[StoredMessage, ...]:
        """Return the replaced boards of a game that may still have buttons, the oldest first."""
        sql = "SELECT message, channel, number, shown FROM old_boards WHERE game = ? ORDER BY message"
        found: dict[int, StoredMessage | None] = {
            message: StoredMessage(channel, message, number, shown)
            for message, channel, number, shown in await self._database.rows(sql, game)
        }
        found |= {message: each for (of, message), each in self._old.items() if of == game}
        return tuple(each for each in found.values() if each is not None)


def may_wait(new: StoredMessage, stored: StoredMessage) -> bool:
    """Return whether a change may wait: if a crash loses it, we post, ask and notify nothing twice."""
    if (new.channel, new.message, new.closed) != (stored.channel, stored.message, stored.closed):
        # The nonce of the next message depends on these.
        return False
    if (new.asked, new.told, new.silent) != (stored.asked, stored.told, stored.silent):
        # Without these, the player might be notified twice, or get unwanted reminders.
        return False
    if new.number < 0 and new.number != stored.number:
        # If this were lost, a player who came back would seem notified, although their ping is gone. Losing
        # another number does no harm, because quiet hours then delay the notification again.
        return False
    if stored.shown and not new.shown:
        # A board with unknown contents must not seem to be up to date.
        return False
    # Deleting a ping twice does no harm, and we send the next ping after `settle`. `called` may be lost, too:
    # without a ping, quiet hours still hold the second call back.
    return new.ping in (0, stored.ping)


def _drop(notes: dict[Key, Note], written: Mapping[Key, Note]) -> None:
    for key, note in written.items():
        if notes.get(key) is note:
            del notes[key]


_NAMES = [each.name for each in fields(StoredMessage) if each.compare]
_COLUMNS = ", ".join(_NAMES)
_CHANGES = ", ".join(f"{name} = excluded.{name}" for name in (*_NAMES, "revision"))
# A game may have been deleted since it was shown.
_SHOWN = "UPDATE games SET shown = ? WHERE id = ? AND shown < ?"
_EXISTS = "SELECT 1 FROM games WHERE id = ?"
_OLD = (
    "INSERT INTO old_boards (game, message, channel, number, shown) SELECT ?, ?, ?, ?, ?"
    f" WHERE EXISTS ({_EXISTS}) ON CONFLICT (game, message) DO NOTHING"
)
_FINISHED = "DELETE FROM old_boards WHERE game = ? AND message = ?"
_DOUBT = (
    "UPDATE messages SET shown = '', revision = ? WHERE game = ? AND seat = ? AND message = ? RETURNING seat"
)


def _new_number() -> int:
    return random.randrange(1, 1 << 62)


def _is_sound(row: Row) -> bool:
    *others, revision = row[1:]
    values = zip(_NAMES, others, strict=True)
    integers = [value for name, value in values if name not in ("shown", "called")]
    shown, called = others[_NAMES.index("shown")], others[_NAMES.index("called")]
    numbers = all(isinstance(each, int) for each in (row[0], *integers, revision))
    return numbers and isinstance(shown, str) and isinstance(called, int | float | None)


def _drop_others(game: str, sound: Sequence[Row], transaction: Transaction) -> None:
    """Drop a game's damaged rows, because no process could change them by their revision."""
    seats = [row[0] for row in sound]
    transaction.run(delete(f"messages WHERE game = ? AND seat NOT IN ({places(len(seats))})"), game, *seats)


def _read(row: Row) -> StoredMessage:
    message = StoredMessage(*row[1:-1], revision=Revision((row[-1],)))
    return replace(message, closed=bool(message.closed), silent=bool(message.silent))


def _write(
    shown: Mapping[str, int],
    messages: Mapping[tuple[str, int], StoredMessage],
    old: Mapping[tuple[str, int], StoredMessage | None],
    numbers: Mapping[tuple[str, int], int],
    transaction: Transaction,
) -> set[tuple[str, int]]:
    """Write notes. Return the messages that other processes have changed, and hand over boards among them."""
    lost = {key for key, message in messages.items() if not _put(transaction, key, message, numbers[key])}
    for game, seat in lost:
        if seat == BOARD_SEAT:
            _hand_over(transaction, game, messages[game, seat])
    for game, version in shown.items():
        transaction.run(_SHOWN, version, game, version)
    for (game, number), board in old.items():
        if board is None:
            transaction.run(_FINISHED, game, number)
        else:
            _leave(transaction, game, board)
    return lost


def _put(transaction: Transaction, key: tuple[str, int], message: StoredMessage, number: int) -> bool:
    """Write a row; return `False` if another process has changed it. If the game is gone, write nothing."""
    if message.revision.lost:
        return False
    game, known = key[0], message.revision.known
    values = [getattr(message, name) for name in _NAMES]
    values = [int(each) if isinstance(each, bool) else each for each in values]
    sql = _guarded(len(known))
    if transaction.rows(sql, *key, *values, number, game, min(known), *key, *known, *known):
        return True
    return not transaction.rows(_EXISTS, game)


@cache
def _guarded(known: int) -> str:
    """Return the statement that writes a row if its revision is among `known` values; 0 means no row."""
    one_of = f"revision IN ({places(known)})"
    return (
        f"INSERT INTO messages (game, seat, {_COLUMNS}, revision) SELECT ?, ?{', ?' * len(_NAMES)}, ?"  # noqa: S608
        f" WHERE EXISTS ({_EXISTS})"
        f" AND (? = 0 OR EXISTS (SELECT 1 FROM messages WHERE game = ? AND seat = ? AND {one_of}))"
        f" ON CONFLICT (game, seat) DO UPDATE SET {_CHANGES} WHERE messages.{one_of} RETURNING seat"
    )


def _hand_over(transaction: Transaction, game: str, board: StoredMessage) -> None:
    """Hand a board to the process that now looks after the game.

    If the database still has this board, record there that its contents are unknown. If the database has
    another board, list this one among the old boards, whose buttons that process removes.
    """
    if board.message and not transaction.rows(_DOUBT, _new_number(), game, BOARD_SEAT, board.message):
        _leave(transaction, game, board)


def _leave(transaction: Transaction, game: str, board: StoredMessage) -> None:
    transaction.run(_OLD, game, board.message, board.channel, board.number, board.shown, game)
