"""Transactions on a connection to PostgreSQL."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, LiteralString, cast

import psycopg

from storage.database.postgres.postgres_errors import translated
from storage.database.transaction import Row, Transaction, Value

_INDEX = re.compile(r" INDEXED BY \w+")


@lru_cache(maxsize=1024)
def _statement(sql: str) -> LiteralString:
    """Return a statement as psycopg wants it; the planner chooses the index by itself."""
    return cast("LiteralString", _INDEX.sub("", sql).replace("%", "%%").replace("?", "%s"))


class PostgresTransaction(Transaction):
    """Statements on a connection of psycopg, which begins no transactions of its own."""

    failures = psycopg.Error
    migrations = "storage.database.postgres.migrations"

    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._session = connection

    def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        """Run a statement for its effect once for each of the rows."""
        try:
            with self._session.cursor() as cursor:
                cursor.executemany(_statement(sql), list(rows))
        except psycopg.Error as error:
            raise translated(error) from error

    def batches(self, sql: str, size: int) -> Iterator[Sequence[Row]]:
        """Yield the rows of a query, so many at a time, by a cursor of the server."""
        self.run(f"DECLARE batches CURSOR FOR {sql}")
        while rows := self.rows(f"FETCH {size} FROM batches"):
            yield rows
        self.run("CLOSE batches")

    def newest_id(self, table: str) -> int:
        """Return the largest id that a table has counted to; its row may be gone."""
        sql = "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass), 0)"
        ((newest,),) = self.rows(sql, table)
        return newest

    def set_newest_id(self, table: str, newest: int) -> None:
        """Let a table count its ids from this one on."""
        self.run("SELECT setval(pg_get_serial_sequence(?, 'id'), ?, ?)", table, max(newest, 1), newest > 0)

    def undo(self) -> None:
        """Roll back, if there is anything to."""
        if self._session.closed:
            raise translated(psycopg.OperationalError("the connection is closed"))
        if self._session.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
            self.run("ROLLBACK")

    def damage(self) -> list[str]:
        """Return nothing: a server looks after its own files, and lets no row belong to nothing."""
        return []

    def columns(self) -> Sequence[Row]:
        """Return nothing: a server sees to the types of its columns."""
        return []

    def version(self) -> int:
        """Return the number of the newest migration that was run."""
        if self.row("SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL") is None:
            return 0
        row = self.row("SELECT version FROM schema_version")
        return row[0] if row else 0

    def set_version(self, version: int) -> None:
        """Store the number of the newest migration."""
        self.run("DELETE FROM schema_version")
        self.run("INSERT INTO schema_version (version) VALUES (?)", version)

    def _execute(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        cursor = self._session.execute(_statement(sql), values)
        return cursor.fetchall() if cursor.description else []

    def _translated(self, error: Exception) -> Exception:
        assert isinstance(error, psycopg.Error)
        return translated(error)
