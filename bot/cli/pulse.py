"""Signs of life of a process, and the end of one that hangs.

A sign needs the event loop and an answer of the store. systemd restarts a process that gives none
(`WatchdogSec`). Docker restarts only a process that has ended, so a setting lets a hung one end itself.
"""

import asyncio
import contextlib
import faulthandler
import os
import socket
from collections.abc import Generator

from storage.database.database import Database

BEAT = 20.0
"""Seconds between two signs, unless systemd wants them sooner."""

_ERRORS = 2
"""The file descriptor of the standard error, whatever Python makes of it."""


@contextlib.contextmanager
def ending_if_hung(missed: int | None) -> Generator[None]:
    """End the process inside the block with exit code 1 after so many missed signs; `None`: never."""
    if _socket():
        # systemd aborts a hung process: write where its threads are.
        faulthandler.enable(_ERRORS)
    _postpone_end(missed)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


async def keep_pulse(database: Database, missed: int | None) -> None:
    """Give a sign of life again and again, while the database answers."""
    place = _socket()
    while True:
        if (place or missed) and await database.answers():
            _postpone_end(missed)
            if place:
                _notify(place)
        await asyncio.sleep(_pause())


def _postpone_end(missed: int | None) -> None:
    if missed:
        # Its thread needs neither the event loop nor Python's lock, writes where all threads are, and exits.
        faulthandler.dump_traceback_later(missed * BEAT, exit=True, file=_ERRORS)


def _socket() -> str:
    return os.environ.get("NOTIFY_SOCKET", "")


def _pause() -> float:
    """Return the seconds until the next sign: half of what systemd waits for one."""
    wanted = os.environ.get("WATCHDOG_USEC", "")
    return min(BEAT, int(wanted) / 2e6) if wanted.isdecimal() else BEAT


def _notify(place: str) -> None:
    """Tell systemd. A sign that can't be sent is a missed one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as its:
        its.setblocking(False)
        its.connect(f"\0{place[1:]}" if place.startswith("@") else place)
        its.send(b"WATCHDOG=1")
