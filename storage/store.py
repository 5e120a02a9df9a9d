"""All that is stored, behind one door."""

from pathlib import Path

from storage.database import Database, Measured, not_measured
from storage.games import Games
from storage.places import Places
from storage.servers import Servers
from storage.sets import Sets


class Store:
    """The database of a bot and what it holds. Nothing is opened before `open`."""

    def __init__(self, path: Path, measured: Measured = not_measured) -> None:
        self.database = Database(path, measured)
        self.games = Games(self.database)
        self.places = Places(self.database)
        self.servers = Servers(self.database)
        self.sets = Sets(self.database)

    async def open(self) -> None:
        """Open the database and bring it up to date; the errors are those of `Database.open`."""
        await self.database.open()
        await self.games.forget_clicks()

    async def close(self) -> None:
        """Close the database."""
        await self.database.close()
