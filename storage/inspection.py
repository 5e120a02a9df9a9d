"""Find damage in a database: in the file, in its tables, and in each game."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.codec import DamagedTextError, NewerTextError, decode_plan
from storage.database.migrator import pending
from storage.database.moving import copy_older
from storage.database.sqlite.sqlite_backend import NO_ROOM, NotCopiedError, back_up
from storage.database.storage_errors import CAUSES, NotReadError, StorageError, cause_of
from storage.database.transaction import Transaction
from storage.games.game_rows import Rows, lacks_people
from storage.games.places import BOARD_SEAT
from storage.games.running_time import LONGEST_TIME
from storage.maintenance import migrate_database, read_database, wrong
from storage.people import remembered
from storage.people.stored_settings import PERSON_SETTINGS, SERVER_SETTINGS
from storage.play.daily import is_secret, unpacked
from storage.play.evenings import decode_state
from storage.play.tournament import decode_tournament
from storage.results.ratings.rebuild import compare
from storage.results.stories import read_poster


@dataclass(slots=True)
class Inspection:
    """The result of an inspection."""

    sound: Counter[str] = field(default_factory=Counter[str])  # The number of sound games, by status.
    newer: int = 0  # How many games only a newer release can read, which is no fault.
    # If the tables are of an older release: the numbers of its newest migration and of ours.
    older: tuple[int, int] | None = None
    looked: bool = False  # Whether we looked at games.
    obstacle: str = ""  # Why we could make no copy to look at.
    faults: list[str] = field(default_factory=list[str])  # One line for each fault.
    aside: list[str] = field(default_factory=list[str])  # One line for each game that the bot has set aside.


async def inspect(place: Path | str) -> Inspection:
    """Look at everything in a database as of one time. If the tables are older, look at a migrated copy.

    The copy is a file: for a server's database, in the system's folder for temporary files. Raises
    `NotReadError` if the database is out of reach, `NewerDatabaseError` if a newer release has written it.
    """
    found = await _look(place)
    if found.older is None or not found.older[0] or found.faults:
        return found
    beside = _folder(place)
    try:
        with TemporaryDirectory(dir=beside) as folder:
            copy = Path(folder, "copy.sqlite3")
            if isinstance(place, Path):
                back_up(place, copy)
            else:
                await copy_older(place, copy)
            await migrate_database(copy)
            return replace(await _look(copy), older=found.older)
    except (OSError, StorageError) as error:
        if isinstance(error, OSError):
            found.obstacle = _explained(error, beside)
        elif isinstance(error, NotCopiedError):
            found.obstacle = NO_ROOM.format(beside)
        elif getattr(error, "cause", None) is not None:
            found.obstacle = str(error)
        else:
            found.faults.append(f"a copy of it can't be brought up to date: {error}")
    return found


def _folder(place: Path | str) -> Path | None:
    """Return the folder for the copy of a database; `None` for the system's folder for temporary files."""
    return place.absolute().parent if isinstance(place, Path) else None


def _explained(error: OSError, beside: Path | None) -> str:
    if beside is None and error.filename is None:
        # If Python finds no folder for temporary files, its error names none of those it tried.
        return "no folder for temporary files has room and may be written to: name one with TMPDIR"
    return f"{error.filename or beside}: {CAUSES[cause_of(error)]}"


async def _look(place: Path | str) -> Inspection:
    found = Inspection()
    try:
        await read_database(place, partial(_inspect, found))
    except NotReadError as error:
        if error.cause is not None and not found.faults:
            raise
        found.faults.append(f"the database can't be read: {error}")
    return found


def _inspect(found: Inspection, transaction: Transaction) -> None:
    found.faults += transaction.damage()
    if _is_current(transaction, found):
        types = list(wrong(transaction))
        found.faults += map(str, types)
        _inspect_games(transaction, found)
        _inspect_results(transaction, found)
        # A rating that is no number can't be compared, and is already listed as a fault.
        if not any(each.column.table in ("ratings", "current_ratings") for each in types):
            _inspect_ratings(transaction, found)
        _inspect_servers(transaction, found)
        _inspect_others(transaction, found)
        _inspect_circles(transaction, found)
        _inspect_deals(transaction, found)


def _is_current(transaction: Transaction, found: Inspection) -> bool:
    if unseen := pending(transaction):
        found.older = transaction.version(), unseen[-1].number
    return not unseen


