"""Answers of different games, and of one game, in several processes on a server at the same time."""

import asyncio
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from storage.database.storage_errors import StaleVersionError
from storage.database.transaction import Transaction, Write
from storage.store import Store
from storage.values import Click, StoredGame
from tests.storage.samples import answer, load, play_on

pytestmark = pytest.mark.parametrize("place", ["postgres"], indirect=True)


@contextmanager
def counted() -> Generator[Counter[str]]:
    """Count the tries of all transactions."""
    tries, kind = Counter[str](), cast("Any", Write)
    call = kind.__call__

    def counting(write: Write[object], transaction: Transaction) -> object:
        tries["tries"] += 1
        return call(write, transaction)

    kind.__call__ = counting
    try:
        yield tries
    finally:
        kind.__call__ = call


async def _answer(store: Store, stored: StoredGame, user: int = 101) -> StoredGame:
    """Store the first possible answer to the open question."""
    assert stored.game is not None
    assert stored.game.decision is not None
    click = Click(int(stored.id, 16) * 1000 + stored.game.decision.number, user, "answer")
    return await answer(store, stored, lambda it: tuple(it.options[: it.minimum]), user=user, click=click)


async def test_no_answer_is_stored_anew_because_of_other_games(stores: list[Store]) -> None:
    games = [await play_on(stores[0], f"{number:08x}", 3) for number in range(1, 10)]
    with counted() as tries:
        for _ in range(5):
            ways = (_answer(stores[number % len(stores)], game) for number, game in enumerate(games))
            games = list(await asyncio.gather(*ways))
    assert tries["tries"] == 5 * len(games)


async def test_of_two_answers_to_one_question_one_counts(stores: list[Store]) -> None:
    game = await play_on(stores[0], "a" * 8, 3)
    for _ in range(10):
        found = await asyncio.gather(*(_answer(store, game) for store in stores), return_exceptions=True)
        (game,) = [each for each in found if isinstance(each, StoredGame)]
        assert sum(not isinstance(each, StoredGame) for each in found) == len(stores) - 1
        loaded = await load(stores[1], game.id)
        assert loaded.version == game.version


async def test_a_deletion_beside_an_answer_leaves_nothing_of_the_person(stores: list[Store]) -> None:
    first, second, _ = stores
    for number in range(1, 16):
        game = await play_on(first, f"{number:08x}", 3)
        await second.personal_data.begin(101)
        answered, _ = await asyncio.gather(
            _answer(first, game), second.personal_data.forget_in_game(game.id, 101), return_exceptions=True
        )
        assert isinstance(answered, StoredGame | StaleVersionError)
        rows = await first.database.rows("SELECT 1 FROM choices WHERE game = ? AND person = 101", game.id)
        assert not rows
        assert await first.games.load(game.id), "it is what was stored"
