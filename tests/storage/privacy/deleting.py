"""The deletion of a person, as its tests call it."""

from storage.store import Store
from tests.storage.privacy.person import USER
from tests.storage.samples import load, write

__all__ = ["delete", "execute", "load", "rows"]


async def delete(store: Store, user: int = USER) -> None:
    """Delete all data of a person."""
    own = store.personal_data
    await own.begin(user)
    for game in await own.games_of(user):
        await own.forget_in_game(game.id, user)
    assert await own.finish(user)


async def execute(store: Store, sql: str, *values: str | int) -> None:
    """Run a statement without the store."""
    await write(store.database, sql, *values)


async def rows(store: Store, sql: str) -> list[tuple[object, ...]]:
    """Run a query without the store."""
    return [tuple(row) for row in await store.database.rows(sql)]
