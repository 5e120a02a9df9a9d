"""`health`: whether the bot is running and connected; for Docker, or whatever keeps it alive.

The running bot notes every few seconds that it is connected, and what is wrong all the same: that is told,
but isn't what a new process could get over. Nothing is asked of the process itself, so this works from
another container, and a bot that hangs is found out.
"""

import argparse
import time
from pathlib import Path

from bot.cli.command_line import FailedError
from bot.operator_errors import WrongSettingsError
from bot.settings import Settings

PATIENCE = 90.0


def beat(path: Path, problem: str = "") -> None:
    """Note that the bot is connected now, or at work; and what keeps it from its work, if anything does."""
    path.write_text(f"{time.time():.0f}\n{problem}", encoding="ascii")


def last_beat(path: Path) -> tuple[float, str] | None:
    """Return how many seconds ago the last heartbeat was, and its problem; `None` if there is none."""
    try:
        at, _, problem = path.read_text(encoding="ascii").partition("\n")
        return max(0.0, time.time() - float(at)), problem
    except (OSError, ValueError):
        return None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument(
        "--patience",
        type=float,
        default=PATIENCE,
        metavar="SECONDS",
        help="how long ago the bot may last have been connected (%(default)g)",
    )


def execute(arguments: argparse.Namespace) -> int:
    """Return 0 if the bot was connected lately. Raises `FailedError` if not."""
    try:
        path = Settings.read().heartbeat
    except WrongSettingsError as error:  # not 2, which Docker keeps for itself
        raise FailedError(str(error)) from error
    found = last_beat(path)
    if found is None:
        raise FailedError(f"The bot is not running or was never connected: no heartbeat in {path}.")
    seconds, problem = found
    if seconds > arguments.patience:
        raise FailedError(f"The bot is not connected: its last heartbeat is {seconds:.0f} seconds old.")
    if problem:
        print(f"The bot runs, but {seconds:.0f} seconds ago something was wrong:\n{problem}")
    else:
        print(f"The bot was connected {seconds:.0f} seconds ago.")
    return 0
