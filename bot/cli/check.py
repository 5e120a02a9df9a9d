"""`check`: tells the faults of a database, or that it has none."""

import argparse
import asyncio

from bot.cli.choosing import add_database, database
from storage.database.addresses import named
from storage.inspection import inspect


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    add_database(parser)


def execute(arguments: argparse.Namespace) -> int:
    """Say what is wrong; return 0 if nothing is, else 1."""
    place = database(arguments)
    found = asyncio.run(inspect(place))
    for fault in found.faults:
        print(f"WRONG  {fault}")
    if not found.looked:
        print("The games could not be looked at.")
    else:
        counts = ", ".join(f"{count} {status}" for status, count in sorted(found.sound.items()))
        print(f"Sound games: {counts or 'none'}.")
        if found.newer:
            print(f"Games that only a newer release can read: {found.newer}.")
    if isinstance(place, str):
        print("Its files are the server's: pg_amcheck looks at those.")
    print(f"{named(place)} is {'not ' if found.faults else ''}sound.")
    return 1 if found.faults else 0
