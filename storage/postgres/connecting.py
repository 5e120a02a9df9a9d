"""Connecting to a PostgreSQL server."""

from typing import Any, TypeAlias

import psycopg

from storage.postgres.errors import translated

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


def connect_to(address: str) -> Connected:
    """Connect. Raises `StatementError`."""
    try:
        return psycopg.connect(address, **OPTIONS)
    except psycopg.Error as error:
        raise translated(error) from error
