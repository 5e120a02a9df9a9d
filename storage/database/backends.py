"""Choose the kind of database for a path or an address."""

import sys
from pathlib import Path

from storage.database.connections import Backend
from storage.database.sqlite.sqlite_backend import SqliteFile
from storage.database.storage_errors import UnfitPlaceError

_NO_DRIVER = """\
this Python ({python}) has no psycopg, which PostgreSQL needs. In the folder of the bot:
    {python} -m pip install --require-hashes -r requirements/postgres.txt"""


def backend_of(place: Path | str) -> Backend:
    """Return the backend for a place. Raises `UnfitPlaceError` if its driver is missing."""
    if isinstance(place, Path):
        return SqliteFile(place)
    try:
        from storage.database.postgres.postgres_backend import PostgresServer  # noqa: PLC0415 - a file needs no driver
    except ImportError as error:
        raise UnfitPlaceError(_NO_DRIVER.format(python=sys.executable)) from error
    return PostgresServer(place)
