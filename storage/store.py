"""All that is stored, behind one door."""

from pathlib import Path

from storage.database import Database, Measured, not_measured
from storage.games import Games
from storage.leaderboards import Leaderboards
from storage.persons import Persons
from storage.places import Places
from storage.profiles import Profiles
from storage.ratings.model import MODEL, Model
from storage.results import catch_up
from storage.servers import Servers
from storage.sets import Sets


class Store:
    """The database of a bot and what it holds. Nothing is opened before `open`.

    `model` is how games are rated that end from now on, `measured` hears how long transactions take.
    """

    def __init__(self, path: Path, model: Model = MODEL, measured: Measured = not_measured) -> None:
        self.database = Database(path, measured)
        self._model = model
        self.games = Games(self.database, model)
        self.leaderboards = Leaderboards(self.database)
        self.persons = Persons(self.database)
        self.places = Places(self.database)
        self.profiles = Profiles(self.database)
        self.servers = Servers(self.database)
        self.sets = Sets(self.database)

    async def open(self) -> None:
        """Open the database and bring it up to date; the errors are those of `Database.open`."""
        await self.database.open()
        await self.games.forget_clicks()
        await catch_up(self.database, self._model)

    async def close(self) -> None:
        """Close the database."""
        await self.database.close()
