"""What persons have chosen for themselves."""

import logging
import sqlite3
from collections.abc import Callable

from storage.codec import DamagedTextError, decode_person, encode_person
from storage.database import Database
from storage.outage import is_damage
from storage.settings import PersonSettings
from storage.transaction import Transaction

log = logging.getLogger(__name__)


class Persons:
    """The settings of all persons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, user: int) -> PersonSettings:
        """Return what a person has chosen; the defaults, if they never did or that can't be read."""
        try:
            rows = await self._database.rows("SELECT settings FROM persons WHERE id = ?", user)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            return _default(error)
        return _read(rows[0][0]) if rows else PersonSettings()

    async def change(self, user: int, change: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Change what a person has chosen, and return what that is now."""

        def work(transaction: Transaction) -> PersonSettings:
            """Read, change and store the settings."""
            row = transaction.row("SELECT settings FROM persons WHERE id = ?", user)
            settings = change(_read(row[0]) if row else PersonSettings())
            transaction.run(
                "INSERT INTO persons (id, settings) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
                user,
                encode_person(settings),
            )
            return settings

        return await self._database.transaction(work, "person")


def _read(text: str) -> PersonSettings:
    try:
        return decode_person(text)
    except DamagedTextError as error:
        return _default(error)


def _default(error: Exception) -> PersonSettings:
    """Return what holds for everybody in place of what can't be read."""
    log.warning("The settings of a person can't be read, so the defaults hold: %s", error)
    return PersonSettings()
