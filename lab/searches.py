"""`searches`: the cost of finding tournaments, persons and servers by what they hold, among many.

It fills an empty database with tournaments of eight people each, and with as many persons and servers. Every
tenth of these has chosen a language, or is left out everywhere. Then it searches, and prints the medians as
`reads` does.

    python -m lab searches --rows 100000
    python -m lab searches --rows 100000 --database postgresql://user@host/empty
"""

import argparse
import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from lab.played_cards import add_seed, positive
from lab.reads import AT_ONCE, Cost, cost, opened
from storage.database.connections import REWRITING
from storage.database.transaction import Transaction
from storage.play.tournament import Entrant, Pairing, Round, Tournament, encode_tournament
from storage.play.tournaments import list_all, of_person
from storage.store import Store

PEOPLE = 8
"""How many people are in a tournament."""

SEASON = 20264
"""A season in which nobody played: only the servers with a role are found."""

_TOURNAMENT = (
    "INSERT INTO tournaments (id, version, guild, channel, state, active, message, stage, shown)"
    " VALUES (?, 1, ?, ?, ?, 0, 0, 0, '')"
)
_PERSON = "INSERT INTO persons (id, settings) VALUES (?, ?)"
_SERVER = "INSERT INTO servers (id, settings) VALUES (?, ?)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("--rows", type=positive, default=100_000, metavar="N", help="rows of each (100000)")
    parser.add_argument("--database", metavar="ADDRESS", help="an empty PostgreSQL database (a SQLite file)")
    add_seed(parser)


def execute(arguments: argparse.Namespace) -> int:
    """Fill a database, and measure."""
    with tempfile.TemporaryDirectory() as folder:
        place = arguments.database or Path(folder, "games.sqlite3")
        costs = asyncio.run(_measured(place, arguments.rows, random.Random(arguments.seed or 0)))
    for each in costs:
        print(f"{each.name:<46} {each.cpu:8.1f} ms of CPU {each.wait:8.1f} ms of waiting")
    return 0


async def _measured(place: Path | str, rows: int, rng: random.Random) -> list[Cost]:
    async with opened(place) as store:
        for first in range(1, rows + 1, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, rows + 1))
            await store.database.transaction(
                lambda it, each=numbers: _fill(it, each, rows, rng), within=REWRITING
            )
        # As after a migration: an older release has written them.
        await store.database.transaction(list_all, within=REWRITING)
        await store.database.transaction(lambda it: it.run("ANALYZE"), within=REWRITING)
        return [await cost(name, search) for name, search in _searches(store)]


def _fill(transaction: Transaction, numbers: range, rows: int, rng: random.Random) -> None:
    """Store rows of these numbers."""
    played = [_tournament(number, rng.sample(range(1, max(rows, PEOPLE) + 1), PEOPLE)) for number in numbers]
    transaction.run_many(
        _TOURNAMENT, [(each.id, each.guild, each.channel, encode_tournament(each)) for each in played]
    )
    tenth = [number % 10 == 0 for number in numbers]
    transaction.run_many(
        _PERSON,
        [(each, '{"language":"pl"}' if some else "{}") for each, some in zip(numbers, tenth, strict=True)],
    )
    settings = '{"everywhere":false,"podium_role":7}'
    transaction.run_many(
        _SERVER, [(each, settings if some else "{}") for each, some in zip(numbers, tenth, strict=True)]
    )


def _tournament(number: int, people: list[int]) -> Tournament:
    tables = (Pairing(f"game{number}a", tuple(people[:4])), Pairing(f"game{number}b", tuple(people[4:])))
    return Tournament(
        id=f"cup{number}",
        version=1,
        guild=number,
        channel=number,
        organiser=people[0],
        locale="en",
        people=tuple(Entrant(user, f"person {user}") for user in people),
        rounds=(Round(9, tables),),
        ended=10,
    )


def _searches(store: Store) -> Iterator[tuple[str, Callable[[], Awaitable[object]]]]:
    """Yield the searches, each with its name."""
    yield "tournaments that a person played", lambda: store.tournaments.played_by(1)
    yield "tournaments with the id of a person", lambda: store.database.snapshot(lambda it: of_person(it, 1))
    yield "languages of all persons", store.persons.languages
    yield "servers with a podium", lambda: store.leaderboards.to_celebrate(SEASON)
    yield "the daily table of all servers", lambda: store.daily.table(range(1, 2), 0, 1)
