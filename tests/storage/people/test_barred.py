"""The people who may open no lobbies in a server, whatever becomes of their data."""

import pytest

from storage.store import Store
from tests.storage.samples import write

pytestmark = pytest.mark.both_databases

GUILD, OTHER, ADA, BOB = 10, 11, 101, 102


async def test_a_list_is_of_one_server_and_people_are_put_on_it_and_off_it(store: Store) -> None:
    await store.barred.add(GUILD, (ADA, BOB))
    await store.barred.add(GUILD, (ADA, 0))
    assert await store.barred.of_server(GUILD) == ((ADA, BOB), 0)
    assert [await store.barred.has(guild, ADA) for guild in (GUILD, OTHER)] == [True, False]
    await store.barred.lift(GUILD, (ADA,))
    assert await store.barred.of_server(GUILD) == ((BOB,), 0)
    assert not await store.barred.has(GUILD, ADA)


async def test_it_outlives_a_deletion_as_a_hash_until_it_is_lifted(store: Store) -> None:
    await store.barred.add(GUILD, (ADA, BOB))
    await store.personal_data.begin(ADA)
    assert await store.personal_data.finish(ADA)
    assert await store.barred.of_server(GUILD) == ((BOB,), 1)
    assert await store.barred.has(GUILD, ADA)
    rows = await store.database.rows("SELECT * FROM barred")
    assert str(ADA) not in str([tuple(row) for row in rows])
    await store.barred.lift(GUILD, (BOB,))
    assert await store.barred.has(GUILD, ADA)
    await store.barred.lift(GUILD)
    assert not await store.barred.has(GUILD, ADA)
    # The key goes with the last hash.
    assert await store.database.rows("SELECT key FROM hash_keys") == []


async def test_it_goes_with_the_server(store: Store) -> None:
    await store.barred.add(GUILD, (ADA,))
    await write(store.database, "INSERT INTO servers (id, settings) VALUES (10, '{}')")
    await store.forget_server(GUILD)
    assert not await store.barred.has(GUILD, ADA)
