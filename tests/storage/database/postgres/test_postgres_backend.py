"""PostgreSQL by itself: its tables equal SQLite's, and its errors mean the same."""

import asyncio
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, nullcontext
from itertools import chain, cycle, repeat
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import psycopg
import pytest

from storage.database.dialect import POSTGRES
from storage.database.migrator import migrations, statements
from storage.database.postgres import postgres_backend
from storage.database.postgres.postgres_connection import PostgresConnection, translated
from storage.database.storage_errors import (
    CAUSES,
    Cause,
    DamagedFileError,
    NotReadError,
    NotStoredError,
    StatementError,
    UnfitPlaceError,
    UnsureError,
)
from storage.database.transaction import Row, Transaction
from storage.store import Store
from storage.values import Click
from tests.storage.network import network
from tests.storage.postgres import Server
from tests.storage.samples import GAME, OPEN, OTHER, add_server, lobby, opened, servers, write
from tests.storage.server_faults import empty, fill, fill_at_commits

TYPES = {"bigint": "INTEGER", "double precision": "REAL", "text": "TEXT"}

Schema = dict[str, dict[str, object]]

KILLED = """
import os, signal
from tests.storage.postgres import server
with server() as running:
    print(running.new(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
"""Tests that are killed while their server runs."""

ROOT = Path(__file__).parents[4]


@pytest.fixture
def address(postgres: Server) -> str:
    return postgres.new()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with opened(address) as store:
        yield store


async def test_the_tables_are_those_of_sqlite(store: Store) -> None:
    """Columns with types and defaults, keys, references and indexes. The differences are listed here."""
    made = await _schema(store)
    assert made.pop("schema_version")
    assert made["games"]["columns"].pop("rowid") == ("INTEGER", True)  # type: ignore[attr-defined]
    assert made == _schema_of_sqlite()


async def test_work_that_waits_for_the_server_is_cut_off(postgres: Server) -> None:
    connection = PostgresConnection(postgres.new())
    await connection.open()
    loop, waiting = asyncio.get_running_loop(), asyncio.Event()

    def sleep(transaction: Transaction) -> None:
        loop.call_soon_threadsafe(waiting.set)
        transaction.run("SELECT pg_sleep(20)")

    work = asyncio.create_task(connection.run(sleep))
    await waiting.wait()
    connection.cut()
    with pytest.raises(StatementError):
        await work
    await connection.close()


async def test_a_connection_is_closed_even_if_its_opening_is_cancelled_twice(postgres: Server) -> None:
    """Otherwise the garbage collector would find it open."""
    async with network(postgres.socket) as between:
        connection = PostgresConnection(between.address(postgres.new()))
        between.halt()
        opening = asyncio.create_task(connection.open())
        for _ in range(2):
            await asyncio.sleep(0)
            opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        between.heal()
        await asyncio.to_thread(connection._thread.shutdown)  # pyright: ignore[reportPrivateUsage]
        made = connection._connection  # pyright: ignore[reportPrivateUsage]
        assert made is not None
        assert made.closed


async def test_a_connection_whose_end_fails_keeps_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    connection = PostgresConnection("postgresql://nowhere")
    monkeypatch.setattr(PostgresConnection, "_end", Mock(side_effect=OSError("gone")))
    with pytest.raises(OSError, match="gone"):
        await connection.close()
    with pytest.raises(RuntimeError, match="shutdown"):
        connection._thread.submit(print)  # pyright: ignore[reportPrivateUsage]


async def test_a_server_tells_the_size_but_not_its_disk_or_its_backups(store: Store) -> None:
    extent = await store.extent()
    assert extent.size > 1_000_000
    assert (extent.free, extent.backed_up) == (None, None)


def test_every_migration_is_there_for_both() -> None:
    there = [each.name for each in migrations(POSTGRES.migrations)]
    assert there == [each.name for each in migrations()], "a migration is missing for one database"


async def test_no_statement_is_compiled_for_longer_than_it_runs(store: Store) -> None:
    assert [row[0] for row in await store.database.rows("SHOW jit")] == ["off"]


async def test_processes_that_start_at_once_make_the_tables_once(postgres: Server) -> None:
    address = postgres.new()
    stores = [Store(address) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    assert {store.database.schema for store in stores} == {migrations()[-1].number}
    for store in stores:
        await store.close()


async def test_a_server_that_is_not_there_is_out_of_reach(postgres: Server) -> None:
    store = Store(postgres.new().replace("host=", "host=/nowhere"))
    with pytest.raises(NotReadError) as caught:
        await store.open()
    assert caught.value.cause == "away"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("host=", "host=/nowhere", "nothing listens at this host and port"),
        (r":///\w+\?host=[^&]+", "://127.0.0.1:1/games?x", "nothing listens at this host and port"),
        (r":///\w+\?host=[^&]+", "://host.invalid/games?x", "the name of the host isn't known"),
        (r":///\w+", ":///nothing", "the server has no database of this name"),
        ("user=test", "user=nobody", "the server doesn't accept the user or the password"),
    ],
)
async def test_why_no_connection_comes_about_is_told(old: str, new: str, said: str, postgres: Server) -> None:
    store = Store(re.sub(old, new, postgres.new()).replace("?x&", "?"))
    with pytest.raises(NotReadError, match=f"no connection: {said}; {CAUSES['away']}"):
        await store.open()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            'FATAL:  no pg_hba.conf entry for host "10.0.0.2", user "citadels", no encryption',
            "no line of the server's pg_hba.conf lets this user in from here, or only with encryption",
        ),
        (
            'root certificate file "/nope" does not exist',
            "the file of sslrootcert is missing or can't be read",
        ),
        (
            'server certificate for "a" does not match host name "b"',
            "the server's certificate has another name, has expired, or sslrootcert didn't sign it",
        ),
        (
            "SSL error: certificate verify failed",
            "the server's certificate has another name, has expired, or sslrootcert didn't sign it",
        ),
        ("server does not support SSL, but SSL was required", "we and the server don't agree on encryption"),
    ],
)
def test_why_no_encrypted_connection_comes_about_is_told(words: str, said: str) -> None:
    assert translated(psycopg.OperationalError(words)).reason == f"no connection: {said}"


async def test_a_database_that_isn_t_in_utf_8_is_refused(postgres: Server) -> None:
    store = Store(postgres.new(encoding="LATIN1"))
    with pytest.raises(UnfitPlaceError, match="the database is in LATIN1"):
        await store.open()


async def test_a_role_that_may_make_no_tables_is_told_of_its_rights(postgres: Server):
    address = postgres.new()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE ROLE poor LOGIN")
    store = Store(address.replace("user=test", "user=poor"))
    try:
        with pytest.raises(NotStoredError, match=r"permission denied .*; it may not be written: "):
            await store.open()
    finally:
        await store.close()
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("DROP ROLE poor")


@pytest.mark.parametrize(
    ("processes", "refused"),
    [
        pytest.param(repeat(1), True, id="one for all"),
        pytest.param(cycle((1, 1, 2, 3)), True, id="by turns"),
        pytest.param(chain((1,), cycle((1, 2))), False, id="one for each session"),
    ],
)
async def test_a_pool_that_gives_each_transaction_another_connection_is_refused(
    processes: Iterator[int], refused: bool, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A pool gives a client the id of a process that the server doesn't know.
    monkeypatch.setattr(PostgresConnection, "process", 0)
    monkeypatch.setattr(postgres_backend, "_process", Mock(side_effect=processes))
    store = Store(address)
    with pytest.raises(UnfitPlaceError, match="pool_mode = session") if refused else nullcontext():
        await store.open()
    await store.close()


async def test_a_database_without_tables_is_told_as_new(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    for _ in range(2):
        async with opened(address):
            pass
    assert caplog.text.count("is new: it holds no games yet") == 1


async def test_a_server_that_restarts_is_an_outage_that_ends_by_itself(
    postgres: Server, store: Store
) -> None:
    await add_server(store, 1)
    await asyncio.to_thread(postgres.stop)
    try:
        with pytest.raises(NotStoredError) as caught:
            await add_server(store, 2)
        assert caught.value.cause == "away"
        assert store.database.outage is not None
        with pytest.raises(NotReadError):
            await servers(store)
        assert not await store.database.try_again()
    finally:
        await asyncio.to_thread(postgres.start)
    assert await store.database.try_again()
    assert await servers(store) == [1]


async def test_a_disk_on_which_no_commit_fits_is_an_outage_until_one_does(store: Store, address: str) -> None:
    fill_at_commits(address)
    with pytest.raises(UnsureError) as caught:
        await store.games.add(lobby(), OPEN)
    assert (caught.value.cause, store.database.obstacle) == ("full", "full")
    assert not await store.database.try_again()
    assert store.database.obstacle == "full"
    empty(address)
    assert await store.database.try_again()
    assert store.database.obstacle is None
    assert await store.games.lobby_ages() == {}


@pytest.mark.parametrize("stored", [False, True])
async def test_a_connection_that_is_lost_at_a_commit_leaves_it_unsure(
    store: Store, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    lost = False

    def rows(self: Transaction, sql: str, *values: Any) -> Any:
        nonlocal lost
        if sql == "COMMIT" and not lost:
            lost = True
            if stored:
                run(self, sql)
            raise translated(psycopg.OperationalError("the connection is lost"))
        return run(self, sql, *values)

    run = Transaction.rows
    monkeypatch.setattr(Transaction, "rows", rows)
    with pytest.raises(UnsureError) as caught:
        await add_server(store, 1)
    # The server may still be working on it.
    assert not caught.value.settled
    assert store.database.outage is None
    assert len(await servers(store)) == stored


async def test_transactions_of_two_processes_are_as_if_one_came_after_the_other(postgres: Server) -> None:
    address = postgres.new()
    async with opened(address) as one, opened(address) as other:
        await write(one.database, "INSERT INTO servers (id, removed) VALUES (1, 0)")

        def count(transaction: Transaction) -> None:
            """Read a number, and write the next one."""
            ((number,),) = transaction.rows("SELECT removed FROM servers WHERE id = 1")
            transaction.run("UPDATE servers SET removed = ? WHERE id = 1", number + 1)

        await asyncio.gather(*((one, other)[each % 2].database.transaction(count) for each in range(20)))
        assert (await one.database.rows("SELECT removed FROM servers"))[0][0] == 20


@pytest.mark.parametrize(
    ("error", "cause", "cut_short", "again"),
    [
        (psycopg.errors.DiskFull, "full", True, False),
        (psycopg.errors.ReadOnlySqlTransaction, "read-only", True, False),
        (psycopg.errors.LockNotAvailable, "locked", True, True),
        (psycopg.errors.AdminShutdown, "away", False, False),
        (psycopg.errors.CannotConnectNow, "away", False, False),
        (psycopg.errors.IdleInTransactionSessionTimeout, "away", False, False),
        (psycopg.OperationalError, "away", False, False),
        # The driver raises this if the result has no message from the server.
        (psycopg.DatabaseError, "away", False, False),
        (psycopg.ProgrammingError, None, False, False),
        (psycopg.errors.SerializationFailure, None, True, True),
        (psycopg.errors.DeadlockDetected, None, True, True),
        (psycopg.errors.UniqueViolation, None, True, False),
    ],
)
def test_each_error_has_its_meaning(
    error: type[psycopg.Error], cause: Cause | None, cut_short: bool, again: bool
) -> None:
    found = translated(error("a value"))
    assert (found.cause, found.cut_short, found.again) == (cause, cut_short, again)
    assert "a value" not in str(found)


def test_damage_is_told_apart() -> None:
    assert isinstance(translated(psycopg.errors.DataCorrupted("x")), DamagedFileError)


def test_tests_that_are_killed_leave_no_server(postgres: Server) -> None:
    ended = subprocess.run([sys.executable, "-c", KILLED], cwd=ROOT, stdout=subprocess.PIPE, check=False)
    found = re.search(rb"host=([^&]+)", ended.stdout)
    assert found
    # The folder is deleted last.
    while Path(found[1].decode()).exists():
        time.sleep(0.01)


def _schema_of_sqlite() -> Schema:
    with closing(sqlite3.connect(":memory:")) as connection:
        for migration in migrations():
            for statement in statements(migration.sql):
                connection.execute(statement)

        def rows(sql: str) -> list[Row]:
            return connection.execute(sql).fetchall()

        names = [row[0] for row in rows("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        found: Schema = {}
        for table in (name for name in names if not name.startswith("sqlite_")):
            # A generated column is hidden in `table_info`.
            columns = rows(f"PRAGMA table_xinfo({table})")
            indexes = rows(f"SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = '{table}'")
            found[table] = {
                "columns": {row[1]: (row[2], bool(row[3] or row[5])) for row in columns},
                # The code passes times; some older columns have one by default.
                "defaults": {row[1]: row[4] for row in columns if row[4] and "strftime" not in row[4]},
                "unique": sorted(
                    [row[2] for row in rows(f"PRAGMA index_info({index[1]})")]
                    for index in rows(f"PRAGMA index_list({table})")
                    if index[3] == "u"
                ),
                "key": [row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5]],
                "references": sorted(
                    (row[3], row[2], row[6]) for row in rows(f"PRAGMA foreign_key_list({table})")
                ),
                "indexes": sorted(_plain(row[0]) for row in indexes if row[0]),
            }
        return found


async def _schema(store: Store) -> Schema:
    found: Schema = {}
    rows = store.database.rows
    for (table,) in await rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"):
        columns = await rows(
            "SELECT column_name, data_type, is_nullable = 'NO', column_default"
            " FROM information_schema.columns WHERE table_name = ?",
            table,
        )
        constraints = await rows(
            "SELECT contype::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = ?::regclass",
            table,
        )
        indexes = await rows(
            "SELECT indexdef FROM pg_indexes WHERE tablename = ? AND indexname NOT LIKE ?"
            " AND indexname NOT LIKE ?",
            *(table, r"%\_pkey", r"%\_key"),
        )
        references = (
            re.fullmatch(r"FOREIGN KEY \((\w+)\) REFERENCES (\w+)\(\w+\) ON DELETE (\w+)", text)
            for kind, text in constraints
            if kind == "f"
        )
        found[table] = {
            "columns": {name: (TYPES[kind], needed) for name, kind, needed, _ in columns},
            "defaults": {name: _default(value) for name, _, _, value in columns if value},
            "unique": sorted(_columns(text) for kind, text in constraints if kind == "u"),
            "key": next((_columns(text) for kind, text in constraints if kind == "p"), list[str]()),
            "references": sorted(match.groups() for match in references if match),
            "indexes": sorted(_plain(row[0]) for row in indexes),
        }
    return found


def _default(value: str) -> str:
    return re.sub(r"^'(-\d+)'::integer$", r"\1", value.removesuffix("::text"))


def _columns(constraint: str) -> list[str]:
    return constraint[constraint.index("(") + 1 : -1].replace('"', "").split(", ")


def _plain(index: str) -> str:
    """Return the statement that makes an index, without the parts that both databases have."""
    plain = re.sub(r"::\w+|public\.|USING btree |[()\s\"]", "", index)
    return re.sub(r"=ANYARRAY\[(.*)\]", r"IN\1", plain)


_END_OTHERS = """SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity
 WHERE datname = current_database() AND pid <> pg_backend_pid()"""


async def test_a_connection_that_was_ended_while_nobody_used_it_costs_nobody_a_click(
    store: Store, address: str
) -> None:
    for server in (1, 2):
        await store.database.rows("SELECT 1")
        with psycopg.connect(address, autocommit=True) as other:
            other.execute(_END_OTHERS)
        await add_server(store, server)
        assert store.database.outage is None
        assert len(await servers(store)) == server


def test_a_lock_whose_connection_was_lost_ends_without_another_error(address: str) -> None:
    locked = postgres_backend.PostgresServer(address).locked()
    with locked, psycopg.connect(address, autocommit=True) as other:
        other.execute(_END_OTHERS)


async def test_what_had_begun_when_the_connection_was_lost_is_not_done_twice(
    store: Store, address: str
) -> None:
    done = list[int]()

    def work(transaction: Transaction) -> None:
        done.append(1)
        with psycopg.connect(address, autocommit=True) as other:
            other.execute(_END_OTHERS)
        transaction.run("INSERT INTO servers (id) VALUES (1)")

    with pytest.raises(NotStoredError):
        await store.database.transaction(work)
    assert done == [1]
    assert store.database.outage is None, "a new connection stores"


async def test_a_locked_row_concerns_its_game_alone(store: Store, address: str) -> None:
    for game in (GAME, OTHER):
        await store.games.add(lobby(game), Click(int(game, 16), 101, "open"))
    with psycopg.connect(address) as other:
        other.execute("SELECT 1 FROM games WHERE id = %s FOR UPDATE", [GAME])
        with pytest.raises(NotStoredError) as caught:
            await store.games.save(lobby(GAME))
        assert caught.value.cause is None
        assert store.database.outage is None
        await store.games.save(lobby(OTHER))
        assert await store.games.load(GAME)
    await store.games.save(lobby(GAME))


async def test_a_fault_that_is_made_waits_for_others_but_never_in_a_circle(
    store: Store, address: str
) -> None:
    with psycopg.connect(address) as other:
        other.execute("UPDATE clicks SET did = did")
        filling = asyncio.create_task(asyncio.to_thread(fill, address))
        waiting = (
            "SELECT count(*) FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database"
        )
        waiting += " WHERE datname = current_database())"
        while not (await store.database.rows(waiting))[0][0]:
            await asyncio.sleep(0.01)
        # The tables before it are filled, and unlocked.
        other.execute("LOCK TABLE games IN ROW EXCLUSIVE MODE")
    await filling
