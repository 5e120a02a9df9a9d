"""Advice and ratings: a game in which anybody may ask for it counts for none, whatever becomes of it."""

from dataclasses import replace

import pytest

from storage.records import Click, Player
from storage.result import may_count
from storage.store import Store
from storage.transaction import Transaction
from tests.storage.results import about_to_end
from tests.storage.samples import BEGUN, lobby, setup


@pytest.mark.parametrize("allowed", [False, True])
async def test_where_all_may_ask_nobody_is_rated(store: Store, *, allowed: bool) -> None:
    ending = await about_to_end(store, 1, {101: 30, 102: 20})
    ending = replace(ending, setup=replace(ending.setup, advice=allowed))
    await store.games.save(ending, choices=(BEGUN,), click=Click(11, 101, "answer"))

    def work(transaction: Transaction) -> tuple[list[str | None], int]:
        found = transaction.rows("SELECT unrated FROM results")
        return [row[0] for row in found], len(transaction.rows("SELECT 1 FROM ratings"))

    unrated, ratings = await store.database.transaction(work)
    assert unrated == ["advice" if allowed else None]
    assert bool(ratings) is not allowed


async def test_a_lobby_keeps_that_all_may_ask(store: Store) -> None:
    asked = replace(lobby(), setup=replace(setup(), advice=True))
    await store.games.add(asked, Click(1, 101, "open"))
    loaded = await store.games.load(asked.id)
    assert loaded is not None
    assert loaded.stored.setup.advice


async def test_that_too_few_people_finished_is_said_first(store: Store) -> None:
    ending = await about_to_end(store, 1, {101: 30})
    ending = replace(ending, setup=replace(ending.setup, advice=True))
    await store.games.save(ending, choices=(BEGUN,), click=Click(11, 101, "answer"))
    rows = await store.database.rows("SELECT unrated FROM results")
    assert [row[0] for row in rows] == ["people"]


def test_a_game_may_count_as_long_as_two_people_can_finish_it() -> None:
    """A player who is away may come back. One who resigned, or whose data was deleted, doesn't."""
    two = setup(4, 2)
    alice, bob, *computers = two.players

    def may(*players: Player) -> bool:
        return may_count(replace(two, players=(*players, *computers)))

    assert may(alice, bob)
    assert not may_count(replace(two, advice=True))
    assert not may(alice)
    assert may(alice, replace(bob, away=True))
    assert may(replace(alice, away=True), replace(bob, away=True))
    assert not may(alice, replace(bob, resigned=True))
    assert not may(alice, replace(bob, user_id=-3, name="", resigned=True))
    assert may(alice, bob, replace(bob, user_id=103, resigned=True))
    assert not may(alice, replace(bob, instead_of="Agnes"))
