"""PostgreSQL: a server that several processes use at once."""

from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing, contextmanager, suppress

from storage.database.addresses import named
from storage.database.connections import end
from storage.database.dialect import IN_USE, POSTGRES
from storage.database.postgres.postgres_connection import PostgresConnection, PostgresDriver, connect_to
from storage.database.storage_errors import InUseError, StatementError
from storage.database.transaction import Transaction

PATIENCE = 0.25
"""How many seconds a try waits for a lock. Others write between two tries: they may be of other games."""

ABANDONED = 12
"""Seconds after which the server undoes a transaction of a process that stands still: others wait for it."""

REWRITING_WAITS = 300
"""Milliseconds for which the rewriting of a table waits for those who use it: all others wait behind it."""

_TABLES = """SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema()
 ORDER BY pg_total_relation_size(quote_ident(tablename)::regclass)"""

_SETTINGS = (
    f"SET lock_timeout = {int(PATIENCE * 1000)}",
    f"SET idle_in_transaction_session_timeout = '{ABANDONED}s'",
    "SET client_min_messages = warning",
    # To compile a statement takes longer than any statement that somebody waits for.
    "SET jit = off",
    # An answered click must outlive a power cut, whatever the server's own settings are.
    "SET synchronous_commit = on",
)


class PostgresServer:
    """A database of a server. `Backend` says what its members are for."""

    dialect = POSTGRES
    attempts = 8
    # The server may still be at it when the connection is lost.
    settles = False
    locks_all = False
    # Players who never pause would be refused for as long as that takes.
    rewriting_waits = float("inf")

    def __init__(self, address: str) -> None:
        self._address = address

    def __str__(self) -> str:
        return named(self._address)

    @contextmanager
    def locked(self) -> Generator[None]:
        """Hold a lock of the server, which ends with its connection."""
        with closing(connect_to(self._address)) as connection:
            transaction = Transaction(PostgresDriver(connection))
            if not transaction.rows(f"SELECT pg_try_advisory_lock({IN_USE})")[0][0]:
                raise InUseError("another process plays with it; stop it first")
            try:
                yield
            finally:
                # The server ends a connection a moment after it was closed.
                with suppress(StatementError):
                    transaction.run(f"SELECT pg_advisory_unlock({IN_USE})")

    def prepare(self) -> None:
        """Do nothing: an operator makes the database."""

    async def connect(self, *, write: bool) -> PostgresConnection:
        """Connect to the server."""
        connection = PostgresConnection(self._address)
        await connection.open(*_SETTINGS, *(() if write else ("SET default_transaction_read_only = on",)))
        return connection

    @asynccontextmanager
    async def apart(self) -> AsyncGenerator[PostgresConnection]:
        """Connect to read."""
        connection = await self.connect(write=False)
        try:
            yield connection
        finally:
            await end(connection)

    def rehearse(self, transaction: Transaction) -> None:
        """Commit a number as it was before."""
        transaction.run("BEGIN")
        try:
            transaction.run("UPDATE schema_version SET version = version")
            transaction.run("COMMIT")
        finally:
            transaction.undo()

    def empty_log(self, transaction: Transaction) -> bool:  # noqa: ARG002 - nothing is done
        """Do nothing: the log of a server belongs to its operator."""
        return True

    def rewrite(self, transaction: Transaction) -> None:
        """Write the files of all tables anew, one after the other, the smallest first.

        Others can't use a table meanwhile. One that isn't free soon is left for later: they would wait, too.
        """
        transaction.run(f"SET lock_timeout = {REWRITING_WAITS}")
        for (table,) in transaction.rows(_TABLES):
            transaction.run(f"VACUUM (FULL) {table}")

    def room_for_more(self) -> bool:
        """Return that there is room: only the server can tell."""
        return True

    def room(self) -> bool:
        """Return that there is room: only the server can tell, and it undoes what doesn't fit."""
        return True
