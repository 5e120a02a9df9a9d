"""Which database a command is about."""

import argparse
from pathlib import Path

from bot.cli.command_line import FailedError
from bot.settings import Settings, place_of


def add_database(parser: argparse.ArgumentParser) -> None:
    """Let the database be named."""
    parser.add_argument(
        "--database",
        type=place_of,
        metavar="PLACE",
        help="the file that holds the games, or postgresql://... (that of the settings)",
    )


def database(arguments: argparse.Namespace) -> Path | str:
    """Return the database that was named, or that of the settings. Raises `FailedError` if there is none."""
    place: Path | str = arguments.database or Settings.read().database
    if isinstance(place, Path) and not place.is_file():
        raise FailedError(f"There is no database {place}. Name another --database.")
    return place
