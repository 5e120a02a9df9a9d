"""While nothing can be stored, everybody is told so at once, and stored data can be read."""

import asyncio
import errno
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from storage.database.sqlite.sqlite_backend import PROBE_BYTES
from storage.database.sqlite.sqlite_connection import BUSY, translated
from storage.database.storage_errors import Cause, NotReadError, NotStoredError
from storage.database.transaction import Transaction
from storage.store import Store
from tests.storage.hinder import (
    NO_MORE_PAGES,
    READ_ONLY,
    Hinder,
    Rows,
    Statement,
    connection_of,
    fail_to_read,
    failure,
    hook_values,
    locked,
)
from tests.storage.samples import GAME, contents, load, play_on, reader_of, writer_of

ROOT = Path(__file__).parents[3]


@pytest.fixture
async def hinder(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hinder]:
    """The obstacle to storing; after the test, check that it is gone."""
    hinder = Hinder(store, monkeypatch)
    yield hinder
    hinder.no_more()
    assert await store.database.try_again()
    assert store.database.outage is None
    before = await _servers(store)
    await _write(store, 1000)
    assert await _servers(store) == [*before, 1000]


@pytest.mark.parametrize(
    ("number", "cause"),
    [(errno.ENOSPC, "full"), (errno.EROFS, "read-only"), (errno.EACCES, "read-only"), (errno.EIO, "failing")],
)
async def test_a_file_that_can_t_be_made_says_why(
    number: int, cause: Cause, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "touch", Mock(side_effect=OSError(number, "why")))
    with pytest.raises(NotReadError) as caught:
        await Store(tmp_path / "games.sqlite3").open()
    assert caught.value.cause == cause


async def test_a_disk_that_is_only_to_be_read_shows_before_anybody_writes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store.database.obstacle is None
    monkeypatch.setattr("os.access", Mock(return_value=False))
    assert store.database.obstacle == "read-only"


async def _write(store: Store, server: int, room: int = 0) -> None:
    def work(transaction: Transaction) -> None:
        transaction.run("INSERT INTO servers (id) VALUES (?)", server)
        transaction.run("INSERT INTO damaged (game) VALUES (?)", f"{server}{'x' * room}")

    await store.database.transaction(work)


async def _servers(store: Store) -> list[int]:
    """Return the stored servers; an unfinished write that was not undone would show, too."""
    sql = "SELECT id FROM servers ORDER BY id"
    found = [row[0] for row in await store.database.rows(sql)]
    if store.database.outage is None:
        seen = await store.database.transaction(lambda transaction: transaction.rows(sql))
        assert [row[0] for row in seen] == found
    return found


async def _is_refused(store: Store, cause: Cause) -> None:
    began = time.monotonic()
    with pytest.raises(NotStoredError) as caught:
        await _write(store, 1, PROBE_BYTES)
    assert time.monotonic() - began < BUSY
    assert caught.value.cause == cause
    assert store.database.outage is not None
    assert store.database.outage.cause == cause


@pytest.mark.usefixtures("hinder")
async def test_a_hundred_writes_wait_for_one_lock_together(store: Store) -> None:
    with locked(store):
        began = time.monotonic()
        writing = [asyncio.create_task(_write(store, number)) for number in range(100)]
        await asyncio.sleep(0.1)
        # A reader doesn't wait, not even for waiting writers.
        assert await store.database.rows("SELECT id FROM servers") == []
        assert time.monotonic() - began < BUSY
        errors = await asyncio.gather(*writing, return_exceptions=True)
        # One after another, the hundred would take a hundred times as long.
        assert BUSY <= time.monotonic() - began < 10 * BUSY
        assert [error.cause for error in errors if isinstance(error, NotStoredError)] == ["locked"] * 100
        # From now on nobody waits, not even during the retry.
        trying = asyncio.create_task(store.database.try_again())
        await asyncio.sleep(0.1)
        await _is_refused(store, "locked")
        assert not await trying
    # Until somebody tries, nobody knows.
    await _is_refused(store, "locked")


