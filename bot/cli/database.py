"""The commands about a database: `backup`, `check`, `migrate`, `move`, `ratings` and `record`."""

import argparse
import asyncio
import shlex
import sys
import time
from functools import partial
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

from bot.cli.command_line import Command, FailedError
from bot.settings import Settings
from storage.database.addresses import WrongPlaceError, named, place_of
from storage.database.backends import backend_of
from storage.database.migrator import pending
from storage.database.moving import Moved, move, tell_nobody
from storage.database.sqlite.sqlite_backend import back_up, note_backup
from storage.database.storage_errors import StorageError, UnfitPlaceError, UnsureError
from storage.inspection import Inspection, inspect
from storage.maintenance import EMPTY, locked, migrate_database, read_current, read_database, rebuild_ratings
from storage.results.game_record import record, recordable
from storage.results.ratings.model import Model
from storage.results.ratings.rebuild import Fit, fit, loss, read_all, restore, void
from storage.results.result import Result
from storage.results.results import BrokenResultError


def place(text: str) -> Path | str:
    """Return the database that an argument names. Errors don't quote the text: it may hold a password."""
    try:
        return place_of(text)
    except WrongPlaceError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def add_database(parser: argparse.ArgumentParser) -> None:
    """Declare `--database`."""
    parser.add_argument(
        "--database",
        type=place,
        metavar="PLACE",
        help="the file that holds the games, or postgresql://... (that of the settings)",
    )


def database(arguments: argparse.Namespace) -> Path | str:
    """Return `--database`, by default the database in the settings. Raises `FailedError` if it's unusable."""
    chosen: Path | str = arguments.database or Settings.read().database
    if isinstance(chosen, Path) and not chosen.is_file():
        raise FailedError(f"There is no database {chosen}. Name another --database.")
    try:
        backend_of(chosen)
    except UnfitPlaceError as error:
        raise FailedError(f"{named(chosen)} can't be used: {error}", 2) from error
    return chosen


_OF_A_SERVER = """\
Nothing was copied: PostgreSQL copies its databases itself, while people play. It asks for the password:
    umask 077
    {dump}
With Docker, pg_dump is in the container of the database: docs/scaling.md has that command.
It also says how to go back to such a copy."""


def _backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the file for the copy")
    add_database(parser)
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def _back_up(arguments: argparse.Namespace) -> None:
    path = database(arguments)
    if isinstance(path, str):
        raise FailedError(_OF_A_SERVER.format(dump=_dump(path, arguments.file)))
    try:
        back_up(path, arguments.file, force=arguments.force, check=partial(_check_copy, arguments.file))
    except (StorageError, OSError) as error:
        raise FailedError(f"{path} was not copied: {error}.") from error
    print(f"{path} was copied to {arguments.file}, and the copy is sound.")
    try:
        # An earlier damaged copy may hold data that has been deleted since.
        _unsound(arguments.file).unlink(missing_ok=True)
        note_backup(path)
    except OSError as error:
        print(f"The metrics don't show this copy: {error}.", file=sys.stderr)


def _unsound(file: Path) -> Path:
    return file.with_name(f"{file.name}.unsound")


def _check_copy(file: Path, copy: Path) -> None:
    """Raise `FailedError` if a copy is damaged. Keep such a copy under another name.

    Ignore games that the bot has set aside, because later copies would have the same damage.
    """
    found = asyncio.run(inspect(copy))
    if found.faults or not found.looked:
        kept = copy.replace(_unsound(file))
        lines = [f"WRONG  {each}" for each in found.faults] or [_not_looked_at(found)]
        lines.append(f"This copy is no backup: it is kept as {kept}. Nothing was written to {file}.")
        raise FailedError("\n".join(lines))
    _warn_of(found)


def _warn_of(found: Inspection) -> None:
    """Name the games that the bot has set aside, and how to delete them."""
    for each in found.aside:
        print(f"WARNING  {each}", file=sys.stderr)
    if found.aside:
        print("`discard` deletes games that were set aside.", file=sys.stderr)


