"""Finished games, to look back at: their people, ends, messages and choices."""

import logging
from dataclasses import dataclass

from storage.database import Database
from storage.errors import DamagedFileError
from storage.game_record import GameRecord
from storage.outcomes import Outcome, outcome_of
from storage.places import BOARD_SEAT, SCORES_ROUND
from storage.recording import Played, read_played, record
from storage.result import Result
from storage.results import BrokenResultError, read_result
from storage.transaction import Transaction

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over. `kept` says that its choices are still there: a result outlives its game.

    `channel` and `message` are where its end was shown; 0 where that isn't known (any more).
    """

    result: Result
    kept: bool = False
    channel: int = 0
    message: int = 0


class FinishedGames:
    """The finished games in the database. A game that can't be read back is left out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, user: int) -> int:
        """Return in how many finished games a person sat, also if they resigned."""
        rows = await self._database.rows("SELECT count(*) FROM standings WHERE person = ?", user)
        return rows[0][0]

    async def of_person(
        self, user: int, most: int, *, skip: int = 0, guild: int | None = None, dailies: bool = True
    ) -> list[FinishedGame]:
        """Return so many of the finished games in which a person sat, the last one first.

        The newest ones are skipped if that is wanted, all but those of a server if one is given, and daily
        deals without `dailies`.
        """
        where = "" if guild is None else " AND guild = ?"
        if not dailies:
            where += " AND game NOT IN (SELECT game FROM dailies WHERE dailies.person = standings.person)"

        def work(transaction: Transaction) -> list[FinishedGame | None]:
            """Read a page of results, and the games that they are of."""
            rows = transaction.rows(
                "SELECT result FROM standings JOIN results ON id = result WHERE person = ?"  # noqa: S608
                f"{where} ORDER BY result DESC LIMIT ? OFFSET ?",
                user,
                *([] if guild is None else [guild]),
                most,
                skip,
            )
            return [_read(transaction, number) for (number,) in rows]

        return [game for game in await self._database.snapshot(work) if game is not None]

    async def get(self, game: str) -> FinishedGame | None:
        """Return a finished game, or `None` if there is none of this id."""

        def work(transaction: Transaction) -> FinishedGame | None:
            """Read the result of the game."""
            row = transaction.row("SELECT id FROM results WHERE game = ?", game)
            return _read(transaction, row[0]) if row else None

        return await self._database.snapshot(work)

    async def outcome(self, game: str) -> Outcome | None:
        """Return the changes of a finished game to ratings; `None` if it has no result."""
        return await outcome_of(self._database, game)

    async def played(self, game: str) -> Played:
        """Return a finished game with all of its choices. The errors are those of `read_played`."""
        return await self._database.snapshot(lambda transaction: read_played(transaction, game))

    async def record(self, game: str) -> GameRecord:
        """Return the record of a finished game, without names. The errors are those of `read_played`."""
        return await self._database.snapshot(lambda transaction: record(transaction, game))


def _read(transaction: Transaction, number: int) -> FinishedGame | None:
    try:
        result = read_result(transaction, number)
        return FinishedGame(result, *_place(transaction, result.game))
    except (BrokenResultError, DamagedFileError) as error:
        log.warning("Result %d can't be read: %s", number, error)
        return None


def _place(transaction: Transaction, game: str) -> tuple[bool, int, int]:
    """Return whether a game is still there, and the channel and the message in which its end was shown."""
    sql = (
        "SELECT games.channel, message FROM games"
        " LEFT JOIN messages ON game = id AND seat = ? AND number = ? AND closed = 0"
        " WHERE id = ? AND id NOT IN (SELECT game FROM damaged)"
    )
    row = transaction.row(sql, BOARD_SEAT, SCORES_ROUND, game)
    return (True, row[0], row[1] or 0) if row else (False, 0, 0)
