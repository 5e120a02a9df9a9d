"""Where games are shown in Discord, so that what was sent is found again, also after a restart."""

from storage.database import Database
from storage.records import Board, Panel
from storage.transaction import Transaction


class Places:
    """The boards and panels of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def board(self, game: str) -> Board:
        """Return where the board of a game is."""
        rows = await self._database.rows(
            "SELECT message, round, lost, shown FROM boards WHERE game = ?", game
        )
        if not rows:
            return Board()
        message, number, lost, shown = rows[0]
        return Board(message, number, bool(lost), shown)

    async def put_board(self, game: str, board: Board) -> None:
        """Remember where the board of a game is."""

        def work(transaction: Transaction) -> None:
            transaction.run(
                "INSERT INTO boards (game, message, round, lost, shown) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (game) DO UPDATE SET"
                " message = excluded.message, round = excluded.round, lost = excluded.lost,"
                " shown = excluded.shown",
                game,
                board.message,
                board.round,
                int(board.lost),
                board.shown,
            )

        await self._database.transaction(work, "board")

    async def panels(self, game: str) -> dict[int, Panel]:
        """Return where the panels of a game are, by seat."""
        rows = await self._database.rows(
            "SELECT seat, channel, message, number, refused, ping, called, asked, told, silent FROM panels"
            " WHERE game = ?",
            game,
        )
        return {
            row[0]: Panel(row[1], row[2], row[3], bool(row[4]), *row[5:9], silent=bool(row[9]))
            for row in rows
        }

    async def put_panel(self, game: str, seat: int, panel: Panel) -> None:
        """Remember where the panel of a seat is."""

        def work(transaction: Transaction) -> None:
            transaction.run(
                "INSERT INTO panels (game, seat, channel, message, number, refused, ping, called,"
                " asked, told, silent)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, seat) DO UPDATE SET"
                " channel = excluded.channel, message = excluded.message, number = excluded.number,"
                " refused = excluded.refused, ping = excluded.ping, called = excluded.called,"
                " asked = excluded.asked, told = excluded.told, silent = excluded.silent",
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
            )

        await self._database.transaction(work, "panel")
