"""Damage in any column of any table affects at most its own data, and `check` reports it.

The columns are read from the tables, so a new one is tested automatically.
"""

import shutil
import sqlite3
from collections.abc import Awaitable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from storage.codec import DamagedTextError
from storage.database.migrator import migrations, statements
from storage.database.storage_errors import StorageError
from storage.games.running_time import LONGEST_TIME
from storage.inspection import inspect
from storage.play.tournament import Pairing
from storage.privacy.personal_data import File, export
from storage.results.leaderboards import Order
from storage.results.ratings.tracks import ALL_TIME, Track
from storage.store import Store
from tests.storage.privacy.deleting import delete
from tests.storage.privacy.person import FOREIGN, GUILD, LOBBY, OTHER, OVER, PUZZLE, RUNNING, TOURNAMENT, USER
from tests.storage.samples import opened

HELD_BY_DIGEST = ("games", "people", "choices", "results", "standings", "damaged")
"""Damage in these may end a game."""

GAMES, PRESENT = (RUNNING, OVER, FOREIGN), 1_800_000_000
MADE = datetime(2026, 7, 1, 12, tzinfo=UTC)
DAY = 1
DEEP = "[" * 200_000
MORE = (
    "INSERT INTO deals VALUES (1, '" + "ab" * 32 + "')",
    "INSERT INTO master_games VALUES (1, '')",
    "INSERT INTO servers (id, settings) VALUES (10, '{}')",
    "INSERT INTO servers (id, settings, removed) VALUES (11, '{}', 5)",
    f"INSERT INTO old_boards VALUES ('{RUNNING}', 70, 20, 1, '')",
    f"INSERT INTO posted_calls VALUES ('{RUNNING}', 71, 20, 'call', 0, '')",
    "INSERT INTO sessions VALUES (0)",
    "INSERT INTO hash_keys VALUES ('ab')",
    "INSERT INTO remembered VALUES ('ab', 1, 9999999999)",
    f"INSERT INTO damaged (game, found) VALUES ('{LOBBY}', 5)",
    f"INSERT INTO rematches VALUES ('{OVER}', '{FOREIGN}')",
    "INSERT INTO remnants VALUES (5)",
    "INSERT INTO deletions VALUES (103, -5)",
    "INSERT INTO stories SELECT min(id), '{}' FROM results",
)
"""Rows for the tables without data of the person."""


class Column(NamedTuple):
    """A column of a table, with its declared type."""

    table: str
    name: str
    type: str


def columns() -> Iterator[Column]:
    """Yield every column of every table."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for migration in migrations():
            for statement in statements(migration.sql):
                connection.execute(statement)
        sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        for (table,) in connection.execute(sql).fetchall():
            for row in connection.execute(f"PRAGMA table_info({table})").fetchall():
                yield Column(table, row[1], row[2])


def damages() -> Iterator[Any]:
    """Yield each column with each invalid value."""
    for column in columns():
        values: list[Any] = [b"\xff", DEEP] if column.type == "TEXT" else ["x", float("inf")]
        for value in values:
            what = "deep" if value == DEEP else repr(value)
            yield pytest.param(column, value, id=f"{column.table}.{column.name}={what}")


@pytest.fixture(scope="session")
def whole(filled: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with something in every table."""
    path = Path(shutil.copy(filled, tmp_path_factory.mktemp("whole")))
    with closing(sqlite3.connect(path)) as connection:
        for statement in MORE:
            connection.execute(statement)
        connection.execute("UPDATE running_time SET seconds = 1000")
        connection.execute("UPDATE games SET due = 500, look = 5 WHERE id = ?", [RUNNING])
        connection.commit()
        for column in columns():
            assert connection.execute(f"SELECT count(*) FROM {column.table}").fetchone()[0], column.table
    return path


