"""The rows behind leaderboards equal the computed ratings, whatever happened in between."""

import random

import pytest

from storage.database.stored_time import DAY, year_of
from storage.inspection import inspect
from storage.people.stored_settings import PersonSettings
from storage.results.ratings.model import SETTLED_GAMES
from storage.results.ratings.rater import (
    FADING,
    FULL_GAMES,
    NEW_PERSON_SHARE,
    Meetings,
    differing,
    recount_all,
    weights,
)
from storage.results.ratings.rebuild import compare, rebuild
from storage.results.ratings.tracks import ALL_SERVERS, ALL_TIME, Track
from storage.results.result import Result
from storage.results.results import leave_server
from storage.store import Store
from tests.storage.rated_games import GUILD, NOW, keep, of, record_of, some_games, standing, won_by
from tests.storage.samples import write
from tests.storage.stored_results import all_ratings, differing_ratings

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
    # Two tracks with two rows each. Each row differs from the stored one, and so do the rows computed from
    # it.
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


HERE, THERE = Track(GUILD, ALL_TIME), Track(ALL_SERVERS, ALL_TIME)


async def _weights(store: Store, user: int, track: Track = THERE) -> list[float]:
    rows = await store.database.rows(
        "SELECT weight FROM ratings WHERE guild = ? AND season = ? AND person = ? ORDER BY result",
        *track,
        user,
    )
    return [row[0] for row in rows]


async def _know(store: Store, *people: int, ended: int = NOW) -> None:
    """Let people play with others until they aren't new any more."""
    for one in people:
        await keep(store, [won_by(one, 1000 + one, ended=ended)] * SETTLED_GAMES)


KNOWN: dict[int, int] = dict.fromkeys((1, 2, 3), SETTLED_GAMES)


def test_the_share_is_the_mean_over_the_others() -> None:
    meetings = Meetings({(1, 2): FULL_GAMES * 2 - 1, (2, 1): FULL_GAMES * 2 - 1, (3, 1): 1, (1, 3): 1})
    half = 0.5**FADING
    assert weights([1, 2, 3], meetings, KNOWN) == {1: (half + 1) / 2, 2: (half + 1) / 2, 3: 1.0}


def test_a_new_person_counts_little_for_those_who_are_not() -> None:
    assert weights([1, 2], Meetings(), {1: SETTLED_GAMES}) == {1: NEW_PERSON_SHARE * 0.1, 2: 1.0}
    assert weights([1, 2], Meetings(), {1: 1}) == {1: 0.1, 2: 0.2}


async def test_the_first_games_of_a_season_with_somebody_count_fully_and_then_less_and_less(
    store: Store,
) -> None:
    await _know(store, 101, 102)
    await keep(store, [won_by(101, 102)] * (FULL_GAMES + 3))
    faded = [(FULL_GAMES / (FULL_GAMES + more)) ** FADING for more in (1, 2, 3)]
    for user in (101, 102):
        assert (await _weights(store, user))[SETTLED_GAMES:] == [1.0] * FULL_GAMES + faded


async def test_somebody_who_played_much_gains_little_from_new_people(store: Store) -> None:
    await keep(store, [won_by(101, 110 + number) for number in range(SETTLED_GAMES + 1)])
    assert await _weights(store, 101) == [0.1] * SETTLED_GAMES + [NEW_PERSON_SHARE * 0.1]
    assert await _weights(store, 110 + SETTLED_GAMES) == [1.0]


async def test_in_a_server_all_games_count_fully(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 20)
    assert await _weights(store, 101, HERE) == [1.0] * 20


async def test_in_a_new_year_games_count_fully_again(store: Store) -> None:
    await _know(store, 101, 102, ended=NOW - 1000 * DAY)
    begin, end = year_of(NOW)
    await keep(store, [won_by(101, 102, ended=begin - 1)] * 10)
    await keep(store, [won_by(101, 102, ended=begin)] * 10)
    await keep(store, [won_by(101, 102, ended=end - 1), won_by(101, 102, ended=end)])
    assert (await _weights(store, 101))[-2:] == [(FULL_GAMES / 11) ** FADING, 1.0]


