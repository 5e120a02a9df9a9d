"""Statements by psycopg, and the meaning of its errors, by SQLSTATE: out of reach for a while, or damaged."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, LiteralString, TypeAlias, cast

import psycopg

from storage.database.dialect import POSTGRES
from storage.database.storage_errors import Cause, DamagedFileError, StatementError

Connected: TypeAlias = psycopg.Connection[tuple[Any, ...]]

_STATES: dict[str, Cause] = {
    "25006": "read-only",  # read_only_sql_transaction
    "25P03": "away",  # idle_in_transaction_session_timeout: the process stood still
    "42501": "read-only",  # insufficient_privilege
    "53100": "full",  # disk_full
    "53300": "away",  # too_many_connections
    "55P03": "locked",  # lock_not_available
    "57014": "locked",  # query_canceled, as by a timeout
}
_CLASSES: dict[str, Cause] = {
    "08": "away",  # connection exception
    "53": "full",  # insufficient resources
    "57": "away",  # operator intervention: the server stops or starts
    "58": "failing",  # system error, as of its disk
}
_MISUSE = (psycopg.DataError, psycopg.NotSupportedError, psycopg.ProgrammingError)
_DAMAGE = ("XX001", "XX002")
_BESIDE = ("40001", "40P01", "55P03")
"""Failures to serialize, deadlocks, and locks that weren't free soon."""


_OWN: dict[type[psycopg.Error], str] = {
    psycopg.OperationalError: "no connection",
    psycopg.ProgrammingError: "the address can't be used",
}
"""Errors of the driver itself, which no server has put into words."""


class PostgresDriver:
    """A connection to a server, which begins no transactions of its own. `Driver` describes its members."""

    dialect = POSTGRES
    failures: tuple[type[Exception], ...] = (psycopg.Error,)

    def __init__(self, connection: Connected) -> None:
        self.connection = connection

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction was begun that is neither committed nor undone."""
        if self.connection.closed:
            raise translated(psycopg.OperationalError("the connection is closed"))
        return self.connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE

    def execute(self, sql: str, values: tuple[Any, ...]) -> Sequence[Sequence[Any]]:
        """Run a statement, and return its rows."""
        cursor = self.connection.execute(_with_places(sql), values)
        return cursor.fetchall() if cursor.description else []

    def execute_many(self, sql: str, rows: Iterable[tuple[Any, ...]]) -> None:
        """Run a statement once for each of the rows."""
        with self.connection.cursor() as cursor:
            cursor.executemany(_with_places(sql), list(rows))

    def batches(self, sql: str, size: int) -> Iterator[Sequence[Sequence[Any]]]:
        """Yield the rows of a query, so many at a time, by a cursor of the server."""
        self.execute(f"DECLARE batches CURSOR FOR {sql}", ())
        while rows := self.execute(f"FETCH {size} FROM batches", ()):
            yield rows
        self.execute("CLOSE batches", ())

    def translated(self, error: Exception) -> StatementError:
        """Return the error of storage that means the same."""
        assert isinstance(error, psycopg.Error)
        return translated(error)


@lru_cache(maxsize=1024)
def _with_places(sql: str) -> LiteralString:
    """Return a statement with the places for its values as psycopg wants them."""
    return cast("LiteralString", sql.replace("%", "%%").replace("?", "%s"))


def translated(error: psycopg.Error) -> StatementError:
    """Return the error of storage that means the same. Its text quotes no value."""
    state = error.sqlstate
    if state in _DAMAGE:
        return DamagedFileError(_text(error))
    if state is None:
        # No server said that: the connection is lost or was closed, unless we used the driver wrongly.
        return StatementError(_text(error), None if isinstance(error, _MISUSE) else "away")
    cause = _STATES.get(state) or _CLASSES.get(state[:2])
    # The server says so itself: it has undone the transaction.
    said = cause not in ("failing", "away")
    return StatementError(_text(error), cause, cut_short=said, again=state in _BESIDE)


def _text(error: psycopg.Error) -> str:
    # The whole text may name keys, hosts and passwords.
    return error.diag.message_primary or _OWN.get(type(error), type(error).__name__)
