"""The messages of games in Discord, with their contents, so that a restarted bot finds them again.

A note that a crash may undo is written a moment later, many notes at once. Its loss costs an edit that shows
the same again. A fact whose loss would post something twice, or ask in vain, is stored at once.
"""

from asyncio import Lock
from collections.abc import Hashable, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeVar

from storage.database import Database
from storage.errors import UnavailableError
from storage.messages import Board, Panel
from storage.notes import Notes
from storage.transaction import Transaction

Key = TypeVar("Key", bound=Hashable)
Note = TypeVar("Note")


class _Noted(NamedTuple):
    """The notes: the newest shown version of each game, its board, and its panels by seat."""

    shown: dict[str, int]
    boards: dict[str, Board]
    panels: dict[tuple[str, int], Panel]


class Places(Notes):
    """The boards and panels of all games. Readers find notes that aren't written yet, too."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._noted = _Noted({}, {}, {})
        self._writing = Lock()

    @property
    def pending(self) -> bool:
        """Whether anything is noted that isn't written yet."""
        return any(self._noted)

    # Notes, which may be lost with the process

    def note_shown(self, game: str, version: int) -> None:
        """Note that Discord was shown this version of a game. Else it is shown once more after a start."""
        self._note(self._noted.shown, game, max(version, self.shown(game)))

    def note_board(self, game: str, board: Board) -> None:
        """Note what the board of a game shows now. Else it is edited once more after a start."""
        self._note(self._noted.boards, game, board)

    def note_panel(self, game: str, seat: int, panel: Panel) -> None:
        """Note how the panel of a seat stands, if that `may_wait`."""
        self._note(self._noted.panels, (game, seat), panel)

    async def write(self) -> None:
        """Write all that is noted. Raises the errors of `Database.transaction`; then it still is."""
        # A writer that waited here mostly finds its notes written together with those of others.
        async with self._writing:
            if not self.pending:
                return
            shown, boards, panels = self._noted
            noted = _Noted(dict(shown), dict(boards), dict(panels))
            await self._database.transaction(partial(_write, noted), "notes")
            _drop(shown, noted.shown)
            _drop(boards, noted.boards)
            _drop(panels, noted.panels)

    async def settle(self, game: str) -> None:
        """Write what is noted if a panel of this game is. Raises the errors of `write`."""
        if self._noted_panels(game):
            await self.write()

    # Facts that a crash must not undo

    async def put_board(self, game: str, board: Board) -> None:
        """Store where the board of a game is. Raises the errors of `write`."""
        await self._put(self._noted.boards, game, board)

    async def put_panel(self, game: str, seat: int, panel: Panel) -> None:
        """Store where the panel of a seat is. Raises the errors of `write`."""
        await self._put(self._noted.panels, (game, seat), panel)

    # Reading

    def shown(self, game: str) -> int:
        """Return the newest version of a game that is noted as shown; 0 if none is that isn't written."""
        return self._noted.shown.get(game, 0)

    async def board(self, game: str) -> Board:
        """Return where the board of a game is."""
        sql = "SELECT message, round, lost, shown FROM boards WHERE game = ?"
        rows = await self._database.rows(sql, game)
        stored = Board(rows[0][0], rows[0][1], bool(rows[0][2]), rows[0][3]) if rows else Board()
        return self._noted.boards.get(game, stored)

    async def panels(self, game: str) -> dict[int, Panel]:
        """Return where the panels of a game are, by seat."""
        rows = await self._database.rows(
            "SELECT seat, channel, message, number, refused, ping, called, asked, told, silent FROM panels"
            " WHERE game = ?",
            game,
        )
        stored = {
            row[0]: Panel(row[1], row[2], row[3], bool(row[4]), *row[5:9], silent=bool(row[9]))
            for row in rows
        }
        return stored | self._noted_panels(game)

    def _noted_panels(self, game: str) -> dict[int, Panel]:
        return {seat: panel for (each, seat), panel in self._noted.panels.items() if each == game}

    def _note(self, notes: dict[Key, Note], key: Key, note: Note) -> None:
        notes[key] = note
        self._announce()

    async def _put(self, notes: dict[Key, Note], key: Key, note: Note) -> None:
        before = notes.get(key)
        notes[key] = note
        try:
            await self.write()
        except UnavailableError:
            # The caller has to know the result, so nobody else tries again.
            if notes.get(key) is note:
                del notes[key]
                if before is not None:
                    self._note(notes, key, before)
            raise


def may_wait(panel: Panel, stored: Panel) -> bool:
    """Whether nothing is posted, asked or told twice if a crash takes this change of a panel back.

    A new direct message or ping has to be known, as the nonce of the next one follows from it. A player who
    was told, or who wants no reminders, was promised that.
    """
    return stored == replace(
        panel,
        # A call that quiet hours hold back is held back once more. `AWAY` can't wait: a player who is back by
        # then would seem to be asked still, though their ping is gone.
        number=panel.number if panel.number < 0 else stored.number,
        # A ping that is gone can't be deleted twice; the next one is sent after `settle`.
        ping=panel.ping or stored.ping,
        # Their next direct message is refused once more.
        refused=stored.refused,
        # A second call without a message is one that quiet hours still hold back.
        called=stored.called,
    )


def _drop(notes: dict[Key, Note], written: Mapping[Key, Note]) -> None:
    """Take out what was written, but not what was noted anew meanwhile."""
    for key, note in written.items():
        if notes.get(key) is note:
            del notes[key]


# A game may have been deleted since it was shown.
_SHOWN = "UPDATE games SET shown = ? WHERE id = ? AND shown < ?"
_BOARD = (
    "INSERT INTO boards (game, message, round, lost, shown) SELECT ?, ?, ?, ?, ?"
    " WHERE EXISTS (SELECT 1 FROM games WHERE id = ?) ON CONFLICT (game) DO UPDATE SET"
    " message = excluded.message, round = excluded.round, lost = excluded.lost, shown = excluded.shown"
)
_PANEL = (
    "INSERT INTO panels (game, seat, channel, message, number, refused, ping, called, asked, told, silent)"
    " SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
    " WHERE EXISTS (SELECT 1 FROM games WHERE id = ?) ON CONFLICT (game, seat) DO UPDATE SET"
    " channel = excluded.channel, message = excluded.message, number = excluded.number,"
    " refused = excluded.refused, ping = excluded.ping, called = excluded.called,"
    " asked = excluded.asked, told = excluded.told, silent = excluded.silent"
)


def _write(noted: _Noted, transaction: Transaction) -> None:
    for game, board in noted.boards.items():
        transaction.run(_BOARD, game, board.message, board.round, int(board.lost), board.shown, game)
    for (game, seat), panel in noted.panels.items():
        transaction.run(
            _PANEL,
            game,
            seat,
            panel.channel,
            panel.message,
            panel.number,
            int(panel.refused),
            panel.ping,
            panel.called,
            panel.asked,
            panel.told,
            int(panel.silent),
            game,
        )
    for game, version in noted.shown.items():
        transaction.run(_SHOWN, version, game, version)
