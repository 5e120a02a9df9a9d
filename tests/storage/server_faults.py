"""PostgreSQL databases that store nothing: full, or read-only."""

import psycopg
from psycopg import sql

_TABLES = ("games", "clicks", "choices", "messages", "running_time", "schema_version", "sessions")

_FULL = """CREATE OR REPLACE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
END $$"""

_END_OTHERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
 WHERE datname = current_database() AND pid <> pg_backend_pid()"""


def fill(address: str) -> None:
    """Let a database answer every write as if its disk were full.

    Each table is locked by itself: locking all at once, in another order than other transactions, is a
    deadlock.
    """
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(_FULL)
        for table in _TABLES:
            connection.execute(
                f"CREATE TRIGGER is_full BEFORE INSERT OR UPDATE ON {table} EXECUTE FUNCTION is_full()"
            )


def empty(address: str) -> None:
    """Let it store again."""
    with psycopg.connect(address, autocommit=True) as connection:
        for table in _TABLES:
            connection.execute(f"DROP TRIGGER is_full ON {table}")


def fill_at_commits(address: str) -> None:
    """Let a database accept every write, and fail at the commit with a full disk, until it is emptied."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(_FULL)
        for table in _TABLES:
            connection.execute(
                f"CREATE CONSTRAINT TRIGGER is_full AFTER INSERT OR UPDATE ON {table}"
                " DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION is_full()"
            )


def only_read(address: str) -> None:
    """Let a database accept no writes, like a replica."""
    _set(address, "on")


def let_write(address: str) -> None:
    """Let it accept them again."""
    _set(address, "off")


def _set(address: str, value: str) -> None:
    """Set this for new connections, and end the existing ones."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = off")
        name = sql.Identifier(connection.info.dbname)
        setting = sql.SQL("ALTER DATABASE {} SET default_transaction_read_only = {}")
        connection.execute(setting.format(name, sql.Literal(value)))
        connection.execute(_END_OTHERS)
