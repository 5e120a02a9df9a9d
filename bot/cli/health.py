"""`health`: whether the bot is running and connected; for Docker or another supervisor.

The bot regularly writes a heartbeat into a file, with any problem that a restart would not cure. The check
prints such a problem, but succeeds. It only reads the file, so it works from another container.
"""

import argparse
import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

from bot.cli.command_line import FailedError
from bot.operator_errors import WrongSettingsError
from bot.settings import Settings

BEAT_MAXIMUM = 90.0


def beat(path: Path, problem: str = "") -> None:
    """Write a heartbeat, with any problem that a restart would not cure."""
    path.write_text(f"{time.time():.0f}\n{problem}", encoding="ascii")


def last_beat(path: Path) -> tuple[float, str] | None:
    """Return the last heartbeat's age in seconds, and its problem; `None` if there is no heartbeat."""
    try:
        at, _, problem = path.read_text(encoding="ascii").partition("\n")
        return max(0.0, time.time() - float(at)), problem
    except (OSError, ValueError):
        return None


ROOM = 64 * 1024
"""Bytes. With fewer on the disk, lack of room may explain a missing heartbeat."""


def _obstacle(path: Path) -> str:
    """Return a sentence that says why nobody could write a heartbeat; empty if they could."""
    with suppress(OSError):
        if shutil.disk_usage(path.parent).free < ROOM:
            return " There is no room left on that disk."
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            return " Nothing can be written there: look at its disk, and at the rights on it and its folder."
    return ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--patience",
        type=float,
        default=BEAT_MAXIMUM,
        metavar="SECONDS",
        help="how long ago the bot may last have been connected (%(default)g)",
    )


def execute(arguments: argparse.Namespace) -> int:
    """Return 0 if the last heartbeat is recent enough. Raises `FailedError` if not."""
    try:
        path = Settings.read().heartbeat
    except WrongSettingsError as error:  # not 2, which Docker reserves
        raise FailedError(str(error)) from error
    found = last_beat(path)
    if found is None:
        raise FailedError(
            f"The bot is not running or was never connected: no heartbeat in {path}.{_obstacle(path)}"
        )
    seconds, problem = found
    if seconds > arguments.patience:
        raise FailedError(
            f"The bot is not connected: its last heartbeat is {seconds:.0f} seconds old.{_obstacle(path)}"
        )
    if problem:
        print(f"The bot runs, but {seconds:.0f} seconds ago something was wrong:\n{problem}")
    else:
        print(f"The bot was connected {seconds:.0f} seconds ago.")
    return 0
