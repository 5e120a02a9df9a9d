"""Turning points that are there before somebody asks."""

import asyncio

import pytest

from bot.review import turning_points
from bot.review.turning_points import Preparing, TurningPoints
from bot.tables.background_loop import Jobs
from storage.results.finished import FinishedGame
from tests.house import House
from tests.replays import played


class Prepared(TurningPoints):
    """Notes whose turning points are looked for."""

    def __init__(self) -> None:
        self.games: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def prepare(self, found: FinishedGame) -> None:
        """Note it."""
        self.games.append(found.result.game)
        await self.gate.wait()


async def test_each_game_of_people_is_looked_at_once_when_it_has_ended(house: House) -> None:
    looked, jobs = Prepared(), Jobs()
    prepares = Preparing(jobs, house.bot.store.finished, looked)
    house.bot.registry.listen(prepares.hear)
    alice = house.add("alice")
    running = await house.open(alice, computers=3)
    await house.step(running)
    assert looked.games == []
    await house.finish(running)
    table = await house.table(running)
    for _ in range(3):
        prepares.hear(table)
    await prepares.ended()
    assert looked.games == [running]
    await jobs.close()


async def test_of_many_games_the_last_ones_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turning_points, "WAITING", 2)
    looked, jobs = Prepared(), Jobs()
    prepares = Preparing(jobs, house.bot.store.finished, looked)
    game, _ = await played(house, "alice", computers=3)
    table = await house.table(game)
    prepares.hear(table)
    assert list(prepares._waiting) == [game]  # pyright: ignore[reportPrivateUsage]
    assert prepares._waiting.maxlen == 2  # pyright: ignore[reportPrivateUsage]
    await prepares.ended()
    assert looked.games == [game]
    await jobs.close()
