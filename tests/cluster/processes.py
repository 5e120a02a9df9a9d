"""Several bots, each in its own process, on one PostgreSQL database and one Discord with shards."""

import asyncio
import random
import time
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from storage.database.moving import move, tell_nobody
from storage.store import Store
from tests.cluster.discord import ShardedServer
from tests.load.crowd import Crowd
from tests.load.games import places, write
from tests.patience import PATIENCE
from tests.storage.postgres import Server as Database
from tests.wire.payloads import Payload
from tests.wire.process import Bot, forked
from tests.wire.server import TOKEN, served

START = PATIENCE  # Seconds that starts and takeovers may take on a busy machine.

SHARDS = 2

FAILED = 3.0  # Seconds after which Discord tells a person that their click failed, if no process responds.

QUICK = {"APART": "1", "BEAT": "0.5", "PATIENCE": "3"}
"""Shorter pauses than a bot has, so that tests don't wait for seconds. `tests.wire.launch` reads them."""


def guilds_of(shards: int) -> tuple[str, ...]:
    return tuple(str((shard << 22) + 2001) for shard in range(shards))


@dataclass
class Cluster:
    """The running bots, their Discord and their database."""

    address: str
    server: ShardedServer
    crowd: Crowd
    store: Store
    folder: Path
    stack: AsyncExitStack
    bots: list[Bot] = field(default_factory=list[Bot])
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    shards: int = SHARDS
    pace: Mapping[str, str] = field(default_factory=lambda: QUICK)

    async def start(self, module: str = "tests.wire.launch", **environment: str) -> Bot:
        """Start another bot from a module, with these additions to its environment."""
        folder = self.folder / f"bot{len(self.bots)}"
        folder.mkdir()
        more = {
            "CITADELS_DATABASE": self.address,
            "DISCORD_TOKEN": f"{TOKEN}{len(self.bots)}",
            "CITADELS_SHARDS": str(self.shards),
            "CITADELS_COMPUTER_PAUSE": "0.05",
            "CITADELS_MASTER_PROCESSES": "0",
            "QUICK_BOARDS": "yes",
            "EVERY_LINE": "yes",
            **self.pace,
            **environment,
        }
        bot = await self.stack.enter_async_context(forked((module, self.server.address), folder, more))
        self.bots.append(bot)
        return bot

    async def until_divided(self, *bots: Bot) -> None:
        """Wait until these bots have the same number of shards each."""
        each = self.shards // len(bots)
        try:
            async with asyncio.timeout(START):
                while not all(len(shards_of(bot)) == each for bot in bots):
                    await asyncio.sleep(0.1)
                while not self.server.complete:
                    await asyncio.sleep(0.1)
        except TimeoutError:
            said = "\n\n".join("\n".join(bot.log[-20:]) for bot in self.bots)
            raise AssertionError(f"the shards are not divided:\n{said}") from None

    async def press(self, *, by_dm: float = 0.0) -> bool:
        """Let somebody click; `by_dm` is the share of clicks in direct messages."""
        click = self.crowd.next()
        if click is None:
            return False
        click["guild_id"] = self.server.guild_of(click["channel_id"])
        sent = direct(click) if self.rng.random() < by_dm else click
        await self.server.click(sent, person=click["member"]["user"]["id"])
        return True

    async def play(self, seconds: float, *, by_dm: float = 0.0, rate: float = 20.0) -> None:
        """Let people click for `seconds`."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end:
            # If the shard isn't connected, the click is lost, and its person clicks again.
            with suppress(ConnectionError, KeyError):
                await self.press(by_dm=by_dm)
            self.crowd.impatient(2.0)
            await asyncio.sleep(1 / rate)

    def look(self) -> None:
        """Let everybody who sees no question press *Play* on the board, as people do."""
        for person in self.crowd.people.values():
            if not (person.waits or person.question or person.call):
                person.call = person.board
                self.crowd.ready_again(person)

    async def settled(self, seconds: float = START) -> None:
        """Wait until everything is shown, and every click is answered.

        A click fails if its process died, or gave its shard away with the click unread. Then its person
        presses *Play*, as people do.
        """
        end = asyncio.get_running_loop().time() + seconds
        while missed := self.crowd.unanswered():
            assert asyncio.get_running_loop().time() < end, "\n".join(missed)
            with suppress(ConnectionError):
                await open_panels(self, self.crowd.failed(FAILED))
            await asyncio.sleep(0.01)
        while found := await self.store.games.not_shown():
            assert asyncio.get_running_loop().time() < end, found
            await asyncio.sleep(0.1)

    async def check_history(self) -> None:
        """Check that each table's answers form one sequence without gaps, each stored once."""
        rows = self.store.database.rows
        for game, version in await rows("SELECT id, version FROM games"):
            numbers = [
                row[0]
                for row in await rows("SELECT number FROM choices WHERE game = ? ORDER BY number", game)
            ]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), (game, numbers)
            assert version >= 2
        clicks = [row[0] for row in await rows("SELECT id FROM clicks")]
        assert len(clicks) == len(set(clicks))


