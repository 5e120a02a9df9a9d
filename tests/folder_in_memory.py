"""The folder in which tests write: in memory if there is space, because nothing in it outlives them."""

import shutil
import tempfile
from functools import cache
from pathlib import Path

_ROOM = 2 << 30  # Bytes that all tests together may need.


@cache
def path() -> str:
    """Return the path of the folder. It is short enough for a socket."""
    memory = Path("/dev/shm")
    if memory.is_dir() and shutil.disk_usage(memory).free > _ROOM:
        return str(memory)
    return tempfile.gettempdir()
