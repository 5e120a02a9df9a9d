"""Several bots on one PostgreSQL database: their capacity, and how soon one shows another's changes."""

import asyncio
import sys
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from storage.database.moving import move
from tests.cluster.discord import ShardedServer
from tests.cluster.processes import direct
from tests.load import runs
from tests.load.crowd import Crowd
from tests.load.games import places, write
from tests.load.measures import Run
from tests.load.sessions import LAST, QUIET, START, Session, checkpoint
from tests.storage.postgres import Server as Postgres
from tests.wire.payloads import Payload
from tests.wire.process import Bot, started
from tests.wire.server import TOKEN, served

AT_ONCE = 20  # How many clicks wait for an answer at the same time when people click as fast as they can.

FASTEST = 10_000.0  # Clicks per second, more than any bot can answer.

SOON = 1.0  # Seconds after which we conclude that a click has no public result.


class ObservedServer(ShardedServer):
    """A Discord with shards that records the time of each change of a board in `shown`, by its channel."""

    def __init__(self, crowd: Crowd, guilds: dict[str, list[str]], shards: int) -> None:
        super().__init__(crowd, guilds, shards)
        self.shown: dict[str, float] = {}
        self._guild_by_channel = {channel: guild for guild in guilds for channel in guilds[guild]}

    def guild_of(self, channel: str) -> str:
        return self._guild_by_channel[channel]

    async def tell(self, interaction: Payload) -> None:
        """Send the bot an interaction. Outside direct messages it belongs to its channel's server."""
        if "guild_id" in interaction:
            interaction["guild_id"] = self.guild_of(interaction["channel_id"])
        await super().tell(interaction)

    def _replace(self, number: str, data: Payload, *, response: bool = False) -> Payload | None:
        message = super()._replace(number, data, response=response)
        if message is not None and not message["flags"] & 1 << 6:
            self.shown[message["channel_id"]] = time.perf_counter()
        return message


@asynccontextmanager
async def several(
    folder: Path, tables: int, count: int, shards: int, postgres: Postgres
) -> AsyncGenerator[tuple[Session, ObservedServer]]:
    """Run `count` bots with `tables` running games, spread over `shards` shards."""
    begun, guilds = time.perf_counter(), [str((shard << 22) + 2001) for shard in range(shards)]
    file, place = folder / "games.sqlite3", postgres.new()
    await asyncio.to_thread(write, file, tables, guilds=guilds)
    await move(file, place, lambda table, rows, of: None)
    await asyncio.to_thread(checkpoint, place)
    seats = places(tables)
    channels = {
        guild: [seat.channel for seat in seats[number::shards]] for number, guild in enumerate(guilds)
    }
    crowd = Crowd(seats)
    server = ObservedServer(crowd, channels, shards)
    for person in crowd.people.values():
        server.put(person.board, None)
    async with served(server), AsyncExitStack() as stack:
        command = (sys.executable, "-m", "tests.load.launch", server.address, "--words")
        bots = list[Bot]()
        for number in range(count):
            (own := folder / f"bot{number}").mkdir()
            more = QUIET | {"CITADELS_DATABASE": place, "CITADELS_SHARDS": str(shards)}
            more |= {"DISCORD_TOKEN": f"{TOKEN}{number}", "CITADELS_MASTER_PROCESSES": "0"}
            bots.append(await stack.enter_async_context(started(command, own, more)))
        try:
            async with asyncio.timeout(START):
                while not server.complete or len(set(server.owners.values())) < count:
                    await asyncio.sleep(0.1)
            yield Session(tuple(bots), server, crowd, begun, place, postgres), server
            await crowd.until_answered(START)
            assert not server.unknown, server.unknown
        except BaseException:
            sys.stderr.writelines(f"{line}\n" for bot in bots for line in bot.log[-LAST:])
            raise


async def measure(session: Session, tables: int, rate: float, seconds: float) -> tuple[Run, Run]:
    """Return the cost of a click at a rate, and then as fast as people can click."""
    await runs.open_panels(session)
    await runs.still(session.pids, START)
    paced = await runs.clicks(session, tables, rate, seconds)
    return paced, await runs.clicks(session, tables, FASTEST, seconds, at_once=AT_ONCE)


async def delays(folder: Path, tables: int, postgres: Postgres) -> tuple[list[float], list[float]]:
    """Return the times from a click to the changed board, at tables that shard 0 doesn't have.

    First for clicks in the channel, then for clicks in a direct message, in turns. Each table gets one click,
    so that no board waits for its time.
    """
    found: tuple[list[float], list[float]] = ([], [])
    async with several(folder, tables, 2, 2, postgres) as (session, server):
        await runs.open_panels(session)
        await runs.still(session.pids, START)
        other = server.guild_of(places(2)[1].channel)
        for number, click in enumerate(_one_a_table(session.crowd)):
            if server.guild_of(click["channel_id"]) == other:
                sent = direct(click) if number % 2 else click
                if (waited := await _until_shown(server, sent, click["member"]["user"]["id"])) is not None:
                    found["guild_id" not in sent].append(waited)
    return found


def _one_a_table(crowd: Crowd) -> Iterator[Payload]:
    """Yield a click at each table."""
    seen = set[str]()
    while (click := crowd.next()) is not None:
        if click["channel_id"] not in seen:
            seen.add(click["channel_id"])
            yield click


async def _until_shown(server: ObservedServer, click: Payload, person: str) -> float | None:
    """Return the seconds from a click to the changed board; `None` if it had no public result."""
    channel, began = click["channel_id"], time.perf_counter()
    await server.click(click, person)
    while time.perf_counter() < began + SOON:
        if (shown := server.shown.get(channel, 0.0)) > began:
            return shown - began
        await asyncio.sleep(0.001)
    return None
