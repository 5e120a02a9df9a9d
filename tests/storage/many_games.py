"""`python -m tests.storage.many_games COUNT`: the cost of a start with `COUNT` running games in the database.

It prints the processor time and memory of resuming the games, and how long the first click waits for its
table.
"""

import asyncio
import resource
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time

from bot.tables.background.deadlines import idle_lobbies
from bot.tables.background.recovery import Recovery
from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import Jobs
from bot.tables.registry import Registry
from storage.database.storage_errors import DamagedGameError
from storage.games.game_rows import GAME_COLUMNS, row_of
from storage.games.places import BOARD_SEAT, StoredMessage
from storage.pace import LIVE
from storage.store import Store
from storage.values import StoredGame
from tests.storage.samples import opened, play_on, setup

FIRST = "a0000000"
CHOICES = 60


async def make(path: Path, count: int) -> list[str]:
    """Make a database with `count` running games without pending work; return their ids."""
    async with opened(path) as store:
        stored = await play_on(store, FIRST, CHOICES, setup(people=4).with_chosen(pace=LIVE))
        await store.places.put(FIRST, BOARD_SEAT, StoredMessage(0, 71, 1, shown="ab"))
    games = [f"a{number:07x}" for number in range(count)]
    with closing(sqlite3.connect(path)) as connection:
        for game in games[1:]:
            _copy(connection, stored, game)
        connection.execute("UPDATE games SET shown = version")
        connection.commit()
    return games


def _copy(connection: sqlite3.Connection, stored: StoredGame, game: str) -> None:
    """Store the first game again, with another id and channel."""
    copied = replace(stored, id=game, setup=stored.setup.with_kind(channel=int(game, 16)))
    places = ", ".join("?" * len(row_of(copied)))
    connection.execute(
        f"INSERT INTO games (id, {GAME_COLUMNS}) VALUES (?, {places})", (game, *row_of(copied))
    )
    for table, columns in (
        ("people", "person"),
        ("choices", "number, seat, picks, events, person, made"),
        ("messages", "seat, channel, message, number, shown, closed, ping, called, asked, told, silent"),
    ):
        connection.execute(
            f"INSERT INTO {table} (game, {columns}) SELECT ?, {columns} FROM {table} WHERE game = ?",
            (game, FIRST),
        )


async def recovered(store: Store) -> Registry:
    """Do everything that a start does for games; return the registry."""
    registry, jobs = Registry(store), Jobs()

    async def damaged(error: DamagedGameError) -> None:
        """Fail: no game is damaged here."""
        raise error

    scheduler = Scheduler(registry, jobs, damaged)
    recovery = Recovery(scheduler, idle_lobbies(scheduler))
    recovery.begin()
    while recovery.busy:
        await asyncio.sleep(0.001)
    await jobs.close()
    return registry


def _memory() -> float:
    """Return the most memory that this process has used, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


async def _measure(path: Path, games: list[str]) -> None:
    async with opened(path) as store:
        before, cpu, began = _memory(), process_time(), perf_counter()
        registry = await recovered(store)
        _say(f"read: {len(registry.tables)} of {len(games)} games")
        _say(f"CPU: {process_time() - cpu:.2f} s, memory: {before:.0f} + {_memory() - before:.0f} MB")
        _say(f"all done after {perf_counter() - began:.2f} s")
        began = perf_counter()
        await registry.get(games[-1])
        _say(f"the table of the first click: {1000 * (perf_counter() - began):.1f} ms")


def main() -> None:
    """Measure it. A separate process makes the database, because that also needs memory."""
    if len(sys.argv) == 2:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games.sqlite3"
            asyncio.run(make(path, int(sys.argv[1])))

            subprocess.run([sys.executable, "-m", __spec__.name, sys.argv[1], str(path)], check=True)
    else:
        asyncio.run(_measure(Path(sys.argv[2]), [f"a{number:07x}" for number in range(int(sys.argv[1]))]))


if __name__ == "__main__":
    main()
