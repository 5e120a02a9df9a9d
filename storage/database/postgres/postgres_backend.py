"""A PostgreSQL server as a `Backend`. Several processes use it at once."""

from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing, contextmanager, suppress

import psycopg.conninfo

from storage.database.addresses import named
from storage.database.connections import Access, Extent, end
from storage.database.dialect import IN_USE, POSTGRES
from storage.database.postgres.postgres_connection import PostgresConnection, PostgresDriver, connect_to
from storage.database.storage_errors import InUseError, StatementError, UnfitPlaceError
from storage.database.transaction import Transaction

LOCK_TIMEOUT = 0.25  # Seconds that an attempt waits for a lock. Between attempts others can write.

ABANDONED_SECONDS = 12
"""Seconds after which the server undoes a suspended process's transaction, because others wait for it."""

REWRITING_MILLISECONDS = 300
"""Milliseconds for which rewriting waits until nobody uses a table. New users of the table wait for it."""

_TABLES = """SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema()
 ORDER BY pg_total_relation_size(quote_ident(tablename)::regclass)"""

_SETTINGS = (
    f"SET lock_timeout = {int(LOCK_TIMEOUT * 1000)}",
    f"SET idle_in_transaction_session_timeout = '{ABANDONED_SECONDS}s'",
    "SET client_min_messages = warning",
    # Compiling a statement takes longer than any statement that somebody waits for.
    "SET jit = off",
    # An answered click must survive a power cut, whatever the server's own settings are.
    "SET synchronous_commit = on",
)

_POOLED = "PgBouncer gives each transaction another connection; it needs pool_mode = session, or leave it out"

PROBES = 3
"""How many times we compare two connections' processes: a pool may swap processes between connections."""


def _process(transaction: Transaction) -> int:
    return transaction.value("SELECT pg_backend_pid()")


class PostgresServer:
    """A database on a server. `Backend` describes the members."""

    dialect = POSTGRES
    attempts = 8
    settles = False  # The server may still be committing when the connection is lost.
    locks_all = False
    # A whole rewrite would lock players out for too long, so wait until nobody plays.
    rewriting_waits = float("inf")

    def __init__(self, address: str) -> None:
        try:
            psycopg.conninfo.conninfo_to_dict(address)
        except psycopg.ProgrammingError as error:
            # The text holds no secret: the libraries quote only a parameter's name, which is made of letters.
            raise UnfitPlaceError(f"the address has an {str(error).strip()}") from None
        self._address = address

    def __str__(self) -> str:
        return named(self._address)

    @contextmanager
    def locked(self) -> Generator[None]:
        """Hold a lock that the server frees when our connection ends."""
        with closing(connect_to(self._address)) as connection:
            transaction = Transaction(PostgresDriver(connection))
            if not transaction.value(f"SELECT pg_try_advisory_lock({IN_USE})"):
                raise InUseError("another process plays with it; stop it first")
            try:
                yield
            finally:
                # After a connection is closed, the server keeps its locks for a moment.
                with suppress(StatementError):
                    transaction.run(f"SELECT pg_advisory_unlock({IN_USE})")

    async def prepare(self) -> None:
        """Check that the database is in UTF-8, and that no pool swaps our connections."""
        async with self.apart() as first:
            encoding = await first.run(lambda transaction: transaction.value("SHOW server_encoding"))
            if encoding != "UTF8":
                raise UnfitPlaceError(f"the database is in {encoding}: make one with ENCODING 'UTF8'")
            # A pool invents the process number that it sends when we connect.
            if first.process != await first.run(_process):
                async with self.apart() as second:
                    seen = [(await first.run(_process), await second.run(_process)) for _ in range(PROBES)]
                if len({*seen}) > 1 or seen[0][0] == seen[0][1]:
                    raise UnfitPlaceError(_POOLED)

    async def keep(self, step: int) -> None:
        """Do nothing: an operator copies the database."""

    async def drop_copies(self, before: float) -> None:
        """Do nothing: `keep` makes no copies."""

    async def connect(self, access: Access) -> PostgresConnection:
        connection = PostgresConnection(self._address)
        more = () if access == "write" else ("SET default_transaction_read_only = on",)
        await connection.open(*_SETTINGS, *more)
        return connection

    @asynccontextmanager
    async def apart(self) -> AsyncGenerator[PostgresConnection]:
        connection = await self.connect("read")
        try:
            yield connection
        finally:
            await end(connection)

    def rehearse(self, transaction: Transaction) -> None:
        """Write the version unchanged and commit."""
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
        """Rewrite table by table, the smallest first. Others must wait for the table."""
        transaction.run(f"SET lock_timeout = {REWRITING_MILLISECONDS}")
        for (table,) in transaction.rows(_TABLES):
            transaction.run(f"VACUUM (FULL) {table}")

    def obstacle(self) -> None:
        """Return `None`: only the server can know of an obstacle."""

    def room(self) -> bool:
        """Return `True`: only the server can know, and it undoes a rewrite that doesn't fit."""
        return True

    def extent(self, transaction: Transaction) -> Extent:
        """Return the size alone: only the server's operator knows its disk and its backups."""
        return Extent(transaction.value("SELECT pg_database_size(current_database())"), None, None)
