"""Tables of a round: nobody is left over, equals meet, and nobody meets the same people again and again."""

import random
from itertools import combinations

import pytest

from bot.tables.tournaments.pairing import LARGEST, SMALLEST, meetings, pair, sizes
from storage.play.tournament import Entrant, Pairing, Round, Tournament


@pytest.mark.parametrize("size", [3, 4, 5])
def test_everybody_sits_at_a_table_of_three_to_five(size: int) -> None:
    for people in range(SMALLEST, 101):
        found = sizes(people, size)
        assert sum(found) == people
        assert SMALLEST <= min(found) <= max(found) <= LARGEST
        assert max(found) - min(found) <= 1
        if people % size == 0:
            assert set(found) == {size}


def test_where_too_few_are_left_they_share_a_table() -> None:
    assert sizes(2, 4) == (2,)
    assert sizes(1, 4) == (1,)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_each_person_is_paired_once(size: int) -> None:
    chance = random.Random(size)
    for people in range(SMALLEST, 101):
        users = range(1, people + 1)
        points = {user: chance.randrange(0, 72, 6) for user in users}
        met = {frozenset(two): chance.randrange(3) for two in combinations(users, 2) if chance.random() < 0.1}
        found = pair(users, size, points, {}, met)
        assert sorted(user for table in found for user in table) == list(users)
        assert tuple(map(len, found)) == sizes(people, size)


def test_those_with_most_points_sit_together() -> None:
    points = {user: 24 * (user % 3) for user in range(1, 13)}
    found = pair(points, 4, points, {}, {})
    assert [{points[user] for user in table} for table in found] == [{48}, {24}, {0}]


def test_among_equals_the_best_rated_sit_apart() -> None:
    ratings = {user: float(user) for user in range(1, 13)}
    tables = pair(ratings, 4, {}, ratings, {})
    assert sorted(max(table) for table in tables) == [10, 11, 12]


def test_in_three_rounds_of_sixteen_nobody_meets_anybody_twice() -> None:
    users = range(1, 17)
    it = Tournament("", 1, 0, 0, 0, "en", people=tuple(Entrant(user, "") for user in users))
    for number in range(3):
        tables = pair(users, 4, {}, {}, meetings(it))
        played = tuple(Pairing(f"{number}", table) for table in tables)
        it = Tournament("", 1, 0, 0, 0, "en", people=it.people, rounds=(*it.rounds, Round(0, played)))
    assert set(meetings(it).values()) == {1}
