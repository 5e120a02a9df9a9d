"""Transactions and their statements; and notes, which are small changes to write later."""

from abc import ABC, abstractmethod
from asyncio import CancelledError
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from storage.database.dialect import Dialect
from storage.database.storage_errors import StatementError, StorageError
from storage.listeners import Listeners

Value: TypeAlias = int | float | str | None

Row: TypeAlias = Sequence[Any]  # The values of a row, in the order of the query's columns.

Returned = TypeVar("Returned")


class Driver(Protocol):
    """One interface for the connections of both drivers. Its methods raise the driver's own errors."""

    @property
    def dialect(self) -> Dialect:
        """The statements that differ between the kinds of databases."""
        ...

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """The errors of the driver."""
        ...

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open: neither committed nor undone."""
        ...

    def execute(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        """Run a statement; return its rows."""
        ...

    def execute_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        """Run a statement once for each row."""
        ...

    def batches(self, sql: str, size: int) -> Iterator[Sequence[Row]]:
        """Yield the rows of a query, `size` at a time."""
        ...

    def translated(self, error: Exception) -> StatementError:
        """Return the storage error that means the same as one of the `failures`."""
        ...


class Transaction:
    """Runs statements on a connection, in its thread.

    Every statement raises `StatementError` if it fails, and `DamagedFileError` if it reads damaged data.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.dialect = driver.dialect

    def run(self, sql: str, *values: Value) -> None:
        """Run a statement for its effect."""
        self.rows(sql, *values)

    def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        """Run a statement for its effect, once for each row."""
        with self._translating():
            self._driver.execute_many(sql, rows)

    def rows(self, sql: str, *values: Value) -> Sequence[Row]:
        """Return the rows of a query or a RETURNING clause."""
        try:
            return self._execute(sql, values)
        except self._driver.failures as error:
            raise self._driver.translated(error) from error

    def row(self, sql: str, *values: Value) -> Row | None:
        rows = self.rows(sql, *values)
        return rows[0] if rows else None

    def value(self, sql: str, *values: Value, default: Value = None) -> Any:  # noqa: ANN401 - whatever the column holds
        """Return the first value of the first row; `default` if there is none."""
        row = self.row(sql, *values)
        return row[0] if row else default

    def column(self, sql: str, *values: Value) -> list[Any]:
        """Return the first value of each row."""
        return [row[0] for row in self.rows(sql, *values)]

    def batches(self, sql: str, size: int) -> Iterator[Sequence[Row]]:
        """Yield the rows of a query, `size` at a time, to save memory."""
        with self._translating():
            yield from self._driver.batches(sql, size)

    def damage(self) -> list[str]:
        """Check the file and its tables; return a line for each fault."""
        damaged, lost = (self._found(sql) for sql in (self.dialect.damage, self.dialect.lost))
        return [
            *(f"the file is damaged: {row[0]}" for row in damaged if row[0] != "ok"),
            *(f"a row of the table {row[0]} belongs to nothing" for row in lost),
        ]

    def columns(self) -> Sequence[Row]:
        """Return the columns that could hold a value of the wrong type.

        Each is a table, a name, a type, whether NULL is forbidden, and whether it is part of the key.
        """
        return self._found(self.dialect.columns)

    def _found(self, sql: str) -> Sequence[Row]:
        """Return the rows of a query of the dialect; none if the query is empty."""
        return self.rows(sql) if sql else ()

    def version(self) -> int:
        """Return the number of the newest migration that has run."""
        return self.value(self.dialect.version, default=0) if self.rows(self.dialect.has_version) else 0

    def set_version(self, version: int) -> None:
        for sql in self.dialect.set_version:
            self.run(sql.format(version=version))

    def newest_id(self, table: str) -> int:
        """Return the largest id that a table has used; its row may be gone."""
        return self.value(self.dialect.newest_id, table, default=0)

    def set_newest_id(self, table: str, newest: int) -> None:
        """Make a table count its ids from `newest` on."""
        for sql in self.dialect.set_newest_id:
            self.run(sql.format(table=table, newest=newest))

    def undo(self) -> None:
        """Roll back an open transaction."""
        if self._driver.in_transaction:
            self.run("ROLLBACK")

    def _execute(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        return self._driver.execute(sql, values)

    @contextmanager
    def _translating(self) -> Generator[None]:
        try:
            yield
        except self._driver.failures as error:
            raise self._driver.translated(error) from error


Work: TypeAlias = Callable[[Transaction], Returned]
"""The work of a transaction. It isn't a coroutine, because it runs in the connection's thread."""


def carry_out(work: Work[Returned], driver: Driver) -> Returned:
    """Run the work on a connection."""
    try:
        return work(Transaction(driver))
    except StopIteration as error:
        # A future can't hold StopIteration, so the caller would wait for ever.
        raise RuntimeError("the work raised StopIteration") from error


class Write(Generic[Returned]):
    """A transaction that writes, from the statements `begin` to COMMIT. The caller undoes a failed one.

    The rows that the work reads can't change until the end. `begun` and `committing` say how far the
    transaction got. It never commits after `abandon`, unless `committing` was set before.
    """

    def __init__(self, work: Work[Returned], *begin: str) -> None:
        self._work = work
        self._begin = begin
        self._deciding = Lock()
        self._abandoned = False
        self.begun = False
        self.committing = False

    def abandon(self) -> None:
        """Prevent the commit, unless `committing` says that this is too late."""
        with self._deciding:
            self._abandoned = True

    def __call__(self, transaction: Transaction) -> Returned:
        """Run the whole transaction."""
        for statement in self._begin:
            transaction.run(statement)
            self.begun = True
        result = self._work(transaction)
        with self._deciding:
            if self._abandoned:
                raise CancelledError
            self.committing = True
        transaction.run("COMMIT")
        return result


def reading(work: Work[Returned], begin: str) -> Work[Returned]:
    """Return the work inside a read-only transaction that starts with the statement `begin`."""

    def whole(transaction: Transaction) -> Returned:
        transaction.run(begin)
        try:
            return work(transaction)
        finally:
            transaction.undo()

    return whole


class Notes(ABC):
    """Small changes in memory that wait to be written together. A listener writes them."""

    def __init__(self) -> None:
        self.listeners = Listeners[[]]()  # Called after each new note.

    @property
    @abstractmethod
    def pending(self) -> bool:
        """Whether there is any unwritten note."""

    @abstractmethod
    async def write(self) -> None:
        """Write all notes. Raises the errors of `Database.transaction`; the notes are then kept."""


TransactionKind: TypeAlias = Literal[
    "answer", "daily", "damaged", "evening", "guess", "learning", "look", "migration", "notes", "open",
    "operator", "other", "person", "privacy", "puzzle", "ratings", "read", "result", "server", "set", "setup",
    "time", "tournament", "upkeep",
]  # fmt: skip
"""The purpose of a transaction, for the metrics."""


Measured: TypeAlias = Callable[[TransactionKind, float, StorageError | None], None]
"""A callback after each transaction, with its kind, its seconds, and the error if the database failed."""


def not_measured(*_: object) -> None:
    """Ignore a measurement."""