async def seconds_until_shown(running: Cluster, channels: Sequence[str], most: int) -> list[float]:
    """Return how long the owner takes to show changes after clicks in direct messages.

    The clicks are about tables in these channels, and another process handles them.
    """
    found, loop = list[float](), asyncio.get_running_loop()
    end = loop.time() + START
    while len(found) < most and loop.time() < end:
        click = running.crowd.next()
        if click is None or click["channel_id"] not in channels:
            running.crowd.impatient(1.0)
            await asyncio.sleep(0.02)
            continue
        before, began = len(running.server.requests), time.monotonic()
        await running.server.click(direct(click), person=click["member"]["user"]["id"])
        with suppress(TimeoutError):
            async with asyncio.timeout(4):
                while len(running.server.requests) == before:
                    await asyncio.sleep(0.005)
                found.append(running.server.requests[before][0] - began)
    return found


def shards_of(bot: Bot) -> set[int]:
    """Return the shards that a bot has, as its log says."""
    mine = set[int]()
    for line in bot.log:
        told = line.partition("The shards [")[2]
        if told:
            shards, _, did = told.partition("]")
            numbers = {int(each) for each in shards.split(",") if each}
            mine = mine | numbers if "taken" in did else mine - numbers
    return mine


def direct(click: Payload) -> Payload:
    """Turn a click in a channel into one in a direct message."""
    direct = {key: value for key, value in click.items() if key not in ("guild_id", "member", "guild_locale")}
    return direct | {"user": click["member"]["user"], "context": 1}


@asynccontextmanager
async def cluster(
    postgres: Database,
    folder: Path,
    tables: int,
    *,
    shards: int = SHARDS,
    discord: type[ShardedServer] = ShardedServer,
) -> AsyncGenerator[Cluster]:
    """Make a database with `tables` running games, and no bot yet."""
    address, path = postgres.new(), folder / "games.sqlite3"
    guild_ids = guilds_of(shards)
    await asyncio.to_thread(write, path, tables, guilds=guild_ids)
    await move(path, address, tell_nobody)
    seats = places(tables)
    guilds = {
        guild: [place.channel for number, place in enumerate(seats) if number % shards == index]
        for index, guild in enumerate(guild_ids)
    }
    crowd = Crowd(seats)
    server = discord(crowd, guilds, shards)
    for person in crowd.people.values():
        server.put(person.board, None)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(served(server))
        store = Store(address)
        await store.open()
        stack.push_async_callback(store.close)
        yield Cluster(address, server, crowd, store, folder, stack, shards=shards)


async def open_panels(running: Cluster, clicks: Sequence[Payload]) -> None:
    """Let everybody press *Play* once."""
    for click in clicks:
        click["guild_id"] = running.server.guild_of(click["channel_id"])
        await running.server.click(click)
