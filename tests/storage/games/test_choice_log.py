"""The log of a game: its choices in their order, and those that can't be read."""

from dataclasses import replace

import pytest

from storage.store import Store
from tests.storage.samples import BEGUN, GAME, begun, choice, played, write

pytestmark = pytest.mark.both_databases


async def test_when_a_choice_was_made_is_read_back(store: Store) -> None:
    stored = await begun(store)
    await store.games.save(replace(stored, game=played(1)), choices=(replace(choice(0), made=12345),))
    assert [choice.made for choice in await store.games.choices(GAME, 1)] == [12345]


async def test_the_log_gives_the_last_choices_in_order(store: Store) -> None:
    stored = await begun(store)
    for number in range(5):
        stored = await store.games.save(stored, choices=(choice(number),))
    assert await store.games.choices(GAME, 3) == [choice(2), choice(3), choice(4)]


async def test_a_choice_that_cannot_be_read_is_left_out(store: Store) -> None:
    stored = await begun(store)
    for number in range(3):
        stored = await store.games.save(stored, choices=(choice(number),))
    await write(store.database, "UPDATE choices SET events = '[[1' WHERE number = 1")
    assert [choice.number for choice in await store.games.choices(GAME, 9)] == [-1, 0, 2]


async def test_the_log_of_a_game_is_all_of_its_choices(store: Store) -> None:
    stored = await begun(store)
    for number in range(3):
        stored = await store.games.save(stored, choices=(choice(number),))
    log = await store.games.log(GAME)
    assert log.choices == (BEGUN, *(choice(number) for number in range(3)))
    assert log.complete
    assert (await store.games.log("bbbbbbbb")).choices == ()


async def test_a_choice_that_can_t_be_read_is_missing_in_a_log_that_says_so(store: Store) -> None:
    await store.games.save(await begun(store), choices=(choice(0),))
    await write(store.database, """UPDATE choices SET events = '[["gone",{}]]' WHERE number = 0""")
    log = await store.games.log(GAME)
    assert log.choices == (BEGUN,)
    assert not log.complete
