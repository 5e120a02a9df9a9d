"""The operator's work on a database that no bot uses."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from storage.database import Database
from storage.ratings.rebuild import Compared, rebuild


async def migrate_database(place: Path | str) -> None:
    """Bring the tables up to date; the errors are those of `Database.open`."""
    async with _opened(place):
        pass


async def rebuild_ratings(place: Path | str, beta: float | None = None) -> Compared:
    """Make all ratings anew, as `rebuild` does. Raises the errors of `Database.transaction`, too."""
    async with _opened(place) as database:
        return await database.transaction(lambda transaction: rebuild(transaction, beta), "ratings")


@asynccontextmanager
async def _opened(place: Path | str) -> AsyncGenerator[Database]:
    database = Database(place)
    try:
        await database.open()
        yield database
    finally:
        await database.close()
