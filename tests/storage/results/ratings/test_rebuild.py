import gc
import random
import tracemalloc
from collections.abc import Callable

import pytest

from storage.database.transaction import Transaction
from storage.inspection import inspect
from storage.results.ratings.rebuild import Compared, compare, rebuild
from storage.store import Store
from tests.storage.rated_games import keep, some_games, won_by
from tests.storage.samples import write

pytestmark = pytest.mark.both_databases

PEOPLE = [(101 + number, f"p{number}") for number in range(30)]


@pytest.mark.sqlite_only
async def test_a_rating_that_differs_is_counted_once(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 3)
    await write(store.database, "UPDATE ratings SET mu = 3 WHERE person = 101 AND guild = 0 AND result = 3")
    # That of all time, and that of the season.
    assert (await store.database.transaction(compare)).changed == 2
    assert any(fault.startswith("2 ratings") for fault in (await inspect(store.database.path)).faults)
    done = await store.database.transaction(rebuild)
    assert (done.results, done.ratings, done.changed) == (3, 24, 2)


async def test_a_rating_that_is_missing_and_one_too_many_are_noticed(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 2)
    await write(
        store.database, "UPDATE ratings SET person = 999 WHERE person = 101 AND guild = 0 AND result = 2"
    )
    assert (await store.database.transaction(compare)).changed == 4
    assert (await store.database.transaction(rebuild)).changed == 4
    assert (await store.database.transaction(compare)).changed == 0


@pytest.mark.sqlite_only
async def test_a_value_that_is_no_number_is_mended(store: Store) -> None:
    await keep(store, [won_by(101, 102)])
    await write(store.database, "UPDATE ratings SET mu = 'much' WHERE person = 101 AND season = 0")
    assert (await store.database.transaction(rebuild)).changed == 2
    assert (await store.database.transaction(compare)).changed == 0


async def test_the_last_digits_may_be_those_of_another_processor(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 3)
    await write(store.database, "UPDATE ratings SET mu = mu * (1 + 1e-14)")
    assert (await store.database.transaction(compare)).changed == 0


async def test_a_broken_result_stops_nothing_and_keeps_its_ratings(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 5)
    live = await _ratings(store)
    await write(store.database, "UPDATE results SET digest = 'x' WHERE id = 3")
    await write(store.database, "UPDATE ratings SET mu = 1 WHERE result = 5")
    compared = await store.database.transaction(compare)
    assert (compared.results, compared.changed, compared.broken) == (5, 8, ["result 3 isn't what was stored"])
    done = await store.database.transaction(rebuild)
    assert done.broken == compared.broken
    assert await _ratings(store) == live
    assert (await store.database.transaction(compare)).changed == 0


@pytest.mark.sqlite_only
@pytest.mark.parametrize("work", [compare, rebuild])
async def test_more_results_take_no_more_memory(
    store: Store, work: Callable[[Transaction], Compared], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.results.ratings.rebuild.AT_ONCE", 20)
    games = list(some_games(240, PEOPLE, random.Random(1)))
    peaks: list[int] = []
    for part in (games[:60], games[60:]):
        await keep(store, part)
        peaks.append(await store.database.transaction(lambda it: _peak(lambda: work(it))))
    # People have more ratings then, but no result is kept.
    assert peaks[1] - peaks[0] < 2048 * len(games[60:])


def _peak(work: Callable[[], object]) -> int:
    """Return the most bytes that some work needs at once, less its garbage."""
    work()  # whatever is kept for good
    usual = gc.get_threshold()
    # Objects that exist already must not delay a full collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 10)
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _ratings(store: Store) -> list[tuple[object, ...]]:
    rows = await store.database.rows("SELECT * FROM ratings ORDER BY result, guild, season, person")
    return [tuple(row) for row in rows]
