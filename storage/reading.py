"""Looking at a database as it is: nothing in it is made, changed or brought up to date, and nobody waits."""

from pathlib import Path

from storage.connection import connect
from storage.transaction import Result, Snapshot, Transaction, Work


def address(path: Path) -> str:
    """Return the address under which SQLite opens a file, but makes none if it is missing."""
    return f"{path.resolve().as_uri()}?mode=rw"


async def read_database(path: Path, work: Work[Result]) -> Result:
    """Read a database as of one moment, whoever writes meanwhile. Raises `sqlite3.Error` if it is none."""

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
