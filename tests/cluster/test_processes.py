"""Two processes on one database: one dies, is suspended or loses the server, and the games continue."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest

from bot.delivery.outbox import RATE
from storage.database.storage_errors import NotReadError
from tests.cluster.history import RememberingServer, contradicted
from tests.cluster.launch import FLOOD, STOPS
from tests.cluster.processes import (
    QUICK,
    SHARDS,
    START,
    Cluster,
    cluster,
    open_panels,
    seconds_until_shown,
    shards_of,
)
from tests.load.games import places
from tests.storage.network import network
from tests.storage.postgres import Server as Database


async def test_the_other_process_goes_on_for_one_that_is_killed(postgres: Database, tmp_path: Path):
    async with cluster(postgres, tmp_path, 4) as running:
        first, second = await running.start(), await running.start()
        await running.until_divided(first, second)
        sessions = running.server.identified
        await open_panels(running, running.crowd.openings())
        await running.play(2.0, by_dm=0.3)
        await running.settled()
        os.kill(second.pid, signal.SIGKILL)
        before = len(sessions)
        await running.play(2.0, by_dm=0.3)
        await running.until_divided(first)
        assert len(sessions) > before
        assert shards_of(first) == set(range(SHARDS))
        third = await running.start()
        await running.play(2.0, by_dm=0.3)
        await running.until_divided(first, third)
        await running.play(2.0, by_dm=0.3)
        await running.settled()
        await running.check_history()
        assert [*first.faults, *third.faults] == []
        times = [at for at, _ in sessions]
        # A busy machine delays what a process sends, but not for most of that time.
        assert all(later - sooner > float(QUICK["APART"]) * 0.4 for sooner, later in pairwise(times))


async def test_a_process_that_stood_still_shows_nothing_before_it_has_shards_again(
    postgres: Database, tmp_path: Path
):
    async with cluster(postgres, tmp_path, 4) as running:
        hurry = {"IDLE": "5", "LEASE": "3"}
        first, second = await running.start(**hurry), await running.start(**hurry)
        await running.until_divided(first, second)
        await open_panels(running, running.crowd.openings())
        await running.play(2.0)
        os.kill(second.pid, signal.SIGSTOP)
        try:
            # The server ends a silent connection.
            await running.until_divided(first)
            await running.play(3.0)
        finally:
            awake = time.monotonic()
            os.kill(second.pid, signal.SIGCONT)
        async with asyncio.timeout(START):
            while not any("are lost" in line for line in second.log):
                await asyncio.sleep(0.01)
        assert [who for at, who in running.server.requests if at > awake and who.endswith("1")] == []
        await running.until_divided(first, second)
        await running.play(3.0, by_dm=0.3)
        await running.settled()
        await running.check_history()


@pytest.mark.in_turns
@pytest.mark.parametrize("where", STOPS)
async def test_a_process_that_stood_still_takes_nothing_back(postgres: Database, tmp_path: Path, where: str):
    """Neither the messages nor the stored places of its successor. Only one board has buttons."""
    async with cluster(postgres, tmp_path, 4, discord=RememberingServer) as running:
        server, hurry = running.server, {"IDLE": "5", "LEASE": "3"}
        assert isinstance(server, RememberingServer)
        first, second = [
            await running.start("tests.cluster.launch", NUMBER=str(number), **hurry) for number in range(2)
        ]
        await running.until_divided(first, second)
        await open_panels(running, running.crowd.openings())
        (second.folder / where).touch()
        async with asyncio.timeout(START):
            while (second.folder / where).exists():
                running.look()
                await running.play(0.5)
        try:
            before = len(server.boards)
            async with asyncio.timeout(START):
                while shards_of(first) != set(range(SHARDS)) or len(server.boards) < before + 4:
                    running.look()
                    await running.play(0.5)
        finally:
            os.kill(second.pid, signal.SIGCONT)
        await running.until_divided(first, second)
        await running.play(1.0)
        await running.settled()
        async with asyncio.timeout(START):
            while server.second_boards():
                await asyncio.sleep(0.1)
        assert server.flips() == []
        await running.check_history()


async def test_a_process_without_its_database_contradicts_no_answer(postgres: Database, tmp_path: Path):
    """It keeps its sessions for a while, while its successor stores the answers."""
    hurry = {"IDLE": "5", "LEASE": "3"}
    async with (
        cluster(postgres, tmp_path, 4, discord=RememberingServer) as running,
        network(postgres.socket) as between,
    ):
        server = running.server
        assert isinstance(server, RememberingServer)
        first = await running.start(**hurry)
        second = await running.start(**hurry, CITADELS_DATABASE=between.address(running.address))
        await running.until_divided(first, second)
        await open_panels(running, running.crowd.openings())
        await running.play(1.0)
        between.cut()
        before = await _answers(running)
        while shards_of(first) != set(range(SHARDS)) or not server.complete:
            running.look()
            await running.play(0.5)
        for _ in range(6):
            running.look()
            await running.play(0.5)
        assert await _answers(running) > before
        between.heal()
        await running.until_divided(first, second)
        await running.play(1.0)
        await running.settled()
        await running.check_history()
        assert await contradicted(server, running.store) == []


async def _answers(running: Cluster) -> int:
    """Return the number of people's stored answers."""
    ((count,),) = await running.store.database.rows("SELECT count(*) FROM clicks WHERE did = 'answer'")
    return count


