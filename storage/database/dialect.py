"""The statements that differ between SQLite and PostgreSQL, side by side. All others are the same in both."""

from collections.abc import Sequence
from typing import Final, NamedTuple

CHANNEL = "citadels"
"""The channel on which processes hear of each other."""

RELEASE = "citadels schema "
"""The beginning of the name by which the server knows a connection; the newest migration follows."""

OURS = 1128875361
"""The first number of the keys of our advisory locks, each of one database; then comes one of these."""

IN_USE = f"{OURS}, 0"
"""Shared by the processes that play; whoever wants the database alone takes it for itself."""

MIGRATING = f"{OURS}, 1"
"""The lock of a process that brings the tables up to date."""

IDENTIFYING = f"{OURS}, 2"
"""The lock of a process that begins a session at Discord's gateway."""

MEMBERS = OURS + 1
"""Shared by the processes that divide the same number of shards: the second number of the key."""

SLOTS = OURS + 2
"""The locks of the shards: the second number of the key."""

QUOTAS = OURS + 3
"""The locks of the quotas of requests to Discord: the second number of the key."""


class Dialect(NamedTuple):
    """The statements of a kind of database. An empty one isn't needed there.

    In braces stand names of tables and indexes, and numbers; only what the code itself names is put there.
    """

    migrations: str
    """The package with the numbered files that make the tables."""

    begin: str
    """Begins a transaction that writes."""

    begin_guarded: str
    """The same for one whose work finds by itself, by a version or a key, that it is too late."""

    begin_snapshot: str
    """Begins a transaction that reads as of one moment."""

    begin_migration: Sequence[str]
    """Begin a migration: a process that waits for another one finds it done."""

    lock: str
    """Lets no other transaction write to a `table`."""

    by_index: str
    """Stands behind the name of a table that has to be read by an `index`.

    Each search finds all it needs in its index, so that no damaged row of another game stands in its way.
    """

    has_version: str
    """Finds a row if a migration was run already."""

    version: str
    """Finds the number of the newest migration."""

    set_version: Sequence[str]
    """Store that the newest migration is `version`."""

    newest_id: str
    """Finds the largest id that the table of this name has counted to."""

    set_newest_id: Sequence[str]
    """Let a `table` count its ids from `newest` on."""

    damage: str
    """Finds what is wrong with the file: a line each, or `ok`."""

    lost: str
    """Finds rows that belong to nothing: first the table of each."""

    columns: str
    """Finds the columns that could hold a value of another type than theirs."""

    tell: str
    """Tells the other processes a notice."""


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
    # A file has one process.
    tell="",
)

_LOCK_SCHEMA = """DO $$ BEGIN
 IF to_regclass('schema_version') IS NOT NULL THEN LOCK TABLE schema_version IN ACCESS EXCLUSIVE MODE; END IF;
END $$"""

_END_OLDER = f"""SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
 WHERE datname = current_database() AND starts_with(application_name, '{RELEASE}')
 AND application_name <> current_setting('application_name')"""  # noqa: S608

POSTGRES: Final = Dialect(
    migrations="storage.database.postgres.migrations",
    # Each transaction sees the others as if they had run one after the other, as in SQLite.
    begin="BEGIN ISOLATION LEVEL SERIALIZABLE",
    # A statement that finds its row locked waits, and looks at the row again.
    begin_guarded="BEGIN ISOLATION LEVEL READ COMMITTED",
    begin_snapshot="BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    # Each statement sees what was stored before it, so also what the lock was waited for.
    begin_migration=(
        "BEGIN ISOLATION LEVEL READ COMMITTED",
        "SET LOCAL lock_timeout = 0",
        "SET LOCAL idle_in_transaction_session_timeout = 0",
        f"SELECT pg_advisory_xact_lock({MIGRATING})",
        # Nobody can look at the version and connect before it is over; those who have are sent away.
        _LOCK_SCHEMA,
        _END_OLDER,
    ),
    # It is no query, so the transaction sees all that was stored before it.
    lock="LOCK TABLE {table} IN EXCLUSIVE MODE",
    # The planner chooses the index by itself.
    by_index="",
    has_version="SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL",
    version="SELECT version FROM schema_version",
    set_version=(
        "DELETE FROM schema_version",
        "INSERT INTO schema_version (version) VALUES ({version})",
    ),
    newest_id="SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass), 0)",
    set_newest_id=(
        "SELECT setval(pg_get_serial_sequence('{table}', 'id'), greatest({newest}, 1), {newest} > 0)",
    ),
    # A server looks after its own files, lets no row belong to nothing, and sees to the types of its columns.
    damage="",
    lost="",
    columns="",
    tell=f"SELECT pg_notify('{CHANNEL}', ?)",
)
