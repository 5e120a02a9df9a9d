"""Results of games that nobody played, stored and rated as if they had ended one after the other."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from storage.database.stored_time import DAY
from storage.database.transaction import Transaction
from storage.results import results
from storage.results.profiles import TrackRecord
from storage.results.ratings.model import MODEL
from storage.results.ratings.rater import rate
from storage.results.ratings.tracks import Track
from storage.results.result import Result, Standing
from storage.store import Store

GUILD = 10
NOW = 1_790_000_000  # A time in September 2026, in the middle of a season.

CHARACTERS, CARDS = tuple(RANK), tuple(DISTRICTS)


def game_id(number: int) -> str:
    """Return the id of the game with this number, the first being 0."""
    return f"{number:08x}".translate(str.maketrans("0189", "ghij"))


def standing(seat: int, user: int | None, place: int, **changes: object) -> Standing:
    """Make a seat that this user (`None`: a computer) played to the end."""
    total = 32 - 2 * place
    made = Standing(
        seat,
        user,
        f"person {user}",
        False,
        place,
        total,
        (("districts", total),),
        ("king",),
        ("tavern", "statue"),
        0 if user is None else 30,
        None if user is None else 12,
    )
    return made._replace(**changes)


def of(*standings: Standing, ended: int = NOW, guild: int = GUILD, everywhere: bool = True) -> Result:
    """Make a game with these standings."""
    counts = sum(each.finished for each in standings) > 1
    unrated = None if counts else "people"
    return Result("", guild, everywhere, ended, "2016", CHARACTERS[:9], (), unrated, MODEL, standings)


def won_by(*users: int | None, ended: int = NOW, guild: int = GUILD, everywhere: bool = True) -> Result:
    """Make a game that these users finished in this order (`None`: a computer)."""
    seats = [standing(seat, user, seat + 1) for seat, user in enumerate(users)]
    return of(*seats, ended=ended, guild=guild, everywhere=everywhere)


async def keep(store: Store, games: Iterable[Result]) -> None:
    """Store results in this order, each with the resulting ratings."""

    def work(transaction: Transaction) -> None:
        rows = transaction.rows("SELECT count(*) FROM results")
        for number, game in enumerate(games, rows[0][0]):
            result = replace(game, game=game_id(number))
            stored = results.insert_result(transaction, result)
            rate(transaction, stored, result)

    await store.database.transaction(work)


async def agree(store: Store, *users: int) -> None:
    """Let leaderboards beyond a server name these people."""
    for user in users:
        await store.persons.change(user, lambda before: replace(before, named=True))


async def record_of(store: Store, user: int, track: Track, now: int = NOW) -> TrackRecord:
    record = await store.profiles.record(user, track, now)
    assert record is not None
    return record


def some_games(
    count: int, people: Sequence[tuple[int, str]], rng: random.Random, *, days: int = 300
) -> Iterator[Result]:
    """Yield games of these people, spread evenly over `days` days, with the best players first."""
    for number in range(count):
        players = rng.sample(range(len(people)), min(rng.randint(1, 8), len(people)))
        seats = max(2, len(players), rng.randint(2, 8))
        skills = [-index for index in players] + [-len(people) / 2] * (seats - len(players))
        order = sorted(range(seats), key=lambda seat: -rng.gauss(skills[seat], 2))
        sitting = [*(people[index] for index in players), *[None] * (seats - len(players))]
        yield of(
            *(_seat(seat, person, order.index(seat) + 1, rng) for seat, person in enumerate(sitting)),
            ended=NOW - (count - 1 - number) * days * DAY // count,
            guild=GUILD,
        )


def _seat(seat: int, person: tuple[int, str] | None, place: int, rng: random.Random) -> Standing:
    user, name = person or (None, "Agnes")
    made = standing(
        seat,
        user,
        place,
        name=name,
        characters=tuple(rng.choices(CHARACTERS, k=9)),
        city=tuple(rng.sample(CARDS, k=7)),
        seconds=None if user is None else rng.randint(5, 60),
    )
    return made._replace(resigned=True, place=9) if user and rng.random() < 0.04 else made
