"""Servers: their settings, when the bot left them, and the people who may open no lobbies there."""

import logging
from collections.abc import Callable, Collection, Sequence

from storage.database.section import Section
from storage.database.shard_range import ALL_SHARDS, ShardRange
from storage.database.storage_errors import DamagedFileError
from storage.database.stored_time import DAY, now
from storage.database.transaction import Transaction
from storage.people import remembered
from storage.people.stored_settings import SERVER_SETTINGS, ServerSettings, read_settings

log = logging.getLogger(__name__)

DAYS_KEPT = 30  # For how many days we keep a server's data after the bot was removed from it.

KNOWN = (
    "SELECT id FROM servers UNION SELECT guild FROM games UNION SELECT guild FROM sets"
    " UNION SELECT guild FROM tournaments UNION SELECT guild FROM evenings"
)
"""Selects the servers with stored data, and 0 for games of no server."""

_REMOVED = "SELECT id FROM servers WHERE removed IS NOT NULL"


class Servers(Section):
    """The settings of all servers, and when the bot left them."""

    async def get(self, guild: int) -> ServerSettings:
        """Return a server's settings; the defaults for values that are missing or unreadable."""
        try:
            row = await self._database.row("SELECT settings FROM servers WHERE id = ?", guild)
        except DamagedFileError as error:
            log.warning("The settings of server %d can't be read, so the defaults hold: %s", guild, error)
            return ServerSettings()
        return read_settings(guild, row[0]) if row else ServerSettings()

    @Section.writes("server")
    def change(
        self, transaction: Transaction, guild: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        """Change a server's settings; return the new ones."""
        before = SERVER_SETTINGS.text(transaction, guild)
        settings = change(read_settings(guild, before))
        transaction.run(
            "INSERT INTO servers (id, settings) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
            guild,
            SERVER_SETTINGS.write(before, settings),
        )
        return settings

    async def compare(self, present: Collection[int], share: ShardRange = ALL_SHARDS) -> None:
        """Record which servers with stored data the bot has left, and when; and which it has rejoined.

        `present` are the servers that the bot is in. `share`: compare only servers of these shards.
        """
        known = {each for each in await self._database.column(KNOWN) if _is_server(each, share)}
        removed = {each for each in await self._database.column(_REMOVED) if share.has(each)}
        new, back = known.difference(present, removed), removed.intersection(present)

        def work(transaction: Transaction) -> None:
            for guild in new:
                transaction.run(
                    "INSERT INTO servers (id, settings, removed) VALUES (?, '{}', ?)"
                    " ON CONFLICT (id) DO UPDATE SET removed = excluded.removed",
                    guild,
                    now(),
                )
            for guild in back:
                transaction.run("UPDATE servers SET removed = NULL WHERE id = ?", guild)

        if new or back:
            await self._database.transaction(work, "server")

    async def leaving(self) -> list[int]:
        """Return the servers that the operator wants the bot to leave."""
        return await self._database.column("SELECT id FROM servers WHERE leaving = 1")

    async def left(self, guild: int) -> None:
        """Record that the bot has left a server as the operator wanted."""
        sql = "UPDATE servers SET leaving = 0, removed = COALESCE(removed, ?) WHERE id = ?"
        await self._database.run("server", sql, now(), guild)

    @Section.writes("server")
    def not_in(self, transaction: Transaction, guild: int) -> None:
        """Record that the bot can't leave a server, because the bot isn't in that server."""
        transaction.run("UPDATE servers SET leaving = 0 WHERE id = ?", guild)
        # Delete the row if only the operator's request to leave had created it.
        sql = "DELETE FROM servers WHERE id = ? AND settings = '{}' AND removed IS NULL"
        transaction.run(sql, guild)

    async def abandoned(self) -> list[int]:
        """Return the servers that the bot left at least `DAYS_KEPT` days ago."""
        sql = "SELECT id FROM servers WHERE removed <= ? ORDER BY removed"
        return await self._database.column(sql, now() - DAYS_KEPT * DAY)


def leave(transaction: Transaction, guild: int) -> None:
    """Store that the operator wants the bot to leave a server."""
    sql = "INSERT INTO servers (id, leaving) VALUES (?, 1) ON CONFLICT (id) DO UPDATE SET leaving = 1"
    transaction.run(sql, guild)


def _is_server(guild: object, share: ShardRange) -> bool:
    """Return whether a value is the id of a server of the share. A damaged game may hold any value."""
    return isinstance(guild, int) and guild > 0 and share.has(guild)


class Barred(Section):
    """Each server's list of people who may open no lobbies; keyed hashes for those whose data was deleted."""

    async def of_server(self, guild: int) -> tuple[tuple[int, ...], int]:
        """Return the people on a server's list, and how many others on it have deleted their data."""
        rows = await self._database.rows("SELECT person FROM barred WHERE guild = ? ORDER BY person", guild)
        people = tuple(person for (person,) in rows if person)
        return people, len(rows) - len(people)

    async def add(self, guild: int, people: Sequence[int]) -> None:
        """Put people on the list of a server."""
        sql = "INSERT INTO barred (guild, person, mark) VALUES (?, ?, '') ON CONFLICT DO NOTHING"
        rows = [(guild, person) for person in people if person]
        await self._database.transaction(lambda transaction: transaction.run_many(sql, rows), "server")

    @Section.writes("server")
    def lift(self, transaction: Transaction, guild: int, people: Sequence[int] | None = None) -> None:
        """Take people off a server's list; `None`: all people, even those whose data was deleted."""
        if people is None:
            transaction.run("DELETE FROM barred WHERE guild = ?", guild)
        else:
            sql = "DELETE FROM barred WHERE guild = ? AND person = ? AND mark = ''"
            transaction.run_many(sql, [(guild, person) for person in people])
        remembered.forget(transaction)

    async def has(self, guild: int, person: int) -> bool:
        """Return the result of `is_barred`."""
        return await self._database.snapshot(lambda transaction: is_barred(transaction, guild, person))


def is_barred(transaction: Transaction, guild: int, person: int) -> bool:
    """Return whether a person may open no lobbies in a server, even if their data was deleted since."""
    mark = remembered.mark_of(transaction, remembered.of_barred(guild, person))
    sql = "SELECT 1 FROM barred WHERE guild = ? AND (person = ? OR (mark <> '' AND mark = ?))"
    return transaction.row(sql, guild, person, mark) is not None
