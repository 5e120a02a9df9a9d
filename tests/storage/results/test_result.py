"""The end of a game: the places of its seats, and what it counts for."""

from dataclasses import replace
from typing import get_args

import pytest

from storage.database.transaction import Transaction
from storage.pace import LIVE, SLOW_PACE, Pace
from storage.parts import ComputerLevel
from storage.results.ratings.rebuild import Compared, rebuild
from storage.results.result import Result, may_count
from storage.store import Store
from storage.values import Click, Player, Setup
from tests.storage.samples import GAME, load, lobby, opened, play_on, setup, write
from tests.storage.stored_results import (
    RESIGNED,
    all_ratings,
    differing_ratings,
    end_game,
    end_with,
    forget_results,
    last_result,
)

pytestmark = pytest.mark.both_databases


@pytest.mark.sqlite_only
@pytest.mark.parametrize("allowed", [False, True])
async def test_where_all_may_ask_nobody_is_rated(store: Store, *, allowed: bool) -> None:
    result = await end_with(store, {101: 30, 102: 20}, lambda setup: setup.with_chosen(advice=allowed))
    assert result.unrated == ("advice" if allowed else None)
    assert bool(await all_ratings(store)) is not allowed


@pytest.mark.sqlite_only
async def test_a_lobby_keeps_that_all_may_ask(store: Store) -> None:
    asked = replace(lobby(), setup=setup().with_chosen(advice=True))
    await store.games.add(asked, Click(1, 101, "open"))
    assert (await load(store, asked.id)).setup.chosen.advice


@pytest.mark.sqlite_only
async def test_that_too_few_people_finished_is_said_first(store: Store) -> None:
    result = await end_with(store, {101: 30}, lambda setup: setup.with_chosen(advice=True))
    assert result.unrated == "people"


def test_a_game_may_count_if_two_people_began_it_and_one_is_left() -> None:
    """A player who resigned has lost, and so has one with deleted data."""
    two = setup(4, 2)
    alice, bob, *computers = two.players

    def may(*players: Player) -> bool:
        return may_count(replace(two, players=(*players, *computers)))

    assert may(alice, bob)
    assert not may_count(two.with_chosen(advice=True))
    assert not may(alice)
    assert may(alice, replace(bob, away=True))
    assert may(replace(alice, away=True), replace(bob, away=True))
    assert may(alice, replace(bob, resigned=True))
    assert may(alice, replace(bob, user_id=-3, name="", resigned=True))
    assert not may(replace(alice, resigned=True), replace(bob, resigned=True))
    assert may(alice, bob, replace(bob, user_id=103, resigned=True))
    assert not may(alice, replace(bob, instead_of="Agnes"))


@pytest.mark.sqlite_only
async def test_the_usual_time_of_an_answer_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await play_on(store, GAME, 5000)
    # As if each answer had taken two seconds, and a few of them an hour.
    await write(store.database, "UPDATE choices SET made = 1000 + number * 2 + (number / 50) * 3600")
    await forget_results(store)
    path = store.database.path
    await store.close()
    async with opened(path) as again:
        assert {each.seconds for each in (await last_result(again)).standings} == {2}


async def test_players_who_resigned_come_last_and_win_nothing(store: Store) -> None:
    await end_game(store, 1, {101: RESIGNED, 102: 20, 103: 10, 104: RESIGNED})
    standings = (await last_result(store)).standings
    assert [(each.user, each.place, each.finished) for each in standings] == [
        (101, 3, False),
        (102, 1, True),
        (103, 2, True),
        (104, 3, False),
    ]
    assert standings[0].total == 99


@pytest.mark.parametrize("changes", [{}, {"resigned": True}, {"away": True}])
async def test_a_seat_that_a_person_took_late_counts_as_the_computers(
    store: Store, changes: dict[str, bool]
) -> None:
    def taken(setup: Setup) -> Setup:
        *others, third, last = setup.players
        return replace(setup, players=(*others, replace(third, instead_of="Agnes", **changes), last))

    result = await end_with(store, {101: 30, 102: 20, 103: 40}, taken)
    late, left = result.standings[2], bool(changes)
    assert (late.user, late.name) == (None, "Agnes")
    assert (late.resigned, late.place) == (left, 4 if left else 1), "a computer finished for them"
    assert result.unrated is None
    rated = await store.database.rows("SELECT DISTINCT person, seats FROM ratings ORDER BY person")
    # Nobody gains by letting friends take the computers' seats and leave.
    assert [tuple(row) for row in rated] == [(101, 4 - left), (102, 4 - left)]


