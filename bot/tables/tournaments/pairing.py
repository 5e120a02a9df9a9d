"""The tables of a round: their sizes, and a Swiss pairing by points, then rating."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, groupby

from storage.play.tournament import Tournament

SMALLEST, LARGEST = 3, 5
"""How many people sit at a table; fewer only where fewer are left altogether."""


def sizes(people: int, size: int) -> tuple[int, ...]:
    """Return the sizes of the tables for so many people, the largest first.

    Nobody is left over, and the tables are as even, and as near to the wanted size, as that allows.
    """
    fewest, most = -(-people // LARGEST), max(1, people // SMALLEST)
    tables = max(fewest, min(most, (2 * people + size) // (2 * size)))
    return tuple(people // tables + (number < people % tables) for number in range(tables))


def meetings(tournament: Tournament) -> dict[frozenset[int], int]:
    """Return how often each two people have sat at one table."""
    found: dict[frozenset[int], int] = {}
    for past in tournament.rounds:
        for table in past.tables:
            for two in map(frozenset, combinations(table.people, 2)):
                found[two] = found.get(two, 0) + 1
    return found


def pair(
    people: Collection[int],
    size: int,
    points: Mapping[int, int],
    ratings: Mapping[int, float],
    met: Mapping[frozenset[int], int],
) -> tuple[tuple[int, ...], ...]:
    """Return the tables of a round: each person sits at one, with people who have about as many points.

    Nobody meets somebody again as long as others of about their points are there.
    """
    order = _spread(
        sorted(people, key=lambda user: (-points.get(user, 0), -ratings.get(user, 0.0), user)), size, points
    )
    tables: list[tuple[int, ...]] = []
    for count in sizes(len(order), size):
        table = [order.pop(0)]
        while len(table) < count:
            table.append(order.pop(_next(table, order, met)))
        tables.append(tuple(table))
    return tuple(tables)


def _spread(order: Sequence[int], size: int, points: Mapping[int, int]) -> list[int]:
    """Return people in the order of their points, those of equal points so that the best rated sit apart."""
    found: list[int] = []
    for _, equals in groupby(order, key=lambda user: points.get(user, 0)):
        group = list(equals)
        tables = max(1, len(group) // size)
        for first in range(tables):
            found += group[first::tables]
    return found


NEAR = 16
"""How far down the order somebody is looked for who has met fewer of a table."""


def _next(table: Sequence[int], order: Sequence[int], met: Mapping[frozenset[int], int]) -> int:
    """Return where the next person of a table stands in the order."""
    near = range(min(NEAR, len(order)))
    return min(near, key=lambda at: sum(met.get(frozenset((order[at], each)), 0) for each in table))
