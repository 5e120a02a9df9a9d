"""The operator's work on a database that no bot uses."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from storage.database import Database
from storage.ratings.rebuild import Compared, rebuild


async def migrate_database(path: Path) -> None:
    """Bring the tables up to date; the errors are those of `Database.open`."""
    async with _opened(path):
        pass


async def rebuild_ratings(path: Path, beta: float | None = None) -> Compared:
    """Make all ratings anew, as `rebuild` does. Raises the errors of `Database.transaction`, too."""
    async with _opened(path) as database:
        return await database.transaction(lambda transaction: rebuild(transaction, beta), "ratings")


@asynccontextmanager
async def _opened(path: Path) -> AsyncGenerator[Database]:
    database = Database(path)
    try:
        await database.open()
        yield database
    finally:
        await database.close()
