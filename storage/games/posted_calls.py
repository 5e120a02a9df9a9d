"""The public messages that call people to a table. We keep their places, to edit or delete them later."""

import logging
from typing import Literal, NamedTuple, TypeAlias, TypeGuard, get_args

from storage.database.section import Section
from storage.database.transaction import Row

log = logging.getLogger(__name__)

CallKind: TypeAlias = Literal[
    "call",  # Anybody may join a lobby.
    "invite",  # People who often play with somebody may join a lobby.
    "soon",  # A lobby begins soon.
    "due",  # Its players may start it now.
    "urged",  # Its players must start it now.
    "missed",  # Nobody has started it in time.
    "later",  # The second game of an evening has a seat for people who come later.
    "waits",  # A tournament's table waits for all its people.
    "missing",  # A tournament's table waits for the missing people.
    "vote",  # Players may vote on replacing somebody.
    "pause",  # Players may agree to a pause.
    "holiday",  # The table waits for the end of a player's holiday.
]
"""The occasion of a call."""


class PostedCall(NamedTuple):
    """A message that calls people.

    `channel` and `message` are 0 until we send the message. `about` tells calls of one kind apart: the time
    of an appointment or an invitation, or the start of a wait; otherwise 0. `shown` names the state of the
    table that the message shows.

    `about` and `shown` must name nobody, because a deletion of somebody's data keeps the row.
    """

    kind: CallKind
    about: int = 0
    channel: int = 0
    message: int = 0
    shown: str = ""


class PostedCalls(Section):
    """The calls of all games that aren't over."""

    async def of(self, game: str) -> tuple[PostedCall, ...]:
        """Return the calls of a game, the oldest first, without damaged rows."""
        sql = "SELECT kind, about, channel, message, shown FROM posted_calls WHERE game = ? ORDER BY message"
        rows = await self._database.rows(sql, game)
        found = [PostedCall(row[0], *row[1:]) for row in rows if _is_sound(row)]
        if len(found) < len(rows):
            log.warning("Calls of game %s are damaged, so their messages stay unchanged", game)
        return tuple(found)

    async def put(self, game: str, call: PostedCall) -> None:
        """Store a new call, or the new contents of a call. Raises the errors of `Database.transaction`."""
        sql = (
            "INSERT INTO posted_calls (game, kind, about, channel, message, shown)"
            " SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM games WHERE id = ?)"
            " ON CONFLICT (game, message) DO UPDATE SET shown = excluded.shown"
        )
        await self._database.run("notes", sql, game, *call, game)

    async def drop(self, game: str, message: int) -> None:
        """Forget a call that is over. Raises the errors of `Database.transaction`."""
        sql = "DELETE FROM posted_calls WHERE game = ? AND message = ?"
        await self._database.run("notes", sql, game, message)


def _is_sound(row: Row) -> TypeGuard[tuple[CallKind, int, int, int, str]]:
    kind, *numbers, shown = row
    return (
        kind in get_args(CallKind)
        and all(isinstance(each, int) for each in numbers)
        and isinstance(shown, str)
    )
