"""Pairing, and the standings that it follows from."""

import random
from itertools import combinations, product

import pytest

from bot.tables.tournaments.pairing import (
    LARGEST_TABLE,
    SMALLEST_TABLE,
    WIN_POINTS,
    meetings,
    pair,
    points,
    record_of,
    sizes,
    standings,
    strength,
    totals,
)
from bot.view_models.tournament import Ranked, TournamentRecord
from storage.play.tournament import ABSENT, Entrant, Pairing, Round, Tournament


@pytest.mark.parametrize("size", [3, 4, 5])
def test_everybody_sits_at_a_table_of_three_to_five(size: int) -> None:
    for people in range(SMALLEST_TABLE, 101):
        found = sizes(people, size)
        assert sum(found) == people
        assert SMALLEST_TABLE <= min(found) <= max(found) <= LARGEST_TABLE
        assert max(found) - min(found) <= 1
        if people % size == 0:
            assert set(found) == {size}


def test_where_too_few_are_left_they_share_a_table() -> None:
    assert sizes(2, 4) == (2,)
    assert sizes(1, 4) == (1,)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_each_person_is_paired_once(size: int) -> None:
    chance = random.Random(size)
    for people in range(SMALLEST_TABLE, 101):
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


@pytest.mark.parametrize("seed", range(20))
def test_in_three_rounds_of_eight_nobody_meets_anybody_three_times(seed: int) -> None:
    chance, met, worth = random.Random(seed), dict[frozenset[int], int](), dict.fromkeys(range(8), 0)
    for _ in range(3):
        for table in pair(worth, 4, worth, {}, met):
            for place, user in enumerate(chance.sample(table, 4)):
                worth[user] += points((1, 2, 3, 4))[place]
            for two in map(frozenset, combinations(table, 2)):
                met[two] = met.get(two, 0) + 1
    assert max(met.values()) == 2


def test_nobody_is_paired_lower_because_their_table_still_plays() -> None:
    people = tuple(Entrant(user, "") for user in range(1, 10))
    done = (Pairing("a", (1, 2, 3), (1, 2, 3)), Pairing("b", (4, 5, 6), ()))
    later = (Pairing("c", (7, 8, 1), (3, 2, 1)), Pairing("d", (4, 2, 9), ()))
    it = Tournament("", 1, 0, 0, 0, "en", people=people, rounds=(Round(0, done), Round(1, later)))
    assert strength(it) == {1: 24, 2: 12, 3: 0, 4: 12, 5: 12, 6: 12, 7: 0, 8: 12, 9: 12}


def test_places_are_worth_the_same_at_the_top_and_at_the_bottom_of_any_table() -> None:
    assert points((1, 2)) == (24, 0)
    assert points((2, 1, 3)) == (12, 24, 0)
    assert points((1, 2, 3, 4)) == (24, 16, 8, 0)
    assert points((5, 4, 3, 2, 1)) == (0, 6, 12, 18, 24)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_a_table_to_which_all_came_gives_the_same_whatever_is_shared(size: int) -> None:
    for scores in product(range(size), repeat=size):
        places = [1 + sum(other > own for other in scores) for own in scores]
        assert sum(points(places)) * 2 == WIN_POINTS * size


def test_equals_share_the_points_of_their_places() -> None:
    assert points((1, 1, 3, 4)) == (20, 20, 8, 0)
    assert points((1, 2, 2, 2)) == (24, 8, 8, 8)
    assert points((1, 1, 1)) == (12, 12, 12)


def test_computers_between_people_take_no_points() -> None:
    assert points((4, 2, 3)) == points((3, 1, 2))


def test_the_absent_have_none_however_many_they_are() -> None:
    assert points((2, ABSENT, 1, ABSENT)) == (16, 0, 24, 0)
    assert points((1, ABSENT, ABSENT)) == (24, 0, 0)
    assert points((ABSENT, ABSENT, ABSENT)) == (0, 0, 0)


def test_equal_points_are_told_apart_by_whom_one_met() -> None:
    people = tuple(Entrant(user, "") for user in range(1, 8))
    first = Round(0, (Pairing("a", (1, 2, 3), (1, 2, 3)), Pairing("b", (4, 5, 6, 7), (1, 2, 3, 4))))
    second = Round(1, (Pairing("c", (1, 5, 7), (2, 1, 3)), Pairing("d", (4, 2, 3, 6), ())))
    it = Tournament("", 1, 0, 0, 0, "en", people=people, rounds=(first, second))
    assert totals(it) == {1: 36, 2: 12, 3: 0, 4: 24, 5: 40, 6: 8, 7: 0}
    assert [(each.place, each.user) for each in standings(it)] == [
        (1, 5), (2, 1), (3, 4), (4, 2), (5, 6), (6, 7), (7, 3)
    ]  # fmt: skip
    assert standings(it)[0] == Ranked(5, 1, "", 40, played=2, wins=1, met=68)


def test_full_equals_share_a_place() -> None:
    people = tuple(Entrant(user, "") for user in range(1, 4))
    it = Tournament(
        "", 1, 0, 0, 0, "en", people=people, rounds=(Round(0, (Pairing("a", (1, 2, 3), (1, 1, 3)),)),)
    )
    assert [each.place for each in standings(it)] == [1, 1, 3]


def test_somebody_who_has_left_keeps_their_place() -> None:
    people = (Entrant(1, "", left=True), Entrant(2, ""), Entrant(3, ""))
    table = Pairing("a", (1, 2, 3), (1, 2, 3))
    it = Tournament("", 1, 0, 0, 0, "en", people=people, rounds=(Round(0, (table,)),))
    assert [(each.place, each.user) for each in standings(it)] == [(1, 1), (2, 2), (3, 3)]


def test_a_persons_record_counts_the_tournaments_in_which_they_came_to_a_table() -> None:
    people = tuple(Entrant(user, f"p{user}") for user in (1, 2, 3))
    tournaments = [
        Tournament(
            "a" * 8, 1, 1, 1, 1, "en", people=people, rounds=(Round(0, (Pairing("g", (1, 2, 3), places),)),)
        )
        for places in ((1, 2, 3), (2, 1, 3), (ABSENT, 1, 2), (2, 1, ABSENT))
    ]
    assert record_of(1, tournaments) == TournamentRecord(played=3, won=1, best=1)
    assert record_of(3, tournaments) == TournamentRecord(played=3, won=0, best=2)
    assert record_of(9, tournaments) == TournamentRecord()
