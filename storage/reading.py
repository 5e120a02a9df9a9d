"""Looking at a database as it is: nothing in it is made, changed or brought up to date, and nobody waits."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from storage.connections import BUSY, lenient_text
from storage.transaction import Transaction


def address(path: Path) -> str:
    """Return the address under which SQLite opens a file, but makes none if it is missing."""
    return f"{path.resolve().as_uri()}?mode=rw"


@asynccontextmanager
async def reading(path: Path) -> AsyncGenerator[Transaction]:
    """Read a database as of one moment, whoever writes meanwhile. Raises `sqlite3.Error` if it is none."""
    async with aiosqlite.connect(address(path), uri=True, timeout=BUSY, isolation_level=None) as connection:
        connection.text_factory = lenient_text
        # Not `mode=ro`: who only reads could leave the files of the write-ahead log behind.
        await connection.execute_fetchall("PRAGMA query_only = ON")
        await connection.execute_fetchall("BEGIN")
        yield Transaction(connection)
