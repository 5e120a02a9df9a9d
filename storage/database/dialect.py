"""The statements that differ between SQLite and PostgreSQL, side by side. All others are common."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from storage.database.statements import select

NOTIFY_CHANNEL = "citadels"  # The channel on which processes notify each other.

CONNECTION_NAME = "citadels schema "
"""The start of the name that each connection has on the server. The newest migration's number follows."""

LOCK_CLASS = 1128875361
"""The first of the two numbers that identify each of our advisory locks in a database."""

IN_USE = f"{LOCK_CLASS}, 0"
"""The lock that bots share while they play, and that a command takes exclusively to be alone."""

MIGRATION_LOCK = f"{LOCK_CLASS}, 1"  # The lock for migrating the tables.
IDENTIFYING = f"{LOCK_CLASS}, 2"  # The lock for starting a session at Discord's gateway.

MEMBERS = LOCK_CLASS + 1
"""The lock that all bots share. Its second number is how many shards they divide among them."""

SLOTS = LOCK_CLASS + 2  # The locks of the shards. The second number is the shard's.
QUOTAS = LOCK_CLASS + 3  # The locks of the quotas of requests to Discord. The second number is the quota's.


class Dialect(NamedTuple):
    """The statements of a kind of database. A statement is empty if that kind doesn't need it.

    Only our code fills in the braces: names of tables and indexes, and numbers.
    """

    migrations: str  # The package with the numbered files that make the tables.

    begin: str  # Begins a transaction that writes.

    begin_guarded: str  # Begins a transaction of guarded work (see `Database.transaction`).

    begin_snapshot: str  # Begins a transaction whose reads all see the database as of one time.

    # Begins a migration. If another process is migrating, waits until it has finished.
    begin_migration: Sequence[str]

    lock: str  # Keeps all other transactions from writing to `table`.

    # Follows a table's name to force an `index`, so that a query never reads a damaged row of another game.
    by_index: str

    has_version: str  # Finds a row if any migration has run.

    version: str  # Finds the number of the newest migration.

    set_version: Sequence[str]  # Stores that the newest migration is `version`.

    newest_id: str  # Finds the largest id that a table has used.

    set_newest_id: Sequence[str]  # Makes `table` count its ids from `newest`.

    damage: str  # Finds faults of the file: a line each, or `ok`.

    # Finds rows whose foreign key points to no row. The first column of the result is the name of their
    # table.
    lost: str

    columns: str  # Finds the columns that could hold a value of the wrong type.

    tell: str  # Sends a notice to all processes.


SQLITE: Final = Dialect(
    migrations="storage.database.sqlite.migrations",
    begin="BEGIN IMMEDIATE",
    begin_guarded="BEGIN IMMEDIATE",
    begin_snapshot="BEGIN",
    begin_migration=("BEGIN IMMEDIATE",),
    # Only one transaction writes to a file at a time.
    lock="",
    by_index=" INDEXED BY {index}",
    has_version="SELECT 1",
    version="PRAGMA user_version",
    set_version=("PRAGMA user_version = {version}",),
    newest_id="SELECT seq FROM sqlite_sequence WHERE name = ?",
    set_newest_id=(
        "DELETE FROM sqlite_sequence WHERE name = '{table}'",
        "INSERT INTO sqlite_sequence (name, seq) VALUES ('{table}', {newest})",
    ),
    damage="PRAGMA integrity_check",
    lost="PRAGMA foreign_key_check",
    columns=(
        'SELECT tables.name, columns.name, columns.type, columns."notnull", columns.pk'
        " FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
        " ORDER BY tables.name, columns.cid"
    ),
    # Only one process uses a file.
    tell="",
)

_LOCK_SCHEMA = """DO $$ BEGIN
 IF to_regclass('schema_version') IS NOT NULL THEN LOCK TABLE schema_version IN ACCESS EXCLUSIVE MODE; END IF;
END $$"""

_END_OLDER = select(
    "pg_terminate_backend(pid, 5000)",
    "pg_stat_activity WHERE datname = current_database()"
    f" AND starts_with(application_name, '{CONNECTION_NAME}')"
    " AND application_name <> current_setting('application_name')",
)

POSTGRES: Final = Dialect(
    migrations="storage.database.postgres.migrations",
    # Each transaction sees the others as if they had run one after the other, as in SQLite.
    begin="BEGIN ISOLATION LEVEL SERIALIZABLE",
    # A statement that finds its row locked waits, and then reads the row again.
    begin_guarded="BEGIN ISOLATION LEVEL READ COMMITTED",
    begin_snapshot="BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    # Each statement sees all earlier commits, including those made while we waited for the lock.
    begin_migration=(
        "BEGIN ISOLATION LEVEL READ COMMITTED",
        "SET LOCAL lock_timeout = 0",
        "SET LOCAL idle_in_transaction_session_timeout = 0",
        f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})",
        # Nobody can read the version, and so connect, until the migration ends. Close earlier connections.
        _LOCK_SCHEMA,
        _END_OLDER,
    ),
    # LOCK takes no snapshot, so the transaction sees everything stored before it.
    lock="LOCK TABLE {table} IN EXCLUSIVE MODE",
    # The planner chooses the index itself.
    by_index="",
    has_version="SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL",
    version="SELECT version FROM schema_version",
    set_version=("DELETE FROM schema_version", "INSERT INTO schema_version (version) VALUES ({version})"),
    newest_id="SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass), 0)",
    set_newest_id=(
        "SELECT setval(pg_get_serial_sequence('{table}', 'id'), greatest({newest}, 1), {newest} > 0)",
    ),
    # A server itself checks its files, its references and the types of its columns.
    damage="",
    lost="",
    columns="",
    tell=f"SELECT pg_notify('{NOTIFY_CHANNEL}', ?)",
)
