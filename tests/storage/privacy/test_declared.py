"""Everything stored of a person is found, shown and exported, and nothing of anybody else."""

import gzip
import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, cast, get_args, get_type_hints

import pytest

from engine import fairness
from engine.setup.plan import Plan
from storage.database.migrator import migrations, statements
from storage.people.stored_settings import PersonSettings
from storage.privacy.declared import HOLDINGS, fingerprint, lines, rows
from storage.privacy.holdings import Holdings
from storage.privacy.personal_data import export
from storage.store import Store
from storage.values import Click
from tests.storage.privacy.deleting import delete
from tests.storage.privacy.person import (
    CLOSED,
    DIRECT,
    EVENING,
    GUILD,
    LOBBY,
    NAME,
    OTHER,
    OVER,
    PUZZLE,
    QUIET,
    RUNNING,
    TOURNAMENT,
    TRAIL,
    USER,
    answer,
    scan,
)
from tests.storage.samples import SECRET, load, write

DOCS = Path(__file__).parents[3] / "docs" / "privacy-export.md"
MADE = datetime(2026, 7, 1, 12, tzinfo=UTC)
TODAY = date(2026, 7, 1)
NOTHING: tuple[Any, ...] = ((), (), (), (), (), (), None, None, (), (), (), (), (), (), ())
"""The fields of `Holdings` from `games` to `barred`, all empty."""

# Each column of the database either concerns people or doesn't. A person's file has many tables as values of
# a class in `holdings`. A new column becomes a field of this class, or is added to one of these lists.
OF_PEOPLE = {
    "games": {"setup"},
    "choices": {"picks", "made"},
    "messages": {"message", "ping", "told", "silent"},
    "clicks": {"id"},
    "current_ratings": {"mu", "sigma", "played", "ranked", "rated", "opponents", "games", "wins"},
    "persons": {"settings", "hidden", "speaks"},
    "lessons": {"step"},
    "dailies": {"day", "guild", "game", "points"},
    "daily_servers": {"day", "guild", "shared"},
    "barred": {"guild", "mark"},
    "shut_out": {"mark", "since"},
}
OF_NOBODY = {
    "games": {
        "id", "version", "shown", "status", "guild", "channel", "created", "changed", "due", "look",
        "digest", "state"
    },
    "people": {"game"},
    "named": {"game"},
    "choices": {"game", "number", "seat", "events"},
    "clicks": {"game"},
    # The channel and the message of a board belong to nobody.
    "messages": {"game", "seat", "number", "shown", "closed", "called", "asked", "revision"},
    "old_boards": {"game", "message", "channel", "number", "shown"},
    "posted_calls": {"game", "message", "channel", "kind", "about", "shown"},
    "sessions": {"shard"},
    "servers": {"id", "settings", "removed", "podium", "hidden", "honours", "leaving"},
    # Keyed hashes outlive a deletion, and name nobody.
    "sets": {"id", "guild", "key", "name", "plan", "saved", "mark"},
    "remembered": {"mark", "value", "lasts"},
    "hash_keys": {"key"},
    "damaged": {"game", "found"},
    "results": {"id", "game", "guild", "everywhere", "ended", "cards", "unrated", "model", "digest"},
    "standings": {"result", "seat"},
    # Seats and public events, as in the choices. Only the standings connect a seat to its person.
    "stories": {"result", "told"},
    # Place and seats are also in the standings, which are exported.
    "ratings": {"guild", "season", "result", "place", "seats"},
    "current_ratings": {"guild", "season", "seats", "newest"},
    "guesses": {"game", "round"},
    "deletions": {"former"},
    "remnants": {"since"},
    "running_time": {"seconds"},
    "rematches": {"game", "rematch"},
    "tournaments": {"id", "version", "guild", "channel", "active", "message", "stage", "shown", "listed"},
    "tournament_people": {"tournament"},
    "evenings": {"id", "version", "guild", "channel", "at", "due", "origin", "game", "state", "stale"},
    "evening_people": {"evening"},
    "deals": {"day", "secret"},
    "master_games": {"day", "moves"},
}  # fmt: skip


