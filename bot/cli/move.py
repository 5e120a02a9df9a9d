"""`move`: all that a database holds, into another one: from a file into PostgreSQL, and back."""

import argparse
import asyncio
import sys
from pathlib import Path

from bot.cli.choosing import place
from bot.cli.command_line import FailedError
from storage.database.addresses import named
from storage.database.moving import Moved, move
from storage.database.storage_errors import StorageError, UnsureError
from storage.maintenance import locked

_PLACE = "a file, or postgresql://..."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument(
        "--from", dest="source", type=place, required=True, metavar="PLACE", help=f"the database: {_PLACE}"
    )
    parser.add_argument(
        "--to", dest="target", type=place, required=True, metavar="PLACE", help=f"an empty one: {_PLACE}"
    )


def execute(arguments: argparse.Namespace) -> int:
    """Move, and return the exit code."""
    source: Path | str = arguments.source
    target: Path | str = arguments.target
    if source == target:
        raise FailedError(f"{named(source)} can't be moved to itself.")
    if isinstance(source, Path) and not source.is_file():
        raise FailedError(f"There is no database {source}.")
    shown = _show if sys.stderr.isatty() else _show_nothing
    try:
        # No bot may play with either meanwhile: what it stores would be lost.
        with locked(source), locked(target):
            moved = asyncio.run(move(source, target, shown))
    except UnsureError as error:
        raise FailedError(
            f"Whether all was moved isn't sure: {error}. Try it again: a target that isn't empty is refused."
        ) from error
    except (StorageError, OSError) as error:
        raise FailedError(f"Nothing was moved from {named(source)} to {named(target)}: {error}.") from error
    _tell(moved)
    print(f"\nAll of {named(source)} is in {named(target)}, and was read back there: every row is the same.")
    print("Set CITADELS_DATABASE to it, and start the bot. Delete the old one in time: it is as it was.")
    return 0


def _show(table: str, rows: int, of: int) -> None:
    end = "\n" if rows == of else ""
    print(f"\r{table}: {rows:,} of {of:,} rows", end=end, file=sys.stderr, flush=True)


def _show_nothing(table: str, rows: int, of: int) -> None:
    """Say nothing where nobody watches."""


def _tell(moved: list[Moved]) -> None:
    print(f"{'table':<14}{'rows':>12}  SHA-256 of all values")
    for each in moved:
        print(f"{each.table:<14}{each.rows:>12,}  {each.digest}")
