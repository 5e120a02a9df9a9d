"""Every release's database is migrated: nothing in it is lost, and its games continue."""

import asyncio
import logging
import random
import re
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ai import choose
from engine.verify import verify
from storage.codec import digest
from storage.database import migrator
from storage.database.database import Database
from storage.database.dialect import SQLITE
from storage.database.migrator import Migration, migrations
from storage.database.moving import move, tell_nobody
from storage.database.storage_errors import (
    DamagedGameError,
    NotStoredError,
    RepeatedClickError,
    SetAsideError,
)
from storage.games.places import BOARD_SEAT
from storage.inspection import inspect
from storage.maintenance import FILLED_MIGRATION, read_database
from storage.results.game_record import record
from storage.results.ratings.rebuild import Compared, compare
from storage.store import Store
from storage.values import Click, StoredGame
from tests.storage.database.test_moving import contents
from tests.storage.postgres import Server
from tests.storage.samples import BEGUN, answer, dealt, load, opened, running
from tests.storage.versions.recording import (
    ASIDE,
    BOARDS,
    CHOSEN,
    CLICKED,
    CLOSED,
    CUP,
    LOBBY,
    OVER,
    PANELS,
    PLAN,
    RESIGNED,
    RUNNING,
    SETS,
    SETTINGS,
    SPOILED,
    files,
    restore,
)

NOW = migrations()[-1].number
EARLIER = [version for version in files() if version < NOW]

MADE_ANEW = {"ratings"}  # Tables that a migration fills from others.

Contents = dict[str, tuple[tuple[str, ...], Counter[tuple[Any, ...]]]]
"""The columns and the rows of each table."""


before_today_s_rules = pytest.mark.parametrize(
    "version", [each for each in EARLIER if each < FILLED_MIGRATION], indirect=True, scope="module"
)
"""Releases whose games are rated again, because they had other rules for ratings."""


@pytest.fixture(scope="module", params=EARLIER)
def version(request: pytest.FixtureRequest) -> int:
    return request.param