def test_of_every_column_it_is_known_whether_it_has_to_do_with_people() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        for migration in migrations():
            for statement in statements(migration.sql):
                connection.execute(statement)
        sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = [row[0] for row in connection.execute(sql)]
        found = {
            (table, row[1]) for table in tables for row in connection.execute(f"PRAGMA table_xinfo({table})")
        }
    assert found - exported() == (declared() | pairs(OF_PEOPLE) | pairs(OF_NOBODY)) - exported()


def pairs(columns: Mapping[str, set[str]]) -> set[tuple[str, str]]:
    return {(table, name) for table, names in columns.items() for name in names}


def declared() -> set[tuple[str, str]]:
    """Return the columns that hold a person's id."""
    return {(column.table, column.name) for each in HOLDINGS for column in each.columns}


def exported() -> set[tuple[str, str]]:
    """Return the columns that are fields in a person's file."""
    hints = get_type_hints(Holdings)
    return {
        (each.columns[0].table, field.name)
        for each in HOLDINGS
        for kind in get_args(hints[each.field])
        if len(each.columns) == 1 and is_dataclass(kind)
        for field in fields(kind)
    }


async def test_every_column_that_names_somebody_is_declared_and_counted(store: Store) -> None:
    """The columns are found by their contents, whatever their names are."""
    await store.personal_data.begin(USER)
    held = await store.personal_data.of(USER)
    assert rows(held) == scan(store.database.path)
    named = naming(store.database.path)
    assert {table for table, _ in declared()} == {table for table, _ in named}
    assert named <= declared() | pairs(OF_PEOPLE) | exported()
    await delete(store)
    assert naming(store.database.path) == set()