async def test_games_are_repeated_in_whichever_server_if_they_count_everywhere(store: Store) -> None:
    await _know(store, 101, 102)
    await keep(store, [won_by(101, 102, everywhere=False)] * 10 + [won_by(101, 102)] * FULL_GAMES)
    await keep(store, [won_by(101, 102, guild=GUILD + 1)])
    assert (await _weights(store, 101))[-2:] == [1.0, (FULL_GAMES / (FULL_GAMES + 1)) ** FADING]


@pytest.mark.sqlite_only
async def test_two_hundred_wins_over_one_person_and_two_computers_lead_no_board(store: Store) -> None:
    await keep(store, [won_by(101, None, None, 102)] * 200)
    here, there = [await record_of(store, 101, track) for track in (HERE, THERE)]
    assert (here.rating.number, there.rating.number) == (2288, 1213)


async def test_two_who_meet_every_week_come_to_a_number_without_a_question_mark(store: Store) -> None:
    await keep(store, [won_by(101, None, None, 102, ended=NOW + week * 7 * DAY) for week in range(70)])
    assert (await record_of(store, 101, THERE, NOW + 490 * DAY)).settled


@pytest.mark.in_turns
@pytest.mark.parametrize("seed", range(4))
async def test_ratings_made_anew_are_the_live_ones(store: Store, seed: int) -> None:
    await keep(store, _few_people(seed))
    live = await all_ratings(store)
    assert min(await _weights(store, 101)) < 1
    assert await store.database.transaction(differing_ratings) == 0
    await write(store.database, "DELETE FROM ratings WHERE result % 3 = 0")
    await write(store.database, "UPDATE ratings SET weight = 1, mu = mu + 0.5 WHERE result % 5 = 0")
    assert await store.database.transaction(differing_ratings) > 0
    await store.database.transaction(rebuild)
    assert await all_ratings(store) == live
    assert await store.database.transaction(differing_ratings) == 0


def _few_people(seed: int) -> list[Result]:
    people = [(101 + number, f"p{number}") for number in range(5)]
    return list(some_games(60, people, random.Random(seed), days=150))


@pytest.mark.sqlite_only
async def test_eight_resignations_after_an_absence_count_it_once(store: Store) -> None:
    games = [won_by(101, *range(110, 117), ended=NOW - 80 * DAY) for _ in range(40)]
    await keep(store, games)
    known = await record_of(store, 101, HERE, NOW - 80 * DAY)
    resigned = [standing(0, 101, 3, resigned=True), standing(1, 102, 1), standing(2, 103, 2)]
    await keep(store, [of(*resigned, ended=NOW) for _ in range(8)])
    now = await record_of(store, 101, HERE)
    assert [game.rating.sigma for game in now.games[-8:]] == [known.rating.sigma] * 8
    assert await store.database.transaction(differing_ratings) == 0


async def test_a_rating_goes_on_from_the_game_before_it_in_the_order_of_the_results(store: Store) -> None:
    await keep(store, [won_by(101, 102), won_by(102, 101), won_by(101, 103)])
    rows = await store.database.rows(
        "SELECT mu_before, mu FROM ratings WHERE guild = ? AND season = ? AND person = 101 ORDER BY result",
        *HERE,
    )
    assert [row[0] for row in rows[1:]] == [row[1] for row in rows[:-1]]


async def test_tracks_of_others_are_left_alone(store: Store) -> None:
    await keep(store, [won_by(101, 102), won_by(101, 102, guild=11), won_by(101, 102, everywhere=False)])
    for track, games in ((HERE, 2), (Track(11, ALL_TIME), 1), (THERE, 2)):
        assert len((await record_of(store, 101, track)).games) == games
