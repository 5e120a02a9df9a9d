"""Migrations: the numbered files of SQL that bring a database up to date."""

import logging
import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from math import inf
from typing import NamedTuple

from storage.database.dialect import SQLITE
from storage.database.storage_errors import NewerDatabaseError
from storage.database.transaction import Transaction

log = logging.getLogger(__name__)


class Migration(NamedTuple):
    """A numbered file of SQL."""

    number: int
    name: str
    sql: str


def migrations(package: str = SQLITE.migrations) -> list[Migration]:
    """Return all migrations of a kind of database, in order."""
    found = [
        Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8"))
        for file in files(package).iterdir()
        if file.name.endswith(".sql")
    ]
    return sorted(found)


def pending(transaction: Transaction) -> list[Migration]:
    """Return the missing migrations, in order. Raises `NewerDatabaseError` if the database is ahead."""
    version, known = transaction.version(), migrations(transaction.dialect.migrations)
    newest = known[-1].number
    if version > newest:
        raise NewerDatabaseError(
            f"the database is at step {version}, this release knows {newest};"
            " a newer release has written it: update, or go back to a backup"
        )
    return [migration for migration in known if migration.number > version]


def migrate(transaction: Transaction, last: float = inf) -> None:
    """Run the missing migrations up to `last` inside the transaction. Raises the errors of `pending`."""
    missing, older = pending(transaction), transaction.version() > 0
    for migration in missing:
        if migration.number > last:
            break
        # Making a new database takes no time, so there is nothing to log.
        if older:
            log.info(
                "The tables are brought up to date: %s; with many games, this takes long", migration.name
            )
        for statement in statements(migration.sql):
            transaction.run(statement)
        transaction.set_version(migration.number)


def statements(sql: str) -> Iterator[str]:
    """Split SQL into statements, because `executescript` would commit the transaction."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
