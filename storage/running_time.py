"""For how long bots have run on this database: clocks count on it, so that a restart costs nobody time."""

from storage.database import Database


class RunningTime:
    """The running time as it was noted last, in seconds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self) -> float:
        """Return what was noted last."""
        rows = await self._database.rows("SELECT seconds FROM running_time")
        return float(rows[0][0]) if rows else 0.0

    async def note(self, seconds: float) -> None:
        """Note that so much has run; it never goes back."""
        sql = "UPDATE running_time SET seconds = ? WHERE seconds < ?"
        await self._database.transaction(lambda transaction: transaction.run(sql, seconds, seconds), "time")