def _dump(address: str, file: Path) -> str:
    """Return the shell command that dumps a server's database. It contains no password."""
    parts = urlsplit(address)
    user, at, host = parts.netloc.rpartition("@")
    query = [pair for pair in parse_qsl(parts.query) if pair[0] not in ("password", "sslpassword")]
    place = f"postgresql://{user.partition(':')[0]}{at}{host}{parts.path}"
    if query:
        place += f"?{urlencode(query, safe='/')}"
    return shlex.join(["pg_dump", "--format=custom", f"--file={file}", f"--dbname={place}"])


def _not_looked_at(found: Inspection) -> str:
    return f"The games could not be looked at{f': {found.obstacle}' if found.obstacle else ''}."


def _check(arguments: argparse.Namespace) -> int:
    place = database(arguments)
    try:
        found = asyncio.run(inspect(place))
    except StorageError as error:
        raise FailedError(f"{named(place)} could not be checked: {error}.") from error
    if found.older is not None and not found.older[0]:
        raise FailedError(f"{named(place)} could not be checked: {EMPTY}.")
    for fault in found.faults:
        print(f"WRONG  {fault}")
    _warn_of(found)
    if found.older is not None:
        print("Step {}; this release brings it to {}.".format(*found.older))
    if not found.looked:
        print(_not_looked_at(found))
    else:
        counts = ", ".join(f"{count} {status}" for status, count in sorted(found.sound.items()))
        print(f"Sound games: {counts or 'none'}.")
        if found.newer:
            print(f"Games that only a newer release can read: {found.newer}.")
    if isinstance(place, str):
        print("Its files are the server's: pg_amcheck looks at those.")
    verdict = "is not sound" if found.faults else "is sound" if found.looked else "was not checked"
    print(f"{named(place)} {verdict}.")
    return 0 if verdict == "is sound" else 1


def _migrate_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--dry-run", action="store_true", help="only say which migrations would run")


def _migrate(arguments: argparse.Namespace) -> None:
    place = database(arguments)
    name = named(place)
    try:
        missing = asyncio.run(read_database(place, pending))
        if missing and not arguments.dry_run:
            # Migrate only while no bot is using the database.
            with locked(place):
                asyncio.run(migrate_database(place))
    except StorageError as error:
        raise FailedError(f"{name} can't be brought up to date: {error}.") from error
    for migration in missing:
        print(f"{'would run' if arguments.dry_run else 'ran'} {migration.name}")
    if missing and arguments.dry_run:
        _tell_room(place)
    if not missing:
        print(f"{name} is up to date.")


def _tell_room(place: Path | str) -> None:
    extent = asyncio.run(read_database(place, backend_of(place).extent))
    if extent.free is not None:
        # The copy of the file takes room, and so does the log of its writes.
        needed, free = 2 * extent.size / 1e6, extent.free / 1e6
        print(f"It takes up to {needed:,.1f} MB beside the file; there are {free:,.1f} MB.")


_PLACE = "a file, or postgresql://..."


def _move_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--from", dest="source", type=place, required=True, metavar="PLACE", help=f"the database: {_PLACE}"
    )
    parser.add_argument(
        "--to", dest="target", type=place, required=True, metavar="PLACE", help=f"an empty one: {_PLACE}"
    )


def _move(arguments: argparse.Namespace) -> None:
    source: Path | str = arguments.source
    target: Path | str = arguments.target
    if source == target:
        raise FailedError(f"{named(source)} can't be moved to itself.")
    if isinstance(source, Path) and not source.is_file():
        raise FailedError(f"There is no database {source}.")
    shown = _show if sys.stderr.isatty() else tell_nobody
    try:
        # Until the end, no bot may use either database, because its writes would be lost.
        with locked(source), locked(target):
            moved = asyncio.run(move(source, target, shown))
    except UnsureError as error:
        raise FailedError(
            f"All rows may have been moved, or none: {error}. Try again. If they were, this is refused."
        ) from error
    except (StorageError, OSError) as error:
        raise FailedError(f"Nothing was moved from {named(source)} to {named(target)}: {error}.") from error
    _tell(moved)
    print(f"\nAll of {named(source)} is in {named(target)}, and was read back there: every row is the same.")
    print("Set CITADELS_DATABASE to it, and start the bot. The old one is unchanged: delete it later.")