def naming(path: Path) -> set[tuple[str, str]]:
    """Return the columns that contain any trace of the person."""
    found = set[tuple[str, str]]()
    with closing(sqlite3.connect(path)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            cursor = connection.execute(f"SELECT * FROM {table}")
            names = [each[0] for each in cursor.description]
            for row in cursor:
                found |= {(table, name) for name, value in zip(names, row, strict=True) if TRAIL.is_in(value)}
    return found


def test_every_holding_is_told_to_the_person() -> None:
    assert {each.field for each in HOLDINGS} == {each.name for each in fields(Holdings)} - {"user"}
    # Games are shown by their status, and a deletion in a separate text.
    assert {each.field for each in HOLDINGS if not each.line} == {"games", "deleting"}


async def told_of(store: Store) -> dict[str, Any]:
    """Return the person's file."""
    return json.loads(export(await store.personal_data.of(USER), MADE).content)


async def test_the_games_are_in_the_file_with_all_answers(store: Store) -> None:
    told = await told_of(store)
    assert (told["format"], told["version"], told["made"]) == ("citadels-person", 11, MADE.isoformat())
    assert told["user"] == str(USER)
    games = {game["game"]: game for game in told["games"]}
    answers = "SELECT picks FROM choices WHERE game = ? AND person = ? ORDER BY number"
    for game in games.values():
        found = await store.database.rows(answers, game["game"], USER)
        assert [each["picks"] for each in game["answers"]] == [json.loads(row[0]) for row in found]
    running = games[RUNNING]
    assert (running["seat"], running["name"], running["host"]) == (1, NAME, True)
    assert running["panel"] == {
        "channel": str(DIRECT),
        "message": "8000",
        "ping": "9000",
        "told": "2025-06-15T15:06:40Z",
        "silent": True,
    }
    assert (running["quiet"], running["holiday"], running["language"]) == (QUIET, None, "en-US")
    assert running["wish"] == {"order": ["king", "merchant"], "round": 7}


@pytest.mark.parametrize(
    ("part", "columns", "tables"),
    [
        ("clicks", "click game did", "(SELECT CAST(id AS TEXT) AS click, * FROM clicks)"),
        ("results", "game place total name", "standings JOIN results ON id = result"),
        ("ratings", "mu sigma place seats weight", "ratings"),
    ],
)
async def test_rows_are_in_the_file_as_they_are_stored(
    store: Store, part: str, columns: str, tables: str
) -> None:
    names = columns.split()
    found = await store.database.rows(f"SELECT {', '.join(names)} FROM {tables} WHERE person = ?", USER)
    told = [tuple(each[name] for name in names) for each in (await told_of(store))[part]]
    assert told
    assert sorted(told) == sorted(map(tuple, found))


async def test_the_rest_is_in_the_file(store: Store) -> None:
    told = await told_of(store)
    assert told["guesses"] == [{"game": RUNNING, "round": 2, "name": NAME, "character": "king", "seat": 0}]
    assert [(each["guild"], each["name"]) for each in told["sets"]] == [(str(GUILD), "Ours")]
    assert told["settings"] == {
        "everywhere": False,
        "named": True,
        "calls": "direct",
        "pings": "slow",
        "reminders": 8,
        "quiet": QUIET,
        "language": "pl",
        "invited": True,
        "no_quiet": True,
        "night_told": True,
        "holiday": {"start": 1, "end": 2},
        "season_news": True,
        "words": "brief",
        "zone": "Asia/Tokyo",
    }
    assert told["lesson"] == "gather"
    assert told["hints"] == [{"kind": "pay", "question": "p" * 16}, {"kind": "turn", "question": "t" * 16}]
    assert told["dailies"] == [
        {"day": 1, "guild": str(GUILD), "game": OVER, "points": 27, "guilds": ["12"], "shared": ["12"]}
    ]
    assert told["puzzles"] == [{"day": 3, "puzzle": PUZZLE, "option": "end", "solved": True}]
    assert told["tournaments"] == [
        {
            "tournament": TOURNAMENT, "guild": str(GUILD), "readable": True, "organiser": True,
            "joined": True, "left": True, "name": NAME, "places": [[OVER, 2]], "corrected": [CLOSED],
            "ended": True,
        }
    ]  # fmt: skip
    at = "2027-01-15T08:00:00Z"
    assert told["evenings"] == [{"evening": EVENING, "guild": str(GUILD), "at": at}]
    said = "1970-01-01T00:00:07Z"
    assert told["evening_answers"] == [{"evening": EVENING, "at": at, "answer": "always", "said": said}]
    assert lines(await store.personal_data.of(USER))["evenings"] == 1, "the same evening twice"


async def test_nothing_is_in_it_that_others_may_not_know_or_that_is_theirs(store: Store) -> None:
    text = export(await store.personal_data.of(USER), MADE).content.decode()
    for each in (f"person {OTHER}", SECRET, fairness.commitment(SECRET)):
        assert each not in text
    told = keys(json.loads(text))
    assert not told & {"secret", "seed", "commitment", "number", "events", "state", "changed", "hand"}


def keys(value: Any) -> set[str]:
    """Return all keys of a JSON value, at any depth."""
    if isinstance(value, dict):
        inside = cast("dict[str, Any]", value)
        return {*inside, *(key for each in inside.values() for key in keys(each))}
    return (
        {key for each in cast("list[Any]", value) for key in keys(each)} if isinstance(value, list) else set()
    )


async def test_the_file_does_not_change_with_others_moves_in_a_running_game(store: Store) -> None:
    """A file must not reveal that somebody was asked a hidden question."""
    loaded = await load(store, RUNNING)
    stored, others = loaded, 0
    while others < 5:
        assert stored.game
        assert stored.game.decision
        asked = stored.setup.players[stored.game.decision.seat].user_id
        before = export(await store.personal_data.of(USER), MADE)
        stored = await answer(store, stored)
        assert (export(await store.personal_data.of(USER), MADE) == before) == (asked != USER)
        others += asked != USER


async def test_every_field_is_documented(store: Store) -> None:
    text = DOCS.read_text(encoding="utf-8")
    told = json.loads(export(await store.personal_data.of(USER), MADE).content)
    plans = keys([each.pop("plan") for each in told["sets"]])
    assert plans
    fields_of = {"format", "version", "made", *_fields(Holdings), *_fields(PersonSettings)}
    assert fields_of == keys(told) | {"plan"}
    assert [name for name in sorted(fields_of) if f"`{name}`" not in text] == []


def _fields(kind: type) -> set[str]:
    """Return the names of all fields of a dataclass and of the dataclasses inside it."""
    hints = get_type_hints(kind)
    found: set[str] = set()
    for each in fields(kind):
        hint = hints[each.name]
        inner = [part for part in (hint, *get_args(hint)) if is_dataclass(part)]
        found |= {each.name, *(name for part in inner for name in _fields(part))}  # pyright: ignore[reportArgumentType]
    return found


async def test_somebody_of_whom_nothing_is_stored(store: Store) -> None:
    held = await store.personal_data.of(4711)
    assert held == Holdings(4711, *NOTHING, board_rows=0, shut_out=False, deleting=False)
    assert rows(held) == {}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET setup = 'hello'",
        "UPDATE games SET created = 'soon', guild = x'ff', channel = 'x'",
        "UPDATE games SET created = 9223372036854775807",
        "UPDATE choices SET picks = x'ff', made = 'then'",
        "UPDATE standings SET points = '[', characters = x'00', city = 'x'",
        "UPDATE sets SET plan = '{'",
        "UPDATE tournaments SET guild = 'x', state = '{' || state",
    ],
)
async def test_damaged_data_is_handed_out_as_it_is(store: Store, damage: str) -> None:
    await write(store.database, damage)
    held = await store.personal_data.of(USER)
    assert {game.game for game in held.games} >= {RUNNING, OVER}
    told = json.loads(export(held, MADE).content)
    assert len(told["games"]) == len(held.games)