async def test_after_a_restart_of_the_server_each_has_its_shards_again(postgres: Database, tmp_path: Path):
    async with cluster(postgres, tmp_path, 4) as running:
        # However long the other process takes on a busy machine, it keeps its shards.
        patient = {"PATIENCE": str(START)}
        bots = await running.start(**patient), await running.start(**patient)
        await running.until_divided(*bots)
        before = [shards_of(bot) for bot in bots]
        await open_panels(running, running.crowd.openings())
        await running.play(2.0, by_dm=0.3)
        sessions = len(running.server.identified)
        await asyncio.to_thread(postgres.stop)
        try:
            await running.play(2.0, by_dm=0.3)
        finally:
            await asyncio.to_thread(postgres.start)
        with suppress(NotReadError):
            # This store has also lost its connection.
            await running.store.games.not_shown()
        await running.until_divided(*bots)
        await running.play(3.0, by_dm=0.3)
        await running.settled()
        await running.check_history()
        assert [shards_of(bot) for bot in bots] == before
        assert len(running.server.identified) == sessions
        assert [each for bot in bots for each in bot.faults if "Traceback" in each] == []


@pytest.mark.parametrize("deaf", [False, True])
async def test_the_owner_shows_changes_that_another_process_stored(
    postgres: Database, tmp_path: Path, *, deaf: bool
):
    """At once if it gets the notice, otherwise at its next check."""
    more = {"DEAF": "yes"} if deaf else {}
    async with cluster(postgres, tmp_path, 6) as running:
        bots = await running.start(**more), await running.start(**more)
        await running.until_divided(*bots)
        await open_panels(running, running.crowd.openings())
        await running.crowd.until_answered(START)
        await running.settled()
        channels = [place.channel for place in places(6)[1::2]]
        found = sorted(await seconds_until_shown(running, channels, 6))
        assert len(found) >= 3
        assert found[len(found) // 2] < (2 * float(QUICK["BEAT"]) + 1 if deaf else 1)
        await running.check_history()


async def test_a_busy_process_sends_what_another_one_does_not(postgres: Database, tmp_path: Path):
    """Both together never send more than Discord accepts."""
    async with cluster(postgres, tmp_path, 2, discord=RememberingServer) as running:
        server, channel = running.server, places(2)[0].channel
        assert isinstance(server, RememberingServer)
        where = {"CHANNEL": channel}
        bots = [
            await running.start("tests.cluster.launch", NUMBER=str(number), **where) for number in range(2)
        ]
        await running.until_divided(*bots)

        async def until_sending(number: int, rate: float) -> None:
            """Wait until a bot sends `rate` requests per second."""
            async with asyncio.timeout(START):
                while server.rate_of(str(number), time.monotonic() - 2.0) < rate:
                    await asyncio.sleep(0.1)

        (bots[0].folder / FLOOD).touch()
        await until_sending(0, RATE * 0.65)
        (bots[1].folder / FLOOD).touch()
        await until_sending(1, RATE * 0.4)
        assert server.most_requests() <= 50
