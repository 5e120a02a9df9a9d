"""A bot that runs on a Discord on loopback, with people at its tables: ours, or one that only answers."""

import asyncio
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import psycopg

from storage.database.moving import move
from tests.load.crowd import ENGLISH, Crowd
from tests.load.games import HALFWAY, Begun, places, write
from tests.load.server import BusyServer
from tests.storage.postgres import Server as Postgres
from tests.wire.payloads import Payload, message
from tests.wire.process import Bot, started
from tests.wire.server import served

START = 120.0  # Seconds that a start may take.

LAST = 30  # How many lines of the bot's log are shown after an error.


QUIET = {"CITADELS_COMPUTER_PAUSE": "0", "CITADELS_EMOJIS": "no", "CITADELS_LOG_LEVEL": "WARNING"}
"""The settings of each bot."""


@dataclass(frozen=True, slots=True)
class Session:
    """Running bots, and the crowd in their Discord. `begun` is the start of the first process.

    `place` is where its games are, if it has any, and `postgres` their server, if any.
    """

    bots: tuple[Bot, ...]
    server: BusyServer
    crowd: Crowd
    begun: float
    place: Path | str | None
    postgres: Postgres | None

    @property
    def pids(self) -> tuple[int, ...]:
        """Return the ids of the processes."""
        return tuple(bot.pid for bot in self.bots)


@asynccontextmanager
async def bare(folder: Path, tables: int, *arguments: str) -> AsyncGenerator[Session]:
    """Run the bot that only answers. The arguments are those of `tests.load.bare`."""
    seats = places(tables)
    async with _session(folder, Crowd(seats), "tests.load.bare", *arguments) as session:
        for place in seats:
            again = {
                "type": 2,
                "style": 2,
                "label": "Again",
                "custom_id": f"cit:answer:{place.game}:{'0' * 16}:0",
            }
            sent: Payload = {"components": [{"type": 1, "components": [again]}], "flags": 1 << 15}
            for person in place.people:
                asked = message(sent, place.channel)
                session.server.put(asked, person)
                session.crowd.see(asked, person)
        yield session


@asynccontextmanager
async def games(
    folder: Path,
    tables: int,
    *arguments: str,
    masters: int = 0,
    postgres: Postgres | None = None,
    locale: str = ENGLISH,
    begun: Begun = HALFWAY,
) -> AsyncGenerator[Session]:
    """Run our bot with `tables` running games, and `masters` with Masters: in a file, or on a server.

    The arguments are those of `tests.load.launch`.
    """
    place: Path | str = folder / "games.sqlite3"
    await asyncio.to_thread(write, place, tables, masters, locale=locale, begun=begun)
    if postgres is not None:
        file, place = place, postgres.new()
        await move(file, place, lambda table, rows, of: None)
        await asyncio.to_thread(checkpoint, place)
    seats = places(tables, masters)
    crowd = Crowd(seats, locale=locale)
    async with _session(folder, crowd, "tests.load.launch", *arguments, place=place) as session:
        yield replace(session, postgres=postgres)


def checkpoint(address: str) -> None:
    """Let the server write everything to its files; its log then has each next changed page as a whole."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CHECKPOINT")


@asynccontextmanager
async def _session(
    folder: Path, crowd: Crowd, module: str, *arguments: str, place: Path | str | None = None
) -> AsyncGenerator[Session]:
    server = BusyServer(crowd, [place.channel for place in crowd.places])
    for person in crowd.people.values():
        server.put(person.board, None)
    async with served(server):
        command = (sys.executable, "-m", module, server.address, *arguments)
        more = QUIET | ({"CITADELS_DATABASE": str(place)} if place else {})
        begun = time.perf_counter()
        async with started(command, folder, more) as bot:
            try:
                await server.until("IDENTIFY", 1, START)
                yield Session((bot,), server, crowd, begun, place, None)
                await crowd.until_answered(START)
                assert not server.unknown, server.unknown
            except BaseException:
                sys.stderr.writelines(f"{line}\n" for line in bot.log[-LAST:])
                raise
