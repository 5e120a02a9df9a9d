"""Damage that the complete check finds."""

import pytest

from storage.games.places import BOARD_SEAT, StoredMessage
from storage.inspection import inspect
from storage.store import Store
from tests.storage.newer import make_newer
from tests.storage.samples import GAME, play_on, write


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("UPDATE messages SET seat = 50 WHERE seat = 0", "the place of a message"),
        ("UPDATE messages SET seat = -2 WHERE seat = 0", "the place of a message"),
        ("UPDATE messages SET message = 'x' WHERE seat = 0", "the place of a message"),
        ("UPDATE messages SET number = 'x' WHERE seat = -1", "the place of a message"),
    ],
)
async def test_damage_to_the_place_of_a_message_is_told(store: Store, damage: str, told: str) -> None:
    await play_on(store, GAME, 3)
    await store.places.put(GAME, BOARD_SEAT, StoredMessage(0, 71, 1))
    await store.places.put(GAME, 0, StoredMessage(5, 6, 7))
    assert not (await inspect(store.database.path)).faults
    await write(store.database, damage)
    assert any(told in fault for fault in (await inspect(store.database.path)).faults)


async def test_a_game_of_a_newer_release_is_no_fault(store: Store) -> None:
    await play_on(store, GAME, 3)
    await make_newer(store, GAME)
    found = await inspect(store.database.path)
    assert (found.newer, found.faults, found.sound.total()) == (1, [], 0)
