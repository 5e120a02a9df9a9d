"""A connection of SQLite, and the meaning of its errors."""

import sqlite3
import threading
import time
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest

from storage.database.database import Database
from storage.database.sqlite.sqlite_connection import Connection, translated
from storage.database.storage_errors import Cause, DamagedFileError, NotReadError
from storage.database.transaction import Transaction, Work
from storage.store import Store
from tests.storage.hinder import Rows


async def test_a_file_that_can_t_be_opened_leaves_no_thread_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = cast("Any", Connection.stop)

    def stop_late(self: Any) -> Any:
        self._tx.put_nowait((None, lambda: time.sleep(0.2)))
        return stop(self)

    monkeypatch.setattr(Connection, "stop", stop_late)
    before = {thread for thread in threading.enumerate() if "connection_worker" in thread.name}
    with pytest.raises(NotReadError):
        await Database(tmp_path).open()
    now = {thread for thread in threading.enumerate() if "connection_worker" in thread.name}
    # A thread of an earlier test may end meanwhile.
    assert now <= before


async def test_a_transaction_is_one_trip_to_the_thread_of_its_connection(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips, run = list[object](), Connection.run

    async def counted(this: Connection, work: Work[Any]) -> Any:
        trips.append(work)
        return await run(this, work)

    monkeypatch.setattr(Connection, "run", counted)

    def work(transaction: Transaction) -> int:
        transaction.run("INSERT INTO servers (id) VALUES (1)")
        transaction.run_many("INSERT INTO servers (id) VALUES (?)", [(2,), (3,)])
        assert threading.current_thread() is not threading.main_thread()
        return len(transaction.rows("SELECT * FROM servers"))

    assert await store.database.transaction(work) == 3
    assert await store.database.snapshot(_read_twice) == (3, 3)
    assert len(trips) == 2


def _read_twice(transaction: Transaction) -> tuple[int, int]:
    return len(_servers(transaction)), len(_servers(transaction))


async def test_an_error_that_no_future_takes_comes_out_too(store: Store) -> None:
    """Otherwise its caller would wait for ever."""
    with pytest.raises(RuntimeError, match="StopIteration"):
        await store.database.transaction(lambda _: next(iter(())))
    with pytest.raises(RuntimeError, match="StopIteration"):
        await store.database.snapshot(lambda _: next(iter(())))
    assert not await store.database.transaction(_servers)


def _servers(transaction: Transaction) -> Rows:
    return transaction.rows("SELECT * FROM servers")


def _error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("why")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("code", "cause", "cut_short"),
    [
        (sqlite3.SQLITE_FULL, "full", True),
        (sqlite3.SQLITE_READONLY_DBMOVED, "read-only", False),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "locked", False),
        (sqlite3.SQLITE_IOERR_WRITE, "failing", True),
        (sqlite3.SQLITE_IOERR_READ, "failing", False),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, None, False),
    ],
)
def test_the_place_in_a_code_changes_nothing_of_its_cause(
    code: int, cause: Cause | None, cut_short: bool
) -> None:
    found = translated(_error(code))
    assert (found.reason, found.cause, found.cut_short) == ("why", cause, cut_short)
    assert not isinstance(found, DamagedFileError)


def test_an_error_of_the_disk_is_named_by_what_the_disk_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, error = tmp_path / "games.sqlite3", _error(sqlite3.SQLITE_IOERR_SHMSIZE)
    assert translated(error, file).cause == "failing", "a file that is gone shows nothing"
    file.touch()
    assert translated(error, file).cause == "failing"
    monkeypatch.setattr("shutil.disk_usage", Mock(return_value=Mock(free=8192)))
    assert translated(error, file).cause == "full"
    monkeypatch.setattr("os.access", Mock(return_value=False))
    assert translated(error, file).cause == "read-only"


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CORRUPT_INDEX, sqlite3.SQLITE_NOTADB])
def test_damage_is_no_outage(code: int) -> None:
    assert isinstance(translated(_error(code)), DamagedFileError)


def test_an_error_of_the_driver_itself_has_no_cause() -> None:
    assert translated(sqlite3.ProgrammingError("why")).cause is None
