"""`backup`: a copy of the database, also while the bot runs."""

import argparse
import sys
from pathlib import Path

from bot.cli.choosing import add_database, database_file
from storage.backup import back_up
from storage.errors import StorageError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    add_database(parser)
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def execute(arguments: argparse.Namespace) -> int:
    """Copy, and return the exit code."""
    path = database_file(arguments)
    if path is None:
        return 1
    try:
        back_up(path, arguments.file, force=arguments.force)
    except (StorageError, OSError) as error:
        print(f"{path} was not copied: {error}.", file=sys.stderr)
        return 1
    print(f"{path} was copied to {arguments.file}.")
    return 0
