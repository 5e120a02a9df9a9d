import random

import pytest

from storage.ratings.model import DAY, SETTLED_GAMES
from storage.ratings.rebuild import rebuild
from storage.ratings.repeats import FADING, FULL, NEW, Meetings, weights
from storage.ratings.tracks import ALL_TIME, EVERYWHERE, Track, year_of
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


async def _know(store: Store, *people: int, ended: int = NOW) -> None:
    """Let people play with others until they aren't new any more."""
    for one in people:
        await keep(store, [won_by(one, 1000 + one, ended=ended)] * SETTLED_GAMES)


KNOWN: dict[int, int] = dict.fromkeys((1, 2, 3), SETTLED_GAMES)


def test_the_share_is_the_mean_over_the_others() -> None:
    meetings = Meetings({(1, 2): FULL * 2 - 1, (2, 1): FULL * 2 - 1, (3, 1): 1, (1, 3): 1})
    half = 0.5**FADING
    assert weights([1, 2, 3], meetings, KNOWN) == {1: (half + 1) / 2, 2: (half + 1) / 2, 3: 1.0}


def test_a_new_person_counts_little_for_those_who_are_not() -> None:
    assert weights([1, 2], Meetings(), {1: SETTLED_GAMES}) == {1: NEW * 0.1, 2: 1.0}
    assert weights([1, 2], Meetings(), {1: 1}) == {1: 0.1, 2: 0.2}


async def test_the_first_games_of_a_season_with_somebody_count_fully_and_then_less_and_less(
    store: Store,
) -> None:
    await _know(store, 101, 102)
    await keep(store, [won_by(101, 102)] * (FULL + 3))
    faded = [(FULL / (FULL + more)) ** FADING for more in (1, 2, 3)]
    for user in (101, 102):
        assert (await _weights(store, user))[SETTLED_GAMES:] == [1.0] * FULL + faded


async def test_somebody_who_played_much_gains_little_from_new_people(store: Store) -> None:
    await keep(store, [won_by(101, 110 + number) for number in range(SETTLED_GAMES + 1)])
    assert await _weights(store, 101) == [0.1] * SETTLED_GAMES + [NEW * 0.1]
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
    assert (await _weights(store, 101))[-2:] == [(FULL / 11) ** FADING, 1.0]


async def test_games_are_repeated_in_whichever_server_if_they_count_everywhere(store: Store) -> None:
    await _know(store, 101, 102)
    await keep(store, [won_by(101, 102, everywhere=False)] * 10 + [won_by(101, 102)] * FULL)
    await keep(store, [won_by(101, 102, guild=GUILD + 1)])
    assert (await _weights(store, 101))[-2:] == [1.0, (FULL / (FULL + 1)) ** FADING]


async def test_two_hundred_wins_over_one_person_and_two_computers_lead_no_board(store: Store) -> None:
    await keep(store, [won_by(101, None, None, 102)] * 200)
    here, there = [await store.profiles.record(101, track, NOW) for track in (HERE, THERE)]
    assert here is not None
    assert there is not None
    assert here.rating.number == 3376
    assert there.rating.number == 1388


async def test_two_who_meet_every_week_come_to_a_number_without_a_question_mark(store: Store) -> None:
    await keep(store, [won_by(101, None, None, 102, ended=NOW + week * 7 * DAY) for week in range(70)])
    record = await store.profiles.record(101, THERE, NOW + 490 * DAY)
    assert record is not None
    assert record.settled


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
