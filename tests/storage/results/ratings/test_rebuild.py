"""Rebuilding all ratings, and the share of luck."""

import gc
import math
import random
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from storage.database.transaction import Transaction
from storage.inspection import inspect
from storage.privacy import declared
from storage.privacy.personal_data import begin
from storage.results.ratings.model import MODEL, Model
from storage.results.ratings.rebuild import (
    LEAST,
    MOST,
    Compared,
    Rebuilt,
    compare,
    fit,
    loss,
    rebuild,
    rebuild_step,
)
from storage.results.result import Result, Standing
from storage.store import Store
from tests.storage.rated_games import keep, some_games, won_by
from tests.storage.samples import write
from tests.storage.stored_results import all_ratings

pytestmark = pytest.mark.both_databases

PEOPLE = [(101 + number, f"p{number}") for number in range(30)]


@pytest.mark.sqlite_only
async def test_a_rating_that_differs_is_counted_once(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 3)
    await write(store.database, "UPDATE ratings SET mu = 3 WHERE person = 101 AND guild = 0 AND result = 3")
    # The rating of all time, and that of the season.
    assert (await store.database.transaction(compare)).changed == 2
    assert any(fault.startswith("2 ratings") for fault in (await inspect(store.database.path)).faults)
    done = await store.database.transaction(rebuild)
    assert (done.results, done.ratings, done.changed) == (3, 24, 2)


async def test_a_rating_that_is_missing_and_one_too_many_are_noticed(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 2)
    await write(
        store.database, "UPDATE ratings SET person = 999 WHERE person = 101 AND guild = 0 AND result = 2"
    )
    assert (await store.database.transaction(compare)).changed == 4
    assert (await store.database.transaction(rebuild)).changed == 4
    assert (await store.database.transaction(compare)).changed == 0


@pytest.mark.sqlite_only
async def test_a_value_that_is_no_number_is_mended(store: Store) -> None:
    await keep(store, [won_by(101, 102)])
    await write(store.database, "UPDATE ratings SET mu = 'much' WHERE person = 101 AND season = 0")
    assert (await store.database.transaction(rebuild)).changed == 2
    assert (await store.database.transaction(compare)).changed == 0


async def test_the_last_digits_may_be_those_of_another_processor(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 3)
    await write(store.database, "UPDATE ratings SET mu = mu * (1 + 1e-14)")
    assert (await store.database.transaction(compare)).changed == 0


async def test_a_broken_result_stops_nothing_and_keeps_its_ratings(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 5)
    live = await all_ratings(store)
    await write(store.database, "UPDATE results SET digest = 'x' WHERE id = 3")
    await write(store.database, "UPDATE ratings SET mu = 1 WHERE result = 5")
    compared = await store.database.transaction(compare)
    assert (compared.results, compared.changed, compared.broken) == (5, 8, ["result 3 isn't what was stored"])
    done = await store.database.transaction(rebuild)
    assert done.broken == compared.broken
    assert await all_ratings(store) == live
    assert (await store.database.transaction(compare)).changed == 0


@pytest.mark.parametrize("deleted", [False, True])
async def test_what_others_store_between_two_steps_is_rated_too(store: Store, deleted: bool) -> None:
    await keep(store, some_games(30, PEOPLE[:8], random.Random(2)))
    await write(store.database, "UPDATE ratings SET mu = mu + 1")

    def disturbed(transaction: Transaction) -> None:
        rebuild_step(transaction, done, most=4)
        raise KeyError

    def delete(transaction: Transaction) -> None:
        begin(transaction, 101)
        declared.forget(transaction, 101, -7)

    done, steps = Rebuilt(), 0
    while not done.complete:
        with pytest.raises(KeyError):
            await store.database.transaction(disturbed)
        done = await store.database.transaction(partial(rebuild_step, before=done, most=4))
        steps += 1
        if steps in (2, 4):
            await keep(store, [won_by(102, 103, 104)])
        if steps == 3 and deleted:
            await store.database.transaction(delete)
    assert steps > 9
    compared = await store.database.transaction(compare)
    assert (compared.results, compared.changed, compared.miscounted) == (32, 0, 0)
    assert done.compared.results == 32


@pytest.mark.sqlite_only
@pytest.mark.parametrize("work", [compare, rebuild])
async def test_more_results_take_no_more_memory(
    store: Store, work: Callable[[Transaction], Compared], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.results.ratings.rebuild.RESULTS_A_READ", 10)
    games = list(some_games(120, PEOPLE, random.Random(1)))
    peaks: list[int] = []
    for part in (games[:30], games[30:]):
        await keep(store, part)
        peaks.append(await store.database.transaction(lambda it: _peak(lambda: work(it))))
    # People have more ratings then, but no result is kept in memory.
    assert peaks[1] - peaks[0] < 2048 * len(games[30:])


def _peak(work: Callable[[], object]) -> int:
    """Return the most bytes that some work needs at once, without its garbage."""
    work()  # everything that is kept for good
    usual = gc.get_threshold()
    # Existing objects must not delay a full collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 10)
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
        gc.set_threshold(*usual)
        gc.unfreeze()


def _games(skills: dict[int, float], luck: float, count: int) -> list[Result]:
    """Return games of four with these skills, in which chance adds this much to each."""
    rng, games = random.Random(3), list[Result]()
    for number in range(count):
        users = rng.sample(sorted(skills), 4)
        users.sort(key=lambda user: rng.gauss(skills[user], luck), reverse=True)
        standings = tuple(
            Standing(seat, user, "", False, seat + 1, 0, (), (), (), 0, None)
            for seat, user in enumerate(users)
        )
        games.append(Result(str(number), 1, True, 1000 * number, "2016", (), (), None, MODEL, standings))
    return games


SKILLS = {user: 25.0 + 3 * user for user in range(-6, 7)}


def test_more_luck_in_the_results_is_found() -> None:
    skill, chance = (fit(_games(SKILLS, luck, 150), MODEL) for luck in (1, 60))
    assert LEAST < skill.beta < chance.beta < MOST
    assert skill.loss < chance.loss <= math.log(4) * 1.02


def test_no_other_value_foretells_better() -> None:
    games = _games(SKILLS, 12, 200)
    best = fit(games, MODEL)
    others = [loss(games, Model(beta=beta)).loss for beta in (5, 8, 12, 16, 20, 30, 50, 90)]
    assert best.loss <= min(others)


def test_without_knowledge_everybody_is_as_likely_to_win() -> None:
    first = _games(SKILLS, 1, 1)
    assert math.isclose(loss(first, MODEL).loss, math.log(4))


def test_games_that_do_not_count_are_left_out() -> None:
    game = _games(SKILLS, 1, 1)[0]
    assert loss([replace(game, unrated="people")], MODEL).games == 0
