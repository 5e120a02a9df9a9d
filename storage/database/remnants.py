"""Deleted data that is in no row but remains in the files until we rewrite them."""

from storage.database.database import Database
from storage.database.stored_time import DAY, now
from storage.database.transaction import Transaction

QUIET_SECONDS = 30  # Seconds without a click after which we assume that nobody is playing.

COPIES_KEPT = 14 * DAY
"""Seconds after which we delete the copy made before an update, even if nobody has deleted data since."""


def note(transaction: Transaction) -> None:
    """Record that the transaction deletes data that must not remain in the files."""
    transaction.run("INSERT INTO remnants (since) VALUES (?)", now())


async def clean(database: Database, *, sparing: bool = False) -> bool:
    """Rewrite the files if they may hold deleted data; return whether they hold none now.

    Players may be unable to store anything in the meantime. `sparing`: wait until nobody is playing, at most
    for the backend's `rewriting_waits`. Raises `NotStoredError`.
    """
    ((since, newest, clicked),) = await database.rows(
        "SELECT min(since), max(since), (SELECT max(made) FROM clicks) FROM remnants"
    )
    moment = now()
    # A copy holds data that was deleted after we made it. Times of deletions are whole seconds, so add one.
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
    await database.run("upkeep", "DELETE FROM remnants WHERE since <= ?", moment)
    return True
