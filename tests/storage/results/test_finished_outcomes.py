"""The changes of ratings at the end of a game."""

import asyncio
from dataclasses import replace

import pytest

from storage.database.stored_time import DAY
from storage.results.finished import Outcome, RatingChange
from storage.results.ratings.model import SETTLED_GAMES
from storage.results.ratings.tracks import Track, end_of
from storage.store import Store
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.rated_games import NOW, game_id, keep, of, standing, won_by
from tests.storage.samples import write
from tests.storage.stored_results import RESIGNED, end_game

pytestmark = pytest.mark.both_databases


async def _outcome(store: Store, game: str) -> Outcome:
    outcome = await store.finished.outcome(game)
    assert outcome is not None
    return outcome


async def test_a_winner_goes_up_and_a_player_who_resigns_goes_down(store: Store) -> None:
    ended = await end_game(store, 1, {101: 30, 102: 20, 103: RESIGNED})
    outcome = await _outcome(store, ended.id)
    first, second, quit_ = outcome.changes
    assert [each.user for each in outcome.changes] == [101, 102, 103]
    assert {each.before for each in outcome.changes} == {1000}
    assert first.after > second.after > quit_.after
    assert quit_.after < 1000 < first.after
    assert outcome.unrated is None
    assert (outcome.places, outcome.left) == ((1, 2, 4, 3), (2,))
    assert outcome.of(102) == second
    assert outcome.of(None) is outcome.of(999) is None


async def test_numbers_follow_each_other_in_the_server_of_the_game(store: Store) -> None:
    long_ago = NOW - 50 * DAY
    games = [won_by(101, 102, ended=long_ago), won_by(102, 101, guild=11), won_by(101, 102)]
    await keep(store, games)
    first, elsewhere, third = [await _outcome(store, game_id(number)) for number in range(3)]
    assert [change.before for change in third.changes] == [change.after for change in first.changes]
    assert {change.before for change in elsewhere.changes} == {1000}
    board = await store.leaderboards.read(Track(10, third.season), "rating", NOW)
    assert [change.after for change in third.changes] == [each.rating.number for each in board.entries]
    assert [change.first for change in (*first.changes, *elsewhere.changes)] == [True] * 4
    assert not any(change.first for change in third.changes)


async def test_a_game_that_does_not_count_says_why(store: Store) -> None:
    ended = await end_game(store, 1, {101: 30})
    found = await _outcome(store, ended.id)
    assert (found.unrated, found.changes) == ("people", ())


async def test_the_number_is_that_of_the_season_where_the_server_has_seasons(store: Store) -> None:
    before, after = (won_by(101, 102, ended=end_of(season) - 9) for season in (20253, 20254))
    await keep(store, [before, after])
    found = await _outcome(store, game_id(1))
    assert found.season == 20254
    assert {change.before for change in found.changes} == {1000}
    await store.servers.change(10, lambda it: replace(it, seasons=False))
    found = await _outcome(store, game_id(1))
    assert found.season == 0
    assert {change.before for change in found.changes} != {1000}


async def test_a_game_without_a_result_has_no_outcome(store: Store) -> None:
    assert await store.finished.outcome("aaaaaaaa") is None


async def test_a_number_is_settled_by_games_that_were_finished_before_it(store: Store) -> None:
    others = [standing(seat, 104 + seat, seat + 1) for seat in range(7)]
    resigned = of(*others, standing(7, 103, 8, resigned=True))
    finished = of(*others, standing(7, 103, 4))
    await keep(store, [resigned] * 15 + [finished] * 20)
    await write(store.database, "UPDATE ratings SET sigma = 1")
    missing: list[int] = []
    for number in range(35):
        change = (await _outcome(store, game_id(number))).of(103)
        assert isinstance(change, RatingChange)
        missing.append(change.to_settle)
    assert missing[15:] == [*range(SETTLED_GAMES - 1, -1, -1), *[0] * (20 - SETTLED_GAMES)]
    assert set(missing[:15]) == {SETTLED_GAMES}


async def test_an_outcome_is_read_as_of_one_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = await end_game(store, 1, {101: 30, 102: 20})
    before, loop, deleted = await _outcome(store, ended.id), asyncio.get_running_loop(), list[str]()

    def around(sql: str, run: Statement) -> Rows:
        found = run()
        if "FROM results WHERE game" in sql and not deleted:
            deleted.append(sql)
            asyncio.run_coroutine_threadsafe(write(store.database, "DELETE FROM standings"), loop).result()
        return found

    hook(monkeypatch, around)
    assert await _outcome(store, ended.id) == before
    assert deleted
