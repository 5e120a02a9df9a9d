"""`reads`: the cost of leaderboards and profiles when many games are stored.

The command fills an empty database with made-up results: servers of different sizes, a person who plays more
than all others, and ratings that change at random. Then it runs the bot's reads and prints the median CPU
time and waiting time of each. On SQLite the CPU time includes the queries.

    python -m lab reads --games 100000
    python -m lab reads --games 100000 --database postgresql://user@host/empty
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from fast.progress import Progress
from lab.played_cards import add_seed, positive
from storage.database.connections import REWRITING
from storage.database.stored_time import DAY
from storage.database.transaction import Transaction
from storage.maintenance import repair
from storage.results.profiles import Profiles
from storage.results.ratings.model import MODEL, Rating
from storage.results.ratings.rater import insert, recount_all
from storage.results.ratings.tracks import (
    ALL_SERVERS,
    ALL_TIME,
    Rated,
    Track,
    TrackChange,
    season_before,
    season_of,
)
from storage.results.result import Result, Standing
from storage.results.results import insert_result
from storage.store import Store

NOW = 1_790_000_000  # When the last game ended, in seconds since 1970.
DAYS = 640  # The games are spread over this many days: seven seasons.

BUSIEST_USER = 1  # The id of the person who plays most.

GAMES_A_TRANSACTION = 1000

TIMES = 5  # How often each read is repeated.
BUSIEST_INTERVAL = 30  # `BUSIEST_USER` plays in one of this many games.

_SEATS = (2, 3, 4, 4, 4, 5, 6, 8)
_CHARACTERS, _DISTRICTS = tuple(RANK), tuple(DISTRICTS)


class Cost(NamedTuple):
    """The milliseconds of a read: CPU time of this process, and waiting time of the reader."""

    name: str
    cpu: float
    wait: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=100_000, metavar="N", help="stored games (100000)")
    parser.add_argument("--people", type=positive, metavar="N", help="how many people (one for seven games)")
    parser.add_argument("--database", metavar="ADDRESS", help="an empty PostgreSQL database (a SQLite file)")
    add_seed(parser)


def execute(arguments: argparse.Namespace) -> None:
    people = arguments.people or max(10, arguments.games // 7)
    with tempfile.TemporaryDirectory() as folder:
        place = arguments.database or Path(folder, "games.sqlite3")
        costs = asyncio.run(_measured(place, arguments.games, people, arguments.seed))
    for each in costs:
        print(f"{each.name:<42} {each.cpu:8.1f} ms of CPU {each.wait:8.1f} ms of waiting")


async def _measured(place: Path | str, games: int, people: int, seed: int) -> list[Cost]:
    async with opened(place) as store:
        filling = Filling(people, random.Random(seed))
        progress = Progress(games)
        for first in range(0, games, GAMES_A_TRANSACTION):
            some = min(GAMES_A_TRANSACTION, games - first)
            await store.database.transaction(partial(filling.store, first, some, games), within=REWRITING)
            progress(first + some)
        progress.end()
        if isinstance(place, str):
            # A PostgreSQL server does this by itself, but later.
            await store.database.transaction(lambda transaction: transaction.run("ANALYZE"), within=REWRITING)
        await store.database.transaction(recount_all, within=REWRITING)
        costs = [await cost(name, read) for name, read in _reads(store, filling.largest)]
        # Each read comes after a new game of the busiest player.
        numbers = count(games + -games % BUSIEST_INTERVAL, BUSIEST_INTERVAL)

        async def play() -> None:
            number = next(numbers)
            await store.database.transaction(partial(filling.store, number, 1, number + 1))

        again = await cost(
            "figures and badges after another game", lambda: store.profiles.career(BUSIEST_USER), play
        )
        return [*costs, again]


@asynccontextmanager
async def opened(place: Path | str) -> AsyncGenerator[Store]:
    """Open a store; close it at the end."""
    store = Store(place)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def cost(
    name: str, read: Callable[[], Awaitable[object]], prepare: Callable[[], Awaitable[object]] | None = None
) -> Cost:
    """Measure a read several times, calling `prepare` before each."""
    cpu, wait = list[float](), list[float]()
    for _ in range(TIMES):
        if prepare is not None:
            await prepare()
        began, spent = time.perf_counter(), time.process_time()
        await read()
        cpu.append(1000 * (time.process_time() - spent))
        wait.append(1000 * (time.perf_counter() - began))
    return Cost(name, statistics.median(cpu), statistics.median(wait))


def _reads(store: Store, largest: int) -> Iterator[tuple[str, Callable[[], Awaitable[object]]]]:
    """Yield the reads that people wait for, each with its name."""
    boards, profiles, season = store.leaderboards, store.profiles, season_of(NOW)
    newest = Track(ALL_SERVERS, season)
    everywhere, here = Track(ALL_SERVERS, ALL_TIME), Track(largest, ALL_TIME)

    yield "leaderboard everywhere", lambda: boards.read(everywhere, "rating", NOW, reader=BUSIEST_USER)
    yield (
        "leaderboard everywhere, a page in the middle",
        lambda: boards.read(everywhere, "rating", NOW, page=300, reader=BUSIEST_USER),
    )
    yield (
        "leaderboard everywhere, wins of four seats",
        lambda: boards.read(everywhere, "wins", NOW, seats=4, reader=BUSIEST_USER),
    )
    yield "leaderboard of a season", lambda: boards.read(newest, "rating", NOW, reader=BUSIEST_USER)
    yield "leaderboard of the largest server", lambda: boards.read(here, "rating", NOW, reader=BUSIEST_USER)
    yield "podium of a season", lambda: boards.podium(largest, season_before(season))
    yield "titles in a profile", lambda: boards.won(BUSIEST_USER, largest, NOW)
    yield "figures and badges of the busiest player", lambda: profiles.career(BUSIEST_USER)
    yield "figures and badges for the first time", lambda: _first_read(profiles)

    yield "rating of the busiest player", lambda: profiles.record(BUSIEST_USER, everywhere, NOW)
    yield "rivals of the busiest player", lambda: profiles.rivals(BUSIEST_USER)
    yield "the search for damage at a start", lambda: repair(store.database)


async def _first_read(profiles: Profiles) -> object:
    profiles.forget_person(BUSIEST_USER)
    return await profiles.career(BUSIEST_USER)


class Filling:
    """Invents games. `largest` is the server with the most games."""

    def __init__(self, people: int, chance: random.Random) -> None:
        self._chance = chance
        self._people = people
        # The servers share the people: a few servers are large, most are small.
        self._servers = [
            (1000 + number, max(8, people // (number + 2))) for number in range(max(3, people // 50))
        ]
        self._known: dict[tuple[Track, int], Rated] = {}
        self.largest = self._servers[0][0]

    def store(self, first: int, count: int, games: int, transaction: Transaction) -> None:
        """Store `count` games, starting with number `first` of all `games`."""
        for number in range(first, first + count):
            ended = NOW - int(DAYS * DAY * (games - number) / games)
            result = self._result(number, ended)
            stored = insert_result(transaction, result)
            insert(transaction, stored, self._changes(result))

    def _result(self, number: int, ended: int) -> Result:
        guild, size = self._chance.choices(self._servers, [size for _, size in self._servers])[0]
        seats = self._chance.choice(_SEATS)
        people = self._chance.sample(range(2, 2 + size), seats)
        if number % BUSIEST_INTERVAL == 0:
            people[0] = BUSIEST_USER
        self._chance.shuffle(people)
        standings = tuple(self._standing(seat, user, seat + 1) for seat, user in enumerate(people))
        cast = tuple(sorted(self._chance.sample(_CHARACTERS, 9), key=lambda each: RANK[each]))
        return Result(f"{number:08x}", guild, True, ended, "2016", cast, (), None, MODEL, standings)

    def _standing(self, seat: int, user: int, place: int) -> Standing:
        chance, total = self._chance, 34 - 3 * place
        turns = tuple(chance.choices(_CHARACTERS, k=chance.randint(6, 9)))
        city = tuple(chance.sample(_DISTRICTS, 7))
        points = (("districts", total - 4), ("completed", 4))
        return Standing(seat, user, f"player {user}", False, place, total, points, turns, city, 40, 9)

    def _changes(self, result: Result) -> list[TrackChange]:
        found: list[TrackChange] = []
        season = season_of(result.ended)
        for guild in (result.guild or 0, ALL_SERVERS):
            for track in (Track(guild, ALL_TIME), Track(guild, season)):
                for each in result.standings:
                    assert each.user is not None
                    before = self._known.get((track, each.user), Rated())
                    moved = self._chance.gauss(1.2 - each.place / 2, 1)
                    rating = Rating(before.rating.mu + moved, max(1.5, before.rating.sigma * 0.97))
                    after = Rated(rating, result.ended)
                    self._known[track, each.user] = after
                    seats = len(result.standings)
                    found.append(TrackChange(track, each.user, before.rating, after, each.place, seats))
        return found
