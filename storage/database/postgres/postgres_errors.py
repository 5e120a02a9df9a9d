"""The meaning of PostgreSQL's errors, by SQLSTATE: the server is out of reach for a while, or damaged."""

import psycopg

from storage.database.storage_errors import Cause, DamagedFileError, StatementError

_STATES: dict[str, Cause] = {
    "25006": "read-only",  # read_only_sql_transaction
    "25P03": "away",  # idle_in_transaction_session_timeout: the process stood still
    "42501": "read-only",  # insufficient_privilege
    "53100": "full",  # disk_full
    "53300": "away",  # too_many_connections
    "55P03": "locked",  # lock_not_available
    "57014": "locked",  # query_canceled, as by a timeout
}
_CLASSES: dict[str, Cause] = {
    "08": "away",  # connection exception
    "53": "full",  # insufficient resources
    "57": "away",  # operator intervention: the server stops or starts
    "58": "failing",  # system error, as of its disk
}
_MISUSE = (psycopg.DataError, psycopg.NotSupportedError, psycopg.ProgrammingError)
_DAMAGE = ("XX001", "XX002")
_BESIDE = ("40001", "40P01", "55P03")
"""Failures to serialize, deadlocks, and locks that weren't free soon."""


_OWN: dict[type[psycopg.Error], str] = {
    psycopg.OperationalError: "no connection",
    psycopg.ProgrammingError: "the address can't be used",
}
"""Errors of the driver itself, which no server has put into words."""


def translated(error: psycopg.Error) -> StatementError:
    """Return the error of storage that means the same. Its text quotes no value."""
    state = error.sqlstate
    if state in _DAMAGE:
        return DamagedFileError(_text(error))
    if state is None:
        # No server said that: the connection is lost or was closed, unless we used the driver wrongly.
        return StatementError(_text(error), None if isinstance(error, _MISUSE) else "away")
    cause = _STATES.get(state) or _CLASSES.get(state[:2])
    # The server says so itself: it has undone the transaction.
    said = cause not in ("failing", "away")
    return StatementError(_text(error), cause, cut_short=said, again=state in _BESIDE)


def _text(error: psycopg.Error) -> str:
    # The whole text may name keys, hosts and passwords.
    return error.diag.message_primary or _OWN.get(type(error), type(error).__name__)
