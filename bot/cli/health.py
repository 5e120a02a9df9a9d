"""`health`: report to Docker or another supervisor whether the bot runs, is connected and can store.

The bot regularly writes a heartbeat into a file, with all problems that a restart wouldn't solve. `health`
reads this file, and looks at the lock of the database file. So `health` works from another container.
"""

import argparse
import os
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bot.cli.command_line import FailedError
from bot.operator_errors import WrongSettingsError
from bot.settings import Settings
from storage.database.sqlite.file_lock import unused

BEAT_MAXIMUM = 90.0


class Beat(NamedTuple):
    """A heartbeat: its age in seconds, why nothing can be stored, any other problem. Texts may be empty."""

    age: float
    unstored: str
    problem: str


def beat(path: Path, unstored: str = "", problem: str = "") -> str:
    """Write and return a heartbeat, with problems that a restart wouldn't solve. `unstored` is one line."""
    # The time makes the texts of two processes different.
    written = f"{time.time():.6f}\n{unstored}\n{problem}"
    path.write_text(written, encoding="ascii")
    return written


def replaced(path: Path, written: str) -> bool:
    """Return whether another process has written a heartbeat since this one wrote `written`."""
    try:
        return path.read_text(encoding="ascii") not in (written, "")
    except (OSError, ValueError):
        return False


def last_beat(path: Path) -> Beat | None:
    """Return the last heartbeat; `None` if there is none."""
    try:
        at, _, problems = path.read_text(encoding="ascii").partition("\n")
        unstored, _, problem = problems.partition("\n")
        return Beat(max(0.0, time.time() - float(at)), unstored, problem)
    except (OSError, ValueError):
        return None


ROOM = 64 * 1024  # Bytes. If the disk has fewer left, this may explain a missing heartbeat.


def _obstacle(path: Path) -> str:
    """Return a sentence about why no process could write a heartbeat; empty if one could."""
    with suppress(OSError):
        if shutil.disk_usage(path.parent).free < ROOM:
            return " There is no room left on that disk."
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            return " Nothing can be written there: look at its disk, and at the rights on it and its folder."
    return ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--patience",
        type=float,
        default=BEAT_MAXIMUM,
        metavar="SECONDS",
        help="how long ago the bot may last have been connected (%(default)g)",
    )
    parser.add_argument(
        "--restart",
        action="store_true",
        help="fail only if a restart may help, for a supervisor that restarts the bot after a failure",
    )


def execute(arguments: argparse.Namespace) -> None:
    """Return 0 if the bot is well; otherwise raise `FailedError`."""
    try:
        settings = Settings.read()
    except WrongSettingsError as error:  # not 2: Docker reserves it
        raise FailedError(str(error)) from error
    path = settings.heartbeat
    found = last_beat(path)
    if found is None:
        raise FailedError(
            f"The bot is not running or was never connected: no heartbeat in {path}.{_obstacle(path)}"
        )
    ago = f"{found.age:.0f} seconds"
    if isinstance(settings.database, Path) and unused(settings.database):
        raise FailedError(f"The bot is not running: its process ended unexpectedly, less than {ago} ago.")
    if found.age > arguments.patience:
        raise FailedError(f"The bot is not connected: its last heartbeat is {ago} old.{_obstacle(path)}")
    problems = "\n".join(filter(None, (found.unstored, found.problem)))
    told = f"The bot runs, but {ago} ago something was wrong:\n{problems}"
    if found.unstored and not arguments.restart:
        raise FailedError(told)
    print(told if problems else f"The bot was connected {ago} ago.")
