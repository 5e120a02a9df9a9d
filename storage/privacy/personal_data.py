"""The data of people: shown, handed out as one JSON file (docs/privacy-export.md), deleted."""

import gzip
import json
from datetime import UTC, datetime
from typing import Final, NamedTuple

from pydantic import TypeAdapter

from storage.database import remnants
from storage.database.connections import LONG
from storage.database.database import Database
from storage.database.storage_errors import NotReadError, StatementError, UnsureError, plain, still_unsure
from storage.database.transaction import Result, Transaction, Work
from storage.games.places import Places
from storage.privacy import declared, in_games
from storage.privacy.holdings import Holdings
from storage.privacy.in_games import GameOf
from storage.results.results import leave_server

KIND: Final = "citadels-person"
VERSION: Final = 11

LARGEST = 8 * 1024 * 1024
"""Bytes above which a file is compressed: Discord takes ten million."""

_HOLDINGS = TypeAdapter(Holdings)


class File(NamedTuple):
    """A file to be handed out."""

    name: str
    content: bytes


def export(holdings: Holdings, made: datetime) -> File:
    """Write all of it as JSON; compressed if it would be too large to be sent."""
    head = {"format": KIND, "version": VERSION, "made": made.astimezone(UTC).isoformat(timespec="seconds")}
    whole = {**head, **_HOLDINGS.dump_python(holdings, mode="json", warnings=False)}
    content = (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode()
    if len(content) <= LARGEST:
        return File("citadels.json", content)
    return File("citadels.json.gz", gzip.compress(content, mtime=0))


class PersonalData:
    """Finds and deletes what is stored of a person."""

    def __init__(self, database: Database, places: Places) -> None:
        self._database = database
        self._places = places

    async def of(self, user: int) -> Holdings:
        """Return all that is stored of a person. Raises `NotReadError`."""
        return await self._read(lambda transaction: declared.find(transaction, user))

    # To delete: `begin`, `forget_in_game` for all `games_of` the person until none is left, and `finish`.
    # Each step is a transaction, so that nobody waits for long. That it is wanted is stored in the first and
    # forgotten in the last, so it can always be finished. If storing fails, they raise the errors of
    # `Database.transaction`.

    async def begin(self, user: int) -> None:
        """Note that all of it is to be deleted: from here on it will be, whatever happens.

        Raises `NotStoredError` if that could not be noted, and `UnsureError` if nobody can say so yet.
        """
        try:
            await self._database.transaction(lambda it: _begin(it, user), "privacy")
        except UnsureError as error:
            with still_unsure(error):
                begun = await self.begun()
            if user not in begun:
                raise plain(error) from error

    async def begun(self) -> list[int]:
        """Return the people whose data is still to be deleted."""
        return [row[0] for row in await self._database.rows("SELECT person FROM deletions")]

    async def games_of(self, user: int) -> list[GameOf]:
        """Return the games that have the person's id, the oldest first. Raises `NotReadError`."""
        return await self._read(lambda transaction: in_games.games_of(transaction, user))

    async def forget_in_game(self, game: str, user: int) -> None:
        """Take the person out of one game: the next version of it has another player there, or nobody."""
        # Notes about their panel would be written after it.
        await self._places.write()
        try:
            await self._database.transaction(lambda it: in_games.forget_in_game(it, game, user), "privacy")
        except UnsureError as error:
            with still_unsure(error):
                if any(each.id == game for each in await self.games_of(user)):
                    raise

    async def finish(self, user: int) -> bool:
        """Delete the rest, and say whether that was possible: not while the person is in a game."""
        try:
            return await self._database.transaction(lambda it: _finish(it, user), "privacy", within=LONG)
        except UnsureError as error:
            with still_unsure(error):
                if user in await self.begun():
                    raise
            # Should a crash take it back, then also that it isn't wanted any more.
            return True

    async def _read(self, work: Work[Result]) -> Result:
        """Read by a connection of its own: it takes a while, and whoever plays meanwhile doesn't wait."""
        try:
            return await self._database.apart(work)
        except StatementError as error:
            raise NotReadError(str(error), error.cause) from error


def _begin(transaction: Transaction, user: int) -> None:
    """Note that it is wanted; nothing if that is noted already."""
    sql = "INSERT INTO deletions (person, former) VALUES (?, ?) ON CONFLICT (person) DO NOTHING"
    transaction.run(sql, user, in_games.anybody())


def _finish(transaction: Transaction, user: int) -> bool:
    """Forget the person everywhere else, and that it was wanted; say whether that could be.

    It can't while a game has the person's id, for one may have been joined meanwhile.
    """
    found = transaction.row("SELECT former FROM deletions WHERE person = ?", user)
    if found is None:
        return True
    # Rows that a damaged file has kept of a game whose own row is gone.
    for left in ("people", "choices", "named"):
        sql = f"DELETE FROM {left} WHERE person = ? AND game NOT IN (SELECT id FROM games)"  # noqa: S608
        transaction.run(sql, user)
    lobbies = "SELECT id FROM games WHERE host = ? AND status = 'lobby'"
    if transaction.row(f"SELECT game FROM people WHERE person = ? UNION {lobbies}", user, user):  # noqa: S608
        return False
    declared.forget(transaction, user, found[0])
    return True


def forget_server(transaction: Transaction, guild: int) -> None:
    """Delete a server's settings, saved sets, lobbies and games, with all that hangs on them.

    The results of its games stay, without it, as far as they count everywhere.
    """
    transaction.run("DELETE FROM damaged WHERE game IN (SELECT id FROM games WHERE guild = ?)", guild)
    leave_server(transaction, guild)
    transaction.run("DELETE FROM games WHERE guild = ?", guild)
    transaction.run("DELETE FROM sets WHERE guild = ?", guild)
    transaction.run("DELETE FROM tournaments WHERE guild = ?", guild)
    transaction.run("UPDATE dailies SET guild = 0 WHERE guild = ?", guild)
    transaction.run("DELETE FROM daily_servers WHERE guild = ?", guild)
    transaction.run("DELETE FROM barred WHERE guild = ?", guild)
    transaction.run("DELETE FROM servers WHERE id = ?", guild)
    remnants.note(transaction)
