"""The meaning of SQLite's errors, by the kind in their codes."""

import sqlite3

import pytest

from storage.database.sqlite.sqlite_driver import translated
from storage.database.storage_errors import Cause, DamagedFileError


def _error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("why")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("code", "cause", "cut_short"),
    [
        (sqlite3.SQLITE_FULL, "full", True),
        (sqlite3.SQLITE_READONLY_DBMOVED, "read-only", False),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "locked", False),
        (sqlite3.SQLITE_IOERR_WRITE, "failing", True),
        (sqlite3.SQLITE_IOERR_READ, "failing", False),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, None, False),
    ],
)
def test_the_place_in_a_code_changes_nothing_of_its_cause(
    code: int, cause: Cause | None, cut_short: bool
) -> None:
    found = translated(_error(code))
    assert (str(found), found.cause, found.cut_short) == ("why", cause, cut_short)
    assert not isinstance(found, DamagedFileError)


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CORRUPT_INDEX, sqlite3.SQLITE_NOTADB])
def test_damage_is_no_outage(code: int) -> None:
    assert isinstance(translated(_error(code)), DamagedFileError)


def test_an_error_of_the_driver_itself_has_no_cause() -> None:
    assert translated(sqlite3.ProgrammingError("why")).cause is None
