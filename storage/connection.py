"""A connection of aiosqlite to whose thread whole pieces of work are handed, not single statements."""

import asyncio
import sqlite3
from pathlib import Path

import aiosqlite

from storage.sqlite_errors import translated
from storage.transaction import Result, Transaction, Work

BUSY = 1.5
"""How many seconds to wait for another process that writes: half of the time in which Discord wants a click
to be answered, so that there is enough left to say that nothing was stored."""

_CHUNK = 64
"""How many rows aiosqlite would fetch at a time, if anybody went through them one by one."""


class Connection(aiosqlite.Connection):
    """A connection with its thread. It does one piece of work after the other, in their order."""

    async def run(self, work: Work[Result]) -> Result:
        """Do some work in the thread, in one trip there and back.

        A cancelled caller doesn't learn the result. The work is carried out all the same.
        """
        # aiosqlite has no public way to have a function run in its thread. This one is what its own methods
        # go through.
        return await self._execute(_carry_out, work, Transaction(self._conn))  # pyright: ignore[reportUnknownMemberType]

    def cut(self) -> None:
        """Do nothing: no server is between this and its file."""

    async def gone(self) -> None:
        """Wait until the thread of a connection that could not be opened has ended.

        aiosqlite doesn't: the last word of the thread may come when the event loop that it is for has ended.
        """
        await asyncio.to_thread(self._thread.join)


async def connect(file: str | Path, *, uri: bool = False) -> Connection:
    """Open a file, of which any text can be read. The caller has to close it. Raises `StatementError`."""

    def connector() -> sqlite3.Connection:
        """Open the file, in the thread."""
        # Without an isolation level the driver begins no transactions of its own.
        connection = sqlite3.connect(file, timeout=BUSY, isolation_level=None, uri=uri)
        connection.text_factory = _lenient_text
        return connection

    connection = Connection(connector, _CHUNK)
    try:
        await connection
    except BaseException as error:
        await connection.gone()
        if isinstance(error, sqlite3.Error):
            raise translated(error) from error
        raise
    return connection


def _carry_out(work: Work[Result], transaction: Transaction) -> Result:
    try:
        return work(transaction)
    except StopIteration as error:
        # No future takes this one, so whoever waits for it would wait for ever.
        raise RuntimeError("the work raised StopIteration") from error


def _lenient_text(raw: bytes) -> str:
    """Read any text. Damage can be recognised only after reading."""
    return raw.decode(errors="replace")
