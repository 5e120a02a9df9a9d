"""A whole database is moved to another kind and back: every value is there, and the bot continues with it."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from storage.database import moving
from storage.database.database import Database
from storage.database.moving import NotMovedError, move, tables, tell_nobody
from storage.database.storage_errors import (
    NewerDatabaseError,
    NotReadError,
    OlderDatabaseError,
    StatementError,
)
from storage.database.transaction import Row
from tests.storage.postgres import Server
from tests.storage.privacy.fixtures import filled
from tests.storage.privacy.person import RUNNING, answer
from tests.storage.samples import load, opened, write
from tests.storage.stored_results import differing_ratings, end_game

__all__ = ["filled"]

Contents = dict[str, list[Row]]


@pytest.fixture
def source(filled: Path, tmp_path: Path) -> Path:
    """A file with games in every state, played by people and computers."""
    return Path(shutil.copy(filled, tmp_path))


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """The place of an empty database of each kind."""
    if request.param == "sqlite":
        return tmp_path / "target.sqlite3"
    server: Server = request.getfixturevalue("postgres")
    return server.new()


async def contents(place: Path | str) -> Contents:
    """Return the rows of all tables."""
    database = Database(place)
    return {
        table.name: list(await database.apart(lambda t, table=table: t.rows(table.select)))
        for table in tables()
    }


async def test_every_value_is_moved_there_and_back(source: Path, postgres: Server, tmp_path: Path) -> None:
    there, back = postgres.new(), tmp_path / "back.sqlite3"
    first, second = await move(source, there, tell_nobody), await move(there, back, tell_nobody)
    assert first == second
    assert {each.table for each in first if each.rows} >= {
        *("games", "people", "clicks", "choices", "messages", "guesses", "results", "standings"),
        *("ratings", "sets", "persons", "lessons", "hints", "running_time"),
    }
    assert await contents(source) == await contents(there) == await contents(back)


async def test_a_moved_database_is_sound_and_its_games_go_on(source: Path, target: Path | str) -> None:
    await move(source, target, tell_nobody)
    async with opened(target) as store:
        assert await store.database.transaction(differing_ratings) == 0
        stored = await load(store, RUNNING)
        assert (await answer(store, stored)).version == stored.version + 1


async def test_ids_are_counted_on(source: Path, target: Path | str) -> None:
    async with opened(source) as store:
        # The largest ids belong to no row any more, and are never given again.
        await write(store.database, "DELETE FROM results WHERE id = (SELECT max(id) FROM results)")
        ((newest,),) = await store.database.rows("SELECT seq FROM sqlite_sequence WHERE name = 'results'")
    await move(source, target, tell_nobody)
    async with opened(target) as store:
        await end_game(store, 77, {101: 30, 102: 20})
        assert (await store.database.rows("SELECT max(id) FROM results"))[0][0] == newest + 1


async def test_ids_are_counted_from_one_where_none_was_given(tmp_path: Path, postgres: Server) -> None:
    empty, there, back = tmp_path / "empty.sqlite3", postgres.new(), tmp_path / "back.sqlite3"
    async with opened(empty):
        pass
    await move(empty, there, tell_nobody)
    await move(there, back, tell_nobody)
    for place in (there, back):
        async with opened(place) as store:
            await end_game(store, 77, {101: 30, 102: 20})
            assert (await store.database.rows("SELECT id FROM results"))[0][0] == 1


@pytest.mark.parametrize("cut", ["games", "choices", "standings"])
async def test_a_move_that_is_cut_short_leaves_the_target_empty(
    cut: str, source: Path, target: Path | str
) -> None:
    def told(table: str, rows: int, of: int) -> None:
        if table == cut:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await move(source, target, told)
    assert await Database(target).apart(lambda transaction: transaction.version()) == 0
    # Nothing prevents another try.
    await move(source, target, tell_nobody)


async def test_a_lost_connection_leaves_the_target_empty(source: Path, postgres: Server) -> None:
    address = postgres.new()

    def told(table: str, rows: int, of: int) -> None:
        if table == "choices":
            with closing(psycopg.connect(address, autocommit=True)) as other:
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )

    with pytest.raises(StatementError):
        await move(source, address, told)
    await move(source, address, tell_nobody)


async def test_no_more_than_a_batch_is_in_memory(
    source: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "BATCH", 7)
    steps: list[tuple[str, int]] = []

    def told(table: str, rows: int, of: int) -> None:
        assert rows <= of
        steps.append((table, rows))

    address = postgres.new()
    done = await move(source, address, told)
    whole = {each.table: each.rows for each in done}
    expected = [
        (table.name, min(rows, whole[table.name]))
        for table in tables()
        for rows in range(7, whole[table.name] + 7, 7)
    ]
    assert steps == expected
    assert await contents(source) == await contents(address)


async def test_a_target_that_holds_something_is_refused(source: Path, target: Path | str) -> None:
    async with opened(target) as store:
        await write(store.database, "INSERT INTO servers (id) VALUES (1)")
    with pytest.raises(NotMovedError, match="isn't empty: there are servers in it"):
        await move(source, target, tell_nobody)
    assert (await contents(target))["games"] == []


async def test_a_target_that_was_only_opened_is_taken(source: Path, target: Path | str) -> None:
    async with opened(target) as store:
        await store.running_time.note(5.0)
    await move(source, target, tell_nobody)
    assert await contents(source) == await contents(target)


async def test_a_source_of_another_release_is_refused(source: Path, postgres: Server) -> None:
    address = postgres.new()
    for version, error in ((3, OlderDatabaseError), (99, NewerDatabaseError)):
        with closing(sqlite3.connect(source)) as connection:
            connection.execute(f"PRAGMA user_version = {version}")
        with pytest.raises(error):
            await move(source, address, tell_nobody)


async def test_a_missing_source_is_not_made(tmp_path: Path, postgres: Server) -> None:
    with pytest.raises(StatementError):
        await move(tmp_path / "none.sqlite3", postgres.new(), tell_nobody)
    with pytest.raises(NotReadError):
        await Database(tmp_path / "none.sqlite3").apart(lambda transaction: transaction.version())


async def test_values_that_come_to_be_others_are_found(source: Path, postgres: Server) -> None:
    """SQLite stores any value in any column. PostgreSQL rounds this one."""
    async with opened(source) as store:
        await write(store.database, "UPDATE messages SET number = 1.5")
    with pytest.raises(NotMovedError, match="the rows of messages differ"):
        await move(source, postgres.new(), tell_nobody)


async def test_values_that_cannot_be_stored_are_named(source: Path, postgres: Server) -> None:
    async with opened(source) as store:
        await write(store.database, "UPDATE persons SET settings = 'a' || char(0)")
    with pytest.raises(NotMovedError, match="rows of persons can't be stored there"):
        await move(source, postgres.new(), tell_nobody)
