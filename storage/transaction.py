"""What can be done inside a transaction."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import TypeAlias, cast

import aiosqlite

Value: TypeAlias = int | float | str | None


class Transaction:
    """Statements on a connection, each one trip to its thread."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, *values: Value) -> None:
        """Run a statement for its effect."""
        await self.rows(sql, *values)

    async def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        """Run a statement for its effect once for each of the rows."""
        async with self._connection.executemany(sql, rows):
            return

    async def rows(self, sql: str, *values: Value) -> Sequence[sqlite3.Row]:
        """Return the rows that a query or a RETURNING clause gives."""
        try:
            return cast("Sequence[sqlite3.Row]", await self._connection.execute_fetchall(sql, values))
        except UnicodeDecodeError as error:
            # SQLite quotes what is damaged, and the driver stumbles over it.
            damage = sqlite3.DatabaseError("what the tables are is damaged")
            damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise damage from error

    async def row(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """Return the first row, or `None` if there is none."""
        rows = await self.rows(sql, *values)
        return rows[0] if rows else None
