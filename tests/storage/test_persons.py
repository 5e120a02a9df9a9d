import pytest

from storage.pace import QuietHours
from storage.settings import PersonSettings
from storage.store import Store
from tests.storage.samples import write

ALL = PersonSettings(
    everywhere=False, calls="nowhere", reminders=12, quiet=QuietHours(1320, 480, "Europe/Bucharest")
)


async def test_who_chose_nothing_is_shown_and_called_as_the_game_says(store: Store) -> None:
    assert await store.persons.get(101) == PersonSettings(
        everywhere=True, calls="game", reminders=0, quiet=None
    )


async def test_what_a_person_chose_is_kept(store: Store) -> None:
    for settings in (ALL, PersonSettings(), ALL):
        assert await store.persons.change(101, lambda _, wanted=settings: wanted) == settings
        assert await store.persons.get(101) == settings
    assert await store.persons.get(102) == PersonSettings()


@pytest.mark.parametrize("text", ["", "[]", '{"calls":"by pigeon"}', '{"reminders":-1}', '{"pigeon":1}'])
async def test_what_cannot_be_read_counts_as_not_chosen(store: Store, text: str) -> None:
    await write(store.database, "INSERT INTO persons (id, settings) VALUES (101, ?)", text)
    assert await store.persons.get(101) == PersonSettings()
    assert await store.persons.change(101, lambda before: before) == PersonSettings()
