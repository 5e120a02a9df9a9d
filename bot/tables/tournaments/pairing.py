"""Pair the people of a round by points and rating, and compute points for the places at a table."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, groupby, islice
from math import ceil

from bot.view_models.tournament import OwnTournament, Ranked, TournamentRecord
from storage.play.tournament import ABSENT, Tournament

WIN_POINTS = 24
"""Points for the first place at any table. The last place gets 0; the places between are evenly spaced. With
24, all points at tables of 3 to 5 people are whole numbers, even for shared places."""


def points(places: Sequence[int]) -> tuple[int, ...]:
    """Return the points for each place at a table. Players who tie share points; absent players get 0."""
    came = sorted(place for place in places if place != ABSENT)
    return tuple(_worth(place, came, len(places)) if place != ABSENT else 0 for place in places)


def _worth(place: int, came: Sequence[int], size: int) -> int:
    if size == 1:
        return WIN_POINTS
    # Twice the average rank (from 0) of the players who share this place.
    above = 2 * came.index(place) + came.count(place) - 1
    return WIN_POINTS * (2 * (size - 1) - above) // (2 * (size - 1))


def totals(tournament: Tournament) -> dict[int, int]:
    """Return each person's points in a tournament."""
    found = {each.user: 0 for each in tournament.people}
    for past in tournament.rounds:
        for table in past.tables:
            for user, worth in zip(table.people, points(table.places), strict=False):
                found[user] = found.get(user, 0) + worth
    return found


def record_of(user: int, tournaments: Sequence[Tournament]) -> TournamentRecord:
    """Return a person's record in the finished tournaments in which they came to a table."""
    came = [tournament for tournament in tournaments if user in tournament.came]
    found = [each for tournament in came for each in standings(tournament) if each.user == user]
    places = [each.place for each in found]
    return TournamentRecord(len(places), places.count(1), min(places, default=0))


def standings(tournament: Tournament) -> tuple[Ranked, ...]:
    """Return all people, the best first: by points, then by the points of the people they met."""
    total = totals(tournament)
    tables = [table for table in tournament.tables if table.places]
    rows: list[tuple[tuple[int, int], Ranked]] = []
    for each in tournament.people:
        worth, own = total[each.user], [table for table in tables if each.user in table.people]
        met = sum(total[other] for table in own for other in table.people if other != each.user)
        wins = sum(points(table.places)[table.people.index(each.user)] == WIN_POINTS for table in own)
        rows.append(((-worth, -met), Ranked(each.user, 0, each.name, worth, len(own), wins, met)))
    rows.sort(key=lambda row: row[0])
    keys = [key for key, _ in rows]
    return tuple(replace(ranked, place=keys.index(key) + 1) for key, ranked in rows)


def gains(tournament: Tournament, game: str) -> dict[int, OwnTournament]:
    """Return what a finished game of a tournament brought each of its people."""
    ranked = {each.user: each for each in standings(tournament)}
    count = len(ranked)
    return {
        user: OwnTournament(won, ranked[user], count, tournament.league)
        for table in tournament.tables
        if table.game == game
        for user, won in zip(table.people, points(table.places), strict=False)
        if user in ranked
    }


SMALLEST_TABLE, LARGEST_TABLE = 3, 5
"""How many people sit at a table; fewer only if a round has too few people."""


def needed(tournament: Tournament) -> int:
    """Return how many people the next round of a tournament needs."""
    return 2 if tournament.rounds else SMALLEST_TABLE


def sizes(people: int, size: int) -> tuple[int, ...]:
    """Return table sizes for all `people`, the largest first: nearly equal, and close to `size`."""
    fewest, most = ceil(people / LARGEST_TABLE), max(1, people // SMALLEST_TABLE)
    tables = max(fewest, min(most, (2 * people + size) // (2 * size)))
    return tuple(people // tables + (number < people % tables) for number in range(tables))


def meetings(tournament: Tournament) -> dict[frozenset[int], int]:
    """Return how often each two people have sat at the same table."""
    found: dict[frozenset[int], int] = {}
    for past in tournament.rounds:
        for table in past.tables:
            for two in map(frozenset, combinations(table.people, 2)):
                found[two] = found.get(two, 0) + 1
    return found


def strength(tournament: Tournament) -> dict[int, float]:
    """Return each person's points per finished table, by which we pair people. So slow tables harm nobody.

    Somebody whose tables are all still playing has the average.
    """
    total, finished = totals(tournament), [table for table in tournament.tables if table.places]
    played = Counter(user for table in finished for user in table.people)
    return {user: total[user] / played[user] if played[user] else WIN_POINTS / 2 for user in total}


def pair(
    people: Collection[int],
    size: int,
    points: Mapping[int, float],
    ratings: Mapping[int, float],
    met: Mapping[frozenset[int], int],
) -> tuple[tuple[int, ...], ...]:
    """Return the tables of a round: they hold people with about equal points who have rarely met before."""
    order = _spread(
        sorted(people, key=lambda user: (-points.get(user, 0), -ratings.get(user, 0.0), user)), size, points
    )
    seats = iter(order)
    tables = [[*islice(seats, count)] for count in sizes(len(order), size)]
    return _exchanged(tables, met)


NEAR_PLACES = 16  # Two people closer than this in the order may exchange their tables.


def _exchanged(tables: list[list[int]], met: Mapping[frozenset[int], int]) -> tuple[tuple[int, ...], ...]:
    """Exchange people who are near in the order, as long as that lowers the weight of repeated meetings."""
    places = [(table, seat) for table in tables for seat in range(len(table))]
    pairs = [(a, b) for apart in range(1, NEAR_PLACES) for a, b in zip(places, places[apart:], strict=False)]
    better = True
    while better:
        better = False
        for (one, here), (other, there) in pairs:
            before = _weight(one, met) + _weight(other, met)
            one[here], other[there] = other[there], one[here]
            if one is other or _weight(one, met) + _weight(other, met) >= before:
                one[here], other[there] = other[there], one[here]
            else:
                better = True
    return tuple(map(tuple, tables))


def _weight(table: Collection[int], met: Mapping[frozenset[int], int]) -> int:
    """Return the weight of the earlier meetings at a table: a pair that has met twice counts four times."""
    return sum(met.get(frozenset(two), 0) ** 2 for two in combinations(table, 2))


def _spread(order: Sequence[int], size: int, points: Mapping[int, float]) -> list[int]:
    """Sort people by points. Among equal points, spread the best rated over different tables."""
    found: list[int] = []
    for _, equals in groupby(order, key=lambda user: points.get(user, 0)):
        group = list(equals)
        tables = max(1, len(group) // size)
        for first in range(tables):
            found += group[first::tables]
    return found
