"""Deleted data that may remain in the files, though in no row. Rewriting the files removes it."""

from storage.database.database import Database
from storage.database.stored_time import now
from storage.database.transaction import Transaction

QUIET = 30
"""Seconds without a click after which probably nobody would have to wait."""


def note(transaction: Transaction) -> None:
    """Record that something was deleted that must not remain in the files."""
    transaction.run("INSERT INTO remnants (since) VALUES (?)", now())


async def clean(database: Database, *, sparing: bool = False) -> bool:
    """Rewrite the files if need be; return whether that is done. Many can't store anything meanwhile.

    `sparing`: only while nobody clicks, as long as the database may wait. Raises `NotStoredError`.
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
