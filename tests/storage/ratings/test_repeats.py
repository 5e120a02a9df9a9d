import random

import pytest

from storage.ratings.model import DAY
from storage.ratings.rebuild import rebuild
from storage.ratings.repeats import FULL, Meetings, weights
from storage.ratings.tracks import ALL_TIME, EVERYWHERE, Track
from storage.result import Result
from storage.store import Store
from tests.storage.rated_games import GUILD, NOW, keep, some_games, won_by
from tests.storage.results import differing
from tests.storage.samples import write

pytestmark = pytest.mark.both_databases

HERE, THERE = Track(GUILD, ALL_TIME), Track(EVERYWHERE, ALL_TIME)


async def _weights(store: Store, user: int, track: Track = THERE) -> list[float]:
    rows = await store.database.rows(
        "SELECT weight FROM ratings WHERE guild = ? AND season = ? AND person = ? ORDER BY result",
        *track,
        user,
    )
    return [row[0] for row in rows]


def test_the_share_is_the_mean_over_the_others() -> None:
    meetings = Meetings({(1, 2): FULL * 2 - 1, (2, 1): FULL * 2 - 1, (3, 1): 1, (1, 3): 1})
    assert weights([1, 2, 3], meetings) == {1: 0.75, 2: 0.75, 3: 1.0}


async def test_the_first_games_of_a_season_with_somebody_count_fully_and_then_less_and_less(
    store: Store,
) -> None:
    await keep(store, [won_by(101, 102)] * (FULL + 3))
    assert await _weights(store, 101) == [1.0] * FULL + [FULL / (FULL + more) for more in (1, 2, 3)]
    assert await _weights(store, 101) == await _weights(store, 102)


async def test_in_a_server_all_games_count_fully(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 20)
    assert await _weights(store, 101, HERE) == [1.0] * 20


async def test_a_new_season_and_new_people_count_fully_again(store: Store) -> None:
    await keep(store, [won_by(101, 102, ended=NOW - 100 * DAY)] * 10)
    await keep(store, [won_by(101, 102), won_by(101, 103)])
    assert (await _weights(store, 101))[-2:] == [1.0, 1.0]


async def test_games_that_count_in_their_server_only_are_no_repetition(store: Store) -> None:
    await keep(store, [won_by(101, 102, everywhere=False)] * 10 + [won_by(101, 102)])
    assert await _weights(store, 101) == [1.0]


async def test_two_hundred_wins_over_one_person_and_two_computers_lead_no_board(store: Store) -> None:
    await keep(store, [won_by(101, None, None, 102)] * 200)
    here, there = [await store.profiles.record(101, track, NOW) for track in (HERE, THERE)]
    assert here is not None
    assert there is not None
    assert here.rating.number == 3376
    assert there.rating.number < 2300
    # Two who meet every week for long enough come to a number without a question mark all the same.
    assert there.settled


@pytest.mark.parametrize("seed", range(4))
async def test_ratings_made_anew_are_the_live_ones(store: Store, seed: int) -> None:
    await keep(store, _few_people(seed))
    live = await _all(store)
    assert min(await _weights(store, 101)) < 1
    assert await store.database.transaction(differing) == 0
    await write(store.database, "DELETE FROM ratings WHERE result % 3 = 0")
    await write(store.database, "UPDATE ratings SET weight = 1, mu = mu + 0.5 WHERE result % 5 = 0")
    assert await store.database.transaction(differing) > 0
    await store.database.transaction(rebuild)
    assert await _all(store) == live
    assert await store.database.transaction(differing) == 0


def _few_people(seed: int) -> list[Result]:
    people = [(101 + number, f"p{number}") for number in range(5)]
    return list(some_games(60, people, random.Random(seed), days=150))


async def _all(store: Store) -> list[tuple[object, ...]]:
    rows = await store.database.rows("SELECT * FROM ratings ORDER BY result, guild, season, person")
    return [tuple(row) for row in rows]
