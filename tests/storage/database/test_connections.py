"""A database that doesn't answer is given up in time, of both kinds, and comes back by itself."""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from storage.database import connections
from storage.database.connections import Access, Session, in_time
from storage.database.storage_errors import NotReadError, NotStoredError, StatementError, UnsureError
from storage.store import Store
from tests.patience import PATIENCE
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.network import Network, network
from tests.storage.postgres import Server
from tests.storage.prepared import new_in
from tests.storage.samples import add_server, opened, servers, write

ROOT = Path(__file__).parents[3]
INSERT = "INSERT INTO servers (id) VALUES (?)"


@contextmanager
def stuck(monkeypatch: pytest.MonkeyPatch, part: str) -> Generator[threading.Event]:
    """Make each statement that contains `part` wait until the event is set, as on a disk that hangs."""
    free = threading.Event()

    def wait(sql: str, run: Statement) -> Rows:
        if part in sql:
            free.wait()
        return run()

    hook(monkeypatch, wait)
    try:
        yield free
    finally:
        free.set()


async def _again(store: Store) -> None:
    """Wait until the store can write again."""
    async with asyncio.timeout(PATIENCE):
        while not await store.database.try_again():
            await asyncio.sleep(0.01)


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Store]:
    """A store on a file with short time limits."""
    async with opened(tmp_path / "games.sqlite3") as store:
        store.database.limit = 0.2
        yield store


