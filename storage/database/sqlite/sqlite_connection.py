"""A connection to a SQLite file with its own thread, and the translation of its errors."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiosqlite
from aiosqlite.core import _STOP_RUNNING_SENTINEL  # pyright: ignore[reportPrivateUsage]

from storage.database.dialect import SQLITE
from storage.database.storage_errors import Cause, DamagedFileError, StatementError
from storage.database.transaction import Returned, Row, Value, Work, carry_out

_CODES: dict[int, Cause] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_CANTOPEN: "failing",
}

_PRIMARY = 0xFF  # The bits of an error code that give the kind of error. The other bits give details.

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CUT_SHORT = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)


class SqliteDriver:
    """A connection to a file. `Driver` describes the members."""

    dialect = SQLITE
    # SQLite quotes damaged text of its schema, which the driver can't decode.
    failures: tuple[type[Exception], ...] = (sqlite3.Error, UnicodeDecodeError)

    def __init__(self, connection: sqlite3.Connection, path: Path | None = None) -> None:
        self.connection = connection
        self._path = path

    @property
    def in_transaction(self) -> bool:
        return self.connection.in_transaction

    def execute(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        return self.connection.execute(sql, values).fetchall()

    def execute_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        self.connection.executemany(sql, rows)

    def batches(self, sql: str, size: int) -> Iterator[Sequence[Row]]:
        cursor = self.connection.execute(sql)
        while rows := cursor.fetchmany(size):
            yield rows

    def translated(self, error: Exception) -> StatementError:
        if isinstance(error, UnicodeDecodeError):
            return DamagedFileError("the schema is damaged")
        assert isinstance(error, sqlite3.Error)
        return translated(error, self._path)


def translated(error: sqlite3.Error, path: Path | None = None) -> StatementError:
    """Return the storage error that means the same as an error of SQLite about the file `path`, if any."""
    # An error of the driver itself has no code.
    code: int = getattr(error, "sqlite_errorcode", 0)
    if code & _PRIMARY in _DAMAGE:
        return DamagedFileError(str(error))
    cause = _CODES.get(code & _PRIMARY)
    if cause == "failing" and path is not None:
        # SQLite reports a full disk as such only when it writes to the file itself.
        with suppress(OSError):
            cause = obstacle(path) or cause
    return StatementError(str(error), cause, cut_short=code in _CUT_SHORT)


PROBE_BYTES = 256 * 1024  # Bytes that we write to test for room: several times the largest answer.


def obstacle(path: Path) -> Cause | None:
    """Return "full" (no room for two answers), "read-only" or `None` for a file. Raises `OSError`."""
    path.stat()  # raises an error if the file is gone
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        return "read-only"
    return None if room_beside(path) >= PROBE_BYTES else "full"


def room_beside(path: Path) -> int:
    """Return how many bytes are free on the disk of a file. Raises `OSError`."""
    return shutil.disk_usage(path.parent).free


BUSY = 1.5  # Seconds to wait for another writing process: half of Discord's limit for answering a click.
_CHUNK = 64  # How many rows aiosqlite would fetch at a time. We never read row by row.


class Connection(aiosqlite.Connection):
    """A connection with its thread. `Session` describes most members."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], path: Path) -> None:
        super().__init__(connector, _CHUNK)
        self._path = path
        # A process at its end mustn't wait for a thread that waits for a disk.
        self._thread.daemon = True
        self._closing: asyncio.Future[None] | None = None

    async def run(self, work: Work[Returned]) -> Returned:
        driver = SqliteDriver(self._open, self._path)
        return await self._in_thread(lambda: carry_out(work, driver))

    @property
    def _open(self) -> sqlite3.Connection:
        """The driver's connection. Raises `ValueError` if it is closed."""
        if not self._running or self._connection is None:
            raise ValueError("the connection is closed")
        return self._connection

    def _in_thread(self, function: Callable[[], Returned], *, last: bool = False) -> asyncio.Future[Returned]:
        """Run a function in the thread. The thread ends after the `last` one.

        aiosqlite's own method raises an error in the thread if the event loop has ended by then, for example
        after a disk hung.
        """
        loop = asyncio.get_running_loop()
        result: asyncio.Future[Returned] = loop.create_future()

        def run() -> object:
            try:
                found, error = function(), None
            except BaseException as raised:  # noqa: BLE001 - the loop gets whatever it is
                found, error = None, raised
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(_settle, result, found, error)
            return _STOP_RUNNING_SENTINEL if last else None

        self._tx.put_nowait((None, run))  # pyright: ignore[reportUnknownMemberType]
        return result

    def cut(self) -> None:
        """Do nothing: there is no server."""

    def abandon(self) -> asyncio.Future[None]:
        """Interrupt the current work, and close the connection once its thread is free.

        We can't end a thread that waits for a disk. It may hold the file's lock until the disk answers.
        """
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.interrupt()
        closing = self._close()
        closing.add_done_callback(lambda done: done.cancelled() or done.exception())
        return closing

    async def close(self) -> None:
        """Close the connection after its current work; this undoes an open transaction."""
        await asyncio.shield(self._close())

    def _close(self) -> asyncio.Future[None]:
        if self._closing is None:
            connection, self._running = self._connection, False

            def close() -> None:
                self._connection = None
                if connection is not None:
                    connection.close()

            self._closing = self._in_thread(close, last=True)
        return self._closing

    async def gone(self) -> None:
        """After a failed opening, wait for the thread, because it could outlive the event loop."""
        await asyncio.to_thread(self._thread.join)


async def connect(path: Path, uri: str | None = None) -> Connection:
    """Open a file, or the `uri` if given. Texts in the file may be damaged.

    The caller must close the connection. Raises `StatementError`.
    """

    def connector() -> sqlite3.Connection:
        # Without an isolation level the driver itself starts no transactions.
        connection = sqlite3.connect(uri or path, timeout=BUSY, isolation_level=None, uri=uri is not None)
        connection.text_factory = _lenient_text
        return connection

    connection = Connection(connector, path)
    try:
        await connection
    except Exception as error:
        await connection.gone()
        if isinstance(error, sqlite3.Error):
            raise translated(error, path) from error
        raise
    return connection


def _settle(future: asyncio.Future[Any], result: object, error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _lenient_text(raw: bytes) -> str:
    """Decode a text even if it is damaged. The reader of the text notices the damage."""
    return raw.decode(errors="replace")