@pytest.mark.parametrize(("pragma", "cause"), [(NO_MORE_PAGES, "full"), (READ_ONLY, "read-only")])
async def test_an_obstacle_to_one_transaction_stops_all(
    store: Store, hinder: Hinder, pragma: str, cause: Cause
) -> None:
    await hinder.by(pragma)
    for _ in range(2):
        await _is_refused(store, cause)
        assert not await store.database.try_again()
        assert await _servers(store) == []


async def test_it_is_known_since_when_and_told_once(store: Store, hinder: Hinder) -> None:
    told: list[object] = []
    store.database.outages.listeners.append(lambda: told.append(store.database.outage))
    began = time.time()
    await hinder.by(READ_ONLY)
    await _is_refused(store, "read-only")
    await _is_refused(store, "read-only")
    outage = store.database.outage
    assert outage is not None
    assert began <= outage.since <= time.time()
    # With another obstacle, it is still the same outage.
    await hinder.by(NO_MORE_PAGES)
    assert not await store.database.try_again()
    assert store.database.outage == replace(outage, cause="full")
    assert told == [outage]


@pytest.mark.usefixtures("hinder")
async def test_a_failure_of_one_transaction_is_no_outage(store: Store) -> None:
    def fail(transaction: Transaction) -> None:
        transaction.run("INSERT INTO servers (id) VALUES (1)")
        raise translated(failure("disk I/O error", sqlite3.SQLITE_IOERR_READ))

    with pytest.raises(NotStoredError, match="I/O") as caught:
        await store.database.transaction(fail)
    assert caught.value.cause is None
    assert store.database.outage is None
    assert await _servers(store) == []


@pytest.mark.usefixtures("hinder")
async def test_trying_leaves_nothing_behind(store: Store) -> None:
    path = store.database.path
    wal = path.with_name(f"{path.name}-wal")
    await store.database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    assert wal.stat().st_size == 0
    told = (
        "PRAGMA user_version",
        "PRAGMA schema_version",
        "PRAGMA page_count",
        "SELECT * FROM sqlite_schema",
    )
    before = [await store.database.rows(sql) for sql in told]
    for _ in range(3):
        assert await store.database.try_again()
    assert [await store.database.rows(sql) for sql in told] == before
    assert await store.database.rows("PRAGMA integrity_check") == [("ok",)]
    assert wal.stat().st_size > PROBE_BYTES / 2, "it never got as far as the disk"


async def test_data_out_of_reach_does_not_count_as_damaged(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await play_on(store, GAME, 3)
    with monkeypatch.context() as failing:
        fail_to_read(failing, "FROM choices")
        for _ in range(2):
            with pytest.raises(NotReadError, match="I/O") as caught:
                await store.games.load(GAME)
            assert caught.value.cause == "failing"
        with pytest.raises(NotReadError):
            await store.games.choices(GAME, 9)
        # Readable rows are read, and written.
        assert await store.games.version(GAME) == stored.version
        store.places.note_shown(GAME, 2)
        await store.places.write()
        assert store.database.outage is None
    loaded = await load(store, GAME)
    assert contents(loaded) == contents(stored)


async def test_a_connection_that_failed_is_not_used_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As over a network, where connections from before the outage stay broken."""
    stored = await play_on(store, GAME, 3)
    broken = [await each.run(connection_of) for each in (reader_of(store), writer_of(store))]

    def fail(this: Transaction, _sql: str, _values: object, run: Statement) -> Rows:
        if connection_of(this) in broken:
            raise translated(failure("disk I/O error", sqlite3.SQLITE_IOERR_READ))
        return run()

    hook_values(monkeypatch, fail)
    with pytest.raises(NotReadError):
        await store.games.version(GAME)
    assert await store.games.version(GAME) == stored.version
    with pytest.raises(NotStoredError):
        await _write(store, 1)
    await _write(store, 2)
    assert await _servers(store) == [2]


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    command = ["unshare", "--mount", "--map-root-user"]
    if shutil.which("unshare") is None or subprocess.run([*command, "true"], check=False).returncode:
        pytest.skip("this machine lets nobody mount a disk of their own")
    script = [sys.executable, "-m", "tests.storage.full_disk", str(tmp_path)]
    done = subprocess.run([*command, *script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("full\n", 0), done.stderr
