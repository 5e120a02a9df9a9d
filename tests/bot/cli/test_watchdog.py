"""The watchdog: which shard is missing, and for how long."""

import asyncio
from typing import Any, cast

import pytest

from bot.cli.watchdog import GatewayLostError, Watchdog
from tests.bot.cli.shards import Shards
from tests.house import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


def watchdog_of(bot: Shards, clock: Clock) -> Watchdog:
    return Watchdog(cast(Any, bot), clock)


async def test_silence_counts_from_the_start_until_a_shard_is_ready(clock: Clock):
    bot = Shards(count=None)
    watchdog = watchdog_of(bot, clock)
    assert watchdog.silence() == 0
    clock.now += 10
    assert watchdog.silence() == 10
    bot.shard_count = 1
    assert watchdog.silence() == 10
    await bot.connect(0)
    assert watchdog.silence() == 0
    clock.now += 10
    assert watchdog.silence() == 0


async def test_an_open_socket_without_ready_is_no_connection(clock: Clock):
    bot = Shards()
    watchdog = watchdog_of(bot, clock)
    await bot.connect(0)
    await bot.tell("disconnect", 0)
    clock.now += 10
    assert not bot.shards[0].is_closed()
    assert watchdog.silence() == 10
    await bot.tell("resumed", 0)
    clock.now += 10
    assert watchdog.silence() == 0


async def test_a_socket_that_closes_is_noticed_before_anybody_tells(clock: Clock):
    bot = Shards()
    watchdog = watchdog_of(bot, clock)
    await bot.connect(0)
    clock.now += 10
    assert watchdog.silence() == 0
    bot.shards[0].open = False
    clock.now += 10
    assert watchdog.silence() == 10


async def test_the_shard_that_is_missing_for_longest_counts(clock: Clock):
    bot = Shards(2)
    watchdog = watchdog_of(bot, clock)
    await bot.connect(0)
    await bot.connect(1)
    await bot.tell("disconnect", 1)
    clock.now += 10
    await bot.tell("disconnect", 0)
    await bot.tell("resumed", 0)
    assert watchdog.silence() == 10


async def test_shards_that_start_one_after_another_are_not_missed(clock: Clock):
    bot = Shards(3)
    watchdog = watchdog_of(bot, clock)
    for shard in range(3):
        clock.now += 10
        assert watchdog.silence() == 10
        await bot.connect(shard)
    assert watchdog.silence() == 0


async def test_it_waits_as_long_as_it_may_and_then_says_for_how_long(clock: Clock):
    bot = Shards()
    watchdog = watchdog_of(bot, clock)
    clock.now += 299
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(watchdog.watch(300), 0.05)
    clock.now += 1
    with pytest.raises(GatewayLostError, match="for 300 seconds"):
        await watchdog.watch(300)
