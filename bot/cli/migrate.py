"""`migrate`: bring the database up to date without starting the bot, or say what that would do."""

import argparse
import asyncio

from bot.cli.choosing import add_database, database
from bot.cli.command_line import FailedError
from storage.database.addresses import named
from storage.database.migrator import pending
from storage.database.storage_errors import StorageError
from storage.maintenance import locked, migrate_database, read_database


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    add_database(parser)
    parser.add_argument("--dry-run", action="store_true", help="only say which migrations would run")


def execute(arguments: argparse.Namespace) -> int:
    """Run what is missing, or say what is, and return the exit code."""
    place = database(arguments)
    name = named(place)
    try:
        missing = asyncio.run(read_database(place, pending))
        if missing and not arguments.dry_run:
            # Never under the feet of a bot that plays.
            with locked(place):
                asyncio.run(migrate_database(place))
    except StorageError as error:
        raise FailedError(f"{name} can't be brought up to date: {error}.") from error
    for migration in missing:
        print(f"{'would run' if arguments.dry_run else 'ran'} {migration.name}")
    if not missing:
        print(f"{name} is up to date.")
    return 0
