import pytest

from storage.ratings.model import DAY
from storage.ratings.tracks import ALL_TIME, EVERYWHERE, Track
from storage.store import Store
from tests.storage.rated_games import GUILD, NOW, keep, of, standing, won_by
from tests.storage.results import differing

pytestmark = pytest.mark.both_databases

HERE, THERE = Track(GUILD, ALL_TIME), Track(EVERYWHERE, ALL_TIME)


async def test_eight_resignations_after_an_absence_count_it_once(store: Store) -> None:
    games = [won_by(101, *range(110, 117), ended=NOW - 80 * DAY) for _ in range(40)]
    await keep(store, games)
    known = await store.profiles.record(101, HERE, NOW - 80 * DAY)
    resigned = [standing(0, 101, 3, resigned=True), standing(1, 102, 1), standing(2, 103, 2)]
    await keep(store, [of(*resigned, ended=NOW) for _ in range(8)])
    now = await store.profiles.record(101, HERE, NOW)
    assert known is not None
    assert now is not None
    assert now.rating.sigma == known.rating.after(80 * DAY).sigma
    assert [game.after.sigma for game in now.games[-8:]] == [now.rating.sigma] * 8
    assert await store.database.transaction(differing) == 0


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
        record = await store.profiles.record(101, track, NOW)
        assert record is not None
        assert len(record.games) == games
