"""What is stored of a person goes, whole and for good; what was played stays."""

from pathlib import Path

from storage.backup import back_up
from storage.inspection import inspect
from storage.store import Store
from tests.storage.privacy.person import USER, fill, scan, traces


async def delete(store: Store, user: int = USER) -> None:
    """Delete all of a person."""
    own = store.personal_data
    await own.begin(user)
    for game in await own.games_of(user):
        await own.forget_in_game(game.id, user)
    assert await own.finish(user)


async def test_nothing_of_the_person_is_left_in_any_row_or_byte(store: Store, tmp_path: Path) -> None:
    await fill(store)
    path = store.database.path
    assert traces(path)
    before = scan(path)
    assert len(before) == 9
    await delete(store)
    assert await store.database.checkpoint()
    assert not scan(path)
    back_up(path, tmp_path / "copy.sqlite3")
    assert not traces(path, tmp_path / "copy.sqlite3")
    await store.close()
    assert not traces(path)
    assert not (await inspect(path)).faults
