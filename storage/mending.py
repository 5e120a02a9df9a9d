"""Values of a wrong type, which SQLite takes in any column: `check` tells of them, a start takes them out.

Readers rely on the types of columns. A server of PostgreSQL sees to them by itself.
"""

import logging
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from storage.database.connections import LONG
from storage.database.database import Database
from storage.database.storage_errors import DamagedFileError, StorageError
from storage.database.stored_time import now
from storage.database.transaction import Transaction, Value
from storage.results.ratings.reckoning import recount_all

log = logging.getLogger(__name__)

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
        """The condition of a row that holds there what it may not."""
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
        column = Column(table, name, declared, nullable=not required and not key, key=bool(key))
        found.setdefault(table, []).append(column)
    return found
