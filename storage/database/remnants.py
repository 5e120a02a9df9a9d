"""Deleted data that may remain in the files, though in no row. Rewriting the files removes it.

It also remains in the copy of a file that the bot made before an update. A later deletion removes the copy.
"""

from storage.database.database import Database
from storage.database.stored_time import now
from storage.database.transaction import Transaction

QUIET_SECONDS = 30
"""Seconds without a click after which probably nobody would have to wait."""

COPIES_KEPT = 14 * 24 * 60 * 60
"""Seconds after which we delete the copy from before an update, even if nobody's data was deleted."""


def note(transaction: Transaction) -> None:
    """Record that something was deleted that must not remain in the files."""
    transaction.run("INSERT INTO remnants (since) VALUES (?)", now())


async def clean(database: Database, *, sparing: bool = False) -> bool:
    """Rewrite the files if need be; return whether that is done. Many can't store anything meanwhile.

    `sparing`: only while nobody clicks, as long as the database may wait. Raises `NotStoredError`.
    """
    ((since, newest, clicked),) = await database.rows(
        "SELECT min(since), max(since), (SELECT max(made) FROM clicks) FROM remnants"
    )
    moment = now()
    # A copy holds what was deleted after it was made. The times of deletions are whole seconds.
    await database.backend.drop_copies(max(moment - COPIES_KEPT, (newest or 0) + 1))
    if since is None:
        return True
    if (
        sparing
        and (clicked or 0) > moment - QUIET_SECONDS
        and since > moment - database.backend.rewriting_waits
    ):
        return False
    if not await database.rewrite():
        return False
    await database.transaction(
        lambda transaction: transaction.run("DELETE FROM remnants WHERE since <= ?", moment), "upkeep"
    )
    return True
