"""What servers have chosen."""

from storage.database import Database
from storage.records import ServerSettings


class Servers:
    """The settings of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild: int) -> ServerSettings:
        """Return what a server has chosen; nothing, if it never did."""
        rows = await self._database.rows("SELECT computer_pause FROM servers WHERE id = ?", guild)
        return ServerSettings(rows[0][0]) if rows else ServerSettings()

    async def put(self, guild: int, settings: ServerSettings) -> None:
        """Store what a server has chosen."""
        async with self._database.transaction("server") as transaction:
            await transaction.run(
                "INSERT INTO servers (id, computer_pause) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET computer_pause = excluded.computer_pause",
                guild,
                settings.computer_pause,
            )
