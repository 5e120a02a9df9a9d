"""The rows that boards are read from: they are what the ratings come to, whatever came in between."""

import random

import pytest

from storage.inspection import inspect
from storage.ratings.current import differing, recount_all
from storage.ratings.rebuild import compare, rebuild
from storage.results import leave_server
from storage.settings import PersonSettings
from storage.store import Store
from tests.storage.rated_games import GUILD, keep, of, some_games, standing, won_by
from tests.storage.samples import write

pytestmark = pytest.mark.both_databases

PEOPLE = [(101 + number, f"p{number}") for number in range(20)]
EVERYTHING = "SELECT * FROM current_ratings ORDER BY guild, season, seats, person"


async def test_each_game_leaves_what_counting_everything_anew_comes_to(store: Store) -> None:
    await keep(store, some_games(60, PEOPLE, random.Random(5), days=200))
    kept = [tuple(row) for row in await store.database.rows(EVERYTHING)]
    assert len({row[2] for row in kept}) > 4, "games of many numbers of seats were played"
    await store.database.transaction(recount_all)
    assert [tuple(row) for row in await store.database.rows(EVERYTHING)] == kept
    assert await store.database.transaction(differing) == 0


async def test_a_game_that_its_player_resigned_counts_for_no_board(store: Store) -> None:
    await keep(store, [of(standing(0, 101, 1), standing(1, 102, 2), standing(2, 103, 3, resigned=True))] * 2)
    rows = await store.database.rows("SELECT person, seats, games, wins FROM current_ratings WHERE guild = 0")
    assert {tuple(row) for row in rows} == {(101, 0, 2, 2), (101, 3, 2, 2), (102, 0, 2, 0), (102, 3, 2, 0)}


@pytest.mark.sqlite_only
async def test_a_row_that_differs_is_noticed_and_mended(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 3)
    await write(store.database, "UPDATE current_ratings SET wins = 9 WHERE person = 101 AND guild = 0")
    compared = await store.database.transaction(compare)
    # Two tracks with two rows each; each differs from what is stored, and what is stored from it.
    assert (compared.changed, compared.miscounted) == (0, 8)
    assert any("rows of boards" in fault for fault in (await inspect(store.database.path)).faults)
    await store.database.transaction(rebuild)
    assert (await store.database.transaction(compare)).miscounted == 0


@pytest.mark.sqlite_only
async def test_a_missing_row_is_noticed(store: Store) -> None:
    await keep(store, [won_by(101, 102)])
    await write(store.database, "DELETE FROM current_ratings WHERE person = 102 AND seats = 0 AND season = 0")
    assert await store.database.transaction(differing) == 2


async def test_hiding_oneself_is_stored_with_the_choice(store: Store) -> None:
    await store.persons.change(101, lambda _: PersonSettings(everywhere=False))
    await store.persons.change(102, lambda _: PersonSettings())
    rows = "SELECT id FROM persons WHERE hidden = 1"
    assert [row[0] for row in await store.database.rows(rows)] == [101]
    await store.persons.change(101, lambda _: PersonSettings(everywhere=True))
    assert list(await store.database.rows(rows)) == []


async def test_a_server_whose_data_goes_takes_its_rows_along(store: Store) -> None:
    await keep(store, [won_by(101, 102)])
    await store.database.transaction(lambda it: leave_server(it, GUILD))
    assert {row[0] for row in await store.database.rows("SELECT guild FROM current_ratings")} == {0}
