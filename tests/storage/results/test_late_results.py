"""The results of games that ended before results were kept."""

import asyncio
from pathlib import Path

from storage.inspection import inspect
from storage.store import Store
from tests.storage.samples import GAME, OTHER, opened, play_on, with_finished_game, write
from tests.storage.stored_results import all_ratings, last_result


async def _forget_results(store: Store) -> None:
    await write(store.database, "DELETE FROM results")


async def test_games_that_ended_before_results_were_kept_get_theirs(tmp_path: Path) -> None:
    path = await asyncio.to_thread(with_finished_game, tmp_path)
    async with opened(path) as store:
        live, ratings = await last_result(store), await all_ratings(store)
        await _forget_results(store)
        assert not await all_ratings(store)
        assert any("without a result" in fault for fault in (await inspect(path)).faults)
    async with opened(path) as store:
        assert await last_result(store) == live
        assert [row[4:] for row in await all_ratings(store)] == [row[4:] for row in ratings]
    assert not (await inspect(path)).faults


async def test_they_get_them_in_the_order_in_which_they_ended(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        for game in (GAME, OTHER):
            await play_on(store, game, 5000)
        await _forget_results(store)
        await write(store.database, "UPDATE games SET changed = changed - 100 WHERE id = ?", OTHER)
    async with opened(path) as store:
        rows = await store.database.rows("SELECT game FROM results ORDER BY id")
        assert [game for (game,) in rows] == [OTHER, GAME]


async def test_a_damaged_game_gets_none_and_stops_no_other(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        for game in (GAME, OTHER):
            await play_on(store, game, 5000)
        await _forget_results(store)
        await write(store.database, "UPDATE games SET state = '{' WHERE id = ?", GAME)
    async with opened(path) as store:
        rows = await store.database.rows("SELECT game FROM results ORDER BY id")
        assert [game for (game,) in rows] == [OTHER]
