"""Looking at a database as it is: nothing in it is made, changed or brought up to date, and nobody waits."""

from pathlib import Path

from storage.database import Database
from storage.errors import OlderDatabaseError
from storage.migrations.run import pending
from storage.transaction import Result, Transaction, Work

_OLDER = "an older release has written it: `migrate` brings it up to date, as the bot does when it starts"


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
