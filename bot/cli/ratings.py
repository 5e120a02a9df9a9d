"""`ratings`: make all ratings anew from the stored results, or find out how much of a result is luck."""

import argparse
import asyncio
import sys
from pathlib import Path

from bot.cli.choosing import add_database, database
from bot.cli.command_line import FailedError
from bot.settings import Settings
from storage.database.addresses import named
from storage.database.storage_errors import StorageError, UnsureError
from storage.maintenance import locked, read_current, rebuild_ratings
from storage.results.ratings.model import Model
from storage.results.ratings.rebuild import Fit, fit, loss, read_all
from storage.results.result import Result
from storage.results.results import BrokenResultError

FEW = 100
"""With fewer rated games than this, what fits them best is mostly chance."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument(
        "what",
        choices=("rebuild", "fit"),
        help="rebuild: reckon all ratings anew from the results, while no bot runs;"
        " fit: find the beta that foretells the results best",
    )
    parser.add_argument(
        "--beta-of-settings",
        action="store_true",
        help="rebuild with CITADELS_RATING_BETA for all games, not each with what it was rated by",
    )
    add_database(parser)


def execute(arguments: argparse.Namespace) -> int:
    """Do it, and return the exit code."""
    place = database(arguments)
    name = named(place)
    try:
        model = Model(beta=Settings.read().rating_beta)
        if arguments.what == "fit":
            _tell_fit(asyncio.run(_results(place)), model)
        else:
            with locked(place):
                done = asyncio.run(rebuild_ratings(place, model.beta if arguments.beta_of_settings else None))
            _tell_broken(done.broken, "the ratings that it led to stay as they are")
            print(f"{done.ratings} ratings were made anew from {done.results} results.")
            print(
                f"{done.changed} differ from what was stored." if done.changed else "They are what they were."
            )
    except UnsureError as error:
        raise FailedError(
            f"Whether the ratings in {name} are made isn't sure: {error}. Do it again."
        ) from error
    except StorageError as error:
        raise FailedError(f"The ratings in {name} can't be made: {error}.") from error
    return 0


async def _results(place: Path | str) -> list[Result]:
    found = await read_current(place, lambda transaction: [result for _, result in read_all(transaction)])
    _tell_broken([str(each) for each in found if isinstance(each, BrokenResultError)], "it is left out")
    return [each for each in found if isinstance(each, Result)]


def _tell_broken(reasons: list[str], consequence: str) -> None:
    for reason in reasons:
        print(f"WARNING  {reason}: {consequence}.", file=sys.stderr)


def _tell_fit(results: list[Result], model: Model) -> None:
    now = loss(results, model)
    if not now.games:
        print("There is no rated game yet.")
        return
    best = fit(results, model)
    print(f"{now.games} rated games; loss is what foretelling who finishes first costs, the less the better.")
    print(_line("as it is", now))
    print(_line("best", best))
    if now.games < FEW:
        print(f"With fewer than {FEW} games this is mostly chance: better leave it as it is.")
    else:
        print(f"To use it from now on: CITADELS_RATING_BETA={best.beta:.4g}")


def _line(what: str, fit: Fit) -> str:
    return f"  {what:<9} beta {fit.beta:7.3f}   loss {fit.loss:.4f}"
