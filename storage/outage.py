"""What SQLite's errors mean here: that something is damaged, or out of reach, and for how long."""

import sqlite3
from dataclasses import dataclass
from typing import Literal, TypeAlias

from storage.transaction import Transaction

Cause: TypeAlias = Literal["full", "read-only", "locked", "failing"]
"""Why the database is out of reach: there is no room, it may not be written, somebody else holds on to it, or
the disk (or whatever the file lies on) fails."""

CAUSES: dict[Cause, str] = {
    "full": "there is no room left on its disk",
    "read-only": "it may not be written: look at the rights on the file and its folder",
    "locked": "another program holds on to it",
    "failing": "it can't be reached: look at its disk, and at the rights on the file and its folder",
}
"""The same for whoever runs the bot."""

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

_PRIMARY = 0xFF
"""What of a code says what kind of error it is; the rest says where in SQLite it came from."""

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

ROOM = 256 * 1024
"""How many bytes are written to see whether there is room: several times as many as the largest answer."""

_FEW, _USUAL = 16, -2000
"""How many pages SQLite keeps in memory until it has to write them, and as it usually does (in kilobytes)."""


@dataclass(frozen=True, slots=True)
class Outage:
    """Nothing can be stored: why, and since when, in seconds since 1970."""

    cause: Cause
    since: float


def cause_of(error: sqlite3.Error) -> Cause | None:
    """Return why the database is out of reach; `None` if this error is about something else."""
    return _CODES.get(_code(error) & _PRIMARY)


def is_damage(error: sqlite3.Error) -> bool:
    """Say whether the file is damaged where it was read, and not only out of reach for the moment."""
    return _code(error) & _PRIMARY in _DAMAGE


def is_cut_short(error: sqlite3.Error) -> bool:
    """Say whether a commit failed before all of it was written, so that even after a crash it can't count."""
    return _code(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)


def _code(error: sqlite3.Error) -> int:
    # What the driver itself raises has none.
    return getattr(error, "sqlite_errorcode", 0)


def rehearse(transaction: Transaction) -> None:
    """Write as an answer would, so that the same errors come; nothing of it is left.

    A transaction that is only undone would never get as far as the disk. So there is so much in this one that
    SQLite has to write some of it before it is undone, and then a commit of a number as it was before.
    """
    run = transaction.run
    run(f"PRAGMA cache_size = {_FEW}")
    run("BEGIN IMMEDIATE")
    run("SAVEPOINT rehearsal")
    run("CREATE TABLE rehearsal (filler BLOB)")
    run("INSERT INTO rehearsal VALUES (zeroblob(?))", ROOM)
    run("ROLLBACK TO rehearsal")
    ((version,),) = transaction.rows("PRAGMA user_version")
    run(f"PRAGMA user_version = {version}")
    run("COMMIT")
    run(f"PRAGMA cache_size = {_USUAL}")
