"""Everything that the bot stores, in one object."""

import asyncio
from functools import partial
from pathlib import Path

from storage.database import remnants
from storage.database.connections import LONG_TRANSACTION, Extent
from storage.database.database import Database
from storage.database.transaction import Measured, not_measured
from storage.games.games import Games
from storage.games.guesses import Guesses
from storage.games.places import Places
from storage.games.posted_calls import PostedCalls
from storage.games.running_time import StoredRunningTime
from storage.games.saved_sets import Sets
from storage.maintenance import fill, repair
from storage.people.persons import Learning, Persons
from storage.people.servers import Barred, Servers
from storage.people.shut_out import ShutOut
from storage.play.daily import Daily, MasterGames, Puzzles
from storage.play.evenings import EveningStore
from storage.play.tournaments import StoredTournaments
from storage.privacy.personal_data import PersonalData, forget_server
from storage.results import results
from storage.results.finished import FinishedGames
from storage.results.leaderboards import Leaderboards
from storage.results.profiles import Profiles
from storage.results.ratings.model import MODEL, Model
from storage.results.results import catch_up
from storage.results.seasons import Seasons
from storage.results.stories import Stories

REPAIR_SECONDS = 1.0
"""Seconds that a start waits for the repair of damaged values, which then continues in the background."""


class Store:
    """All that a bot stores. `model` rates the games that end; `measured` receives durations."""

    def __init__(self, place: Path | str, model: Model = MODEL, measured: Measured = not_measured) -> None:
        self.database = Database(place, measured, fill)
        self._model = model
        self._repairing: asyncio.Task[None] | None = None
        self.games = Games(self.database, partial(results.end, model=model))
        self.daily = Daily(self.database)
        self.master_games = MasterGames(self.database)
        self.evenings = EveningStore(self.database)
        self.finished = FinishedGames(self.database)
        self.guesses = Guesses(self.database)
        self.leaderboards = Leaderboards(self.database)
        self.learning = Learning(self.database)
        self.persons = Persons(self.database)
        self.places = Places(self.database)
        self.posted_calls = PostedCalls(self.database)
        self.profiles = Profiles(self.database)
        self.puzzles = Puzzles(self.database)
        self.barred = Barred(self.database)
        self.running_time = StoredRunningTime(self.database)
        self.seasons = Seasons(self.database)
        self.servers = Servers(self.database)
        self.shut_out = ShutOut(self.database)
        self.sets = Sets(self.database)
        self.stories = Stories(self.database)
        self.tournaments = StoredTournaments(self.database)
        self.personal_data = PersonalData(self.database, self.places)

    async def open(self) -> None:
        """Open the database and bring it up to date. Raises the errors of `Database.open`."""
        await self.database.open()
        self._repairing = asyncio.create_task(repair(self.database))
        done, _ = await asyncio.wait({self._repairing}, timeout=REPAIR_SECONDS)
        for each in done:
            each.result()
        await catch_up(self.database, self._model)

    async def extent(self) -> Extent:
        """Return the size, the free room and the last backup. Raises `StorageError` or `OSError`."""
        return await self.database.apart(self.database.backend.extent)

    async def clean(self) -> bool:
        """Rewrite the files if needed and nobody plays; return whether it's done. Raises `NotStoredError`."""
        return await remnants.clean(self.database, sparing=True)

    async def forget_server(self, guild: int) -> None:
        """Delete the data of a server."""
        await self.database.transaction(
            lambda transaction: forget_server(transaction, guild), "server", within=LONG_TRANSACTION
        )

    async def close(self) -> None:
        if self._repairing is not None:
            self._repairing.cancel()
            await asyncio.gather(self._repairing, return_exceptions=True)
        await self.database.close()
