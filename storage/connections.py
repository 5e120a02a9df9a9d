"""The connections to the file of SQLite: one writes, the other reads. One that failed is not used again."""

import logging
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from storage.connection import Connection, connect
from storage.errors import NotReadError, StatementError
from storage.transaction import Transaction

log = logging.getLogger(__name__)

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # In WAL mode only FULL makes a commit wait for the disk. An answered click must outlive a power cut.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # What is deleted is overwritten, as far as SQLite knows where it was: `rewrite` sees to the rest.
    "PRAGMA secure_delete = ON",
)


class Connections:
    """Both connections, each opened when it is first used; none is before `open` and after `close`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._open = False
        self.writer: Connection | None = None
        self.reader: Connection | None = None

    def open(self) -> None:
        """Let them be used."""
        self._open = True

    async def close(self) -> None:
        """Close both. What was committed is safe; a transaction under way is undone."""
        self._open = False
        connections = self.writer, self.reader
        self.reader = self.writer = None
        # Each has a thread, which ends only when it is closed: none may be left out because another failed.
        async with AsyncExitStack() as stack:
            for connection in filter(None, connections):
                stack.push_async_callback(connection.close)

    async def to_write(self) -> Connection:
        """Return the connection that writes, a new one if the last was given up. Raises `StatementError`."""
        if self.writer is None:
            self.writer = await self._connect(*PRAGMAS)
        return self.writer

    @asynccontextmanager
    async def to_read(self) -> AsyncGenerator[Connection]:
        """Lend the connection that reads, a new one if the last was given up.

        Raises `NotReadError` if the file is out of reach, now or in what is done inside; then it is given up.
        """
        try:
            if self.reader is None:
                self.reader = await self._connect("PRAGMA query_only = ON")
            yield self.reader
        except StatementError as error:
            if error.cause is None:
                raise
            reader, self.reader = self.reader, None
            await _give_up(reader)
            raise NotReadError(str(error), error.cause) from error

    async def undo(self, connection: Connection) -> None:
        """Roll back, after what is still under way. A connection that can't is given up.

        What is not committed is lost when it closes.
        """
        try:
            await connection.run(Transaction.undo)
        except (StatementError, ValueError):
            log.exception("A transaction can't be undone; the connection is given up")
            self.writer = None
            await _give_up(connection)

    async def give_up_writer(self) -> None:
        """Close the connection that writes, and have the next one opened anew."""
        writer, self.writer = self.writer, None
        await _give_up(writer)

    async def _connect(self, *pragmas: str) -> Connection:
        self._check_open()

        def prepare(transaction: Transaction) -> None:
            """Set the connection up."""
            for pragma in pragmas:
                transaction.run(pragma)

        connection = await connect(self._path)
        try:
            await connection.run(prepare)
            # It may have been closed meanwhile, and nobody would close this any more.
            self._check_open()
        except BaseException:
            await connection.close()
            raise
        return connection

    def _check_open(self) -> None:
        if not self._open:
            raise StatementError("the database is not open")


async def _give_up(connection: Connection | None) -> None:
    """Close a connection that is of no use any more."""
    # The driver has an error of no type for a connection that was closed already.
    with suppress(sqlite3.Error, ValueError):
        if connection is not None:
            await connection.close()
