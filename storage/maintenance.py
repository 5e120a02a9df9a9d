"""The care of a whole database: lock it, bring it up to date, read it, and take values of wrong types out."""

import logging
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from storage.database.connections import LONG, REWRITING
from storage.database.database import Database, backend_of
from storage.database.migrator import pending
from storage.database.storage_errors import DamagedFileError, OlderDatabaseError, StorageError
from storage.database.stored_time import now
from storage.database.transaction import Result, Transaction, Value, Work
from storage.games.game_rows import name_all
from storage.play.tournaments import list_all
from storage.results.ratings.rebuild import Compared, rebuild
from storage.results.ratings.reckoning import recount_all

log = logging.getLogger(__name__)

FILLED = 20
"""The migration whose tables follow from older ones, and since which games are rated as they are now."""

_OLDER = "an older release has written it: `migrate` brings it up to date, as the bot does when it starts"


def fill(transaction: Transaction, new: range) -> None:
    """Fill tables that follow from others, in the transaction of these new migrations."""
    if FILLED in new:
        name_all(transaction)
        list_all(transaction)
        for reason in rebuild(transaction).broken:
            log.warning("Its ratings stay as they are: %s", reason)


def locked(place: Path | str) -> AbstractContextManager[None]:
    """Hold the lock on a database, which ends with the process.

    Raises `InUseError` if another process holds it, and `StatementError` if a server is out of reach.
    """
    return backend_of(place).locked()


async def migrate_database(place: Path | str) -> None:
    """Bring the tables up to date; the errors are those of `Database.open`."""
    async with _opened(place):
        pass


async def rebuild_ratings(place: Path | str, beta: float | None = None) -> Compared:
    """Make all ratings anew, as `rebuild` does. Raises the errors of `Database.transaction`, too."""
    async with _opened(place) as database:
        return await database.transaction(lambda it: rebuild(it, beta), "ratings", within=REWRITING)


async def read_database(place: Path | str, work: Work[Result]) -> Result:
    """Read a database as of one moment, whoever writes meanwhile. Raises `StatementError` if it is none."""
    return await Database(place).apart(work)


async def read_current(place: Path | str, work: Work[Result]) -> Result:
    """Read as `read_database` does, but only tables of this release.

    Raises `OlderDatabaseError` or `NewerDatabaseError` if they are others.
    """

    def checked(transaction: Transaction) -> Result:
        """Do the work on tables of this release only."""
        if pending(transaction):
            raise OlderDatabaseError(_OLDER)
        return work(transaction)

    return await read_database(place, checked)


@asynccontextmanager
async def _opened(place: Path | str) -> AsyncGenerator[Database]:
    database = Database(place, fill=fill)
    try:
        await database.open()
        yield database
    finally:
        await database.close()


# Readers rely on the types of columns. PostgreSQL sees to them by itself, but SQLite takes any value.
_TYPES: Final = {"INTEGER": ("integer",), "REAL": ("real", "integer"), "TEXT": ("text",)}
_EMPTY: Final[Mapping[str, Value]] = {"INTEGER": 0, "REAL": 0.0, "TEXT": ""}

_HELD_BY_DIGEST = ("people", "choices", "results", "standings")
"""Readers of these find any damage by a digest, so it costs the game or the result: they stay as they are."""

_KEPT = ("persons", "servers", "tournaments", "deletions", "deals", "running_time")
"""A row of these is worth more than a value in it, whose place an empty one takes."""

_OF_GAMES = ("shown", "created", "changed", "due", "look")
"""The columns of games that no digest holds: a game goes on without them."""


class Column(NamedTuple):
    """A column of a table: its name, its type as declared, and whether it belongs to the key."""

    table: str
    name: str
    type: str
    nullable: bool
    key: bool

    @property
    def wrong(self) -> str:
        """The condition of a row that holds there what it may not: any, where the declaration is damaged."""
        if self.type not in _TYPES:
            return "1 = 1"
        types = (*_TYPES[self.type], *(["null"] if self.nullable else []))
        condition = f"typeof({self.name}) NOT IN ({', '.join(map(repr, types))})"
        # No number of ours is infinite.
        return f"({condition} OR abs({self.name}) = 9e999)" if self.type == "REAL" else condition


class Wrong(NamedTuple):
    """In how many rows a column holds what it may not."""

    column: Column
    rows: int

    def __str__(self) -> str:
        """Tell it in a line."""
        name, table = self.column.name, self.column.table
        return f"{self.rows} rows of the table {table} are damaged: {name} isn't {self.column.type}"


def wrong(transaction: Transaction, *, mended: bool = False) -> Iterator[Wrong]:
    """Yield the columns with values of a wrong type. A table that can't be read is left out.

    `mended`: look only where a start takes them out. The largest tables are not among those.
    """
    for table, columns in _tables(transaction, mended=mended).items():
        counts = ", ".join(f"count(*) FILTER (WHERE {each.wrong})" for each in columns)
        try:
            row = transaction.row(f"SELECT {counts} FROM {table}")  # noqa: S608
        except DamagedFileError as error:
            log.warning("The table %s can't be read: %s", table, error)
            continue
        assert row is not None
        for column, count in zip(columns, row, strict=True):
            if count:
                yield Wrong(column, count)


async def mend(database: Database) -> None:
    """Take such values out, with a line in the log for each column, if the tables can be read and written."""
    try:
        # By a connection of its own: a large database takes longer than a player may wait.
        if await database.apart(lambda transaction: list(wrong(transaction, mended=True))):
            await database.transaction(_mend, "upkeep", within=LONG)
    except StorageError as error:
        log.warning("Damaged rows can't be mended: %s", error)


def _mend(transaction: Transaction) -> None:
    found = list(wrong(transaction, mended=True))
    for each in found:
        column = each.column
        if column.table == "games":
            log.warning("%s; they are looked at anew", each)
            _mend_game(transaction, column)
        elif column.table in _KEPT and not column.key:
            log.warning("%s; that is empty now", each)
            empty = None if column.nullable else _EMPTY[column.type]
            sql = f"UPDATE {column.table} SET {column.name} = ? WHERE {column.wrong}"  # noqa: S608
            transaction.run(sql, empty)
        else:
            log.warning("%s; they are dropped", each)
            transaction.run(f"DELETE FROM {column.table} WHERE {column.wrong}")  # noqa: S608
    if any(each.column.table in ("ratings", "current_ratings") for each in found):
        recount_all(transaction)


def _mend_game(transaction: Transaction, column: Column) -> None:
    """Let games be looked at anew whose clock or look can't be read, and shown anew; others begin to wait."""
    if column.name in ("due", "look"):
        sql = f"UPDATE games SET due = NULL, look = 0 WHERE {column.wrong}"  # noqa: S608
        transaction.run(sql)
    else:
        value = 0 if column.name == "shown" else now()
        transaction.run(f"UPDATE games SET {column.name} = ? WHERE {column.wrong}", value)  # noqa: S608


def _tables(transaction: Transaction, *, mended: bool) -> dict[str, list[Column]]:
    """Return the columns of each table; only those that are `mended`, if that is wanted."""
    found: dict[str, list[Column]] = {}
    for table, name, declared, required, key in transaction.columns():
        if mended and (table in _HELD_BY_DIGEST or (table == "games" and name not in _OF_GAMES)):
            continue
        if mended and declared not in _TYPES:
            log.warning("The schema is damaged: %s of the table %s is %s", name, table, declared)
            continue
        column = Column(table, name, declared, nullable=not required and not key, key=bool(key))
        found.setdefault(table, []).append(column)
    return found
