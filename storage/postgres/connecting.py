"""Connecting to a PostgreSQL server."""

from typing import Any, TypeAlias

import psycopg

from storage.migrations import run
from storage.postgres.errors import translated
from storage.postgres.transaction import PostgresTransaction

Connected: TypeAlias = psycopg.Connection[tuple[Any, ...]]

OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "client_encoding": "utf8",
    "connect_timeout": 2,
    # A machine that is gone is noticed within fifteen seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 12_000,
}


OURS = "citadels schema "
"""The beginning of the name by which the server knows a connection; the newest migration follows."""


def name() -> str:
    """Return the name of this release's connections: a migration ends those of older releases by it."""
    return f"{OURS}{run.migrations(PostgresTransaction.migrations)[-1].number}"


def connect_to(address: str) -> Connected:
    """Connect. Raises `StatementError`."""
    try:
        return psycopg.connect(address, application_name=name(), **OPTIONS)
    except psycopg.Error as error:
        raise translated(error) from error
