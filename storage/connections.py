"""The connections to the database: one writes, the other reads. One that failed is not used again."""

import logging
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from storage.backend import Backend, Session
from storage.errors import NotReadError, StatementError

log = logging.getLogger(__name__)


class Connections:
    """Both connections, each opened when it is first used; none is before `open` and after `close`."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._open = False
        self.writer: Session | None = None
        self.reader: Session | None = None

    def open(self) -> None:
        """Let them be used."""
        self._open = True

    async def close(self) -> None:
        """Close both. Commits are safe; a transaction under way is undone."""
        self._open = False
        connections = self.writer, self.reader
        self.reader = self.writer = None
        # Each has a thread, which ends only when it is closed: none may be left out because another failed.
        async with AsyncExitStack() as stack:
            for connection in filter(None, connections):
                stack.push_async_callback(connection.close)

    async def to_write(self) -> Session:
        """Return the connection that writes, a new one if the last was given up. Raises `StatementError`."""
        if self.writer is None:
            self.writer = await self._connect(write=True)
        return self.writer

    @asynccontextmanager
    async def to_read(self) -> AsyncGenerator[Session]:
        """Lend the connection that reads, a new one if the last was given up.

        Raises `NotReadError` if the file is out of reach, now or in what is done inside; then it is given up.
        """
        try:
            if self.reader is None:
                self.reader = await self._connect(write=False)
            yield self.reader
        except StatementError as error:
            if error.cause is None:
                raise
            reader, self.reader = self.reader, None
            await _give_up(reader)
            raise NotReadError(str(error), error.cause) from error

    def cut(self) -> None:
        """Let all work fail that waits for a server that is silent."""
        for connection in filter(None, (self.writer, self.reader)):
            connection.cut()

    async def undo(self, connection: Session) -> None:
        """Roll back, after what is still under way. A connection that can't is given up.

        Closing it undoes everything that isn't committed.
        """
        try:
            await connection.run(lambda transaction: transaction.undo())
        except (StatementError, ValueError) as error:
            log.warning("A transaction can't be undone (%s); the connection is given up", error)
            self.writer = None
            await _give_up(connection)

    async def give_up_writer(self) -> None:
        """Close the connection that writes, and have the next one opened anew."""
        writer, self.writer = self.writer, None
        await _give_up(writer)

    async def _connect(self, *, write: bool) -> Session:
        self._check_open()
        connection = await self._backend.connect(write=write)
        try:
            # It may have been closed meanwhile, and nobody would close this any more.
            self._check_open()
        except BaseException:
            await connection.close()
            raise
        return connection

    def _check_open(self) -> None:
        if not self._open:
            raise StatementError("the database is not open")


async def _give_up(connection: Session | None) -> None:
    """Close a connection that is of no use any more."""
    # The driver has an error of no type for a connection that was closed already.
    with suppress(sqlite3.Error, ValueError):
        if connection is not None:
            await connection.close()
