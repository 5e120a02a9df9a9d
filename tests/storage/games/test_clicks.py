"""Clicks that changed something: each counts once, and they are forgotten when they are old."""

import pytest

from storage.database.storage_errors import RepeatedClickError
from storage.store import Store
from storage.values import Click
from tests.storage.samples import (
    OPEN,
    begun,
    contents,
    load,
    lobby,
    write,
)

pytestmark = pytest.mark.both_databases


async def test_a_click_is_stored_once_with_what_it_did(store: Store) -> None:
    stored = await begun(store)
    stored = await store.games.save(stored, click=Click(3, 102, "answer 0"))
    with pytest.raises(RepeatedClickError, match="answer 0") as caught:
        await store.games.save(stored, click=Click(3, 102, "answer 1"))
    assert caught.value.did == "answer 0"
    assert contents(await load(store)) == contents(stored)
    assert await store.games.click(3) == "answer 0"
    with pytest.raises(RepeatedClickError):
        await store.games.add(lobby("bbbbbbbb"), OPEN)
    assert await store.games.load("bbbbbbbb") is None


async def test_old_clicks_are_forgotten(store: Store) -> None:
    await store.games.add(lobby(), OPEN)
    await store.games.save(lobby(), click=Click(3, 102, "join"))
    await write(store.database, "UPDATE clicks SET made = made - 15 * 86400 WHERE id = 1")
    await store.games.forget_clicks()
    assert (await store.games.click(1), await store.games.click(3)) == (None, "join")


async def test_a_bot_that_nobody_used_for_long_forgets_all_clicks(store: Store) -> None:
    await store.games.add(lobby(), OPEN)
    await store.games.save(lobby(), click=Click(2**62, 102, "join"))
    await write(store.database, "UPDATE clicks SET made = made - 15 * 86400")
    await store.games.forget_clicks()
    assert (await store.games.click(OPEN.id), await store.games.click(2**62)) == (None, None)
