"""A disk in memory: real statements in a simulated thread, each piece of work at a chosen time."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing
from contextvars import ContextVar
from typing import Any

import detangle

from storage.database.sqlite.sqlite_connection import SqliteDriver
from storage.database.transaction import Returned, Row, Transaction, Value, Work
from tests.schedules.power import Power
from tests.storage.hinder import failure

_FAULTS: dict[str, tuple[str, int]] = {
    "BEGIN IMMEDIATE": ("database is locked", sqlite3.SQLITE_BUSY),
    "COMMIT": ("database or disk is full", sqlite3.SQLITE_FULL),
    "SELECT": ("disk I/O error", sqlite3.SQLITE_IOERR_READ),
}
"""How statements with this prefix fail. A commit may have been stored anyway."""


class Disk:
    """The database of all processes. `watch` is called after each piece of work, with the connection.

    `faults` is how many statements may still fail.
    """

    def __init__(self, stored: bytes, wall: Callable[[], float]) -> None:
        self.faults = 0
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.deserialize(stored)

        def now(_format: str, _moment: str) -> str:
            """Return the seconds since 1970, the only stored form of a time."""
            return str(int(wall()))

        # Stored times must be the same in every run.
        self.connection.create_function("strftime", 2, now)
        self.watch: Callable[[sqlite3.Connection], None] = lambda _: None

    def close(self) -> None:
        """Close the connection; this undoes an open transaction."""
        self.connection.close()

    def fails(self, sql: str) -> bool:
        """Return whether a statement fails now."""
        if self.faults <= 0 or not sql.startswith(tuple(_FAULTS)):
            return False
        failing = detangle.randint(0, 3) == 0
        self.faults -= failing
        return failing


class _Statements(Transaction):
    """Statements on the one connection that all share. Read-only work isn't distinguished."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(SqliteDriver(disk.connection))
        self._disk = disk

    def _execute(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        if sql == "PRAGMA query_only = ON":
            return []
        if not self._disk.fails(sql):
            return super()._execute(sql, values)
        detangle.note(f"the disk fails: {sql[:40]}")
        if sql == "COMMIT" and detangle.randint(0, 1):
            super()._execute(sql, ())
        raise failure(*next(fault for start, fault in _FAULTS.items() if sql.startswith(start)))


MOUNTED: ContextVar[tuple[Disk, Power]] = ContextVar("MOUNTED")
"""The disk, and the power of the connecting process."""


class SimulatedConnection:
    """Stands in for `sqlite_connection.Connection`: its thread is a task, which runs when it is chosen.

    All connections share one of SQLite's, because a piece of work is never interrupted.
    """

    def __init__(self, disk: Disk, power: Power) -> None:
        self._disk = disk
        self._power = power
        self._queue: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._thread: asyncio.Task[None] | None = None

    async def run(self, work: Work[Returned]) -> Returned:
        """Run work in the thread, even if its waiting task is cancelled."""
        await self._power.check()
        done: asyncio.Future[Returned] = asyncio.get_running_loop().create_future()
        self._queue.append((work, done))
        if self._thread is None:
            self._thread = asyncio.create_task(self._run(), name="sqlite")
        result = await done
        await self._power.check()
        return result

    def abandon(self) -> asyncio.Future[None]:
        """Close it: here nobody waits for a disk."""
        closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        closed.set_result(None)
        return closed

    async def close(self) -> None:
        """Close it. The disk stays."""

    async def _run(self) -> None:
        while self._queue:
            await asyncio.sleep(0)
            await self._power.check()
            self._carry_out(*self._queue.popleft())
        self._thread = None

    def _carry_out(self, work: Work[Any], done: asyncio.Future[Any]) -> None:
        connection = self._disk.connection
        try:
            result = work(_Statements(self._disk))
        except BaseException as error:  # noqa: BLE001 - as the real thread does
            # Readers don't see uncommitted changes.
            connection.rollback()
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(result)
        if not connection.in_transaction:
            self._disk.watch(connection)


async def connect(_path: object, uri: str | None = None) -> SimulatedConnection:
    """Stand in for `sqlite_connection.connect`, for any file and any form of its name."""
    return SimulatedConnection(*MOUNTED.get())


def contents(connection: sqlite3.Connection) -> bytes:
    """Return the content of a database, as bytes that need no closing."""
    with closing(sqlite3.connect(":memory:")) as copy:
        connection.backup(copy)
        found = bytearray(copy.serialize())
    # The versions of the format in its header: without a log beside it, because memory has none.
    found[18:20] = b"\x01\x01"
    return bytes(found)