@pytest.fixture(scope="module")
def recorded(version: int, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database written by that version. Nobody may change this one."""
    path = tmp_path_factory.mktemp("recorded") / "games.sqlite3"
    restore(files()[version], path)
    return path


@pytest.fixture
def path(recorded: Path, tmp_path: Path) -> Path:
    """A database written by that version."""
    return Path(shutil.copy(recorded, tmp_path))


@pytest.fixture(scope="module")
def migrated(recorded: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same database after migration. Tests may only read it, or refuse to write."""

    async def migrate(path: Path) -> None:
        async with opened(path):
            pass

    path = Path(shutil.copy(recorded, tmp_path_factory.mktemp("migrated")))
    asyncio.run(migrate(path))
    return path


@pytest.fixture(scope="module")
def finished(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same database, with all its games finished."""

    async def finish(path: Path) -> None:
        async with opened(path) as store:
            lobby = await load(store, LOBBY)
            begun = await store.games.save(running(dealt(), lobby), choices=(BEGUN,))
            for stored in (begun, await load(store, RUNNING), await load(store, RESIGNED)):
                await _finish(store, stored)

    path = Path(shutil.copy(migrated, tmp_path_factory.mktemp("finished")))
    asyncio.run(finish(path))
    return path


def test_every_release_was_recorded() -> None:
    """Only the newest migration may be unreleased: add to it until its release records its result."""
    assert {each.number for each in migrations()[:-1]} == set(EARLIER)


@pytest.mark.parametrize("version", files())
def test_the_migrations_make_the_recorded_databases(version: int) -> None:
    """Neither may change later, because existing databases were made by them."""
    with closing(sqlite3.connect(":memory:")) as made, closing(sqlite3.connect(":memory:")) as recorded:
        recorded.executescript(files()[version].read_text(encoding="utf-8"))
        for migration in migrations():
            if migration.number <= version:
                made.executescript(migration.sql)
        assert _schema(recorded) == _schema(made)


def _schema(connection: sqlite3.Connection) -> set[tuple[str | None, ...]]:
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema")
    return {(*about, sql and _plain(sql)) for *about, sql in rows}


def _plain(sql: str) -> str:
    """Return a statement without comments, quotes and layout, which differ for columns added later."""
    words = " ".join(re.sub(r'--.*|"', "", sql).split())
    return re.sub(r" ?([(),]) ?", r"\1", words)


def test_no_value_is_lost(recorded: Path, migrated: Path) -> None:
    before, after = _contents(recorded), _contents(migrated)
    for table, (columns, rows) in before.items():
        if table in MADE_ANEW:
            continue
        now, found = after[table]
        assert set(columns) <= set(now), f"columns of {table} are gone"
        places = [now.index(column) for column in columns]
        assert rows == Counter(tuple(row[place] for place in places) for row in found.elements()), table


def _contents(path: Path) -> Contents:
    with closing(sqlite3.connect(path)) as connection:
        found: Contents = {}
        for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            cursor = connection.execute(f"SELECT * FROM {table}")
            found[table] = tuple(each[0] for each in cursor.description), Counter(cursor.fetchall())
        return found


async def test_the_log_tells_each_step_before_it_is_done(
    version: int, path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "storage.database.migrator")
    async with opened(tmp_path / "new.sqlite3") as store:
        assert not store.database.migrating
    assert not caplog.messages
    database = Database(path)
    migrating: list[bool] = []

    class Listener(logging.Handler):
        """Checks that the database logs what it does."""

        def emit(self, record: logging.LogRecord) -> None:
            migrating.append(database.migrating)

    listener = Listener()
    migrator.log.addHandler(listener)
    try:
        await database.open()
    finally:
        migrator.log.removeHandler(listener)
        await database.close()
    missing = [each.name for each in migrations() if each.number > version]
    told = [each.getMessage() for each in caplog.records if each.name == migrator.log.name]
    assert [message.partition(": ")[2].partition(";")[0] for message in told] == missing
    assert migrating == [True] * len(missing)
    assert not database.migrating


async def test_a_copy_is_made_before_and_no_update_without_one(path: Path, version: int) -> None:
    copy = path.with_name(f"{path.name}.step{version}")
    (there := path.with_name(f"{copy.name}-wal")).touch()
    with pytest.raises(NotStoredError, match="it is not updated, because it can't be copied before"):
        await Store(path).open()
    assert await read_database(path, lambda transaction: transaction.version()) == version
    there.unlink()
    async with opened(path):
        pass
    assert await read_database(copy, lambda transaction: transaction.version()) == version


async def test_both_kinds_of_databases_come_to_hold_the_same(
    version: int, path: Path, migrated: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new()

    def until_then(package: str = SQLITE.migrations) -> list[Migration]:
        return [each for each in migrations(package) if each.number <= version]

    with monkeypatch.context() as patch:
        patch.setattr(migrator, "migrations", until_then)
        await move(path, address, tell_nobody)
    async with opened(address):
        pass
    assert await contents(address) == await contents(migrated)


async def test_sound_games_stay_sound(path: Path, migrated: Path) -> None:
    older = await inspect(path)
    assert older.older is not None
    assert older.older[1] == NOW
    assert all(" is damaged" in fault for fault in older.faults), "as they were recorded"
    assert older.sound
    found = await inspect(migrated)
    assert found.sound == {"lobby": 1, "running": 2, "over": 1, "closed": 1}
    assert [line.split(":")[0] for line in found.aside] == [f"game {ASIDE} is damaged, and set aside"]
    assert [line.split(":")[0] for line in found.faults] == [f"game {SPOILED} is damaged"]


async def test_games_play_on_to_their_end(migrated: Path, finished: Path) -> None:
    async with opened(migrated) as store:
        pending = sorted(await store.games.with_pending_work())
    assert pending == [LOBBY, RUNNING, RESIGNED, OVER, CLOSED, SPOILED]
    async with opened(finished) as store:
        for game in (ASIDE, SPOILED):
            with pytest.raises(DamagedGameError) as caught:
                await store.games.load(game)
            assert isinstance(caught.value, SetAsideError) == (game == ASIDE)
        assert (await load(store, CLOSED)).status == "closed"
    assert (await inspect(finished)).sound == {"over": 4, "closed": 1}


async def test_games_that_an_earlier_release_began_prove_themselves(finished: Path) -> None:
    for game in (RUNNING, RESIGNED, OVER):
        told = (await read_database(finished, partial(record, game=game))).transcript()
        assert [finding.problem for finding in verify(told)] == [""] * 4


async def _finish(store: Store, stored: StoredGame) -> None:
    chance = random.Random(stored.id)
    while (game := stored.game) is not None and game.decision is not None:
        picks = choose(game.view(game.decision.seat), game.decision, chance)
        stored = await answer(store, stored, lambda _, picks=picks: picks, user=None)


async def test_data_beside_the_games_is_found_again(migrated: Path) -> None:
    async with opened(migrated) as store:
        boards = {game: (await store.places.of(game))[BOARD_SEAT] for game in BOARDS}
        assert boards == BOARDS
        assert await store.places.of(RUNNING) == PANELS | {BOARD_SEAT: BOARDS[RUNNING]}
        for guild, settings in SETTINGS.items():
            assert (await store.servers.get(guild)).computer_pause == settings.computer_pause
        for guild, names in SETS.items():
            assert [(each.name, each.plan, each.user) for each in await store.sets.of_server(guild)] == [
                (name, PLAN, 101) for name in names
            ]
        for user, chosen in CHOSEN.items():
            assert await store.persons.get(user) == chosen
        kept = await store.tournaments.get(CUP.id)
        assert kept is not None
        assert kept.tournament == CUP


async def test_tables_that_follow_from_others_are_filled(migrated: Path) -> None:
    async with opened(migrated) as store:
        rows = store.database.rows
        assert [tuple(row) for row in await rows("SELECT * FROM tournament_people")] == [
            (101, CUP.id),
            (102, CUP.id),
        ]
        assert [row[0] for row in await rows("SELECT id FROM persons WHERE hidden = 1")] == [101]
        assert [row[0] for row in await rows("SELECT id FROM persons WHERE speaks = 1")] == [102]
        named = await rows("SELECT DISTINCT game FROM named WHERE person = 102 ORDER BY game")
        assert [row[0] for row in named] == [LOBBY, RUNNING, RESIGNED, OVER, CLOSED, ASIDE, SPOILED]


async def test_a_click_of_before_counts_once(migrated: Path) -> None:
    async with opened(migrated) as store:
        with pytest.raises(RepeatedClickError, match=CLICKED.did):
            await store.games.save(await load(store, RUNNING), click=Click(CLICKED.id, 102, "again"))


@before_today_s_rules
async def test_ratings_are_made_anew(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Release 0.1.0 rated games by other rules."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE ratings SET sigma = sigma + 1")
        assert connection.total_changes
        result = connection.execute("SELECT * FROM results").fetchall()
    async with opened(path) as store:
        assert await store.database.transaction(compare) == Compared(1, 8, 0)
        assert [tuple(row) for row in await store.database.rows("SELECT * FROM results")] == result
    assert "Its ratings" not in caplog.text


@before_today_s_rules
async def test_a_broken_result_keeps_no_database_from_being_migrated(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE results SET digest = 'x'")
    async with opened(path) as store:
        assert (await store.database.transaction(compare)).ratings == 0
    assert "Its ratings stay as they are: result 1 isn't what was stored" in caplog.text


SEASON, AFTER = 20264, 1799000000  # The season in which the recorded game ended, and a time in the next one.


def _play_a_season(connection: sqlite3.Connection) -> None:
    """Add a season with two games of one person and twelve of others. Release 0.1.0 posted its podium."""
    _, _, guild, everywhere, ended, *cards, _ = connection.execute("SELECT * FROM results").fetchone()
    for number in range(2, 16):
        people = ((101, 102), (102, 104), (104, 101))[number % 3] if number < 14 else (103, 101)
        result = (f"{number:08}", guild, everywhere, ended + number, *cards)
        seats = [
            (seat, person, f"person {person}", 0, seat + 1, 20, "[]", "[]", "[]", 9, 3)
            for seat, person in enumerate(people)
        ]
        values = (number, *result, digest((*result, seats)))
        connection.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        for seat in seats:
            connection.execute(f"INSERT INTO standings VALUES (?{', ?' * len(seat)})", (number, *seat))
    connection.execute("UPDATE servers SET podium = ? WHERE id = ?", (SEASON, guild))


@before_today_s_rules
async def test_a_podium_of_before_stands_and_a_title_follows_todays_rules(path: Path) -> None:
    """Release 0.1.0 required no number of games. Its podium isn't awarded again, and its role stays stored.

    Titles in profiles aren't stored: all seasons, rated again by one rule, have the winners of that rule.
    """
    with closing(sqlite3.connect(path)) as connection, connection:
        _play_a_season(connection)
    async with opened(path) as store:
        board = store.leaderboards
        assert await store.database.transaction(compare) == Compared(15, 8 * 15, 0)
        assert 10 not in {guild for guild, _ in await board.to_celebrate(SEASON)}
        # The person with two games may have the role, and keeps it until the next podium.
        assert 103 in {each.user for each in await board.honoured(10, SEASON)}
        podium = await board.podium(10, SEASON)
        assert {each.user for each in podium} == {101, 102, 104}
        assert await board.won(103, 10, AFTER) == ()
        assert await board.won(podium[0].user, 10, AFTER) == (SEASON,)
