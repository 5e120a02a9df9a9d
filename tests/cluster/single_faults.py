"""One kind of fault again and again, and what came of it: contradicted answers, and second boards.

Two bots with the pauses of real ones play ten tables on one database.
"""

import asyncio
import os
import random
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.cluster.history import RememberingServer, contradicted
from tests.cluster.processes import START, Cluster, cluster, open_panels
from tests.storage.network import Network, network
from tests.storage.postgres import Server as Database
from tests.wire.process import Bot

TABLES, CALM = 10, 5.0
"""How many tables there are, and for how many seconds people play before a fault and after it."""


class SingleFaults:
    """Two bots, each with a network of its own. Each method does a fault, and returns a line about it."""

    def __init__(self, running: Cluster, postgres: Database, seed: int) -> None:
        self._running = running
        self._postgres = postgres
        self._random = random.Random(seed)
        self._bots: list[tuple[Bot, Network]] = []
        self._number = 0

    async def begin(self) -> None:
        """Start both bots, and let everybody open their panel."""
        await self._start()
        await self._start()
        await self._divided()
        await open_panels(self._running, self._running.crowd.openings())
        await self._play(CALM)

    async def cut(self, seconds: float) -> str:
        """Cut a bot off from the database for so long, while people play on."""
        before = await self._answers()
        _, between = self._random.choice(self._bots)
        between.cut()
        await self._play(seconds)
        between.heal()
        await self._calm()
        told = await contradicted(self._server, self._running.store)
        return f"{await self._answers() - before} answers stored; told otherwise so far: {len(told)}"

    async def stop(self, seconds: float) -> str:
        """Let a bot stand still for so long, right after it has posted a board."""
        bot, _ = self._random.choice(self._bots)
        await self._until_gone(bot, "stop-after-posting")
        await self._play(seconds)
        os.kill(bot.pid, signal.SIGCONT)
        await self._calm()
        return self._boards()

    async def kill(self, phase: str) -> str:
        """Let a bot die at a point of its work, and start another one."""
        bot, between = self._random.choice(self._bots)
        (bot.folder / phase).touch()
        ended = asyncio.create_task(bot.end(START))
        while not ended.done():
            await self._play(0.5)
        await ended
        self._bots.remove((bot, between))
        await self._start()
        await self._calm()
        return self._boards()

    @property
    def _server(self) -> RememberingServer:
        assert isinstance(self._running.server, RememberingServer)
        return self._running.server

    async def _start(self) -> None:
        between = await self._running.stack.enter_async_context(network(self._postgres.socket))
        address = between.address(self._running.address)
        where = {"CITADELS_DATABASE": address, "NUMBER": str(self._number)}
        self._bots.append((await self._running.start("tests.cluster.launch", **where), between))
        self._number += 1

    async def _divided(self) -> None:
        await self._running.until_divided(*(bot for bot, _ in self._bots))

    async def _until_gone(self, bot: Bot, file: str) -> None:
        """Play until a bot has come to where it looks for a file."""
        (bot.folder / file).touch()
        async with asyncio.timeout(START):
            while (bot.folder / file).exists():
                await self._play(0.5)

    async def _play(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end:
            self._running.look()
            await self._running.play(min(0.5, seconds))

    async def _calm(self) -> None:
        """Wait until all is well and shown again, and old boards had time to be finished."""
        await self._divided()
        await self._play(CALM)
        await self._running.settled()
        with suppress(TimeoutError):
            async with asyncio.timeout(CALM):
                while self._server.second_boards():  # noqa: ASYNC110 - another process finishes them
                    await asyncio.sleep(0.1)

    def _boards(self) -> str:
        second, back = len(self._server.second_boards()), len(self._server.flips())
        return f"{second} of {TABLES} channels have two boards; taken back so far: {back}"

    async def _answers(self) -> int:
        rows = self._running.store.database.rows
        ((count,),) = await rows("SELECT count(*) FROM clicks WHERE did = 'answer'")
        return count


@asynccontextmanager
async def single_faults(postgres: Database, folder: Path, seed: int) -> AsyncGenerator[SingleFaults]:
    """Run two bots, with people who play; at the end no answer may be lost or doubled."""
    async with cluster(postgres, folder, TABLES, discord=RememberingServer) as running:
        running.rng, running.crowd.seed, running.pace = random.Random(seed), seed, {}
        its = SingleFaults(running, postgres, seed)
        await its.begin()
        yield its
        await running.check_history()
