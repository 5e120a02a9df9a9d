"""`record`: the record of a finished game, with which anybody can check that it was dealt fairly."""

import argparse
import asyncio
import sys
import time
from pathlib import Path

from bot.cli.choosing import add_database, database
from bot.cli.command_line import FailedError
from storage.database.addresses import named
from storage.database.storage_errors import StorageError
from storage.maintenance import read_current
from storage.results.game_record import record, recordable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="its id; without one, list the finished games"
    )
    add_database(parser)
    parser.add_argument("--names", action="store_true", help="put the names of the players in")
    parser.add_argument("--output", type=Path, metavar="FILE", help="where to write it (on the terminal)")


def execute(arguments: argparse.Namespace) -> int:
    """Write the record, or the list, and return the exit code."""
    place = database(arguments)
    try:
        if arguments.game is None:
            return _list(place)
        text = asyncio.run(_record(place, arguments.game, names=arguments.names))
        if arguments.output is None:
            sys.stdout.write(text)
        else:
            # Never over another file: it may be the only copy of another game.
            with arguments.output.open("x", encoding="ascii") as file:
                file.write(text)
    except StorageError as error:
        raise FailedError(f"No record from {named(place)}: {error}.") from error
    except OSError as error:
        raise FailedError(f"The record can't be written to {arguments.output}: {error.strerror}.") from error
    return 0


async def _record(place: Path | str, game: str, *, names: bool) -> str:
    return (await read_current(place, lambda transaction: record(transaction, game, names=names))).text()


def _list(place: Path | str) -> int:
    games = asyncio.run(read_current(place, recordable))
    for game in games:
        print(game.id, time.strftime("%Y-%m-%d %H:%M", time.gmtime(game.ended)), "UTC")
    if not games:
        print(f"No game in {named(place)} is over.", file=sys.stderr)
    return 0
