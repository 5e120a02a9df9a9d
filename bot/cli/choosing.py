"""Which database a command is about."""

import argparse
import sys
from pathlib import Path

from bot.settings import Settings


def add_database(parser: argparse.ArgumentParser) -> None:
    """Let the database be named."""
    parser.add_argument(
        "--database", type=Path, metavar="FILE", help="the file that holds the games (that of the settings)"
    )


def database(arguments: argparse.Namespace) -> Path | None:
    """Return the database that was named, or that of the settings; say so if there is none."""
    path: Path = arguments.database or Settings.read().database
    if not path.is_file():
        print(f"There is no database {path}. Name another --database.", file=sys.stderr)
        return None
    return path
