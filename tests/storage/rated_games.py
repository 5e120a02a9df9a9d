"""Results of games that nobody played, stored and rated as if they had ended one after the other."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from storage import results
from storage.ratings.model import DAY, MODEL
from storage.ratings.tracks import rate
from storage.result import Result, Standing
from storage.store import Store

GUILD = 10
NOW = 1_790_000_000
"""A moment in the autumn of 2026, in the middle of a season."""

CHARACTERS, CARDS = tuple(RANK), tuple(DISTRICTS)


def standing(seat: int, user: int | None, place: int = 1, total: int = 20, name: str = "") -> Standing:
    """Make a seat that was played to the end by this user, `None` being a computer."""
    name = name or f"person {user}"
    cards = ("tavern", "statue")
    return Standing(seat, user, name, False, place, total, (("districts", total),), ("king",), cards, 30, 12)


def result(*users: int | None, ended: int = NOW, guild: int = GUILD, **changes: object) -> Result:
    """Make a game that these won in this order, computers being `None`."""
    standings = tuple(standing(seat, user, seat + 1, 30 - 2 * seat) for seat, user in enumerate(users))
    people = sum(user is not None for user in users)
    made = Result(
        "",
        guild,
        True,
        ended,
        "2016",
        (),
        (),
        None if people > 1 else "people",
        MODEL,
        standings,
    )
    return replace(made, **changes)


async def keep(store: Store, games: Iterable[Result]) -> None:
    """Store results in this order, each with the rating of its people. Games without an id get one."""
    async with store.database.transaction() as transaction:
        rows = await transaction.rows("SELECT count(*) FROM results")
        for number, each in enumerate(games, rows[0][0]):
            stored = replace(each, game=each.game or f"{number:08x}")
            await rate(transaction, await results._insert(transaction, stored), stored)  # pyright: ignore[reportPrivateUsage]


def some_games(
    count: int,
    people: Sequence[tuple[int, str]],
    rng: random.Random,
    *,
    until: int = NOW,
    days: int = 300,
    guild: int = GUILD,
) -> Iterator[Result]:
    """Yield games of these people, who are better the earlier they stand, spread evenly over so many days."""
    for number in range(count):
        seats = rng.randint(2, 8)
        players = rng.sample(range(len(people)), min(rng.randint(1, seats), len(people)))
        strength = [rng.gauss(-index, 2) for index in players] + [
            rng.gauss(-len(people) / 2, 2) for _ in range(seats - len(players))
        ]
        order = sorted(range(seats), key=lambda seat: -strength[seat])
        standings = tuple(
            _seat(seat, people[players[seat]] if seat < len(players) else None, order.index(seat) + 1, rng)
            for seat in range(seats)
        )
        finished = sum(each.finished for each in standings)
        ended = until - (count - 1 - number) * days * DAY // max(1, count)
        yield Result(
            "",
            guild,
            True,
            ended,
            "2016",
            CHARACTERS[:9],
            (),
            None if finished > 1 else "people",
            MODEL,
            standings,
        )


def _seat(seat: int, person: tuple[int, str] | None, place: int, rng: random.Random) -> Standing:
    user, name = person or (None, "Agnes")
    resigned = user is not None and rng.random() < 0.04
    characters = tuple(rng.choices(CHARACTERS, k=9))
    return Standing(
        seat,
        user,
        name,
        resigned,
        9 if resigned else place,
        32 - 2 * place,
        (("districts", 32 - 2 * place),),
        characters,
        tuple(rng.sample(CARDS, k=7)),
        30 if user else 0,
        rng.randint(5, 60) if user else None,
    )
