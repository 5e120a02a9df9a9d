"""The settings of persons."""

import asyncio
import logging
from asyncio import Lock
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from storage.codec import DamagedTextError, decode_person, decode_setup, encode_person
from storage.database import Database
from storage.errors import DamagedFileError
from storage.pace import QuietHours
from storage.settings import PersonSettings
from storage.transaction import Row, Transaction

log = logging.getLogger(__name__)

AT_ONCE = 100
"""How many persons are looked at in one read: clicks come between two of them."""


class Persons:
    """The settings of all persons."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Those whose settings are being changed, or held.
        self._locks: WeakValueDictionary[int, Lock] = WeakValueDictionary()

    async def get(self, user: int) -> PersonSettings:
        """Return what a person has chosen; the defaults, if they never did or that can't be read."""
        try:
            rows = await self._database.rows("SELECT settings FROM persons WHERE id = ?", user)
        except DamagedFileError as error:
            return _default(error)
        return read_person(rows[0][0]) if rows else PersonSettings()

    @asynccontextmanager
    async def held(self, user: int) -> AsyncGenerator[PersonSettings]:
        """Return what a person has chosen, which nobody changes until what is made of it is stored, too."""
        async with self._lock(user):
            yield await self.get(user)

    async def change(self, user: int, change: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Change what a person has chosen, and return what that is now."""

        def work(transaction: Transaction) -> PersonSettings:
            """Read, change and store the settings."""
            row = transaction.row("SELECT settings FROM persons WHERE id = ?", user)
            settings = change(read_person(row[0]) if row else PersonSettings())
            transaction.run(
                "INSERT INTO persons (id, settings) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
                user,
                encode_person(settings),
            )
            return settings

        async with self._lock(user):
            return await self._database.transaction(work, "person")

    async def with_seats_behind(self) -> list[int]:
        """Return the persons who answer for a seat with other quiet hours than they have chosen.

        Raises `NotReadError`. Where the file is damaged, nobody can say who that is.
        """
        found: list[int] = []
        last = 0
        try:
            while rows := await self._database.rows(_IDS, last, AT_ONCE):
                last, users = rows[-1][0], [user for user, _ in rows]
                sql = _SETUPS.format(", ".join("?" * len(users)))
                # Long set-ups of many games take milliseconds, for which nobody else has to wait.
                found += await asyncio.to_thread(_behind, rows, await self._database.rows(sql, *users))
        except DamagedFileError as error:
            log.warning("Whose seats don't follow their quiet hours can't be read: %s", error)
        return found

    def _lock(self, user: int) -> Lock:
        return self._locks.setdefault(user, Lock())


_IDS = "SELECT id, settings FROM persons WHERE id > ? ORDER BY id LIMIT ?"
# A CROSS JOIN is taken as it stands: to begin with games would be to read all of them for each page.
_SETUPS = (
    "SELECT person, setup FROM people CROSS JOIN games"
    " WHERE person IN ({}) AND id = game AND status IN ('lobby', 'running')"
    " AND game NOT IN (SELECT game FROM damaged)"
)


def _behind(persons: Sequence[Row], setups: Sequence[Row]) -> list[int]:
    """Return those of some persons who sit somewhere with other quiet hours than they have chosen."""
    chosen = {user: read_person(settings).quiet for user, settings in persons}
    return sorted({user for user, setup in setups if {*_quiet_hours(setup, user)} - {chosen[user]}})


def _quiet_hours(setup: str, user: int) -> list[QuietHours | None]:
    """Return the quiet hours of a person's seats; none where the set-up can't be read."""
    try:
        return [player.quiet for player in decode_setup(setup).players if player.user_id == user]
    except DamagedTextError:
        return []


def read_person(text: str) -> PersonSettings:
    """Read the settings of a person; the defaults if they can't be read."""
    try:
        return decode_person(text)
    except DamagedTextError as error:
        return _default(error)


def _default(error: Exception) -> PersonSettings:
    """Return what holds for everybody in place of what can't be read."""
    log.warning("The settings of a person can't be read, so the defaults hold: %s", error)
    return PersonSettings()
