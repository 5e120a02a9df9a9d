"""The slots of a process, such as shards: advisory locks that a separate connection holds.

The server frees the locks when the connection closes. It closes the connection after `SLOT_IDLE` of silence,
if the process, its machine or the network hangs. The process itself may not notice that: it believes that it
has its slots for `LEASE` seconds after the last heartbeat. So if `open_sessions` says that the last owner of
a slot may still have a session open, the next owner waits for that time.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from storage.database.dialect import IDENTIFYING, IN_USE, MEMBERS, NOTIFY_CHANNEL, SLOTS
from storage.database.postgres.postgres_connection import PostgresConnection
from storage.database.statements import select
from storage.database.storage_errors import InUseError, StatementError
from storage.database.transaction import Returned, Row, Transaction, Work

SLOT_IDLE = 12  # Seconds after which the server ends a silent connection and frees its slots.
LEASE = 8.0  # Seconds for which a process may believe that it has its slots.
LOCKED = 500  # Milliseconds for which a heartbeat waits while another process writes the running time.

_HERE = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
_MEMBERS = select(
    "objid, pid", f"pg_locks WHERE locktype = 'advisory' AND granted AND classid = {MEMBERS} AND {_HERE}"
)

_OPEN = "INSERT INTO sessions (shard) VALUES (?) ON CONFLICT (shard) DO NOTHING RETURNING shard"
_CLOSE = "DELETE FROM sessions WHERE shard = ?"

_ONLY_READS = ("full", "read-only", "locked")
"""The causes for which a write may fail although the server answers reads."""

_TIME = "UPDATE running_time SET seconds = greatest(seconds, ?) RETURNING seconds"
_TIME_READ = "SELECT greatest(seconds, ?) FROM running_time"


class Heartbeat(NamedTuple):
    """The answer to a heartbeat: the connection numbers of all processes, and the running time."""

    processes: frozenset[int]
    seconds: float


class Slots:
    """A connection that holds slots. Its methods raise `StatementError` once it is lost."""

    def __init__(
        self,
        address: str,
        count: int,
        hear: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`count` is the number of slots; `hear` receives the notices of other processes."""
        self._connection = PostgresConnection(address)
        self._count = count
        self._hear = hear
        self._clock = clock
        self._alive = float("-inf")

    @property
    def has_lease(self) -> bool:
        """Whether the process may believe that it has its slots."""
        return self._clock() < self.lease_end

    @property
    def lease_end(self) -> float:
        """When the lease ends if no heartbeat follows, by the process's clock."""
        return self._alive + LEASE

    async def open(self) -> None:
        """Connect, and join the processes that divide the slots.

        Raises `InUseError` if another process uses the database alone, or if the others divide another number
        of slots. Raises `NewerDatabaseError` if a newer release has written the database.
        """
        await self._connection.open(
            f"SET idle_session_timeout = '{SLOT_IDLE}s'",
            f"SET lock_timeout = '{LOCKED}ms'",
            "SET client_min_messages = warning",
            f"LISTEN {NOTIFY_CHANNEL}",
            hear=self._hear,
        )
        try:
            await self._run(self._join)
        except BaseException:
            await self._connection.close()
            raise

    def _join(self, transaction: Transaction) -> None:
        if not _yes(transaction, f"SELECT pg_try_advisory_lock_shared({IN_USE})"):
            raise InUseError("another process uses it alone; wait until it has ended, or stop it")
        transaction.run(f"SELECT pg_advisory_lock_shared({MEMBERS}, {self._count})")
        if others := [row[0] for row in transaction.rows(_MEMBERS) if row[0] != self._count]:
            raise InUseError(f"others play with {others[0]} shards, this process has {self._count}")

    async def beat(self, seconds: float) -> Heartbeat:
        """Send a heartbeat, with the running time that this process knows."""
        began = self._clock()

        def work(transaction: Transaction) -> tuple[Sequence[Row], Sequence[Row]]:
            return transaction.rows(_MEMBERS), _agreed(transaction, seconds)

        members, times = await self._run(work)
        self._alive = began
        return Heartbeat(frozenset(pid for _, pid in members), float(times[0][0]))

    async def processes(self) -> frozenset[int]:
        """Return all processes, each by the number of its connection."""
        return frozenset(pid for _, pid in await self._run(lambda transaction: transaction.rows(_MEMBERS)))

    async def hear(self) -> None:
        """Fetch the notices of other processes. This doesn't write, so it blocks nobody."""
        await self._run(lambda transaction: transaction.run("SELECT 1"))

    async def take(self, slots: Collection[int], most: int, key: int = SLOTS) -> frozenset[int]:
        """Take up to `most` of these slots that are free; return them. `key` is the locks' first number."""

        def work(transaction: Transaction) -> frozenset[int]:
            taken = set[int]()
            for slot in slots:
                if len(taken) < most and _yes(transaction, f"SELECT pg_try_advisory_lock({key}, {slot})"):
                    taken.add(slot)
            return frozenset(taken)

        return await self._run(work)

    async def give(self, slots: Collection[int], key: int = SLOTS) -> None:
        """Free some slots."""

        def work(transaction: Transaction) -> None:
            for slot in slots:
                transaction.run(f"SELECT pg_advisory_unlock({key}, {slot})")

        await self._run(work)

    async def open_sessions(self, slots: Collection[int]) -> frozenset[int]:
        """Record that this process may start sessions of these shards from now on.

        Return those whose last process may have left a session open; all if nothing can be stored.
        """

        def work(transaction: Transaction) -> frozenset[int]:
            return frozenset(slot for slot in slots if not transaction.rows(_OPEN, slot))

        return await self._where_it_stores(work, frozenset(slots))

    async def close_sessions(self, slots: Collection[int]) -> None:
        """Record that the sessions of these shards are closed, if anything can be stored."""

        def work(transaction: Transaction) -> None:
            for slot in slots:
                transaction.run(_CLOSE, slot)

        await self._where_it_stores(work, None)

    async def _where_it_stores(self, work: Work[Returned], otherwise: Returned) -> Returned:
        """Do some work that writes; return `otherwise` if nothing can be stored."""
        try:
            return await self._run(work)
        except StatementError as error:
            if error.cause not in _ONLY_READS:
                raise
            return otherwise

    async def may_identify(self) -> bool:
        """Return whether this process may start a session at the gateway. No other may until `identified`."""
        return await self._run(
            lambda transaction: _yes(transaction, f"SELECT pg_try_advisory_lock({IDENTIFYING})")
        )

    async def identified(self) -> None:
        """Let other processes start a session."""
        await self._run(lambda transaction: transaction.run(f"SELECT pg_advisory_unlock({IDENTIFYING})"))

    async def _run(self, work: Work[Returned]) -> Returned:
        """Do some work. Raises `StatementError` if the server is silent for a whole lease."""
        try:
            async with asyncio.timeout(LEASE):
                return await self._connection.run(work)
        except TimeoutError as error:
            self._connection.cut()
            raise StatementError("the server doesn't answer", "silent") from error

    async def wait(self, seconds: float) -> None:
        """Wait for `seconds`, or until the server sends something or the connection is lost."""
        await self._connection.readable(seconds)

    def lost(self) -> None:
        """Stop believing that this process has its slots."""
        self._alive = float("-inf")

    async def close(self) -> None:
        """Close the connection, which frees all slots."""
        self.lost()
        await self._connection.close()


def _agreed(transaction: Transaction, seconds: float) -> Sequence[Row]:
    """Return the latest running time of all processes; store it if anything can be stored."""
    try:
        return transaction.rows(_TIME, seconds)
    except StatementError as error:
        if error.cause not in _ONLY_READS:
            raise
        return transaction.rows(_TIME_READ, seconds)


def _yes(transaction: Transaction, sql: str) -> bool:
    return bool(transaction.value(sql))
