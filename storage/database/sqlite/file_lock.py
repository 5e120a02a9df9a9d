"""The lock of the process that plays with a file. This module needs no driver."""

import sys
import time
from pathlib import Path
from typing import IO

LOCK_PROBE_SECONDS = 0.05  # Seconds after which a lock that `unused` briefly held is free again.


def beside(path: Path) -> Path:
    """Return the path of the lock file of a database."""
    return path.with_name(f"{path.name}.lock")


def take(file: IO[bytes]) -> None:
    """Take the lock on a file. Raises `BlockingIOError` if it is taken, `OSError` if files have no locks."""
    try:
        _take(file)
    except BlockingIOError:
        time.sleep(LOCK_PROBE_SECONDS)
        _take(file)


def unused(path: Path) -> bool:
    """Return whether the lock file exists and is free, so that no process plays with the database."""
    try:
        with beside(path.resolve()).open("rb") as file:
            _take(file)
    except OSError:
        return False
    return True


def _take(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        raise OSError("Windows has no such locks")
    import fcntl  # noqa: PLC0415 - Windows has none

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
