"""One bot at a time for a database: two would answer for the same seats, and show the same boards twice."""

from contextlib import AbstractContextManager
from pathlib import Path

from storage.database import backend_of


def locked(place: Path | str) -> AbstractContextManager[None]:
    """Hold the lock on a database, which ends with the process.

    Raises `InUseError` if another process holds it, and `StatementError` if a server is out of reach.
    """
    return backend_of(place).locked()
