"""Deleted data that may still lie in the files, though in no row. It goes when they are written anew."""

from storage.database.database import Database
from storage.database.stored_time import now
from storage.database.transaction import Transaction

QUIET = 30
"""Seconds without a click after which nobody is kept waiting, as far as one can tell."""


def note(transaction: Transaction) -> None:
    """Note that something was deleted of which nothing may be left."""
    transaction.run("INSERT INTO remnants (since) VALUES (?)", now())


async def clean(database: Database, *, sparing: bool = False) -> bool:
    """Write the files anew if need be, and return whether that is done; many can't store anything meanwhile.

    `sparing`: as long as the database may wait for that, only while nobody clicks. Raises `NotStoredError`.
    """
    ((since, clicked),) = await database.rows(
        "SELECT (SELECT min(since) FROM remnants), (SELECT max(made) FROM clicks)"
    )
    if since is None:
        return True
    moment = now()
    if sparing and (clicked or 0) > moment - QUIET and since > moment - database.backend.rewriting_waits:
        return False
    if not await database.rewrite():
        return False
    await database.transaction(
        lambda transaction: transaction.run("DELETE FROM remnants WHERE since <= ?", moment), "upkeep"
    )
    return True
