"""A connection to a PostgreSQL server with a thread of its own."""

import asyncio
import os
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import psycopg

from storage.database import migrator
from storage.database.dialect import POSTGRES
from storage.database.migrator import pending
from storage.database.postgres.locks import RELEASE
from storage.database.postgres.postgres_driver import Connected, PostgresDriver, translated
from storage.database.storage_errors import StatementError
from storage.database.transaction import Result, Transaction, Work

OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "client_encoding": "utf8",
    "connect_timeout": 2,
    # A machine that is gone is noticed within fifteen seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 12_000,
}


def name() -> str:
    """Return the name of this release's connections: a migration ends those of older releases by it."""
    return f"{RELEASE}{migrator.migrations(POSTGRES.migrations)[-1].number}"


def connect_to(address: str) -> Connected:
    """Connect. Raises `StatementError`."""
    try:
        return psycopg.connect(address, application_name=name(), **OPTIONS)
    except psycopg.Error as error:
        raise translated(error) from error


OPENING = 10.0
"""Seconds in which a server has to let a connection in."""


def _hear_nothing(_: str) -> None:
    """Hear no notice."""


class PostgresConnection:
    """A connection with its thread."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._connection: Connected | None = None
        self._closed = False
        self._at_work = False

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction was begun that is neither committed nor undone."""
        known = self._connection
        status = psycopg.pq.TransactionStatus
        return known is not None and not known.closed and known.info.transaction_status != status.IDLE

    async def open(self, *settings: str, hear: Callable[[str], None] = _hear_nothing) -> None:
        """Connect, and set the connection up. While a migration runs, that fails.

        `hear` is called with each notice on the channels that it listens to, once something is run. Raises
        `StatementError`, and `NewerDatabaseError` if a newer release has written the database.
        """
        loop = asyncio.get_running_loop()

        def told(notify: psycopg.Notify) -> None:
            """Pass a notice on, from the thread."""
            loop.call_soon_threadsafe(hear, notify.payload)

        def connect() -> None:
            """Connect, in the thread."""
            self._connection = connect_to(self._address)
            self._connection.add_notify_handler(told)
            self._at_work = True
            transaction = Transaction(PostgresDriver(self._connection))
            for setting in settings:
                transaction.run(setting)
            # A release that went on after a migration of a newer one would spoil what that has written.
            pending(transaction)
            self._at_work = False

        try:
            try:
                async with asyncio.timeout(OPENING):
                    await loop.run_in_executor(self._thread, connect)
            except TimeoutError as error:
                self.cut()
                raise StatementError("the server doesn't answer", "silent") from error
        except BaseException:
            await self.close()
            raise

    async def run(self, work: Work[Result]) -> Result:
        """Do some work in the thread. It is carried out even if the caller is cancelled meanwhile."""
        if self._closed:
            raise StatementError("the connection is closed", "away")
        result = asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, work)
        # A caller that is cancelled doesn't hear of an error, and needs to hear of none.
        result.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(result)

    async def readable(self, seconds: float) -> None:
        """Wait so long, or until the server says something or the connection is lost.

        Raises `StatementError` if it is lost already.
        """
        assert self._connection is not None
        try:
            number = self._connection.fileno()
        except psycopg.Error as error:
            raise translated(error) from error
        loop, arrived = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(number, arrived.set)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await arrived.wait()
        finally:
            loop.remove_reader(number)

    def cut(self) -> None:
        """Let work fail that is under way: it may wait for a server that is silent."""
        known = self._connection
        if self._at_work and known is not None:
            with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(known.fileno())) as its:
                its.shutdown(socket.SHUT_RDWR)

    def abandon(self) -> asyncio.Future[object]:
        """Cut it, so that its thread is soon free, and have it closed then."""
        self.cut()
        self._closed = True
        closing: asyncio.Future[object] = asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown(wait=False)
        closing.add_done_callback(lambda done: done.cancelled() or done.exception())
        return closing

    async def close(self) -> None:
        """Close the connection, and wait for its thread."""
        if self._closed:
            return
        self._closed = True
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        finally:
            self._thread.shutdown(wait=False)

    def _end(self) -> None:
        """Close it, in the thread."""
        if self._connection is not None:
            self._connection.close()

    def _carry_out(self, work: Work[Result]) -> Result:
        assert self._connection is not None
        self._at_work = True
        try:
            return work(Transaction(PostgresDriver(self._connection)))
        except StopIteration as error:
            # No future takes this one, so its caller would wait for ever.
            raise RuntimeError("the work raised StopIteration") from error
        finally:
            self._at_work = False
