"""Signs of life: a process gives them regularly, unless its event loop or its database hangs.

systemd restarts a process without such signs (`WatchdogSec`). Docker restarts only processes that have ended.
So a setting lets a hung process end itself.
"""

import asyncio
import contextlib
import faulthandler
import os
import socket
from collections.abc import Generator

from storage.database.database import Database

BEAT = 20.0  # Seconds between two signs, unless systemd wants them sooner.
_ERRORS = 2  # The file descriptor of the standard error.


@contextlib.contextmanager
def ending_if_hung(missed: int | None) -> Generator[None]:
    """End the process with exit code 1 if it misses this many signs inside the block (`None`: never)."""
    if _socket():
        # When systemd aborts a hung process, this writes the positions of its threads.
        faulthandler.enable(_ERRORS)
    _postpone_end(missed)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


async def keep_pulse(database: Database, missed: int | None) -> None:
    """Give signs of life forever, but only while the database answers."""
    place = _socket()
    while True:
        if (place or missed) and await database.answers():
            _postpone_end(missed)
            if place:
                _notify(place)
        await asyncio.sleep(_pause())


def _postpone_end(missed: int | None) -> None:
    if missed:
        # A thread without Python's lock will write the positions of all threads, and end the process.
        faulthandler.dump_traceback_later(missed * BEAT, exit=True, file=_ERRORS)


def _socket() -> str:
    return os.environ.get("NOTIFY_SOCKET", "")


def _pause() -> float:
    """Return the seconds until the next sign: half of the time that systemd waits, at most `BEAT`."""
    wanted = os.environ.get("WATCHDOG_USEC", "")
    return min(BEAT, int(wanted) / 2e6) if wanted.isdecimal() else BEAT


def _notify(place: str) -> None:
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as its:
        its.setblocking(False)
        its.connect(f"\0{place[1:]}" if place.startswith("@") else place)
        its.send(b"WATCHDOG=1")
