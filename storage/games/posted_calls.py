"""The messages that call people to a table. We keep them until they are over, then edit or delete them."""

import logging
from typing import Literal, NamedTuple, TypeAlias, TypeGuard, get_args

from storage.database.database import Database
from storage.database.transaction import Row

log = logging.getLogger(__name__)

CallKind: TypeAlias = Literal[
    "call",
    "invite",
    "soon",
    "due",
    "urged",
    "missed",
    "later",
    "waits",
    "missing",
    "vote",
    "pause",
    "holiday",
]
"""Why people are called.

They may join a lobby (two kinds); it begins soon, now, or now at the latest; or it didn't begin. The second
game of an evening has a seat for those who come later. A table of a tournament waits for all its people, or
for those who are missing. Or players may vote or agree to a pause, or their table waits for a holiday.
"""


class PostedCall(NamedTuple):
    """A message that calls people. `shown` names the state of its table that it shows.

    `about` distinguishes calls of one kind: the time of an appointment, or the start of a wait; else 0. It
    names nobody: the row isn't deleted with a person. A call that isn't sent yet has no place.
    """

    kind: CallKind
    about: int = 0
    channel: int = 0
    message: int = 0
    shown: str = ""


class PostedCalls:
    """The calls of all games that aren't over."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: str) -> tuple[PostedCall, ...]:
        """Return the calls of a game, the oldest first, without damaged rows."""
        sql = "SELECT kind, about, channel, message, shown FROM posted_calls WHERE game = ? ORDER BY message"
        rows = await self._database.rows(sql, game)
        found = [PostedCall(row[0], *row[1:]) for row in rows if _is_sound(row)]
        if len(found) < len(rows):
            log.warning("Calls of game %s are damaged, and stay as they are", game)
        return tuple(found)

    async def put(self, game: str, call: PostedCall) -> None:
        """Store a call, or its new contents. Raises the errors of `Database.transaction`."""
        await self._database.transaction(
            lambda transaction: transaction.run(
                "INSERT INTO posted_calls (game, kind, about, channel, message, shown)"
                " SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM games WHERE id = ?)"
                " ON CONFLICT (game, message) DO UPDATE SET shown = excluded.shown",
                game,
                *call,
                game,
            ),
            "notes",
        )

    async def drop(self, game: str, message: int) -> None:
        """Forget a call that is over. Raises the errors of `Database.transaction`."""
        await self._database.transaction(
            lambda transaction: transaction.run(
                "DELETE FROM posted_calls WHERE game = ? AND message = ?", game, message
            ),
            "notes",
        )


def _is_sound(row: Row) -> TypeGuard[tuple[CallKind, int, int, int, str]]:
    """Return whether each value of a row has the type of its column."""
    kind, *numbers, shown = row
    return (
        kind in get_args(CallKind)
        and all(isinstance(each, int) for each in numbers)
        and isinstance(shown, str)
    )
