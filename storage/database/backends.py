"""Choose the kind of database for a path or an address."""

from pathlib import Path

from storage.database.connections import Backend
from storage.database.sqlite.sqlite_backend import SqliteFile
from storage.database.storage_errors import StatementError


def backend_of(place: Path | str) -> Backend:
    """Return the backend for a place. Raises `StatementError` if its driver is missing."""
    if isinstance(place, Path):
        return SqliteFile(place)
    try:
        from storage.database.postgres.postgres_backend import PostgresServer  # noqa: PLC0415 - a file needs no driver
    except ImportError as error:
        raise StatementError("PostgreSQL needs the extra `postgres`: psycopg isn't installed") from error
    return PostgresServer(place)
