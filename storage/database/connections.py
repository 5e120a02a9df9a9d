"""The part of a database that differs, and connections with limits of time: nobody waits for ever.

`storage/database/sqlite/` and `storage/database/postgres/` stand side by side.
"""

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
from typing import Protocol, TypeVar

from storage.database.dialect import Dialect
from storage.database.storage_errors import Cause, NotReadError, StatementError, StorageError
from storage.database.transaction import Result, Transaction, Work

log = logging.getLogger(__name__)


class Session(Protocol):
    """A connection with a thread of its own. Pieces of work are done in order, one after the other."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction was begun that is neither committed nor undone."""
        ...

    async def run(self, work: Work[Result]) -> Result:
        """Do some work in the thread, in one trip there and back. It is carried out even if cancelled."""
        ...

    def cut(self) -> None:
        """Let work that waits for a silent server fail."""
        ...

    def abandon(self) -> Awaitable[object]:
        """Give it up while it is at work, and return when it is closed; a transaction under way is undone.

        Nobody has to wait for that.
        """
        ...

    async def close(self) -> None:
        """Close it; a transaction under way is undone."""
        ...


class Backend(Protocol):
    """A kind of database, and where the database is."""

    dialect: Dialect
    """The statements that differ."""

    attempts: int
    """How often a transaction is tried that fails only because others ran beside it."""

    settles: bool
    """Whether a failed commit can no longer succeed once a new connection has written."""

    locks_all: bool
    """Whether a lock that wasn't free in time keeps everybody from writing. Else it concerns few rows."""

    rewriting_waits: float
    """For how many seconds the rewriting of the files may wait until nobody plays."""

    def locked(self) -> AbstractContextManager[None]:
        """Hold the lock of the bot that plays. Raises `InUseError` if another process holds it."""
        ...

    def prepare(self) -> None:
        """Make the place for the database, if it is missing. Raises `OSError`."""
        ...

    async def connect(self, *, write: bool) -> Session:
        """Open a connection to write, or one that only reads. Raises `StatementError`."""
        ...

    def apart(self) -> AbstractAsyncContextManager[Session]:
        """Open a connection that only reads, for long work. A database that is missing isn't made."""
        ...

    def rehearse(self, transaction: Transaction) -> None:
        """Write as an answer would, so that the same errors come; nothing of it is left."""
        ...

    def empty_log(self, transaction: Transaction) -> bool:
        """Empty the log that holds what was deleted; return whether it is empty now."""
        ...

    def rewrite(self, transaction: Transaction) -> None:
        """Write the files anew, so that nothing deleted is left in them.

        Where `locks_all` is true, nobody can store anything meanwhile.
        """
        ...

    def room_for_more(self) -> bool:
        """Return whether there is room for another answer, as far as is known. Raises `OSError`."""
        ...

    def room(self) -> bool:
        """Return whether there is room to rewrite."""
        ...


Result = TypeVar("Result")

LIMIT = 5.0
"""Seconds that a transaction may take for which a player waits; and seconds until its turn has to come."""

LONG = 60.0
"""The same for transactions that go through whole tables."""

REWRITING = 1800.0
"""Seconds that it may take to write whole files anew."""

CLOSING = 5.0
"""Seconds that the closing of a connection may take."""

GRACE = 0.1
"""Seconds more in which a result may arrive: if the process stood still, both it and the limit are there."""


class Closing(Protocol):
    """A connection that is to be closed."""

    async def close(self) -> None:
        """Close it after what is under way."""
        ...

    def abandon(self) -> Awaitable[object]:
        """Have it closed once its thread is free."""
        ...


async def in_time(work: Awaitable[Result], seconds: float) -> Result:
    """Return the result of work. Raises `StatementError` of the cause `silent` if it isn't there in time.

    The work is cancelled then. In the thread of a connection it goes on all the same: see `Session.abandon`.
    """
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
        if not done:
            await asyncio.wait({task}, timeout=GRACE)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if not task.done():
        task.cancel()
        raise StatementError(f"no answer within {seconds:g} seconds", "silent")
    return task.result()


@asynccontextmanager
async def turn(lock: asyncio.Lock, seconds: float, late: Exception) -> AsyncGenerator[None]:
    """Hold a lock. Raises the error `late` if others hold it for so long."""
    try:
        async with asyncio.timeout(seconds):
            await lock.acquire()
    except TimeoutError:
        raise late from None
    try:
        yield
    finally:
        lock.release()


async def end(connection: Closing, left: Callable[[Awaitable[object]], None] = lambda _: None) -> None:
    """Close a connection; one that can't be closed in time is abandoned. `left` hears of its closing then."""
    try:
        await in_time(connection.close(), CLOSING)
    except StatementError as error:
        if error.cause != "silent":
            raise
        left(connection.abandon())


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

    async def read(self, work: Work[Result], limit: float) -> Result:
        """Do work within so many seconds by the connection that reads, a new one if the last was given up.

        Raises `NotReadError` if the file is out of reach; then the connection is given up.
        """
        used = self.reader is not None
        try:
            return await self._read_once(work, limit)
        except NotReadError as error:
            # The connection may have been ended while nobody used it.
            if not used or error.cause != "away":
                raise
        return await self._read_once(work, limit)

    async def _read_once(self, work: Work[Result], limit: float) -> Result:
        try:
            if self.reader is None:
                self.reader = await self.connect(write=False)
            return await in_time(self.reader.run(work), limit)
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
