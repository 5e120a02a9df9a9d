"""What persons have chosen for themselves."""

from storage.database import Database
from storage.records import PersonSettings


class Persons:
    """The settings of all persons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, user: int) -> PersonSettings:
        """Return what a person has chosen; what holds for everybody, if they never did."""
        rows = await self._database.rows("SELECT everywhere FROM persons WHERE id = ?", user)
        return PersonSettings(bool(rows[0][0])) if rows else PersonSettings()

    async def put(self, user: int, settings: PersonSettings) -> None:
        """Store what a person has chosen."""
        async with self._database.transaction("person") as transaction:
            await transaction.run(
                "INSERT INTO persons (id, everywhere) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET everywhere = excluded.everywhere",
                user,
                int(settings.everywhere),
            )
