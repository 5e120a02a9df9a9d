"""The slots that processes divide on a PostgreSQL server, and their shares of all games."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import psycopg
import pytest

from storage.database.postgres import postgres_backend
from storage.database.postgres import slots as module
from storage.database.postgres.postgres_backend import PostgresServer
from storage.database.postgres.slots import Slots
from storage.database.storage_errors import InUseError, NotReadError, StatementError
from storage.maintenance import locked
from storage.store import Store
from tests.patience import PATIENCE
from tests.storage.network import network
from tests.storage.postgres import Server
from tests.storage.prepared import new_in
from tests.storage.samples import opened
from tests.storage.server_faults import fill, only_read


@pytest.fixture
def address(postgres: Server) -> str:
    """A database with its tables."""
    return new_in(postgres)


Opens = Callable[..., Awaitable[Slots]]


@pytest.fixture
async def opens(address: str) -> AsyncIterator[Opens]:
    """Open the slots of processes that divide this number of shards; close them after the test."""
    async with AsyncExitStack() as stack:

        async def open_some(
            shards: int,
            hear: Callable[[str], None] = lambda _: None,
            clock: Callable[[], float] = time.monotonic,
            at: str = address,
        ) -> Slots:
            slots = Slots(at, shards, hear, clock)
            stack.push_async_callback(slots.close)
            await slots.open()
            return slots

        yield open_some


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with opened(address) as store:
        yield store


async def test_nobody_gets_a_slot_that_another_process_has(opens: Opens) -> None:
    first, second = await opens(4), await opens(4)
    assert await first.take(range(4), 3) == {0, 1, 2}
    assert await second.take(range(4), 4) == {3}
    await first.give({1})
    assert await second.take(range(3), 4) == {1}
    # However it ends, the server frees its locks.
    await first.close()
    async with asyncio.timeout(PATIENCE):
        while not await second.take({0}, 1):
            await asyncio.sleep(0.01)


async def test_a_heartbeat_counts_the_processes_and_agrees_on_the_time(opens: Opens) -> None:
    first = await opens(2)
    assert not first.has_lease
    alone, seconds = await first.beat(100.0)
    assert (len(alone), seconds) == (1, 100.0)
    assert first.has_lease
    second = await opens(2)
    both, seconds = await second.beat(7.0)
    assert (len(both), seconds) == (2, 100.0)
    assert both > alone
    assert await first.beat(101.0) == (both, 101.0)
    assert await second.processes() == both
    await first.close()
    assert not first.has_lease


async def test_a_process_is_sure_for_less_time_than_the_server_waits_for_it(opens: Opens) -> None:
    assert module.LEASE < module.SLOT_IDLE
    now = 0.0
    slots = await opens(1, clock=lambda: now)
    await slots.beat(0.0)
    now += module.LEASE - 0.1
    assert slots.has_lease
    now += 0.2
    assert not slots.has_lease


async def test_a_process_that_stands_still_loses_its_slots(
    address: str, opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLOT_IDLE", 1)
    slots = await opens(1)
    await slots.take({0}, 1)
    # The end of the connection is noticed at once.
    await slots.wait(PATIENCE)
    with pytest.raises(StatementError):
        await slots.beat(0.0)


async def test_a_notice_that_is_sent_is_heard(store: Store, opens: Opens) -> None:
    heard: list[str] = []
    slots = await opens(1, heard.append)
    await store.database.tell("something")
    await slots.wait(PATIENCE)
    await slots.hear()
    await asyncio.sleep(0)
    assert heard == ["something"]


async def test_a_process_alone_with_its_database_shares_it_with_nobody(address: str, opens: Opens) -> None:
    with locked(address), pytest.raises(InUseError):
        await opens(2)
    await opens(2)
    with pytest.raises(InUseError), locked(address):
        pass
    with pytest.raises(InUseError, match="2 shards"):
        await opens(3)


@pytest.mark.parametrize("why", [fill, only_read])
async def test_a_slot_is_kept_where_nothing_can_be_stored(
    address: str, opens: Opens, why: Callable[[str], None]
) -> None:
    why(address)
    slots = await opens(1)
    assert await slots.take({0}, 1) == {0}
    assert (await slots.beat(5.0)).seconds == 5.0
    assert slots.has_lease


async def test_a_session_that_was_not_closed_may_be_open_still(opens: Opens) -> None:
    first = await opens(2)
    assert await first.open_sessions({0, 1}) == frozenset()
    await first.close_sessions({0})
    await first.close()
    assert await (await opens(2)).open_sessions({0, 1}) == {1}


@pytest.mark.parametrize("why", [fill, only_read])
async def test_any_session_may_be_open_where_nothing_can_be_stored(
    address: str, opens: Opens, why: Callable[[str], None]
) -> None:
    why(address)
    slots = await opens(2)
    assert await slots.open_sessions({0, 1}) == {0, 1}
    await slots.close_sessions({0, 1})


async def test_a_heartbeat_waits_for_nobody_who_stands_still(
    address: str, opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOCKED", 50)
    slots = await opens(1)
    with psycopg.connect(address) as other:
        other.execute("UPDATE running_time SET seconds = 7")
        assert (await slots.beat(5.0)).seconds == 5.0
    assert (await slots.beat(6.0)).seconds == 7.0


async def test_a_server_that_is_silent_is_out_of_reach(
    postgres: Server, address: str, opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LEASE", 0.5)
    async with network(postgres.socket) as between, asyncio.timeout(PATIENCE):
        store, slots = Store(between.address(address)), await opens(1, at=between.address(address))
        await store.open()
        await slots.beat(0.0)
        between.halt()
        reading = asyncio.create_task(store.games.not_shown())
        with pytest.raises(StatementError, match="doesn't answer"):
            await slots.beat(0.0)
        store.database.cut()
        with pytest.raises(NotReadError):
            await reading
        await slots.close()
        between.heal()
        assert not await store.games.not_shown()
        await store.close()


async def test_the_server_undoes_a_transaction_that_a_process_left_open(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "storage.database.postgres.postgres_backend._SETTINGS",
        ["SET idle_in_transaction_session_timeout = 200"],
    )
    standing, store = await PostgresServer(address).connect("write"), Store(address)
    await standing.run(lambda transaction: transaction.run("BEGIN"))
    await standing.run(lambda transaction: transaction.run("UPDATE running_time SET seconds = 7"))
    await store.open()
    # It waits until the server has ended the other transaction.
    async with asyncio.timeout(PATIENCE):
        await store.running_time.note(3.0)
    assert await store.running_time.read() == 3.0
    await store.close()
    await standing.close()


def test_a_transaction_is_undone_as_soon_as_slots_are_free() -> None:
    assert f"SET idle_in_transaction_session_timeout = '{module.SLOT_IDLE}s'" in postgres_backend._SETTINGS  # pyright: ignore[reportPrivateUsage]
