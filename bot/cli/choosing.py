"""Which database a command is about."""

import argparse
from pathlib import Path

from bot.cli.command_line import FailedError
from bot.settings import Settings
from storage.database.addresses import WrongPlaceError, place_of


def place(text: str) -> Path | str:
    """Return the place that an argument names. The error never quotes it: it may hold a password."""
    try:
        return place_of(text)
    except WrongPlaceError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def add_database(parser: argparse.ArgumentParser) -> None:
    """Let the database be named."""
    parser.add_argument(
        "--database",
        type=place,
        metavar="PLACE",
        help="the file that holds the games, or postgresql://... (that of the settings)",
    )


def database(arguments: argparse.Namespace) -> Path | str:
    """Return the database that was named, or that of the settings. Raises `FailedError` if there is none."""
    chosen: Path | str = arguments.database or Settings.read().database
    if isinstance(chosen, Path) and not chosen.is_file():
        raise FailedError(f"There is no database {chosen}. Name another --database.")
    return chosen