def _show(table: str, rows: int, of: int) -> None:
    end = "\n" if rows == of else ""
    print(f"\r{table}: {rows:,} of {of:,} rows", end=end, file=sys.stderr, flush=True)


def _tell(moved: list[Moved]) -> None:
    print(f"{'table':<14}{'rows':>12}  SHA-256 of all values")
    for each in moved:
        print(f"{each.table:<14}{each.rows:>12,}  {each.digest}")


FEWEST_RATED_GAMES = 100  # With fewer rated games, the best fit would mostly be chance.


def _ratings_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=("rebuild", "fit", "void", "restore"),
        help="rebuild: compute all ratings again from the results;"
        " fit: find the beta that predicts the results best;"
        " void: take arranged games out of the ratings, and rebuild; restore: put them back",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="the ids of the games to void or restore")
    parser.add_argument(
        "--beta-of-settings",
        action="store_true",
        help="rebuild with CITADELS_RATING_BETA for all games, instead of the beta that each was rated with",
    )
    add_database(parser)


def _ratings(arguments: argparse.Namespace) -> None:
    place, games = database(arguments), tuple(arguments.games)
    name, changes = named(place), arguments.what in ("void", "restore")
    if bool(games) != changes:
        raise FailedError("Only `ratings void` and `ratings restore` take games, one or more.", 2)
    try:
        model = Model(beta=Settings.read().rating_beta)
        if arguments.what == "fit":
            _tell_fit(asyncio.run(_results(place)), model)
        else:
            beta = model.beta if arguments.beta_of_settings else None
            first = partial(restore if arguments.what == "restore" else void, games=games)
            done = asyncio.run(rebuild_ratings(place, beta, first))
            _tell_broken(done.broken, "the ratings after it stay unchanged")
            print(f"Ratings: {done.ratings}, computed from {done.results} results; changed: {done.changed}.")
    except UnsureError as error:
        raise FailedError(
            f"It isn't known whether the ratings in {name} were computed: {error}. Run the command again."
        ) from error
    except StorageError as error:
        raise FailedError(f"The ratings in {name} can't be computed: {error}.") from error


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
    print(f"{now.games} rated games. Loss measures wrong predictions of who finishes first: less is better.")
    print(_line("as it is", now))
    print(_line("best", best))
    if now.games < FEWEST_RATED_GAMES:
        print(f"With fewer than {FEWEST_RATED_GAMES} games this is mostly chance: better leave it as it is.")
    else:
        print(f"To use it from now on: CITADELS_RATING_BETA={best.beta:.4g}")


def _line(what: str, fit: Fit) -> str:
    return f"  {what:<9} beta {fit.beta:7.3f}   loss {fit.loss:.4f}"


def _record_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="its id; without one, list the finished games"
    )
    add_database(parser)
    parser.add_argument("--names", action="store_true", help="include the names of the players")
    parser.add_argument("--output", type=Path, metavar="FILE", help="where to write it (on the terminal)")


def _write_record(arguments: argparse.Namespace) -> None:
    place = database(arguments)
    try:
        if arguments.game is None:
            return _list(place)
        read = partial(record, game=arguments.game, names=arguments.names)
        text = asyncio.run(read_current(place, read)).text()
        if arguments.output is None:
            sys.stdout.write(text)
        else:
            # Overwrite no file, because it may be the only copy of another game.
            with arguments.output.open("x", encoding="ascii") as file:
                file.write(text)
    except StorageError as error:
        raise FailedError(f"No record from {named(place)}: {error}.") from error
    except OSError as error:
        raise FailedError(f"The record can't be written to {arguments.output}: {error.strerror}.") from error


def _list(place: Path | str) -> None:
    games = asyncio.run(read_current(place, recordable))
    for game in games:
        print(game.id, time.strftime("%Y-%m-%d %H:%M", time.gmtime(game.ended)), "UTC")
    if not games:
        print(f"No game in {named(place)} is over.", file=sys.stderr)


BACKUP = Command(_backup_arguments, _back_up)
CHECK = Command(add_database, _check)
MIGRATE = Command(_migrate_arguments, _migrate)
MOVE = Command(_move_arguments, _move)
RATINGS = Command(_ratings_arguments, _ratings)
RECORD = Command(_record_arguments, _write_record)
