"""The games of a person are found by an index, which follows every change of who is in a game."""

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from storage.codec import has_id
from storage.database.transaction import Row, Transaction, Value
from storage.games.named import name_all
from storage.inspection import inspect
from storage.privacy import in_games
from storage.store import Store
from storage.values import Click, Invitation, Player
from tests.storage.privacy.person import OTHER, OVER, RUNNING, USER
from tests.storage.samples import GAME, lobby, opened, write


@pytest.fixture
async def full(filled: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """An open store with a person in games of every state."""
    async with opened(Path(shutil.copy(filled, tmp_path))) as store:
        yield store


async def _named(store: Store) -> list[tuple[int, str]]:
    rows = await store.database.rows("SELECT person, game FROM named ORDER BY person, game")
    return [(person, game) for person, game in rows]


async def test_all_are_found_whose_id_stands_in_a_game_and_nobody_else(full: Store) -> None:
    games = await full.database.rows("SELECT id, host, setup FROM games")
    choices = {
        (game, person) for game, person in await full.database.rows("SELECT game, person FROM choices")
    }
    expected = [
        (user, game)
        for user in (101, OTHER, 103, USER)
        for game, host, setup in games
        if host == user or f'"user_id":{user}' in setup or (game, user) in choices
    ]
    assert sorted(expected) == await _named(full)
    assert {game for user, game in expected if user == USER} == {
        game for game, _, setup in games if has_id(setup, USER)
    }


@pytest.mark.both_databases
async def test_it_follows_who_comes_and_goes(store: Store) -> None:
    here = lobby()
    await store.games.add(here, Click(1, 101, "open"))
    invitation = Invitation("cupcupcu", (101, 105))
    setup = replace(here.setup, host=101, players=(Player(103, "c", ""), Player(None, "computer", "")))
    here = await store.games.save(replace(here, setup=replace(setup, invitation=invitation)))
    assert await _named(store) == [(101, GAME), (103, GAME), (105, GAME)]
    await store.games.save(replace(here, setup=replace(setup, host=103)))
    assert await _named(store) == [(103, GAME)]
    await store.forget_server(here.setup.guild)
    assert await _named(store) == []


async def test_an_older_database_is_gone_through_once(full: Store) -> None:
    before = await _named(full)
    await write(full.database, "DELETE FROM named")
    assert any("can't be found" in fault for fault in (await inspect(full.database.path)).faults)
    await write(full.database, "UPDATE games SET setup = '{' || setup WHERE id = ?", OVER)
    await full.database.transaction(name_all)
    missed = set(before) - set(await _named(full))
    assert missed <= {(103, OVER)}, "of a text that can't be read, all that may be an id is taken"
    assert (USER, OVER) in await _named(full)


async def test_no_search_for_a_person_reads_all_games(full: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await full.games.set_aside(RUNNING)
    run, statements = Transaction.rows, list[tuple[str, tuple[Value, ...]]]()

    def rows(it: Transaction, sql: str, *values: Value) -> "list[Row]":
        statements.append((sql, values))
        return list(run(it, sql, *values))

    monkeypatch.setattr(Transaction, "rows", rows)
    await full.personal_data.of(USER)
    await full.database.snapshot(lambda transaction: in_games.games_of(transaction, USER))
    monkeypatch.undo()
    scanned = set[str]()
    with closing(sqlite3.connect(full.database.path)) as connection:
        for sql, values in statements:
            if sql.startswith(("SELECT", "WITH")):
                plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)
                scanned |= {row[3] for row in plan if row[3].startswith("SCAN")}
    assert not [
        each for each in scanned if each.split()[1] in ("games", "choices", "people", "named", "found")
    ]
