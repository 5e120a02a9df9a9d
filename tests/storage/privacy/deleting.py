"""The deletion of a person, as the tests of it call it."""

from storage.store import Store
from tests.storage.privacy.person import USER
from tests.storage.samples import load, write

__all__ = ["delete", "execute", "load", "rows"]


async def delete(store: Store, user: int = USER) -> None:
    """Delete all of a person."""
    own = store.personal_data
    await own.begin(user)
    for game in await own.games_of(user):
        await own.forget_in_game(game.id, user)
    assert await own.finish(user)


async def execute(store: Store, sql: str, *values: str | int) -> None:
    """Change something past the store."""
    await write(store.database, sql, *values)


async def rows(store: Store, sql: str) -> list[tuple[object, ...]]:
    """Read past the store."""
    return [tuple(row) for row in await store.database.rows(sql)]
