"""`python -m tests.load.sizes [GAMES]`: the size of a game in a file of SQLite, and in PostgreSQL.

Builders play `GAMES` games of four to their end. Every choice is stored as a person's.
"""

import asyncio
import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import psycopg

from ai import choose
from storage.database.database import Database
from storage.games.places import BOARD_SEAT, StoredMessage
from storage.store import Store
from storage.values import Choice, Click
from tests import folder_in_memory
from tests.storage.postgres import server
from tests.storage.samples import BEGUN, dealt, lobby, opened, running, setup

GAMES, SEATS = 12, 4
KILO = 1e3


@dataclass(frozen=True, slots=True)
class Sizes:
    """The bytes and choices of a game: with its clicks, and after those are forgotten."""

    choices: float
    whole: float
    without_clicks: float


async def fill(store: Store, games: int) -> int:
    """Play `games` games; return the number of choices."""
    clicks = iter(range(1, 10**9))
    for number in range(games):
        stored = lobby(f"{number:08x}", channel=number)
        await store.games.add(stored, Click(next(clicks), 101, "open"))
        game, rng = dealt(SEATS, setup(SEATS, SEATS)), random.Random(number)
        stored = await store.games.save(running(game, stored), choices=(BEGUN,))
        await store.places.put(stored.id, BOARD_SEAT, StoredMessage(0, 10**18, 1))
        for seat in range(SEATS):
            await store.places.put(stored.id, seat, StoredMessage(10**18, 10**18, 1))
        while game.decision is not None:
            game = game.copy()
            decision = game.decision
            assert decision is not None
            picks = choose(game.view(decision.seat), decision, rng)
            events = tuple(game.choose(decision.seat, picks))
            choice = Choice(decision.number, decision.seat, picks, events, 101 + decision.seat)
            by = Click(next(clicks), 101 + decision.seat, "answer")
            stored = await store.games.save(running(game, stored), choices=(choice,), click=by)
    ((choices,),) = await store.database.rows("SELECT count(*) FROM choices")
    return choices


async def sizes(place: Path | str, games: int) -> Sizes:
    async with opened(place) as store:
        empty = await _size(place, store.database)
        choices = await fill(store, games)
        whole = await _size(place, store.database)
        await store.database.transaction(lambda transaction: transaction.run("DELETE FROM clicks"))
        without_clicks = await _size(place, store.database)
    return Sizes(choices / games, (whole - empty) / games, (without_clicks - empty) / games)


async def _size(place: Path | str, database: Database) -> int:
    if isinstance(place, Path):
        await database.rewrite()
        return (await asyncio.to_thread(place.stat)).st_size
    with psycopg.connect(place, autocommit=True) as connection:
        connection.execute("VACUUM FULL")
        ((size,),) = connection.execute("SELECT pg_database_size(current_database())")
        return size


def main() -> None:
    """Measure and print both."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory(dir=folder_in_memory.path()) as folder, server() as postgres:
        for name, place in (("SQLite", Path(folder) / "games.sqlite3"), ("PostgreSQL", postgres.new())):
            found = asyncio.run(sizes(place, games))
            sys.stdout.write(
                f"{name}: {found.choices:.0f} choices and {found.whole / KILO:.0f} KB for a game, "
                f"{found.without_clicks / KILO:.0f} KB once its clicks are forgotten\n"
            )


if __name__ == "__main__":
    main()
