"""The people whom the managers of a server keep from opening lobbies there."""

from collections.abc import Sequence

from storage.database.database import Database
from storage.database.transaction import Transaction
from storage.people import remembered


class Barred:
    """Keeps the lists of all servers. Under a keyed hash, somebody whose data is deleted stays on a list."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_server(self, guild: int) -> tuple[tuple[int, ...], int]:
        """Return the people on the list of a server, and how many are on it whose data was deleted."""
        rows = await self._database.rows("SELECT person FROM barred WHERE guild = ? ORDER BY person", guild)
        people = tuple(person for (person,) in rows if person)
        return people, len(rows) - len(people)

    async def add(self, guild: int, people: Sequence[int]) -> None:
        """Put people on the list of a server."""
        sql = "INSERT INTO barred (guild, person, mark) VALUES (?, ?, '') ON CONFLICT DO NOTHING"
        rows = [(guild, person) for person in people if person]
        await self._database.transaction(lambda it: it.run_many(sql, rows), "server")

    async def lift(self, guild: int, people: Sequence[int] | None = None) -> None:
        """Take people off the list of a server; `None`: all, those whose data was deleted, too."""

        def work(transaction: Transaction) -> None:
            """Take them off, and forget a key that nothing needs any more."""
            if people is None:
                transaction.run("DELETE FROM barred WHERE guild = ?", guild)
            else:
                sql = "DELETE FROM barred WHERE guild = ? AND person = ? AND mark = ''"
                transaction.run_many(sql, [(guild, person) for person in people])
            remembered.forget(transaction)

        await self._database.transaction(work, "server")

    async def has(self, guild: int, person: int) -> bool:
        """Whether a person may open no lobbies in a server, even if their data was deleted since."""

        def work(transaction: Transaction) -> bool:
            """Look for the person, and for their hash."""
            mark = remembered.mark_of_barred(transaction, guild, person)
            sql = "SELECT 1 FROM barred WHERE guild = ? AND (person = ? OR (mark <> '' AND mark = ?))"
            return transaction.row(sql, guild, person, mark) is not None

        return await self._database.snapshot(work)
