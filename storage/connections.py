"""The connections to the database: one writes, the other reads. One that failed is not used again."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from storage.backend import Backend, Session
from storage.errors import Cause, NotReadError, StatementError, StorageError
from storage.limits import LIMIT, end, in_time

log = logging.getLogger(__name__)

MOST_LEFT = 3
"""How many abandoned connections may be at work before no new one is opened: each has a thread."""

OPENING = 15.0
"""Seconds that the opening of a connection may take."""


class Connections:
    """Both connections, each opened when it is first used; none is before `open` and after `close`."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._open = False
        self.writer: Session | None = None
        self.reader: Session | None = None
        # Those that were abandoned at work, until they are closed.
        self._left: set[asyncio.Future[object]] = set()

    @property
    def left(self) -> bool:
        """Whether an abandoned connection is still at work: it may hold locks, and nobody can end that."""
        return bool(self._left)

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
                stack.push_async_callback(end, connection, self._leave)

    async def to_write(self) -> Session:
        """Return the connection that writes, a new one if the last was given up. Raises `StatementError`."""
        if self.writer is None:
            self.writer = await self.connect(write=True)
        return self.writer

    @asynccontextmanager
    async def to_read(self) -> AsyncGenerator[Session]:
        """Lend the connection that reads, a new one if the last was given up.

        Raises `NotReadError` if the file is out of reach, now or in what is done inside; then it is given up.
        """
        try:
            if self.reader is None:
                self.reader = await self.connect(write=False)
            yield self.reader
        except StatementError as error:
            if error.cause is None:
                raise
            reader, self.reader = self.reader, None
            await self.give_up(reader, error)
            raise NotReadError(str(error), self._cause(error)) from error

    def _cause(self, error: StatementError) -> Cause | None:
        """Return why nothing can be read; `None` if that concerns few rows."""
        return error.cause if error.cause != "locked" or self._backend.locks_all else None

    def cut(self) -> None:
        """Let all work fail that waits for a server that is silent."""
        for connection in filter(None, (self.writer, self.reader)):
            connection.cut()

    async def undo(self, connection: Session) -> None:
        """Roll back, after what is still under way. A connection that can't is given up.

        Closing it undoes everything that isn't committed.
        """
        try:
            await in_time(connection.run(lambda transaction: transaction.undo()), LIMIT)
        except (StatementError, ValueError) as error:
            log.warning("A transaction can't be undone (%s); the connection is given up", error)
            if self.writer is connection:
                self.writer = None
            await self.give_up(connection, error)

    async def give_up_writer(self, error: Exception | None = None) -> None:
        """Close the connection that writes, because of an error; have the next one opened anew."""
        writer, self.writer = self.writer, None
        await self.give_up(writer, error)

    async def give_up(self, connection: Session | None, error: Exception | None = None) -> None:
        """Close a connection that is of no use any more. Nobody waits for one that is silent."""
        if connection is None:
            return
        if isinstance(error, StatementError) and error.cause == "silent":
            self._leave(connection.abandon())
            return
        # The driver has an error of no type for a connection that was closed already.
        with suppress(sqlite3.Error, ValueError):
            await end(connection, self._leave)

    def _leave(self, closing: Awaitable[object]) -> None:
        """Remember an abandoned connection until it is closed."""
        left = asyncio.ensure_future(closing)
        self._left.add(left)
        left.add_done_callback(self._left.discard)

    async def connect(self, *, write: bool) -> Session:
        """Open a connection. Raises `StatementError`."""
        self._check_open()
        if len(self._left) >= MOST_LEFT:
            raise StatementError("the last connections are still without an answer", "silent")
        opening = asyncio.ensure_future(self._backend.connect(write=write))
        try:
            connection = await in_time(asyncio.shield(opening), OPENING)
        except BaseException:
            if not opening.done():
                self._leave(self._opened_late(opening))
            raise
        try:
            # It may have been closed meanwhile, and nobody would close this any more.
            self._check_open()
        except BaseException:
            await self.give_up(connection)
            raise
        return connection

    async def _opened_late(self, opening: Awaitable[Session]) -> None:
        """Close a connection that nobody waits for any more, once it is open."""
        with suppress(StorageError):
            await self.give_up(await opening)

    def _check_open(self) -> None:
        if not self._open:
            raise StatementError("the database is not open")
