"""The meaning of SQLite's errors: the file is out of reach for a while, or damaged."""

import sqlite3

from storage.database.storage_errors import Cause, DamagedFileError, StatementError

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
"""The part of a code that is the kind of error; the rest is the place in SQLite that it came from."""

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CUT_SHORT = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)


def translated(error: sqlite3.Error) -> StatementError:
    """Return the error of storage that means the same."""
    # An error that the driver itself raises has no code.
    code: int = getattr(error, "sqlite_errorcode", 0)
    if code & _PRIMARY in _DAMAGE:
        return DamagedFileError(str(error))
    return StatementError(str(error), _CODES.get(code & _PRIMARY), cut_short=code in _CUT_SHORT)
