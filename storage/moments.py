"""The time that is stored with a row: that of the process, the same on every database."""

import time


def now() -> int:
    """Return the seconds since 1970."""
    return int(time.time())
