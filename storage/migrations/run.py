"""Bring a database up to date: run the numbered files that it has not seen."""

import logging
import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple

from storage.errors import NewerDatabaseError
from storage.ratings.rebuild import rebuild
from storage.transaction import Transaction

log = logging.getLogger(__name__)

RATED_ANEW = 13
"""Since this migration games are rated as they are now: the ratings of older databases are made anew."""


class Migration(NamedTuple):
    """A numbered file of SQL."""

    number: int
    name: str
    sql: str


def migrations() -> list[Migration]:
    """Return all migrations in order; their numbers are 1, 2, 3, ..."""
    found = [
        Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8"))
        for file in files("storage.migrations").iterdir()
        if file.name.endswith(".sql")
    ]
    return sorted(found)


def pending(transaction: Transaction) -> list[Migration]:
    """Return the migrations that the database has not seen, in order.

    Raises `NewerDatabaseError` if the database is ahead of this code.
    """
    row = transaction.row("PRAGMA user_version")
    assert row is not None
    version: int = row[0]
    known = migrations()
    if version > len(known):
        raise NewerDatabaseError(
            f"the database is at step {version}, this release knows {len(known)};"
            " a newer release has written it: update, or go back to a backup"
        )
    return known[version:]


def migrate(transaction: Transaction) -> None:
    """Run what is missing, inside the transaction: all of it, or none. The errors are those of `pending`."""
    missing = pending(transaction)
    for migration in missing:
        # A new file is made in a moment.
        if missing[0].number > 1:
            log.info(
                "The tables are brought up to date: %s; the more games, the longer it takes", migration.name
            )
        for statement in statements(migration.sql):
            transaction.run(statement)
        # A PRAGMA takes no parameters. It belongs to the transaction like any other statement.
        transaction.run(f"PRAGMA user_version = {migration.number}")
    if missing and missing[0].number <= RATED_ANEW:
        for reason in rebuild(transaction).broken:
            log.warning("Its ratings stay as they are: %s", reason)


def statements(sql: str) -> Iterator[str]:
    """Cut SQL into its statements, for `executescript` would commit the transaction that it is to run in."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
