"""Seasons: their figures, a person's results in them, and messages that are sent once."""

import pytest

from storage.people.remembered import of_season, value
from storage.people.stored_settings import PersonSettings
from storage.results.ratings.tracks import end_of, season_before, season_of
from storage.results.seasons import SeasonFigures
from storage.store import Store
from tests.storage.rated_games import GUILD, NOW, keep, of, standing, won_by

pytestmark = pytest.mark.both_databases

SEASON = season_of(NOW)
BEFORE = end_of(season_before(SEASON)) - 1


async def test_a_person_learns_their_place_best_game_rival_and_what_it_takes_to_rise(store: Store) -> None:
    best = of(standing(0, 102, 2, total=41), standing(1, 101, 1), standing(2, 103, 3))
    games = [won_by(102, 103, ended=BEFORE), won_by(101, 102, 103), best, won_by(101, 102)]
    await keep(store, [*games, won_by(102, 104, guild=11)])
    own = await store.seasons.own(102, GUILD, SEASON, NOW)
    assert own is not None
    assert own.entry is not None
    assert (own.entry.place, own.people, own.best, own.entry.games) == (2, 3, 41, 3)
    assert (own.rival, own.met) == ("person 101", 3)
    assert own.above is not None
    assert own.above.user == 101
    assert own.wins > 0
    first = await store.seasons.own(101, GUILD, SEASON, NOW)
    assert first is not None
    assert (first.above, first.wins) == (None, 0)
    for user, season in ((104, SEASON), (101, season_before(SEASON)), (999, SEASON)):
        assert await store.seasons.own(user, GUILD, season, NOW) is None


async def test_more_wins_are_needed_the_further_somebody_is_ahead(store: Store) -> None:
    needed: list[int] = []
    for games in (1, 8, 60):
        await keep(store, [won_by(101, 103)] * games + [won_by(103, 102)] * (games == 1))
        own = await store.seasons.own(103 if games == 1 else 102, GUILD, SEASON, NOW)
        assert own is not None
        needed.append(own.wins or 10)
    assert needed == sorted(needed)


async def test_the_figures_of_a_season_leave_out_deleted_people_and_games_that_do_not_count(
    store: Store,
) -> None:
    deleted = of(standing(0, -5, 1, total=60, name=""), standing(1, 102, 2, total=35))
    await keep(store, [won_by(101, 102, ended=BEFORE), won_by(101, 103, None), deleted, won_by(104, None)])
    found = await store.seasons.figures(GUILD, SEASON)
    assert found == SeasonFigures(2, 3, 35, "person 102")
    assert await store.seasons.figures(11, SEASON) == SeasonFigures(0, 0)


async def test_only_people_who_want_messages_get_them_and_each_of_them_once(store: Store) -> None:
    await keep(store, [won_by(101, 102, 103), won_by(101, 102, guild=11)])
    for user in (101, 103, 109):
        await store.persons.change(user, lambda _: PersonSettings(season_news=True))
    assert await store.seasons.readers(SEASON) == {10: [101, 103], 11: [101]}
    assert await store.seasons.readers(season_before(SEASON)) == {}
    claim = store.seasons.claim
    assert [await claim("end", GUILD, SEASON, 101) for _ in range(2)] == [True, False]
    # Also not after a deletion, whose rows name nobody.
    await store.personal_data.begin(101)
    assert await store.personal_data.finish(101)
    assert not await claim("end", GUILD, SEASON, 101)
    assert await claim("reminder", GUILD, SEASON, 101)
    limit = of_season("end", GUILD, SEASON, 101)
    assert await store.database.snapshot(lambda it: value(it, limit)) == 1
