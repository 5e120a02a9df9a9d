"""Faults in a random order while people play with four bots, and checks of the final state."""

import asyncio
import os
import random
import re
import signal
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from storage.database.storage_errors import UnavailableError
from tests.cluster.doings import Doings, broken, let_seats_be_taken
from tests.cluster.history import ANSWER, RememberingServer, problems, stuck, watch
from tests.cluster.launch import PHASES
from tests.cluster.processes import START, Cluster, cluster, open_panels
from tests.storage.network import Network, network
from tests.storage.postgres import Server as Database
from tests.storage.server_faults import empty, fill, let_write, only_read
from tests.wire.process import Bot

BOTS = 4
AHEAD = ("0", "60", "-60", "0")  # Seconds by which the clocks of the machines are ahead.

RATE = 20.0  # Clicks a second.

EXPECTED = re.compile("nothing can be stored|could not be stored")
"""The errors that a bot logs if the database can't be written."""

PLAYED = 1.0  # The least seconds of play between two faults.


class Campaign:
    """Four bots, each with its own network, and people who click all the time."""

    def __init__(self, running: Cluster, database: Database, seed: int) -> None:
        self.running = running
        self.random = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.stored = dict[str, int]()
        self.doings = Doings(running, random.Random(seed))
        self.bots: list[tuple[Bot, Network]] = []
        self._database = database
        self._stack = running.stack
        self._started = 0

    @property
    def server(self) -> RememberingServer:
        """The Discord that remembers."""
        assert isinstance(self.running.server, RememberingServer)
        return self.running.server

    async def start(self) -> None:
        """Start a bot on a machine of its own."""
        between = await self._stack.enter_async_context(network(self._database.socket))
        bot = await self.running.start(
            "tests.cluster.launch",
            CITADELS_DATABASE=between.address(self.running.address),
            AHEAD=AHEAD[self._started % len(AHEAD)],
            NUMBER=str(self._started),
        )
        self._started += 1
        self.bots.append((bot, between))

    async def divided(self) -> None:
        """Wait until all bots have their shards, and play a moment."""
        await self.running.until_divided(*(bot for bot, _ in self.bots))
        clicks = self.server.measured.clicks
        async with asyncio.timeout(START):
            while self.server.measured.clicks < clicks + PLAYED * RATE:
                if not self.running.crowd.ready:
                    await self.look()
                await asyncio.sleep(0.5)

    async def look(self) -> None:
        """Let everybody open their game, as people do who see no question."""
        for person in self.running.crowd.people.values():
            person.waits, person.question = False, None
        with suppress(ConnectionError):
            await open_panels(self.running, self.running.crowd.openings())

    # Faults

    async def kill(self, phase: str) -> None:
        """Let a bot die at a point of its work, and start another one in its place."""
        index = self.random.randrange(len(self.bots))
        bot, _ = self.bots.pop(index)
        (bot.folder / phase).touch()
        if phase == "die-with-a-slot":
            # It takes a slot when another one ends.
            other, _ = self.bots.pop(self.random.randrange(len(self.bots)))
            await other.kill()
            await self.start()
        try:
            await bot.end(START / 4)
        except TimeoutError:
            self.done["killed anywhere"] += 1
            await bot.kill()
        await self.start()

    async def stand_still(self, seconds: float) -> None:
        """Suspend a bot, and resume it later."""
        bot, _ = self.random.choice(self.bots)
        os.kill(bot.pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(bot.pid, signal.SIGCONT)

    async def cut(self, seconds: float) -> None:
        """Cut a bot's network, and restore it later."""
        _, between = self.random.choice(self.bots)
        between.cut()
        await asyncio.sleep(seconds)
        between.heal()

    async def halt(self, seconds: float) -> None:
        """Hold back everything in a bot's network, and deliver it later."""
        _, between = self.random.choice(self.bots)
        between.halt()
        await asyncio.sleep(seconds)
        between.heal()

    async def fill(self, seconds: float) -> None:
        """Let the database be full for a while."""
        await asyncio.to_thread(fill, self.running.address)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(empty, self.running.address)

    async def only_read(self, seconds: float) -> None:
        """Let the database refuse writes for a while."""
        await asyncio.to_thread(only_read, self.running.address)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(let_write, self.running.address)

    async def restart(self, seconds: float) -> None:
        """Stop the database server, and start it again after `seconds`."""
        await asyncio.to_thread(self._database.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self._database.start)

    def faults(self) -> Mapping[str, Callable[[], Awaitable[None]]]:
        short, long = self.random.uniform(1, 5), self.random.uniform(9, 20)
        timed = (self.stand_still, self.cut, self.halt)
        return {
            **{phase: lambda phase=phase: self.kill(phase) for phase in PHASES},
            **{f"{each.__name__} shortly": lambda each=each: each(short) for each in timed},
            **{f"{each.__name__} for long": lambda each=each: each(long) for each in timed},
            "fill": lambda: self.fill(short),
            "only read": lambda: self.only_read(short),
            "restart": lambda: self.restart(short),
        }

    async def suffer(self, name: str) -> None:
        """Cause a fault, and wait until everything works again."""
        self.done[name] += 1
        await self.faults()[name]()
        await self.divided()

    async def check(self) -> None:
        """Let people open their games once more, and check everything."""
        running = self.running
        async with asyncio.timeout(START):
            while await self._not_read():
                await asyncio.sleep(0.1)
        await running.settled()
        await self.look()
        await running.settled()
        end = time.monotonic() + START
        while wanting := await stuck(self.server, running.store, self._tags()):
            assert time.monotonic() < end, "\n".join(wanting)
            await self.look()
            await asyncio.sleep(1)
        await running.settled()
        async with asyncio.timeout(START):
            while self.server.second_boards():
                await asyncio.sleep(0.1)
        await running.check_history()
        told = "SELECT did, count(*) FROM clicks GROUP BY did ORDER BY did"
        self.stored = dict(map(tuple, await running.store.database.rows(told)))
        found = [*await problems(self.server, running.store), *await broken(running.store)]
        faults = [each for bot in running.bots for each in bot.faults]
        found += [each for each in faults if not EXPECTED.search(each.partition("\n")[0])]
        assert not found, "\n".join(found)

    async def _not_read(self) -> bool:
        """Return whether this process can't read now: it may also have lost its connection."""
        try:
            await self.running.store.games.not_shown()
        except UnavailableError:
            return True
        return False

    def _tags(self) -> set[str]:
        asking = [str(each.question) for each in self.running.crowd.people.values() if each.question]
        return {match[2] for each in asking for match in ANSWER.finditer(each)}


@asynccontextmanager
async def campaign(
    postgres: Database, folder: Path, seed: int, *, tables: int = 12, **pace: str
) -> AsyncGenerator[Campaign]:
    """Run four bots, with people who play; at the end everything must work. `pace` is for the environment."""
    print(f"seed {seed}", flush=True)
    async with AsyncExitStack() as stack:
        running = await stack.enter_async_context(
            cluster(postgres, folder, tables, shards=BOTS, discord=RememberingServer)
        )
        running.rng, running.crowd.seed, running.pace = random.Random(seed), seed, pace
        await asyncio.to_thread(watch, running.address)
        await let_seats_be_taken(running.store)
        its = Campaign(running, postgres, seed)
        for _ in range(BOTS):
            await its.start()
        await running.until_divided(*(bot for bot, _ in its.bots))
        await open_panels(running, running.crowd.openings())
        playing = [
            asyncio.create_task(running.play(10**6, by_dm=0.3, rate=RATE)),
            asyncio.create_task(its.doings.go_on()),
        ]
        try:
            yield its
        finally:
            for each in playing:
                each.cancel()
        await its.check()
