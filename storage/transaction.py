"""What can be done inside a transaction, and transactions that are carried out in one piece."""

import sqlite3
from asyncio import CancelledError
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

Value: TypeAlias = int | float | str | None

Result = TypeVar("Result")


class Transaction:
    """Statements on a connection, for functions that run in its thread: none of them waits for others."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def run(self, sql: str, *values: Value) -> None:
        """Run a statement for its effect."""
        self.rows(sql, *values)

    def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        """Run a statement for its effect once for each of the rows."""
        self._connection.executemany(sql, rows)

    def rows(self, sql: str, *values: Value) -> Sequence[sqlite3.Row]:
        """Return the rows that a query or a RETURNING clause gives."""
        try:
            return self._connection.execute(sql, values).fetchall()
        except UnicodeDecodeError as error:
            # SQLite quotes what is damaged, and the driver stumbles over it.
            damage = sqlite3.DatabaseError("what the tables are is damaged")
            damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise damage from error

    def row(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """Return the first row, or `None` if there is none."""
        rows = self.rows(sql, *values)
        return rows[0] if rows else None

    def undo(self) -> None:
        """Roll back, if there is anything to."""
        if self._connection.in_transaction:
            self.run("ROLLBACK")


Work: TypeAlias = Callable[[Transaction], Result]
"""What is done inside a transaction: a plain function, for it runs in the connection's thread."""


class Write(Generic[Result]):
    """A transaction that writes, from BEGIN to COMMIT. Who fails has to undo it.

    It takes the lock on writing at once, so that what is read inside can't change until the end. `committing`
    says how far it got. If `abandoned` is set meanwhile, it isn't committed any more.
    """

    def __init__(self, work: Work[Result]) -> None:
        self._work = work
        self.committing = False
        self.abandoned = False

    def __call__(self, transaction: Transaction) -> Result:
        """Do all of it."""
        transaction.run("BEGIN IMMEDIATE")
        result = self._work(transaction)
        if self.abandoned:
            raise CancelledError
        self.committing = True
        transaction.run("COMMIT")
        return result


class Snapshot(Generic[Result]):
    """A transaction that reads as of one moment."""

    def __init__(self, work: Work[Result]) -> None:
        self._work = work

    def __call__(self, transaction: Transaction) -> Result:
        """Do all of it; nothing is left open."""
        transaction.run("BEGIN")
        try:
            return self._work(transaction)
        finally:
            transaction.undo()
