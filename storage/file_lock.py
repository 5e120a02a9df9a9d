"""The lock on a SQLite file: another file beside it."""

import logging
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from storage.errors import InUseError

log = logging.getLogger(__name__)


@contextmanager
def locked_file(path: Path) -> Generator[None]:
    """Hold the lock on a file. Raises `InUseError` if another process holds it.

    The system gives it back however the process ends. The file stays: if it were removed, one process
    could lock the old file and the next one a new one. Where files can't be locked, a warning is all.
    """
    real = path.resolve()  # two names of one file are one database
    with ExitStack() as stack:
        try:
            real.parent.mkdir(parents=True, exist_ok=True)
            _take(stack.enter_context(real.with_name(f"{real.name}.lock").open("ab")))
        except BlockingIOError as error:
            raise InUseError(
                f"another process plays with it and holds {real.name}.lock; stop it first"
            ) from error
        except OSError as error:
            log.warning("%s can't be locked, so nothing keeps a second bot from it: %s", path, error)
        yield


def _take(file: IO[bytes]) -> None:
    """Take the lock on a file. Raises `BlockingIOError` if another has it, and `OSError` if it can't be."""
    if sys.platform == "win32":
        raise OSError("Windows has no such locks")
    import fcntl  # noqa: PLC0415 - Windows has none

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
