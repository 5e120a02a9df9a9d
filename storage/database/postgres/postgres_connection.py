"""A connection to a PostgreSQL server with its own thread, and the translation of its errors."""

import asyncio
import os
import re
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from typing import Any, LiteralString, TypeAlias, cast

import psycopg

from storage.database import migrator
from storage.database.dialect import CONNECTION_NAME, POSTGRES
from storage.database.migrator import pending
from storage.database.storage_errors import Cause, DamagedFileError, StatementError
from storage.database.transaction import Returned, Row, Transaction, Value, Work, carry_out

Connected: TypeAlias = psycopg.Connection[tuple[Any, ...]]

_STATES: dict[str, Cause] = {
    "25006": "read-only",  # read_only_sql_transaction
    "25P03": "away",  # idle_in_transaction_session_timeout: the process was suspended
    "42501": "read-only",  # insufficient_privilege
    "53100": "full",  # disk_full
    "53300": "away",  # too_many_connections
    "55P03": "locked",  # lock_not_available
    "57014": "locked",  # query_canceled, such as by a timeout
}
_CLASSES: dict[str, Cause] = {
    "08": "away",  # connection exception
    "53": "full",  # insufficient resources
    "57": "away",  # operator intervention: the server stops or starts
    "58": "failing",  # system error, such as of its disk
}
_MISUSE = (psycopg.DataError, psycopg.NotSupportedError, psycopg.ProgrammingError)
_DAMAGE = ("XX001", "XX002")
_BESIDE = ("40001", "40P01", "55P03")
"""Failures due to concurrent transactions: of serialization, in a deadlock, or at a lock held too long."""


_OWN: dict[type[psycopg.Error], str] = {
    psycopg.OperationalError: "no connection",
    psycopg.ProgrammingError: "the address can't be used",
}
"""Texts for errors of the driver itself, for which no server has sent a text."""


class PostgresDriver:
    """A connection to a server, without automatic transactions. `Driver` describes the members."""

    dialect = POSTGRES
    failures: tuple[type[Exception], ...] = (psycopg.Error,)

    def __init__(self, connection: Connected) -> None:
        self.connection = connection

    @property
    def in_transaction(self) -> bool:
        if self.connection.closed:
            raise translated(psycopg.OperationalError("the connection is closed"))
        return self.connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE

    def execute(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        cursor = self.connection.execute(_with_places(sql), values)
        return cursor.fetchall() if cursor.description else []

    def execute_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        with self.connection.cursor() as cursor:
            cursor.executemany(_with_places(sql), list(rows))

    def batches(self, sql: str, size: int) -> Iterator[Sequence[Row]]:
        """Yield the rows of a query, `size` at a time, by a cursor of the server."""
        self.execute(f"DECLARE batches CURSOR FOR {sql}", ())
        while rows := self.execute(f"FETCH {size} FROM batches", ()):
            yield rows
        self.execute("CLOSE batches", ())

    def translated(self, error: Exception) -> StatementError:
        assert isinstance(error, psycopg.Error)
        return translated(error)


@lru_cache(maxsize=1024)
def _with_places(sql: str) -> LiteralString:
    """Return a statement with placeholders in psycopg's form."""
    return cast("LiteralString", sql.replace("%", "%%").replace("?", "%s"))


def translated(error: psycopg.Error) -> StatementError:
    """Return the storage error that means the same as an error of psycopg. Its text quotes no value."""
    state = error.sqlstate
    if state in _DAMAGE:
        return DamagedFileError(_text(error))
    if state is None:
        # No server has sent this error: the connection is lost or closed, unless we misused the driver.
        return StatementError(_text(error), None if isinstance(error, _MISUSE) else "away")
    cause = _STATES.get(state) or _CLASSES.get(state[:2])
    # A server that reports an error has undone the transaction.
    said = cause not in ("failing", "away")
    return StatementError(_text(error), cause, cut_short=said, again=state in _BESIDE)


_NO_CONNECTION = {
    r"no pg_hba": "no line of the server's pg_hba.conf lets this user in from here, or only with encryption",
    r"root certificate": "the file of sslrootcert is missing or can't be read",
    r"certificate": "the server's certificate has another name, has expired, or sslrootcert didn't sign it",
    r"password authentication failed|authentication failed|role .* does not exist|no such user": (
        "the server doesn't accept the user or the password"
    ),
    r"no password supplied|fe_sendauth": "the server asks for a password, and there is none",
    r"database .* does not exist|no such database": "the server has no database of this name",
    r"Connection refused|No such file or directory": "nothing listens at this host and port",
    r"resolve host|translate host name": "the name of the host isn't known",
    r"too many clients|connection slots": "the server has too many connections already",
    r"starting up|shutting down": "the server is starting or stopping",
    r"timeout|timed out|unreachable": "the host doesn't answer",
    r"SSL": "we and the server don't agree on encryption",
}
"""Our texts for errors of connecting, by patterns that match the texts of the libraries and the server."""


def _text(error: psycopg.Error) -> str:
    if error.diag.message_primary:
        return error.diag.message_primary
    # The whole text may name keys, hosts and passwords.
    if type(error) is psycopg.OperationalError or isinstance(error, psycopg.errors.ConnectionTimeout):
        for said, meant in _NO_CONNECTION.items():
            if re.search(said, str(error)):
                return f"no connection: {meant}"
    return _OWN.get(type(error), type(error).__name__)


CONNECTION_OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "client_encoding": "utf8",
    "connect_timeout": 2,
    # With these we notice a vanished machine within fifteen seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 12_000,
}


