"""The interface of both kinds of databases; and connections with time limits, so that nobody waits long."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    AsyncExitStack,
    asynccontextmanager,
    suppress,
)
from typing import Literal, NamedTuple, Protocol, TypeAlias

from storage.database.dialect import Dialect
from storage.database.storage_errors import Cause, NotReadError, StatementError
from storage.database.transaction import Returned, Transaction, Work

log = logging.getLogger(__name__)


Access: TypeAlias = Literal["read", "write"]  # The purpose of a connection. One to `read` refuses writes.


class Session(Protocol):
    """A connection with its own thread, which does pieces of work one after the other."""

    async def run(self, work: Work[Returned]) -> Returned:
        """Run a piece of work in the thread to its end, even if the caller is cancelled."""
        ...

    def cut(self) -> None:
        """Make the current work fail if it waits for a server that doesn't answer."""
        ...

    def abandon(self) -> Awaitable[object]:
        """Close the connection although it is at work. Nobody needs to await the result."""
        ...

    async def close(self) -> None:
        """Close the connection; this undoes an open transaction."""
        ...


class Extent(NamedTuple):
    """The size of a database and the `free` room on its disk, in bytes, and the time of its last backup.

    The time is in seconds since 1970. `None`: we can't know, or there was no backup.
    """

    size: int
    free: int | None
    backed_up: float | None


class Backend(Protocol):
    """A database of one kind, at one place."""

    dialect: Dialect  # The statements that differ between the kinds.

    attempts: int  # How often we try a transaction that fails only because of concurrent transactions.

    settles: bool  # Whether a failed commit can no longer succeed once a new connection has written.

    locks_all: bool  # Whether a lock blocks all writes. Otherwise it covers only some rows.

    rewriting_waits: float  # Seconds for which rewriting the files may wait until nobody plays.

    def locked(self) -> AbstractContextManager[None]:
        """Hold the lock that keeps other processes from playing. Raises `InUseError` if another has it."""
        ...

    async def prepare(self) -> None:
        """Make the file, if missing. Raises `OSError` and `UnfitPlaceError`."""
        ...

    async def keep(self, step: int) -> None:
        """Copy the file, at migration `step`, before newer ones run. Raises `StorageError`, `OSError`."""
        ...

    async def drop_copies(self, before: float) -> None:
        """Delete the copies that `keep` made before a time in seconds since 1970. Raises `NotStoredError`."""
        ...

    async def connect(self, access: Access) -> Session:
        """Open a connection for writing, or one that only reads. Raises `StatementError`."""
        ...

    def apart(self) -> AbstractAsyncContextManager[Session]:
        """Open a read-only connection for long work. Don't create a missing database."""
        ...

    def rehearse(self, transaction: Transaction) -> None:
        """Try a write that changes nothing. It meets the errors that storing an answer would meet."""
        ...

    def empty_log(self, transaction: Transaction) -> bool:
        """Empty the log, which may hold deleted data; return whether it is empty now."""
        ...

    def rewrite(self, transaction: Transaction) -> None:
        """Rewrite the files to remove deleted data for good. If `locks_all`, nobody can store meanwhile."""
        ...

    def obstacle(self) -> Cause | None:
        """Return why the next write would fail, as far as we can see without writing. Raises `OSError`."""
        ...

    def room(self) -> bool:
        """Return whether there is room to rewrite the files."""
        ...

    def extent(self, transaction: Transaction) -> Extent:
        """Return the database's size, the free room and the last backup. Raises `OSError`."""
        ...


LIMIT = 5.0  # Seconds that a player's transaction may take; also the seconds that it may wait for its turn.

LONG_TRANSACTION = 60.0
"""Seconds that a transaction over whole tables may take; also the seconds that it may wait for its turn."""

REWRITING = 1800.0  # Seconds that rewriting whole files may take.
CLOSING = 5.0  # Seconds that closing a connection may take.

RESULT_GRACE = 0.1
"""Seconds beyond a limit for which we still wait for a result.

Without this time, a process that was suspended would lose results that came in the meantime.
"""


async def in_time(work: Awaitable[Returned], seconds: float) -> Returned:
    """Return the result of work. If it is late, cancel the work and raise a `silent` `StatementError`.

    A connection's thread still runs the work to its end: see `Session.abandon`.
    """
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
        if not done:
            await asyncio.wait({task}, timeout=RESULT_GRACE)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if not task.done():
        task.cancel()
        raise StatementError(f"no answer within {seconds:g} seconds", "silent")
    return task.result()


