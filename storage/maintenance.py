"""The care of a whole database: lock it, bring it up to date, or read it as it is."""

import logging
from collections.abc import AsyncGenerator
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path

from storage.database.connections import REWRITING
from storage.database.database import Database, backend_of
from storage.database.migrator import pending
from storage.database.storage_errors import OlderDatabaseError
from storage.database.transaction import Result, Transaction, Work
from storage.games.named import name_all
from storage.play.tournaments import list_all
from storage.results.ratings.rebuild import Compared, rebuild

log = logging.getLogger(__name__)

RATED_ANEW = 20
"""Since this migration games are rated as they are now: older ratings, and boards, are made anew."""

NAMED = 20
"""Since this migration the people of games are found by a table of their own."""

LISTED = 21
"""The same for the people of tournaments."""

_OLDER = "an older release has written it: `migrate` brings it up to date, as the bot does when it starts"


def fill(transaction: Transaction, new: range) -> None:
    """Fill tables that follow from others, in the transaction of these new migrations."""
    if NAMED in new:
        name_all(transaction)
    if LISTED in new:
        list_all(transaction)
    if RATED_ANEW in new:
        for reason in rebuild(transaction).broken:
            log.warning("Its ratings stay as they are: %s", reason)


def locked(place: Path | str) -> AbstractContextManager[None]:
    """Hold the lock on a database, which ends with the process.

    Raises `InUseError` if another process holds it, and `StatementError` if a server is out of reach.
    """
    return backend_of(place).locked()


async def migrate_database(place: Path | str) -> None:
    """Bring the tables up to date; the errors are those of `Database.open`."""
    async with _opened(place):
        pass


async def rebuild_ratings(place: Path | str, beta: float | None = None) -> Compared:
    """Make all ratings anew, as `rebuild` does. Raises the errors of `Database.transaction`, too."""
    async with _opened(place) as database:
        return await database.transaction(lambda it: rebuild(it, beta), "ratings", within=REWRITING)


async def read_database(place: Path | str, work: Work[Result]) -> Result:
    """Read a database as of one moment, whoever writes meanwhile. Raises `StatementError` if it is none."""
    return await Database(place).apart(work)


async def read_current(place: Path | str, work: Work[Result]) -> Result:
    """Read as `read_database` does, but only tables of this release.

    Raises `OlderDatabaseError` or `NewerDatabaseError` if they are others.
    """

    def checked(transaction: Transaction) -> Result:
        """Do the work on tables of this release only."""
        if pending(transaction):
            raise OlderDatabaseError(_OLDER)
        return work(transaction)

    return await read_database(place, checked)


@asynccontextmanager
async def _opened(place: Path | str) -> AsyncGenerator[Database]:
    database = Database(place, fill=fill)
    try:
        await database.open()
        yield database
    finally:
        await database.close()
