"""The sets that servers save."""

from dataclasses import replace

import pytest

from engine.setup.choice import OwnChoice
from engine.setup.plan import Plan
from storage.database.storage_errors import FullError, NotYoursError, RepeatedClickError
from storage.games.saved_sets import MOST_OF_PERSON, MOST_SETS
from storage.store import Store
from storage.values import Click
from tests.storage.samples import OPEN, lobby, write

pytestmark = pytest.mark.both_databases

GAME = "aaaaaaaa"
PLAN = Plan("deluxe", OwnChoice(("king",), ("keep", "park")), tie_break="held-rank")


@pytest.fixture
async def store(store: Store) -> Store:
    await store.games.add(lobby(), OPEN)
    return store


async def _put(
    store: Store, name: str, click: int, plan: Plan = PLAN, guild: int = 10, user: int = 101
) -> bool:
    return await store.sets.put(guild, name, plan, GAME, Click(click, user, "save")) is not None


async def test_a_set_is_found_again_in_its_server_only(store: Store) -> None:
    assert not await _put(store, "Ours", 2)
    (saved,) = await store.sets.of_server(10)
    assert (saved.name, saved.plan, saved.user) == ("Ours", PLAN, 101)
    assert saved.saved > 1_700_000_000
    assert await store.sets.get(10, saved.id) == saved
    assert await store.sets.get(11, saved.id) is None
    assert await store.sets.of_server(11) == []


async def test_the_same_name_replaces_and_says_what_it_replaced(store: Store) -> None:
    await _put(store, "Straße", 2)
    assert not await _put(store, "Straße", 3, guild=11)
    old = await store.sets.put(10, "STRASSE", Plan(), GAME, Click(4, 101, "save"))
    assert old is not None
    assert (old.name, old.plan, old.user) == ("Straße", PLAN, 101)
    (saved,) = await store.sets.of_server(10)
    assert (saved.id, saved.name, saved.plan, saved.user) == (old.id, "STRASSE", Plan(), 101)


async def test_sets_are_listed_by_name_and_deleted(store: Store) -> None:
    for click, name in enumerate(("b", "C", "a"), start=2):
        await _put(store, name, click)
    first, second, third = await store.sets.of_server(10)
    assert [first.name, second.name, third.name] == ["a", "b", "C"]
    await store.sets.delete(11, second.id)
    await store.sets.delete(10, first.id)
    await store.sets.delete(10, first.id)
    assert await store.sets.of_server(10) == [second, third]


async def test_a_click_saves_once(store: Store) -> None:
    await _put(store, "a", 2)
    with pytest.raises(RepeatedClickError):
        await _put(store, "b", 2)
    assert [each.name for each in await store.sets.of_server(10)] == ["a"]


@pytest.mark.parametrize(("whose", "most"), [("server", MOST_SETS), ("person", MOST_OF_PERSON)])
async def test_a_server_and_a_person_keep_so_many_and_no_more(store: Store, whose: str, most: int) -> None:
    owner = 101 if whose == "person" else 201
    for number in range(most):
        await _put(store, f"set {number}", 100 + number, user=owner + number // MOST_OF_PERSON)
    with pytest.raises(FullError) as caught:
        await _put(store, "one more", 99)
    assert (caught.value.whose, caught.value.most) == (whose, most)
    # A refused click changes nothing, and a name in use may be saved again.
    assert await store.games.click(99) is None
    assert await _put(store, "Set 3", 99, user=owner)
    assert not await _put(store, "one more", 98, guild=11)
    if whose == "person":
        assert not await _put(store, "one more", 97, user=102)


async def test_a_name_belongs_to_who_saved_it_or_manages_the_server(store: Store) -> None:
    await _put(store, "Ours", 2)
    with pytest.raises(NotYoursError) as caught:
        await _put(store, "OURS", 3, Plan(), user=102)
    assert caught.value.owner == 101
    assert await store.games.click(3) is None
    assert await store.sets.put(10, "OURS", Plan(), GAME, Click(3, 102, "save"), manager=True) is not None
    (saved,) = await store.sets.of_server(10)
    assert (saved.name, saved.plan, saved.user) == ("OURS", Plan(), 102)


async def test_a_manager_too_keeps_so_many_and_no_more(store: Store) -> None:
    for number in range(MOST_OF_PERSON):
        await _put(store, f"set {number}", 100 + number)
    await _put(store, "theirs", 99, user=102)
    with pytest.raises(FullError, match="person"):
        await store.sets.put(10, "theirs", Plan(), GAME, Click(98, 101, "save"), manager=True)


async def test_a_set_that_can_t_be_read_is_left_out(store: Store) -> None:
    await _put(store, "a", 2)
    await _put(store, "b", 3, replace(PLAN, edition="classic"))
    await write(store.database, "UPDATE sets SET plan = '{}x' WHERE name = 'a'")
    (saved,) = await store.sets.of_server(10)
    assert saved.name == "b"
    assert await store.sets.get(10, saved.id - 1) is None
