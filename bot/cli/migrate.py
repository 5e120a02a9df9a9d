"""`migrate`: bring the database up to date without starting the bot, or say what that would do."""

import argparse
import asyncio
import sys
from pathlib import Path

from bot.cli.choosing import add_database, database
from storage.backend import named
from storage.errors import StorageError
from storage.maintenance import locked, migrate_database, read_database
from storage.migrations.run import Migration, pending


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    add_database(parser)
    parser.add_argument("--dry-run", action="store_true", help="only say which migrations would run")


def execute(arguments: argparse.Namespace) -> int:
    """Run what is missing, or say what is, and return the exit code."""
    place = database(arguments)
    if place is None:
        return 1
    name = named(place)
    try:
        missing = asyncio.run(_missing(place))
        if missing and not arguments.dry_run:
            # Never under the feet of a bot that plays.
            with locked(place):
                asyncio.run(migrate_database(place))
    except StorageError as error:
        print(f"{name} can't be brought up to date: {error}.", file=sys.stderr)
        return 1
    for migration in missing:
        print(f"{'would run' if arguments.dry_run else 'ran'} {migration.name}")
    if not missing:
        print(f"{name} is up to date.")
    return 0


async def _missing(place: Path | str) -> list[Migration]:
    return await read_database(place, pending)
