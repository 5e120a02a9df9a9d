"""The slots that processes divide on a PostgreSQL server, and the part of all games that they lead to."""

import asyncio
from collections.abc import AsyncIterator, Callable

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
from tests.storage.server_faults import fill, only_read


@pytest.fixture
async def address(postgres: Server) -> AsyncIterator[str]:
    """A database with its tables."""
    address = postgres.new()
    store = Store(address)
    await store.open()
    yield address
    await store.close()


def _ignored(_: str) -> None:
    """Hear nothing."""


async def test_nobody_gets_a_slot_that_another_process_has(address: str) -> None:
    first, second = Slots(address, 4, _ignored), Slots(address, 4, _ignored)
    await first.open()
    await second.open()
    assert await first.take(range(4), 3) == {0, 1, 2}
    assert await second.take(range(4), 4) == {3}
    await first.give({1})
    assert await second.take(range(3), 4) == {1}
    # However it ends, the server frees what it had.
    await first.close()
    async with asyncio.timeout(PATIENCE):
        while not await second.take({0}, 1):  # noqa: ASYNC110 - the server frees it
            await asyncio.sleep(0.01)
    await second.close()


async def test_a_heartbeat_counts_the_processes_and_agrees_on_the_time(address: str) -> None:
    first, second = Slots(address, 2, _ignored), Slots(address, 2, _ignored)
    assert not first.has_lease
    await first.open()
    alone, seconds = await first.beat(100.0)
    assert (len(alone), seconds) == (1, 100.0)
    assert first.has_lease
    await second.open()
    both, seconds = await second.beat(7.0)
    assert (len(both), seconds) == (2, 100.0)
    assert both > alone
    assert await first.beat(101.0) == (both, 101.0)
    assert await second.processes() == both
    await first.close()
    assert not first.has_lease
    await second.close()


async def test_a_process_is_sure_for_less_time_than_the_server_waits_for_it(address: str) -> None:
    assert module.LEASE < module.IDLE
    now = 0.0
    slots = Slots(address, 1, _ignored, lambda: now)
    await slots.open()
    await slots.beat(0.0)
    now += module.LEASE - 0.1
    assert slots.has_lease
    now += 0.2
    assert not slots.has_lease
    await slots.close()


async def test_a_process_that_stands_still_loses_its_slots(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "IDLE", 1)
    slots = Slots(address, 1, _ignored)
    await slots.open()
    await slots.take({0}, 1)
    # The end of the connection is heard at once.
    await slots.wait(PATIENCE)
    with pytest.raises(StatementError):
        await slots.beat(0.0)
    await slots.close()


async def test_a_notice_that_is_sent_is_heard(address: str) -> None:
    heard: list[str] = []
    slots, store = Slots(address, 1, heard.append), Store(address)
    await slots.open()
    await store.open()
    await store.tell("something")
    await slots.wait(PATIENCE)
    await slots.hear()
    await asyncio.sleep(0)
    assert heard == ["something"]
    await slots.close()
    await store.close()


async def test_a_process_alone_with_its_database_shares_it_with_nobody(address: str) -> None:
    slots, other = Slots(address, 2, _ignored), Slots(address, 3, _ignored)
    with locked(address), pytest.raises(InUseError):
        await slots.open()
    slots = Slots(address, 2, _ignored)
    await slots.open()
    with pytest.raises(InUseError), locked(address):
        pass
    with pytest.raises(InUseError, match="2 shards"):
        await other.open()
    await slots.close()


@pytest.mark.parametrize("why", [fill, only_read])
async def test_a_slot_is_kept_where_nothing_can_be_stored(address: str, why: Callable[[str], None]) -> None:
    why(address)
    slots = Slots(address, 1, _ignored)
    await slots.open()
    assert await slots.take({0}, 1) == {0}
    assert (await slots.beat(5.0)).seconds == 5.0
    assert slots.has_lease
    await slots.close()


async def test_a_session_that_was_not_closed_may_be_open_still(address: str) -> None:
    first, second = Slots(address, 2, _ignored), Slots(address, 2, _ignored)
    await first.open()
    assert await first.open_sessions({0, 1}) == frozenset()
    await first.close_sessions({0})
    await first.close()
    await second.open()
    assert await second.open_sessions({0, 1}) == {1}
    await second.close()


@pytest.mark.parametrize("why", [fill, only_read])
async def test_any_session_may_be_open_where_nothing_can_be_stored(
    address: str, why: Callable[[str], None]
) -> None:
    why(address)
    slots = Slots(address, 2, _ignored)
    await slots.open()
    assert await slots.open_sessions({0, 1}) == {0, 1}
    await slots.close_sessions({0, 1})
    await slots.close()


async def test_a_heartbeat_waits_for_nobody_who_stands_still(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOCKED", 50)
    slots = Slots(address, 1, _ignored)
    await slots.open()
    with psycopg.connect(address) as other:
        other.execute("UPDATE running_time SET seconds = 7")
        assert (await slots.beat(5.0)).seconds == 5.0
    assert (await slots.beat(6.0)).seconds == 7.0
    await slots.close()


async def test_a_server_that_is_silent_is_out_of_reach(
    postgres: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LEASE", 0.5)
    async with network(postgres.socket) as between, asyncio.timeout(PATIENCE):
        slots, store = Slots(between.address(address), 1, _ignored), Store(between.address(address))
        await store.open()
        await slots.open()
        await slots.beat(0.0)
        between.halt()
        reading = asyncio.create_task(store.games.not_shown())
        with pytest.raises(StatementError, match="doesn't answer"):
            await slots.beat(0.0)
        store.cut()
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
    standing, store = await PostgresServer(address).connect(write=True), Store(address)
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
    assert f"SET idle_in_transaction_session_timeout = '{module.IDLE}s'" in postgres_backend._SETTINGS  # pyright: ignore[reportPrivateUsage]
