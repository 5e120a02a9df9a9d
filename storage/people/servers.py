"""The settings of servers, and the end of their data once the bot is removed."""

from collections.abc import Callable, Collection

from storage.database import remnants
from storage.database.connections import LONG
from storage.database.database import Database
from storage.database.storage_errors import DamagedFileError
from storage.database.stored_time import now
from storage.database.transaction import Transaction
from storage.games.game_queries import ALL, ShardRange
from storage.people.stored_settings import (
    SERVER,
    ServerSettings,
    default_settings,
    read_settings,
    settings_text,
)
from storage.results.leaderboards import ANY_SEATS
from storage.results.results import leave_server

DAYS_KEPT = 30
"""For how many days the data of a server is kept after the bot was removed from it."""

_KNOWN = (
    "SELECT id FROM servers UNION SELECT guild FROM games UNION SELECT guild FROM sets"
    " UNION SELECT guild FROM tournaments"
)
_REMOVED = "SELECT id FROM servers WHERE removed IS NOT NULL"


class Servers:
    """The settings of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild: int) -> ServerSettings:
        """Return what a server has chosen; the defaults, if it never did or that can't be read."""
        try:
            rows = await self._database.rows("SELECT settings FROM servers WHERE id = ?", guild)
        except DamagedFileError as error:
            return default_settings(guild, error)
        return read_settings(guild, rows[0][0]) if rows else ServerSettings()

    async def change(self, guild: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Change what a server has chosen, and return what that is now."""

        def work(transaction: Transaction) -> ServerSettings:
            """Read, change and store the settings."""
            before = settings_text(transaction, guild)
            settings = change(read_settings(guild, before))
            transaction.run(
                "INSERT INTO servers (id, settings) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
                guild,
                SERVER.write(before, settings),
            )
            return settings

        return await self._database.transaction(work, "server")

    async def compare(self, present: Collection[int], share: ShardRange = ALL) -> None:
        """Note of each server of which something is stored whether the bot is in it; `present` are all those.

        Since when it is not is noted once. Only the servers of a `share` are looked at.
        """
        # Games of no server have the number 0.
        known = {row[0] for row in await self._database.rows(_KNOWN) if _is_server(row[0], share)}
        removed = {row[0] for row in await self._database.rows(_REMOVED) if share.has(row[0])}
        new, back = known.difference(present, removed), removed.intersection(present)

        def work(transaction: Transaction) -> None:
            """Note who is gone, and who is back."""
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

    async def abandoned(self) -> list[int]:
        """Return the servers whose data has been kept for long enough."""
        rows = await self._database.rows(
            "SELECT id FROM servers WHERE removed <= ? ORDER BY removed",
            now() - DAYS_KEPT * 24 * 60 * 60,
        )
        return [row[0] for row in rows]

    async def to_celebrate(self, season: int) -> list[tuple[int, int]]:
        """Return the servers that played in a season, or have the role of an earlier one to take back.

        Those are left out that have celebrated the end of this season or a later one. With each comes the
        season that was celebrated last; 0: none.
        """
        played = "SELECT DISTINCT guild FROM current_ratings WHERE season = ? AND seats = ? AND guild > 0"
        known = "SELECT id FROM servers WHERE settings LIKE ?"
        sql = (
            f"SELECT found.guild, COALESCE(podium, 0) FROM ({played} UNION {known}) AS found"  # noqa: S608
            " LEFT JOIN servers ON id = found.guild WHERE COALESCE(podium, 0) < ? AND removed IS NULL"
            " ORDER BY found.guild"
        )
        rows = await self._database.rows(sql, season, ANY_SEATS, '%"podium_%', season)
        return [(row[0], row[1]) for row in rows]

    async def last_seasons_of(self, person: int) -> list[tuple[int, int]]:
        """Return the servers in whose last celebrated season a person played, each with that season."""
        sql = "SELECT DISTINCT servers.id, podium FROM servers"
        sql += " JOIN ratings ON guild = servers.id AND season = podium WHERE person = ? AND podium > 0"
        return [(row[0], row[1]) for row in await self._database.rows(sql, person)]

    async def celebrated(self, guild: int, season: int) -> None:
        """Note that the end of a season was celebrated."""
        sql = "INSERT INTO servers (id, settings, podium) VALUES (?, '{}', ?)"
        sql += " ON CONFLICT (id) DO UPDATE SET podium = excluded.podium"
        await self._database.transaction(lambda transaction: transaction.run(sql, guild, season), "server")

    async def forget(self, guild: int) -> None:
        """Delete what is stored of a server."""
        await self._database.transaction(
            lambda transaction: forget_server(transaction, guild), "server", within=LONG
        )


def _is_server(guild: object, share: ShardRange) -> bool:
    """Whether this is a server of the share; a damaged game may have anything in the place of one."""
    return isinstance(guild, int) and guild > 0 and share.has(guild)


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
