"""The process of a bot: its event loop, its watchdog, and what it says over HTTP."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest

from bot.cli import bot_process
from bot.cli.bot_process import SILENT, GatewayLostError, Monitoring, Watchdog
from bot.release import release
from storage.database.storage_errors import CAUSES, Cause
from tests.bot.cli.shards import Shards
from tests.house import Clock
from tests.patience import PATIENCE, until
from tests.wire.server import free_port


@pytest.mark.parametrize(("platform", "module"), [("linux", "uvloop"), ("win32", "asyncio")])
def test_the_bot_runs_on_the_quickest_loop_that_there_is(
    monkeypatch: pytest.MonkeyPatch, platform: str, module: str
) -> None:
    monkeypatch.setattr("bot.cli.bot_process.sys.platform", platform)
    with asyncio.Runner(loop_factory=bot_process.new_event_loop) as runner:
        assert runner.run(_module_of_loop()).partition(".")[0] == module


async def _module_of_loop() -> str:
    return type(asyncio.get_running_loop()).__module__


class Bot(Shards):
    """The parts of a bot that `/health` asks."""

    def __init__(self) -> None:
        super().__init__(2)
        self.registry = SimpleNamespace(tables=())
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
    async with Monitoring("127.0.0.1", port).serving(cast("Any", bot), Watchdog(cast("Any", bot), clock)):
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
    bot.store.database.obstacle = "full"
    bot.in_flight.closed = True
    status, lines = await health(address)
    assert status == 503
    assert lines[1:] == [f"nothing can be stored: {CAUSES['full']}", "stopping"]


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        ("silent", "it doesn't answer: look at its disk, or at the server and the network to it"),
        ("locked", "another program holds on to it: end that one"),
        (
            "away",
            "the bot can't use PostgreSQL: see whether it runs and lets the bot in, and look at its log",
        ),
    ],
)
async def test_an_outage_says_where_to_look(bot: Bot, address: str, cause: Cause, told: str):
    await bot.connect(0)
    await bot.connect(1)
    bot.store.database.obstacle = cause
    assert await health(address) == (503, [f"nothing can be stored: {told}"])


def watchdog_of(bot: Shards, clock: Clock) -> Watchdog:
    return Watchdog(cast("Any", bot), clock)


async def test_silence_counts_from_the_start_until_a_shard_is_ready(clock: Clock):
    bot = Shards(count=None)
    guard = watchdog_of(bot, clock)
    assert guard.silence() == 0
    clock.now += 10
    assert guard.silence() == 10
    bot.shard_count = 1
    assert guard.silence() == 10
    await bot.connect(0)
    assert guard.silence() == 0
    clock.now += 10
    assert guard.silence() == 0


async def test_an_open_socket_without_ready_is_no_connection(clock: Clock):
    bot = Shards()
    guard = watchdog_of(bot, clock)
    await bot.connect(0)
    await bot.tell("disconnect", 0)
    clock.now += 10
    assert not bot.shards[0].is_closed()
    assert guard.silence() == 10
    await bot.tell("resumed", 0)
    clock.now += 10
    assert guard.silence() == 0


async def test_a_socket_that_closes_is_noticed_before_anybody_tells(clock: Clock):
    bot = Shards()
    guard = watchdog_of(bot, clock)
    await bot.connect(0)
    clock.now += 10
    assert guard.silence() == 0
    bot.shards[0].open = False
    clock.now += 10
    assert guard.silence() == 10


async def test_the_shard_that_is_missing_for_longest_counts(clock: Clock):
    bot = Shards(2)
    guard = watchdog_of(bot, clock)
    await bot.connect(0)
    await bot.connect(1)
    await bot.tell("disconnect", 1)
    clock.now += 10
    await bot.tell("disconnect", 0)
    await bot.tell("resumed", 0)
    assert guard.silence() == 10


async def test_shards_that_start_one_after_another_are_not_missed(clock: Clock):
    bot = Shards(3)
    guard = watchdog_of(bot, clock)
    for shard in range(3):
        clock.now += 10
        assert guard.silence() == 10
        await bot.connect(shard)
    assert guard.silence() == 0


async def _looked(guard: Watchdog) -> None:
    """Wait until the watchdog has checked twice: the first check may have begun earlier."""
    looks, silence = list[float](), guard.silence

    def look() -> float:
        looks.append(silence())
        return looks[-1]

    guard.silence = look
    await until(lambda: len(looks) >= 2)
    guard.silence = silence


async def test_it_waits_as_long_as_it_may_and_then_says_for_how_long(clock: Clock):
    bot = Shards()
    guard = watchdog_of(bot, clock)
    clock.now += 299
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(guard.watch(300), 0.05)
    clock.now += 1
    with pytest.raises(GatewayLostError, match="for 300 seconds"):
        await guard.watch(300)


@pytest.mark.parametrize("connected", [False, True], ids=["never connected", "lost"])
@pytest.mark.parametrize("excuse", ["tables that are brought up to date", "no session that may begin"])
async def test_what_a_new_process_could_not_get_over_is_waited_for(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, excuse: str, connected: bool
):
    monkeypatch.setattr(bot_process, "LOOK_INTERVAL", 0.001)
    bot = Shards()
    guard = watchdog_of(bot, clock)
    if connected:
        await bot.connect(0)
        await bot.tell("disconnect", 0)
    bot.store.database.migrating = "tables" in excuse
    bot.session_starts.problem = "" if bot.store.database.migrating else excuse
    watching = asyncio.create_task(guard.watch(300))
    for _ in range(3):
        clock.now += 200
        await _looked(guard)
    assert guard.excuse
    bot.store.database.migrating, bot.session_starts.problem = False, ""
    clock.now += 299
    await _looked(guard)
    assert not watching.done()
    clock.now += 1
    with pytest.raises(GatewayLostError):
        await asyncio.wait_for(watching, PATIENCE)


async def test_a_process_without_its_database_server_has_no_gateway_and_is_not_ended(
    bot: Bot, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bot_process, "LOOK_INTERVAL", 0.001)
    guard = watchdog_of(bot, clock)
    await bot.connect(0)
    await bot.connect(1)
    bot.away_since = clock.now
    watching = asyncio.create_task(guard.watch(300))
    for _ in range(3):
        clock.now += 200
        await _looked(guard)
    assert guard.silence() == 600
    assert guard.excuse == bot_process.AWAY_NOTICE
    assert not watching.done()
    watching.cancel()


async def test_it_tells_when_the_bot_is_away_for_long_and_when_it_is_back(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(bot_process, "LOOK_INTERVAL", 0.001)
    bot = Shards()
    guard = watchdog_of(bot, clock)
    watching = asyncio.create_task(guard.watch(300))
    await bot.connect(0)
    await bot.tell("disconnect", 0)
    for seconds, lines in ((SILENT - 1, 0), (1, 1), (30, 1)):
        clock.now += seconds
        await _looked(guard)
        assert len(caplog.messages) == lines
    await bot.tell("resumed", 0)
    await _looked(guard)
    assert caplog.messages == [
        "Not connected to Discord for 60 seconds; after 300 the bot ends, to be restarted",
        "Connected to Discord again, after 90 seconds",
    ]
    watching.cancel()
