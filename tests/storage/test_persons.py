from storage.records import PersonSettings
from storage.store import Store


async def test_who_chose_nothing_is_shown(store: Store) -> None:
    assert await store.persons.get(101) == PersonSettings(everywhere=True)


async def test_what_a_person_chose_is_kept(store: Store) -> None:
    for everywhere in (False, True, False):
        await store.persons.put(101, PersonSettings(everywhere=everywhere))
        assert await store.persons.get(101) == PersonSettings(everywhere=everywhere)
    assert await store.persons.get(102) == PersonSettings()
