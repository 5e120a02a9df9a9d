"""The data of people: shown, handed out as one JSON file (docs/privacy-export.md), deleted."""

import gzip
import json
from datetime import UTC, datetime
from typing import Final, NamedTuple

from pydantic import TypeAdapter

from storage.database.connections import LONG
from storage.database.database import Database
from storage.database.storage_errors import NotReadError, StatementError, UnsureError, plain, still_unsure
from storage.database.transaction import Result, Work
from storage.games.places import Places
from storage.privacy import deletion, finding
from storage.privacy.finding import GameOf
from storage.privacy.holdings import Holdings

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
        return await self._read(lambda transaction: finding.find(transaction, user))

    # To delete: `begin`, `forget_in_game` for all `games_of` the person until none is left, and `finish`.
    # If storing fails, they raise the errors of `Database.transaction`.

    async def begin(self, user: int) -> None:
        """Note that all of it is to be deleted: from here on it will be, whatever happens.

        Raises `NotStoredError` if that could not be noted, and `UnsureError` if nobody can say so yet.
        """
        try:
            await self._database.transaction(lambda it: deletion.begin(it, user), "privacy")
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
        return await self._read(lambda transaction: finding.games_of(transaction, user))

    async def forget_in_game(self, game: str, user: int) -> None:
        """Take the person out of one game: the next version of it has another player there, or nobody."""
        # Notes about their panel would be written after it.
        await self._places.write()
        try:
            await self._database.transaction(lambda it: deletion.forget_in_game(it, game, user), "privacy")
        except UnsureError as error:
            with still_unsure(error):
                if any(each.id == game for each in await self.games_of(user)):
                    raise

    async def finish(self, user: int) -> bool:
        """Delete the rest, and say whether that was possible: not while the person is in a game."""
        try:
            return await self._database.transaction(
                lambda it: deletion.finish(it, user), "privacy", within=LONG
            )
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
