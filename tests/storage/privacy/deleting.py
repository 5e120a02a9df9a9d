"""The deletion of a person, as the tests of it call it."""

from storage.store import Store
from storage.values import StoredGame
from tests.storage.privacy.person import USER
from tests.storage.samples import write


async def delete(store: Store, user: int = USER) -> None:
    """Delete all of a person."""
    own = store.personal_data
    await own.begin(user)
    for game in await own.games_of(user):
        await own.forget_in_game(game.id, user)
    assert await own.finish(user)


async def load(store: Store, game: str) -> StoredGame:
    """Return a game."""
    loaded = await store.games.load(game)
    assert loaded
    return loaded.stored


async def execute(store: Store, sql: str, *values: str | int) -> None:
    """Change something past the store."""
    await write(store.database, sql, *values)


async def rows(store: Store, sql: str) -> list[tuple[object, ...]]:
    """Read past the store."""
    return [tuple(row) for row in await store.database.rows(sql)]
