"""Deleted data that may still lie in the file, though in no row. It goes when the file is written anew."""

from storage.database import Database
from storage.moments import now
from storage.transaction import Transaction


def note(transaction: Transaction) -> None:
    """Note that something was deleted of which nothing may be left."""
    transaction.run("INSERT INTO remnants (since) VALUES (?)", now())


async def clean(database: Database) -> None:
    """Write the file anew if need be; nobody can store anything meanwhile. Raises `NotStoredError`."""
    if await database.rows("SELECT since FROM remnants") and await database.rewrite():
        await database.transaction(lambda transaction: transaction.run("DELETE FROM remnants"), "upkeep")
