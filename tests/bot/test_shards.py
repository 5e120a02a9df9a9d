"""The shards that this process is connected to, whatever happens to a connection in progress."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.shards import SessionStarts, Shards
from bot.tables.background_loop import Jobs
from tests.patience import until


class Client:
    """A client whose shards connect when the test says so."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.begun: list[int] = []
        self.left: list[int] = []

    async def launch_shard(self, _gateway: object, shard: int) -> None:
        self.begun.append(shard)
        await self.go.wait()

    def get_shard(self, shard: int) -> object:
        async def disconnect() -> None:
            self.left.append(shard)

        return SimpleNamespace(disconnect=disconnect)


async def test_shards_connect_one_after_the_other() -> None:
    client, jobs = Client(), Jobs()
    shards = Shards(cast("Any", client), jobs)
    shards.want({0, 1})
    shards.begin()
    await until(lambda: client.begun)
    assert client.begun == [0]
    client.go.set()
    await until(lambda: client.begun == [0, 1])
    await jobs.close()


async def test_a_session_that_is_not_wanted_is_left_before_others_hear_of_that() -> None:
    client, jobs = Client(), Jobs()
    client.go.set()
    shards = Shards(cast("Any", client), jobs)
    shards.want({0, 1})
    shards.begin()
    shards.want({0})
    await shards.left()
    assert client.left == [1]
    await jobs.close()


async def test_a_shard_that_connects_after_it_was_given_away_is_disconnected() -> None:
    client, jobs = Client(), Jobs()
    shards = Shards(cast("Any", client), jobs)
    shards.want({0, 1})
    shards.begin()
    shards.want({0})
    await asyncio.sleep(0.01)
    client.left.clear()
    shards.connected(0)
    shards.connected(1)
    await until(lambda: client.left)
    assert client.left == [1]
    await jobs.close()


DAY = 24 * 3600
TOTAL = 1000


class Day:
    """A day of sessions that end at once, as Discord counts them. Its clock jumps during waits.

    After `longest` seconds discord.py gives up a wait, and tries again.
    """

    def __init__(self, longest: float = DAY) -> None:
        self.longest = longest
        self.now = 0.0
        self.left = TOTAL

    def clock(self) -> float:
        return self.now

    def starts(self) -> SessionStarts:
        return SessionStarts(self._ask, self.clock, self._sleep)

    async def _ask(self) -> discord.SessionStartLimits:
        left, reset_after = self.left, int((DAY - self.now) * 1000)
        return discord.SessionStartLimits(
            total=TOTAL, remaining=left, reset_after=reset_after, max_concurrency=1
        )

    async def _sleep(self, seconds: float) -> None:
        self.now += min(seconds, self.longest)
        if seconds > self.longest:
            raise TimeoutError


@pytest.mark.parametrize("restarted", [False, True], ids=["one process", "a new process each time"])
@pytest.mark.parametrize("longest", [DAY, 60], ids=["waiting", "waiting with interruptions"])
async def test_sessions_that_end_at_once_last_for_the_day(restarted: bool, longest: float) -> None:
    day = Day(longest)
    starts, begun = day.starts(), [0.0]
    while begun[-1] < DAY:
        try:
            await starts.wait()
        except TimeoutError:
            continue
        begun.append(day.now)
        day.left -= 1
        day.now += 5
        starts = day.starts() if restarted else starts
    # The last one belongs to the next day.
    assert 0.9 * TOTAL < len(begun[1:-1]) <= TOTAL
    assert max(after - before for before, after in pairwise(begun)) < 300


async def test_no_session_begins_before_discord_grants_more() -> None:
    day = Day()
    starts, day.left, day.now = day.starts(), 0, DAY - 60.0
    assert not starts.problem
    await starts.wait()
    assert day.now == pytest.approx(DAY, abs=2)