@asynccontextmanager
async def turn(lock: asyncio.Lock, seconds: float, late: Exception) -> AsyncGenerator[None]:
    """Hold a lock. Raises the error `late` if others hold it for `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            await lock.acquire()
    except TimeoutError:
        raise late from None
    try:
        yield
    finally:
        lock.release()


async def end(connection: Session, left: Callable[[Awaitable[object]], None] = lambda _: None) -> None:
    """Close a connection. If that takes too long, abandon it, and pass the future of `abandon` to `left`."""
    try:
        await in_time(connection.close(), CLOSING)
    except StatementError as error:
        if error.cause != "silent":
            raise
        left(connection.abandon())


MOST_LEFT = 3  # With this many abandoned connections at work we open no new ones, because each has a thread.
OPENING_TIMEOUT = 15.0  # Seconds that opening a connection may take.


class Connections:
    """The writing and the reading connection, opened on first use between `open` and `close`."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._open = False
        self.writer: Session | None = None
        self.reader: Session | None = None
        # Connections that we abandoned while they were at work, until they are closed.
        self._left: set[asyncio.Future[object]] = set()

    @property
    def left(self) -> bool:
        """Whether an abandoned connection is still at work. It may hold locks that nobody can release."""
        return bool(self._left)

    def open(self) -> None:
        self._open = True

    async def close(self) -> None:
        """Close both connections. Commits are safe; this undoes an open transaction."""
        self._open = False
        connections = self.writer, self.reader
        self.reader = self.writer = None
        # Only closing ends a connection's thread, so close each even if another fails.
        async with AsyncExitStack() as stack:
            for connection in filter(None, connections):
                stack.push_async_callback(end, connection, self._leave)

    async def to_write(self) -> Session:
        """Return the writing connection, which may be new. Raises `StatementError`."""
        if self.writer is None:
            self.writer = await self.connect("write")
        return self.writer

    async def read(self, work: Work[Returned], limit: float) -> Returned:
        """Read within `limit` seconds. Raises `NotReadError` if the database is out of reach."""
        used = self.reader is not None
        try:
            return await self._read_once(work, limit)
        except NotReadError as error:
            # The server may have ended the idle connection.
            if not used or error.cause != "away":
                raise
        return await self._read_once(work, limit)

    async def _read_once(self, work: Work[Returned], limit: float) -> Returned:
        try:
            if self.reader is None:
                self.reader = await self.connect("read")
            return await in_time(self.reader.run(work), limit)
        except StatementError as error:
            if error.cause is None:
                raise
            reader, self.reader = self.reader, None
            await self.give_up(reader, error)
            some_rows = error.cause == "locked" and not self._backend.locks_all
            raise NotReadError(error.reason, None if some_rows else error.cause) from error

    def cut(self) -> None:
        """Make all work fail that waits for a server that doesn't answer."""
        for connection in filter(None, (self.writer, self.reader)):
            connection.cut()

    async def undo(self, connection: Session) -> None:
        """Roll back after the current work. If that fails, give up the connection, which also rolls back."""
        try:
            await in_time(connection.run(lambda transaction: transaction.undo()), LIMIT)
        except (StatementError, ValueError) as error:
            log.warning("A transaction can't be undone, so its connection is closed: %s", error)
            if self.writer is connection:
                self.writer = None
            await self.give_up(connection, error)

    async def give_up_writer(self, error: Exception | None = None) -> None:
        """Close the writing connection because of an error; the next write opens a new one."""
        writer, self.writer = self.writer, None
        await self.give_up(writer, error)

    async def give_up(self, connection: Session | None, error: Exception | None = None) -> None:
        """Close a connection after an `error`, without waiting for a silent one."""
        if connection is None:
            return
        if isinstance(error, StatementError) and error.cause == "silent":
            self._leave(connection.abandon())
            return
        # The driver raises an untyped error for a connection that is already closed.
        with suppress(sqlite3.Error, ValueError):
            await end(connection, self._leave)

    def _leave(self, closing: Awaitable[object]) -> None:
        left = asyncio.ensure_future(closing)
        self._left.add(left)
        left.add_done_callback(self._left.discard)

    async def connect(self, access: Access) -> Session:
        """Open a connection. Raises `StatementError`."""
        self._check_open()
        if len(self._left) >= MOST_LEFT:
            raise StatementError("the abandoned connections still have no answer", "silent")
        opening = asyncio.ensure_future(self._backend.connect(access))
        try:
            connection = await in_time(asyncio.shield(opening), OPENING_TIMEOUT)
        except BaseException:
            if not opening.done():
                self._leave(opening)
            # The connection may have been opened just as the caller was cancelled.
            opening.add_done_callback(self._give_up_late)
            raise
        try:
            # If `close` has run meanwhile, it didn't close this connection.
            self._check_open()
        except BaseException:
            await self.give_up(connection)
            raise
        return connection

    def _give_up_late(self, opening: asyncio.Future[Session]) -> None:
        if not opening.cancelled() and opening.exception() is None:
            self._leave(opening.result().abandon())

    def _check_open(self) -> None:
        if not self._open:
            raise StatementError("the database is not open")
