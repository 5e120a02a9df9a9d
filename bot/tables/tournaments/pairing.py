"""The tables of a round by points, then rating; and the points that their places come to."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, groupby

from bot.screens.view_models.tournament import CupRecord, Ranked
from storage.play.tournament import ABSENT, Tournament

WIN = 24
"""Points for the first place of any table; the last place has none, and those between are evenly spaced.

Tables of 3 to 5 people come out even then, shared places too.
"""


def points(places: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each place at a table. Equals share theirs, and the absent have none."""
    came = sorted(place for place in places if place != ABSENT)
    return tuple(_worth(place, came, len(places)) if place != ABSENT else 0 for place in places)


def _worth(place: int, came: Sequence[int], size: int) -> int:
    """Return the points of a place among those who came to a table of this size."""
    if size == 1:
        return WIN
    # Twice the mean of how many stand above each of those who share the place.
    above = 2 * came.index(place) + came.count(place) - 1
    return WIN * (2 * (size - 1) - above) // (2 * (size - 1))


def totals(tournament: Tournament) -> dict[int, int]:
    """Return the points of all people."""
    found = {each.user: 0 for each in tournament.people}
    for past in tournament.rounds:
        for table in past.tables:
            for user, worth in zip(table.people, points(table.places), strict=False):
                found[user] = found.get(user, 0) + worth
    return found


def record_of(user: int, tournaments: Sequence[Tournament]) -> CupRecord:
    """Return how a person did in tournaments that are over, of those in which they came to a table."""
    came = [it for it in tournaments if user in it.came]
    found = [each for it in came for each in standings(it) if each.user == user]
    places = [each.place for each in found]
    return CupRecord(len(places), places.count(1), min(places, default=0))


def standings(tournament: Tournament) -> tuple[Ranked, ...]:
    """Return everybody, the best first: by points, then by the points of those they played with."""
    total = totals(tournament)
    tables = [table for past in tournament.rounds for table in past.tables if table.places]
    rows: list[tuple[tuple[int, int], Ranked]] = []
    for each in tournament.people:
        worth, own = total[each.user], [table for table in tables if each.user in table.people]
        met = sum(total[other] for table in own for other in table.people if other != each.user)
        wins = sum(points(table.places)[table.people.index(each.user)] == WIN for table in own)
        rows.append(((-worth, -met), Ranked(each.user, 0, each.name, worth, len(own), wins)))
    rows.sort(key=lambda row: row[0])
    keys = [key for key, _ in rows]
    return tuple(replace(ranked, place=keys.index(key) + 1) for key, ranked in rows)


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