async def test_where_all_have_resigned_the_points_say_who_came_first(store: Store) -> None:
    def left(setup: Setup) -> Setup:
        return replace(setup, players=tuple(replace(each, resigned=True) for each in setup.players))

    standings = (await end_with(store, {101: 10, 102: 30, 103: 20, 104: 20}, left)).standings
    assert [(each.user, each.place) for each in standings] == [(101, 4), (102, 1), (103, 2), (104, 2)]
    assert not any(each.finished for each in standings)
    assert [each.reached for each in standings] == [4, 2, 2, 2], "nobody won"


@pytest.mark.parametrize("points", [{101: 5}, {101: RESIGNED, 102: RESIGNED}])
async def test_a_game_is_not_rated_if_one_began_it_or_nobody_stayed(
    store: Store, points: dict[int, int]
) -> None:
    await end_game(store, 1, points)
    assert (await last_result(store)).unrated == "people"
    assert not await all_ratings(store)


async def test_a_loser_who_resigns_has_lost_a_game_of_two(store: Store) -> None:
    await end_game(store, 1, {101: 20, 102: RESIGNED})
    assert (await last_result(store)).unrated is None
    sql = "SELECT person, mu > mu_before, mu < mu_before FROM ratings WHERE guild = 0 AND season = 0"
    changes = await store.database.rows(f"{sql} ORDER BY person")
    assert [tuple(row) for row in changes] == [(101, True, False), (102, False, True)]


async def test_nobody_gains_by_staying_away_instead_of_resigning(store: Store) -> None:
    """The winner's computer continues, while the loser has left for good: that saves the loser nothing."""

    def left(setup: Setup) -> Setup:
        alice, bob, *others = setup.players
        return replace(setup, players=(replace(alice, resigned=True), replace(bob, away=True), *others))

    result = await end_with(store, {101: 30, 102: 20}, left)
    assert result.unrated is None
    places = {each.user: each.place for each in result.standings if each.user}
    assert places == {101: 3, 102: 3}
    fell = await store.database.rows("SELECT DISTINCT person FROM ratings WHERE mu < mu_before")
    rose = await store.database.rows("SELECT DISTINCT person FROM ratings WHERE mu > mu_before")
    assert 101 in {row[0] for row in fell}
    assert not rose


@pytest.mark.parametrize("change", [{"away": True}, {"resigned": True}])
@pytest.mark.parametrize(("pace", "reached"), [(SLOW_PACE, 1), (LIVE, 4)])
async def test_who_is_gone_as_a_slow_game_ends_keeps_the_place_of_their_own_turns(
    store: Store, pace: Pace, reached: int, change: dict[str, bool]
) -> None:
    """A slow game may end within hours, and nobody has to be there at the right time."""

    def away(setup: Setup) -> Setup:
        return setup.with_player(0, replace(setup.players[0], **change)).with_chosen(pace=pace)

    own = (await end_with(store, {101: 30, 102: 20}, away)).standings[0]
    assert (own.place, own.resigned) == (reached, reached > 1)


async def test_the_level_of_the_computers_says_how_strong_they_are(store: Store) -> None:
    found: list[Result] = []
    for number, level in enumerate(get_args(ComputerLevel)):
        await end_game(store, number, {101: 30, 102: 20}, level=level)
        found.append(await last_result(store))
    strengths = [each.model.computer_mu for each in found]
    assert strengths == sorted(set(strengths))

    def work(transaction: Transaction) -> Compared:
        assert differing_ratings(transaction) == 0
        return rebuild(transaction, beta=10.0)

    assert (await store.database.transaction(work)).changed
    anew = await last_result(store)
    assert (anew.model.beta, anew.model.computer_mu) == (10.0, strengths[-1])