def _inspect_games(transaction: Transaction, found: Inspection) -> None:
    aside = set(transaction.column("SELECT game FROM damaged"))
    for game in transaction.column("SELECT id FROM games ORDER BY rowid"):
        try:
            rows = Rows.fetch(transaction, game)
            stored = rows and rows.read(game).stored
        except NewerTextError:
            found.newer += 1
        except Exception as error:  # noqa: BLE001 - a damaged row can raise any error
            known, lines = (", and set aside", found.aside) if game in aside else ("", found.faults)
            lines.append(f"game {game} is damaged{known}: {str(error) or repr(error)}")
        else:
            if game in aside:
                found.aside.append(f"game {game} is set aside, though it can be read")
            elif stored:
                found.sound[stored.status] += 1
                if lacks_people(transaction, game, stored.setup):
                    found.faults.append(f"people of game {game} can't be found by their id")
                found.faults += _misplaced(transaction, game, len(stored.setup.players))
    found.looked = True


def _misplaced(transaction: Transaction, game: str, seats: int) -> list[str]:
    rows = transaction.rows("SELECT seat, channel, message, number, ping FROM messages WHERE game = ?", game)
    return [
        f"the place of a message of game {game} is damaged: seat {row[0]!r} of {seats}"
        for row in rows
        if not all(isinstance(each, int) for each in row) or not BOARD_SEAT <= row[0] < seats
    ]


def _inspect_results(transaction: Transaction, found: Inspection) -> None:
    ended = transaction.rows(
        "SELECT id FROM games WHERE status = 'over'"
        " AND id NOT IN (SELECT game FROM results) AND id NOT IN (SELECT game FROM damaged)"
    )
    for (game,) in ended:
        found.faults.append(f"game {game} is over without a result")


def _inspect_ratings(transaction: Transaction, found: Inspection) -> None:
    compared = compare(transaction)
    found.faults += [f"a result is damaged: {reason}" for reason in compared.broken]
    if compared.changed:
        found.faults.append(
            f"{compared.changed} ratings aren't what comes of the results: `ratings rebuild` repairs that"
        )
    if compared.miscounted:
        found.faults.append(
            f"{compared.miscounted} rows of boards don't fit the ratings: `ratings rebuild` repairs that"
        )


def _inspect_others(transaction: Transaction, found: Inspection) -> None:
    for number, plan in transaction.rows("SELECT id, plan FROM sets ORDER BY id"):
        found.faults += _unread(f"the saved set {number}", lambda text=plan: decode_plan(text))
    for tournament, state in transaction.rows("SELECT id, state FROM tournaments ORDER BY id"):
        found.faults += _unread(f"tournament {tournament}", lambda text=state: decode_tournament(text))
    for (settings,) in transaction.rows("SELECT settings FROM persons"):
        found.faults += [
            f"a setting of a person can't be read: {each}" for each in PERSON_SETTINGS.read(settings).faults
        ]
    for (seconds,) in transaction.rows("SELECT seconds FROM running_time"):
        if not (isinstance(seconds, int | float) and 0 <= seconds < LONGEST_TIME):
            found.faults.append(f"the running time is damaged: {seconds!r}")
    for (key,) in transaction.rows("SELECT key FROM hash_keys"):
        if not remembered.is_key(key):
            found.faults.append("the key of the limits that outlive a deletion is damaged")


def _inspect_circles(transaction: Transaction, found: Inspection) -> None:
    for evening, state in transaction.rows("SELECT id, state FROM evenings ORDER BY id"):
        found.faults += _unread(f"evening {evening}", lambda text=state: decode_state(text))
    for result, told in transaction.rows("SELECT result, told FROM stories ORDER BY result"):
        if read_poster(told) is None:
            found.faults.append(f"what the poster of result {result} told is damaged: it is told again")


def _inspect_deals(transaction: Transaction, found: Inspection) -> None:
    for day, secret in transaction.rows("SELECT day, secret FROM deals ORDER BY day"):
        if not is_secret(secret):
            found.faults.append(f"the secret of the daily deal {day} is damaged: that day has none any more")
    for day, moves in transaction.rows("SELECT day, moves FROM master_games ORDER BY day"):
        if not unpacked(moves):
            found.faults.append(f"the Master's game of the daily deal {day} is damaged: nobody is shown it")


def _unread(what: str, read: Callable[[], object]) -> list[str]:
    try:
        read()
    except NewerTextError:
        return []
    except DamagedTextError as error:
        return [f"{what} can't be read: {error}"]
    return []


def _inspect_servers(transaction: Transaction, found: Inspection) -> None:
    for guild, settings in transaction.rows("SELECT id, settings FROM servers ORDER BY id"):
        found.faults += [
            f"a setting of server {guild} can't be read: {fault}"
            for fault in SERVER_SETTINGS.read(settings).faults
        ]