def name() -> str:
    """Return the name of this release's connections. Migrations find older releases' connections by name."""
    return f"{CONNECTION_NAME}{migrator.migrations(POSTGRES.migrations)[-1].number}"


def connect_to(address: str) -> Connected:
    """Connect. Raises `StatementError`."""
    try:
        return psycopg.connect(address, application_name=name(), **CONNECTION_OPTIONS)
    except psycopg.Error as error:
        raise translated(error) from error


CONNECT_TIMEOUT = 10.0  # Seconds within which a server must accept a connection.


class PostgresConnection:
    """A connection with its thread. `Session` describes most members."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._connection: Connected | None = None
        self._closing: asyncio.Future[object] | None = None
        self._at_work = False

    @property
    def process(self) -> int:
        """The number of the server's process, as the server said when we connected."""
        assert self._connection is not None
        return self._connection.info.backend_pid

    async def open(self, *settings: str, hear: Callable[[str], None] = lambda _: None) -> None:
        """Connect and run the statements `settings`. This fails while a migration runs.

        During later work, `hear` receives the notices on the channels to which the connection listens.
        Raises `StatementError`, and `NewerDatabaseError` if a newer release has written the database.
        """
        loop = asyncio.get_running_loop()

        def told(notify: psycopg.Notify) -> None:
            loop.call_soon_threadsafe(hear, notify.payload)

        def connect() -> None:
            self._connection = connect_to(self._address)
            self._connection.add_notify_handler(told)
            self._at_work = True
            transaction = Transaction(PostgresDriver(self._connection))
            for setting in settings:
                transaction.run(setting)
            # After a newer release's migration, this release would corrupt rows.
            pending(transaction)
            self._at_work = False

        try:
            try:
                async with asyncio.timeout(CONNECT_TIMEOUT):
                    await loop.run_in_executor(self._thread, connect)
            except TimeoutError as error:
                self.cut()
                raise StatementError("the server doesn't answer", "silent") from error
        except BaseException:
            await self.close()
            raise

    async def run(self, work: Work[Returned]) -> Returned:
        """Do some work in the thread, to its end even if the caller is cancelled."""
        if self._closing is not None:
            raise StatementError("the connection is closed", "away")
        result = asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, work)
        # A cancelled caller reads no error; read it here, so that asyncio doesn't warn.
        result.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(result)

    async def readable(self, seconds: float) -> None:
        """Wait up to `seconds` for a message. Raises `StatementError` if the connection is lost."""
        assert self._connection is not None
        try:
            number = self._connection.fileno()
        except psycopg.Error as error:
            raise translated(error) from error
        loop, arrived = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(number, arrived.set)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await arrived.wait()
        finally:
            loop.remove_reader(number)

    def cut(self) -> None:
        """Make current work fail, because it may be waiting for a silent server."""
        known = self._connection
        if self._at_work and known is not None:
            with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(known.fileno())) as its:
                its.shutdown(socket.SHUT_RDWR)

    def abandon(self) -> asyncio.Future[object]:
        """Cut the connection, so that its thread is soon free to close it."""
        self.cut()
        return self._close()

    async def close(self) -> None:
        """Close the connection, and wait for its thread. Cancelling the caller doesn't stop that."""
        await asyncio.shield(self._close())

    def _close(self) -> asyncio.Future[object]:
        """Let the thread finish its work, which may be to open the connection, then close it and end."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().run_in_executor(self._thread, self._end)
            self._closing.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._thread.shutdown(wait=False)
        return self._closing

    def _end(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _carry_out(self, work: Work[Returned]) -> Returned:
        assert self._connection is not None
        self._at_work = True
        try:
            return carry_out(work, PostgresDriver(self._connection))
        finally:
            self._at_work = False
