"""`/health`: its answers about the gateway, the database and the end."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest

from bot.cli.bot_process import SILENT, Monitoring, Watchdog
from bot.release import release
from storage.database.storage_errors import CAUSES, Cause
from tests.bot.cli.shards import Shards
from tests.house import Clock
from tests.wire.server import free_port


class Bot(Shards):
    """The parts of a bot that `/health` asks."""

    def __init__(self) -> None:
        super().__init__(2)
        self.registry = SimpleNamespace(tables=())
        self.store = SimpleNamespace(obstacle=None)
        self.in_flight = SimpleNamespace(closed=False)


@pytest.fixture
def bot() -> Bot:
    return Bot()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def address(bot: Bot, clock: Clock) -> AsyncIterator[str]:
    port = free_port()
    async with Monitoring("127.0.0.1", port).telling(cast(Any, bot), Watchdog(cast(Any, bot), clock)):
        yield f"http://127.0.0.1:{port}/health"


async def health(address: str) -> tuple[int, list[str]]:
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        *lines, running = (await response.text()).splitlines()
        assert running == f"release {release()}"
        return response.status, lines


async def test_a_bot_is_not_well_before_each_shard_was_connected(bot: Bot, address: str):
    await bot.connect(0)
    status, (line,) = await health(address)
    assert (status, line) == (503, "not connected to Discord yet, after 0 seconds")
    await bot.connect(1)
    assert await health(address) == (200, ["well"])


async def test_a_gateway_may_be_away_for_a_moment_but_not_for_long(bot: Bot, clock: Clock, address: str):
    await bot.connect(0)
    await bot.connect(1)
    await bot.tell("disconnect", 1)
    clock.now += SILENT
    assert await health(address) == (200, ["well"])
    clock.now += 1
    assert await health(address) == (503, [f"gateway silent for {SILENT + 1:.0f} seconds"])


async def test_everything_that_is_wrong_is_said(bot: Bot, address: str):
    await bot.connect(0)
    bot.store.obstacle = "full"
    bot.in_flight.closed = True
    status, lines = await health(address)
    assert status == 503
    assert lines[1:] == [f"nothing can be stored: {CAUSES['full']}", "stopping"]


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        ("silent", "it doesn't answer: look at its disk, or at the server and the network to it"),
        ("locked", "another program holds on to it"),
        (
            "away",
            "PostgreSQL can't be reached: see whether it runs there and lets us in, and look at its log",
        ),
    ],
)
async def test_an_outage_says_where_to_look(bot: Bot, address: str, cause: Cause, told: str):
    await bot.connect(0)
    await bot.connect(1)
    bot.store.obstacle = cause
    assert await health(address) == (503, [f"nothing can be stored: {told}"])
