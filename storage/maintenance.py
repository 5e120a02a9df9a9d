"""The upkeep of a whole database: lock, migrate and read it, and replace values of wrong types."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from storage.database.backends import backend_of
from storage.database.connections import LONG_TRANSACTION
from storage.database.database import Database
from storage.database.migrator import pending
from storage.database.statements import delete, select, update
from storage.database.storage_errors import DamagedFileError, OlderDatabaseError, StorageError
from storage.database.stored_time import now
from storage.database.transaction import Returned, Transaction, Value, Work
from storage.games.game_rows import name_all
from storage.play.tournaments import list_all
from storage.results.ratings.rater import differing, recount_all
from storage.results.ratings.rebuild import Compared, Rebuilt, rebuild, rebuild_step

log = logging.getLogger(__name__)

FILLED_MIGRATION = 20
"""The migration whose new tables we fill from older ones. Then we also rate all games by today's rules."""

_OLDER = "an older release has written it: `migrate` brings it up to date, as the bot does when it starts"

EMPTY = "it holds no games yet: the bot makes its tables when it starts"


def fill(transaction: Transaction, new: range) -> None:
    """Fill the tables that these `new` migrations have made, in the same transaction."""
    if FILLED_MIGRATION in new:
        name_all(transaction)
        list_all(transaction)
        for reason in rebuild(transaction).broken:
            log.warning("Its ratings stay as they are: %s", reason)


def locked(place: Path | str) -> AbstractContextManager[None]:
    """Hold the lock on a database. The lock ends with the process.

    Raises `InUseError` if another process holds it, and `StatementError` if a server is out of reach.
    """
    return backend_of(place).locked()


async def migrate_database(place: Path | str) -> None:
    """Bring the tables up to date. Raises the errors of `Database.open`."""
    async with _opened(place):
        pass


REBUILD_PAUSE = 0.15  # Seconds between two steps of a rebuild, so that others can use the database.


async def rebuild_ratings(place: Path | str, beta: float | None, first: Work[None]) -> Compared:
    """Run `first` and recompute all ratings, in short transactions, because a bot may be using the database.

    Raises the errors of `first`, `read_current` and `Database.transaction`. A `StorageError` after something
    was stored says so.
    """

    async def do(work: Work[Returned]) -> Returned:
        return await database.transaction(work, "ratings", alone="results", within=LONG_TRANSACTION)

    def begin(transaction: Transaction) -> Rebuilt:
        first(transaction)
        return rebuild_step(transaction, Rebuilt(), beta)

    await read_current(place, pending)
    async with _opened(place) as database:
        done = await do(begin)
        try:
            while not done.complete:
                await asyncio.sleep(REBUILD_PAUSE)
                done = await do(partial(rebuild_step, before=done, beta=beta))
            if await database.apart(differing):
                await do(recount_all)
        except StorageError as error:
            raise StorageError(f"only some are, `ratings rebuild` does the rest: {error}") from error
    return done.compared


async def read_database(place: Path | str, work: Work[Returned]) -> Returned:
    """Read a database as of one time, even while others write to it. Raises `NotReadError`."""
    return await Database(place).apart(work)


async def read_current(place: Path | str, work: Work[Returned]) -> Returned:
    """Read a database of this release. Raises `OlderDatabaseError` and `NewerDatabaseError`, too."""

    def checked(transaction: Transaction) -> Returned:
        if pending(transaction):
            raise OlderDatabaseError(_OLDER if transaction.version() else EMPTY)
        return work(transaction)

    return await read_database(place, checked)


async def write_current(place: Path | str, work: Work[Returned]) -> Returned:
    """Write to a database of this release, even one in use. Raises like `read_current` and `transaction`."""
    await read_current(place, pending)
    async with _opened(place) as database:
        return await database.transaction(work, "operator")


@asynccontextmanager
async def _opened(place: Path | str) -> AsyncGenerator[Database]:
    database = Database(place, fill=fill)
    try:
        await database.open()
        yield database
    finally:
        await database.close()


# PostgreSQL enforces the types of columns, and our code relies on that. SQLite accepts any value.
_TYPES: Final = {"INTEGER": ("integer",), "REAL": ("real", "integer"), "TEXT": ("text",)}
_EMPTY: Final[Mapping[str, Value]] = {"INTEGER": 0, "REAL": 0.0, "TEXT": ""}