async def test_a_file_that_would_be_too_large_is_compressed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await store.personal_data.of(USER)
    small = export(held, MADE)
    assert small.name == "citadels.json"
    monkeypatch.setattr("storage.privacy.personal_data.PLAIN_BYTES", len(small.content) - 1)
    file = export(held, MADE)
    assert file.name == "citadels.json.gz"
    assert gzip.decompress(file.content) == small.content


# The fingerprint of a confirmed deletion


async def test_a_fingerprint_is_of_one_person_one_day_and_what_is_stored(store: Store) -> None:
    held = await store.personal_data.of(USER)
    mark = fingerprint(held, TODAY)
    closed = (replace(held.games[0], status="closed"), *held.games[1:])
    changes: list[dict[str, Any]] = [
        {"user": OTHER},
        {"games": held.games[1:]},
        {"games": closed},
        {"results": held.results[1:]},
        {"settings": {"calls": "nowhere"}},
        {"lesson": None},
    ]
    others = [fingerprint(replace(held, **change), TODAY) for change in changes]
    others.append(fingerprint(held, date(2026, 7, 2)))
    assert len({mark, *others}) == len(others) + 1
    assert fingerprint(replace(held, lesson="build", hints=held.hints[1:]), TODAY) == mark


async def test_every_field_changes_the_fingerprint_or_is_no_part_of_a_deletion(store: Store) -> None:
    held = await store.personal_data.of(USER)
    no_part = {"clicks", "barred", "shut_out", "board_rows", "deleting"}
    empty = Holdings(0, *NOTHING, board_rows=0, shut_out=False, deleting=True)
    for each in fields(Holdings):
        less = replace(held, **{each.name: getattr(empty, each.name)})
        assert less != held
        assert (fingerprint(less, TODAY) == fingerprint(held, TODAY)) == (each.name in no_part), each.name


async def test_it_is_the_same_after_an_answer_and_another_after_a_new_set(store: Store) -> None:
    mark = fingerprint(await store.personal_data.of(USER), TODAY)
    stored = await load(store, RUNNING)
    for _ in range(3):
        stored = await answer(store, stored)
    assert fingerprint(await store.personal_data.of(USER), TODAY) == mark
    await store.sets.put(GUILD, "More", Plan(), LOBBY, Click(1, USER, "save"))
    assert fingerprint(await store.personal_data.of(USER), TODAY) != mark
