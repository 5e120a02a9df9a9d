"""A person's data: find them, hand them out as a JSON file (docs/privacy-export.md), and delete them."""

import gzip
import json
from datetime import UTC, datetime
from typing import Final, NamedTuple

from pydantic import TypeAdapter

from storage.database import remnants
from storage.database.connections import LONG_TRANSACTION
from storage.database.database import Database
from storage.database.statements import delete, select
from storage.database.storage_errors import UnsureError, found_after, plain
from storage.database.transaction import Transaction
from storage.games.places import Places
from storage.privacy import declared, in_games
from storage.privacy.holdings import Holdings
from storage.privacy.in_games import GameOf
from storage.results.results import leave_server

PERSON_FILE_KIND: Final = "citadels-person"
PERSON_FILE_VERSION: Final = 11

PLAIN_BYTES = 8 * 1024 * 1024  # We compress files above this size in bytes. Discord accepts ten million.

_HOLDINGS = TypeAdapter(Holdings)


class File(NamedTuple):
    """A file to hand out."""

    name: str
    content: bytes


def export(holdings: Holdings, made: datetime) -> File:
    """Write all data as JSON, compressed if they are too large to send."""
    content = written(holdings, made)
    if len(content) <= PLAIN_BYTES:
        return File("citadels.json", content)
    return File("citadels.json.gz", gzip.compress(content, mtime=0))


def written(holdings: Holdings, made: datetime) -> bytes:
    """Write all data as JSON."""
    head = {
        "format": PERSON_FILE_KIND,
        "version": PERSON_FILE_VERSION,
        "made": made.astimezone(UTC).isoformat(timespec="seconds"),
    }
    whole = {**head, **_HOLDINGS.dump_python(holdings, mode="json", warnings=False)}
    return (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode()


class PersonalData:
    """Finds and deletes a person's stored data."""

    def __init__(self, database: Database, places: Places) -> None:
        self._database = database
        self._places = places

    async def of(self, user: int) -> Holdings:
        """Return all that is stored about a person. Raises `NotReadError`."""
        # A separate connection, so that no player waits.
        return await self._database.apart(lambda transaction: declared.find(transaction, user))

    # The steps of a deletion, see docs/storing.md. They raise the errors of `Database.transaction`.

    async def begin(self, user: int) -> None:
        """Store the request to delete all of a person's data. Raises `NotStoredError` or `UnsureError`."""
        try:
            await self._database.transaction(lambda transaction: begin(transaction, user), "privacy")
        except UnsureError as error:
            if user not in await found_after(error, self.begun()):
                raise plain(error) from error

    async def begun(self) -> list[int]:
        """Return the people whose data is still to be deleted."""
        return await self._database.column("SELECT person FROM deletions")

    async def games_of(self, user: int) -> list[GameOf]:
        """Return the games that have the person's id, the oldest first. Raises `NotReadError`."""
        return await self._database.apart(lambda transaction: in_games.games_of(transaction, user))

    async def forget_in_game(self, game: str, user: int) -> None:
        """Take the person out of one game. Its next version has a former player in this seat, or nobody."""
        # Otherwise we would write notes about the person's panel later.
        await self._places.write()
        try:
            await self._database.transaction(
                lambda transaction: in_games.forget_in_game(transaction, game, user), "privacy"
            )
        except UnsureError as error:
            if any(each.id == game for each in await found_after(error, self.games_of(user))):
                raise

    async def finish(self, user: int) -> bool:
        """Delete all other data; return `False` while the person is in a game."""
        try:
            return await self._database.transaction(
                lambda transaction: _finish(transaction, user), "privacy", within=LONG_TRANSACTION
            )
        except UnsureError as error:
            if user in await found_after(error, self.begun()):
                raise
            # If a crash undoes the commit, the request is in the database again.
            return True


def begin(transaction: Transaction, user: int) -> None:
    """Store the request to delete all of a person's data, unless it is stored already."""
    sql = "INSERT INTO deletions (person, former) VALUES (?, ?) ON CONFLICT (person) DO NOTHING"
    transaction.run(sql, user, in_games.anybody())


_OF_NO_GAME = "game NOT IN (SELECT id FROM games)"


def _finish(transaction: Transaction, user: int) -> bool:
    """Take the person out of all other rows, and delete the request.

    Return `False`, and do nothing, while a game has the person's id: they may have joined one meanwhile.
    """
    found = transaction.row("SELECT former FROM deletions WHERE person = ?", user)
    if found is None:
        return True
    # In a damaged file, games that have lost their own row may have left other rows.
    for left in ("people", "choices", "named"):
        transaction.run(delete(f"{left} WHERE person = ? AND {_OF_NO_GAME}"), user)
    lobbies = "SELECT id FROM games WHERE host = ? AND status = 'lobby'"
    if transaction.row(select("game", f"people WHERE person = ? UNION {lobbies}"), user, user):
        return False
    declared.forget(transaction, user, found[0])
    return True


def forget_server(transaction: Transaction, guild: int) -> None:
    """Delete a server's data. Keep its results that count everywhere, without the server."""
    transaction.run("DELETE FROM damaged WHERE game IN (SELECT id FROM games WHERE guild = ?)", guild)
    leave_server(transaction, guild)
    for table in ("games", "sets", "tournaments", "evenings", "daily_servers", "barred"):
        transaction.run(delete(f"{table} WHERE guild = ?"), guild)
    transaction.run("UPDATE dailies SET guild = 0 WHERE guild = ?", guild)
    transaction.run("DELETE FROM servers WHERE id = ?", guild)
    remnants.note(transaction)