def _damage(path: Path, column: Column, value: object) -> bool:
    """Damage the column in one row; return whether the column can have that value at all."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        keys = [row[1] for row in connection.execute(f"PRAGMA table_info({column.table})") if row[5]]
        keys = keys or ["rowid"]
        names = ", ".join(keys)
        one = f"({names}) = (SELECT {names} FROM {column.table} ORDER BY {names} LIMIT 1)"
        try:
            connection.execute(f"UPDATE {column.table} SET {column.name} = ? WHERE {one}", [value])
        except sqlite3.IntegrityError:
            return False
        connection.commit()
    return True


def _is_json(path: Path, column: Column) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        sql = f"SELECT count(*) FROM {column.table} WHERE substr({column.name}, 1, 1) IN ('{{', '[')"
        return connection.execute(sql).fetchone()[0] > 0


def _of_the_game(store: Store) -> Iterator[Awaitable[object]]:
    """Yield reads that may say that a game is damaged, if the damage is in that game."""
    for game in GAMES:
        yield store.games.load(game)
        yield store.games.log(game)
    yield store.finished.played(OVER)
    yield store.finished.record(OVER)
    yield store.finished.outcome(OVER)


def _of_games(store: Store) -> Iterator[Awaitable[object]]:
    """Yield all other reads of single games, or searches for them."""
    for game in GAMES:
        yield store.places.of(game)
        yield store.places.old_boards(game)
        yield store.games.choices(game, 9)
        yield store.games.version(game)
        yield store.guesses.of_game(game)
    yield store.guesses.of_round(RUNNING, 2)
    yield store.games.not_shown()
    yield store.games.with_pending_work()
    yield store.games.with_deadlines()
    yield store.games.to_look(1e12, 9)
    yield store.games.due_by(1e12)
    yield store.games.any_clock()
    yield store.games.in_channel(20)
    yield store.games.open_in([20])
    yield store.games.last_in(20)
    yield store.games.lobby_ages()
    yield store.games.forget_clicks()
    yield store.games.click(1000)
    yield store.finished.get(OVER)
    yield store.tournaments.get(TOURNAMENT)
    yield store.tournaments.active()
    yield store.tournaments.in_channel(20)
    yield store.tournaments.ratings(GUILD, [USER, OTHER])
    yield store.tournaments.tables([Pairing(each, (USER, OTHER)) for each in GAMES])


def _of_a_person(store: Store, user: int) -> Iterator[Awaitable[object]]:
    """Yield the reads for a person."""
    yield store.games.of_person(user)
    yield store.games.seats_of(user)
    yield store.games.lobbies_with(user)
    yield store.games.open_lobbies_of(user)
    yield store.games.last_call("call", FOREIGN, user, 5)
    yield store.daily.game(user, DAY, GUILD)
    yield store.daily.standing(user, DAY, DAY)
    yield store.finished.of_person(user, 9)
    yield store.leaderboards.won(user, GUILD, PRESENT)
    yield store.learning.step(user)
    yield store.learning.hints_shown(user)
    yield store.persons.get(user)
    yield store.profiles.career(user)
    yield store.profiles.rivals(user)
    yield store.profiles.rival(user, OTHER)
    yield store.profiles.usual(user, GUILD, 0)
    yield store.profiles.record(user, Track(0, ALL_TIME), PRESENT)
    yield store.puzzles.standing(user, 3, PUZZLE)
    yield store.puzzles.answered(user)
    yield store.leaderboards.last_seasons_of(user)
    yield _exported(store, user)


async def _exported(store: Store, user: int) -> File:
    return export(await store.personal_data.of(user), MADE)


def _of_all(store: Store) -> Iterator[Awaitable[object]]:
    """Yield the other reads, and a deletion at the end."""
    yield store.daily.draw(DAY, DAY + 1)
    yield store.daily.secret(DAY)
    yield store.daily.proofs(range(DAY, DAY + 2))
    for guild in (0, GUILD):
        yield store.daily.table(range(DAY, 9), guild, USER)
        for order in get_args(Order):
            yield store.leaderboards.read(Track(guild, ALL_TIME), order, PRESENT, reader=USER)
    yield store.leaderboards.podium(GUILD, 20261)
    yield store.persons.readers()
    yield store.persons.with_seats_behind()
    yield store.running_time.note(2000.0)
    for guild in (10, 11):
        yield store.servers.get(guild)
    yield store.servers.compare([10])
    yield store.servers.abandoned()
    yield store.leaderboards.to_celebrate(20261)
    yield store.sets.of_server(GUILD)
    yield store.sets.get(GUILD, 1)
    yield store.personal_data.begun()
    yield delete(store)


@pytest.mark.in_turns
@pytest.mark.parametrize(("column", "value"), list(damages()))
async def test_damage_costs_at_most_what_it_is_about(
    whole: Path, tmp_path: Path, column: Column, value: object
) -> None:
    path = Path(shutil.copy(whole, tmp_path))
    before = set((await inspect(path)).faults)
    if not _damage(path, column, value):
        # A key without another key is always a number.
        assert column.type == "INTEGER"
        return
    # Any text is valid if no JSON is expected.
    told = set((await inspect(path)).faults) - before
    assert told or (value == DEEP and not _is_json(whole, column))
    async with opened(path) as store:
        assert 0 <= await store.running_time.read() < LONGEST_TIME
        broken = 0
        for reading in _of_the_game(store):
            try:
                await reading
            except (StorageError, DamagedTextError):
                broken += 1
        assert not broken or column.table in HELD_BY_DIGEST
        for reading in (
            *_of_games(store),
            *_of_a_person(store, OTHER),
            *_of_a_person(store, USER),
            *_of_all(store),
        ):
            await reading