async def test_a_disk_that_hangs_is_an_outage_and_nothing_is_stored_late(
    file: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stuck(monkeypatch, "INSERT INTO servers") as free:
        first, second = [asyncio.create_task(add_server(file, each)) for each in (1, 2)]
        with pytest.raises(NotStoredError) as caught:
            await first
        assert caught.value.cause == "silent"
        with pytest.raises(NotStoredError):
            await second
        assert file.database.obstacle == "silent"
        # The thread still holds the lock of the file; it isn't another program's.
        assert not await file.database.try_again()
        assert file.database.obstacle == "silent"
        free.set()
        await _again(file)
    assert await servers(file) == []
    await add_server(file, 3)
    assert await servers(file) == [3]


async def test_a_store_that_hangs_gives_no_answer(file: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await file.database.answers()
    with stuck(monkeypatch, "SELECT 1") as free:
        assert not await file.database.answers()
        free.set()
        await _again(file)
    assert await file.database.answers()
    async with file.database._reading:  # pyright: ignore[reportPrivateUsage]
        assert not await file.database.answers()
        file.database._tidying = True  # pyright: ignore[reportPrivateUsage]
        assert await file.database.answers(), "the log is being emptied"
        file.database._tidying = False  # pyright: ignore[reportPrivateUsage]


async def test_a_store_that_can_t_be_reached_answers_with_an_error(
    file: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file.database._connections, "read", fail_away)  # pyright: ignore[reportPrivateUsage]
    assert await file.database.answers()


async def fail_away(*_: object) -> None:
    raise NotReadError("no connection", "away")


async def test_a_commit_that_hangs_is_not_sure_and_is_read_later(
    file: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stuck(monkeypatch, "COMMIT") as free:
        with pytest.raises(UnsureError) as caught:
            await add_server(file, 1)
        assert not caught.value.settled
        free.set()
        await _again(file)
    assert await servers(file) == [1]


async def test_a_disk_that_hangs_while_somebody_reads_is_an_outage_too(
    file: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stuck(monkeypatch, "SELECT id FROM servers") as free:
        with pytest.raises(NotReadError) as caught:
            await servers(file)
        assert caught.value.cause == file.database.obstacle == "silent"
        free.set()
        await _again(file)
    assert await servers(file) == []


async def test_a_connection_that_is_open_just_as_its_caller_is_cancelled_is_closed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend, made = store.database.backend, list[Session]()
    connect = backend.connect

    async def connecting(access: Access) -> Session:
        made.append(await connect(access))
        opening.cancel()
        return made[0]

    monkeypatch.setattr(backend, "connect", connecting)
    opening = asyncio.create_task(store.database._connections.connect("read"))  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(asyncio.CancelledError):
        await opening
    await asyncio.sleep(0)
    with pytest.raises((StatementError, ValueError)):
        await made[0].run(lambda transaction: transaction.rows("SELECT 1"))


async def test_no_more_than_a_few_threads_wait_for_a_disk(
    file: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = threading.active_count()
    with stuck(monkeypatch, "") as free:
        with pytest.raises(NotStoredError):
            await add_server(file, 1)
        monkeypatch.setattr(connections, "OPENING_TIMEOUT", 0.05)
        for _ in range(3 * connections.MOST_LEFT):
            assert not await file.database.try_again()
        assert threading.active_count() <= before + connections.MOST_LEFT + 1
        free.set()
        await _again(file)


async def test_a_store_can_be_closed_while_its_disk_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CLOSING", 0.1)
    store = Store(tmp_path / "games.sqlite3")
    await store.open()
    with stuck(monkeypatch, "INSERT INTO servers"):
        writing = asyncio.create_task(add_server(store, 1))
        await asyncio.sleep(0)
        assert store.database._writing.locked()  # pyright: ignore[reportPrivateUsage]
        async with asyncio.timeout(PATIENCE):
            await store.close()
        store.database.limit = 0.1
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


HUNG = """
import asyncio, sys, threading
from pathlib import Path
from storage.database.storage_errors import NotStoredError
from storage.store import Store
from storage.database import connections

async def main():
    connections.CLOSING = 0.1
    store = Store(Path(sys.argv[1]))
    await store.open()
    store.database.limit = 0.1
    try:
        await store.database.transaction(lambda _: threading.Event().wait())
    except NotStoredError:
        print("refused")
    await store.close()

asyncio.run(main())
"""


def test_a_process_ends_although_its_disk_hangs(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HUNG, str(tmp_path / "games.sqlite3")]
    ended = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False, timeout=PATIENCE
    )
    assert (ended.returncode, ended.stdout) == (0, "refused\n")


async def test_a_process_that_stood_still_takes_what_arrived_meanwhile() -> None:
    done = asyncio.get_running_loop().create_future()
    threading.Timer(0.01, lambda: done.get_loop().call_soon_threadsafe(done.set_result, 7)).start()
    waiting = asyncio.create_task(in_time(done, 0.1))
    await asyncio.sleep(0)
    time.sleep(0.3)
    assert await waiting == 7


async def test_an_error_is_no_silence() -> None:
    async def fail() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        await in_time(fail(), 1.0)
    with pytest.raises(StatementError) as caught:
        await in_time(asyncio.Event().wait(), 0.0)
    assert caught.value.cause == "silent"


# On a server


@pytest.fixture
async def between(postgres: Server) -> AsyncIterator[Network]:
    async with network(postgres.socket) as between:
        yield between


@pytest.fixture
async def store(postgres: Server, between: Network) -> AsyncIterator[Store]:
    """A store on a server with short time limits."""
    async with opened(between.address(new_in(postgres))) as store:
        store.database.limit = 0.5
        yield store


async def test_a_server_that_hangs_is_an_outage_that_ends_by_itself(store: Store, between: Network) -> None:
    await add_server(store, 1)
    between.halt()
    writes = [asyncio.create_task(add_server(store, each)) for each in range(2, 20)]
    reading = asyncio.create_task(servers(store))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert all(isinstance(each, NotStoredError) for each in results)
    with pytest.raises(NotReadError):
        await reading
    assert store.database.obstacle == "silent"
    assert not await store.database.try_again()
    between.heal()
    await _again(store)
    assert await servers(store) == [1]


async def test_one_connection_that_hangs_is_made_anew(store: Store, between: Network) -> None:
    await servers(store)
    between.halt_open()
    with pytest.raises(NotReadError):
        await servers(store)
    assert store.database.outage is not None, "health says so"
    await _again(store)
    assert await servers(store) == []
    await add_server(store, 1)


# A long transaction


async def test_a_long_transaction_keeps_nobody_waiting_for_ever(
    file: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stuck(monkeypatch, "INSERT INTO servers") as free:
        long = asyncio.create_task(
            file.database.transaction(lambda it: it.run(INSERT, 1), within=connections.LONG_TRANSACTION)
        )
        await asyncio.sleep(0)
        with pytest.raises(NotStoredError, match="others write"):
            await write(file.database, "UPDATE servers SET removed = 1")
        assert file.database.outage is None
        assert await servers(file) == []
        free.set()
        await long
    await write(file.database, "UPDATE servers SET removed = 1")
