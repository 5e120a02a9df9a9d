"""Looking at a database as it is: nothing in it is made, changed or brought up to date, and nobody waits."""

from pathlib import Path

from storage.connection import connect
from storage.errors import OlderDatabaseError
from storage.migrations.run import pending
from storage.transaction import Result, Snapshot, Transaction, Work

_OLDER = "an older release has written it: `migrate` brings it up to date, as the bot does when it starts"


def address(path: Path) -> str:
    """Return the address under which SQLite opens a file, but makes none if it is missing."""
    return f"{path.resolve().as_uri()}?mode=rw"


async def read_database(path: Path, work: Work[Result]) -> Result:
    """Read a database as of one moment, whoever writes meanwhile. Raises `StatementError` if it is none."""

    def only_read(transaction: Transaction) -> Result:
        """Refuse to write."""
        # Not `mode=ro`: who only reads could leave the files of the write-ahead log behind.
        transaction.run("PRAGMA query_only = ON")
        return Snapshot(work)(transaction)

    connection = await connect(address(path), uri=True)
    try:
        return await connection.run(only_read)
    finally:
        await connection.close()


async def read_current(path: Path, work: Work[Result]) -> Result:
    """Read as `read_database` does, but only tables of this release.

    Raises `OlderDatabaseError` or `NewerDatabaseError` if they are others.
    """

    def checked(transaction: Transaction) -> Result:
        """Do the work on tables of this release only."""
        if pending(transaction):
            raise OlderDatabaseError(_OLDER)
        return work(transaction)

    return await read_database(path, checked)
