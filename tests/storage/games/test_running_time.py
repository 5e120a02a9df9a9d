"""The running time in the database: it survives restarts, and clocks stay fair if it is damaged."""

from dataclasses import replace

import pytest

from storage.pace import Clock
from storage.store import Store
from tests.storage.samples import GAME, OTHER, play_on, write


async def test_it_never_goes_back(store: Store) -> None:
    for seconds, kept in ((50.0, 50.0), (20.0, 50.0), (60.0, 60.0)):
        await store.running_time.note(seconds)
        assert await store.running_time.read() == kept


@pytest.mark.parametrize("damaged", ["'x'", "x'ff'", "-5", "9e999", "1e300"])
async def test_a_damaged_one_goes_on_where_the_last_clock_began(store: Store, damaged: str) -> None:
    for game, since in ((GAME, 700.0), (OTHER, 400.0)):
        stored = await play_on(store, game, 3)
        seats = len(stored.setup.players)
        clock = Clock((60.0,) * seats, (0,) * seats, 0, since, None, since + 500)
        await store.games.save(replace(stored, setup=stored.setup.with_times(clock=clock)))
    await store.running_time.note(900.0)
    await write(store.database, f"UPDATE running_time SET seconds = {damaged}")
    assert await store.running_time.read() == 700.0, "nobody has less time than they had"
    await store.running_time.note(750.0)
    assert await store.running_time.read() == 750.0