_HELD_BY_DIGEST = ("people", "choices", "results", "standings")
"""Tables whose rows we don't repair, because a digest covers them."""

_KEPT = ("persons", "servers", "tournaments", "deletions", "deals", "running_time")
"""Tables in which we replace a damaged value by an empty value. In all other tables we delete the row."""

_OF_GAMES = ("shown", "created", "changed", "due", "look")
"""The columns of games that we repair, because no digest covers them."""


class Column(NamedTuple):
    """A column of a table: its declared type, whether it may be NULL, and whether it belongs to the key."""

    table: str
    name: str
    type: str
    nullable: bool
    key: bool

    @property
    def wrong(self) -> str:
        """The SQL condition for rows with a wrong value. If the declared type is damaged, all rows match."""
        if self.type not in _TYPES:
            return "1 = 1"
        types = (*_TYPES[self.type], *(["null"] if self.nullable else []))
        condition = f"typeof({self.name}) NOT IN ({', '.join(map(repr, types))})"
        # None of our numbers is infinite.
        return f"({condition} OR abs({self.name}) = 9e999)" if self.type == "REAL" else condition


class Wrong(NamedTuple):
    """A column with wrong values, and the number of such `rows`."""

    column: Column
    rows: int

    def __str__(self) -> str:
        """Describe the fault in a line."""
        name, table = self.column.name, self.column.table
        return f"{self.rows} rows of the table {table} are damaged: {name} isn't {self.column.type}"


def wrong(transaction: Transaction, chosen: Callable[[Column], bool] | None = None) -> Iterator[Wrong]:
    """Yield the `chosen` columns (`None`: all) with wrong values of readable tables."""
    tables: dict[str, list[Column]] = {}
    for table, name, declared, required, key in transaction.columns():
        column = Column(table, name, declared, nullable=not required and not key, key=bool(key))
        if chosen is None or chosen(column):
            tables.setdefault(table, []).append(column)
    for table, columns in tables.items():
        counts = ", ".join(f"count(*) FILTER (WHERE {each.wrong})" for each in columns)
        try:
            (row,) = transaction.rows(select(counts, table))
        except DamagedFileError as error:
            log.warning("The table %s can't be read: %s", table, error)
            continue
        for column, count in zip(columns, row, strict=True):
            if count:
                yield Wrong(column, count)


async def repair(database: Database) -> None:
    """Repair and log values of wrong types, if we can read and write."""
    try:
        # Read by a separate connection, because a large database takes longer than a player may wait.
        if await database.apart(lambda transaction: list(wrong(transaction, _repairable))):
            await database.transaction(_repair, "upkeep", within=LONG_TRANSACTION)
    except StorageError as error:
        log.warning("Damaged rows can't be repaired: %s", error)


def _repair(transaction: Transaction) -> None:
    found = list(wrong(transaction, _repairable))
    for each in found:
        column = each.column
        if column.table == "games":
            log.warning("%s; the bot looks at these games again", each)
            _repair_game(transaction, column)
        elif column.table in _KEPT and not column.key:
            log.warning("%s; these values become empty", each)
            empty = None if column.nullable else _EMPTY[column.type]
            transaction.run(update(column.table, f"{column.name} = ? WHERE {column.wrong}"), empty)
        else:
            log.warning("%s; these rows are deleted", each)
            transaction.run(delete(f"{column.table} WHERE {column.wrong}"))
    if any(each.column.table in ("ratings", "current_ratings") for each in found):
        recount_all(transaction)


def _repair_game(transaction: Transaction, column: Column) -> None:
    """Repair a column of games. The bot then looks at these games again, or shows them again."""
    if column.name in ("due", "look"):
        transaction.run(update("games", f"due = NULL, look = 0 WHERE {column.wrong}"))
    else:
        value = 0 if column.name == "shown" else now()
        transaction.run(update("games", f"{column.name} = ? WHERE {column.wrong}"), value)


def _repairable(column: Column) -> bool:
    """Return whether we repair a column."""
    if column.table in _HELD_BY_DIGEST or (column.table == "games" and column.name not in _OF_GAMES):
        return False
    if column.type not in _TYPES:
        log.warning("The schema is damaged: %s of the table %s is %s", column.name, column.table, column.type)
    return column.type in _TYPES
