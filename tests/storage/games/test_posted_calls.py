"""Posted pings are stored until they are over."""

from storage.games.posted_calls import PostedCall
from storage.store import Store
from storage.values import Click
from tests.storage.samples import lobby, write

CALL, VOTE = PostedCall("call", 0, 20, 501, "open 1 4"), PostedCall("vote", 7, 20, 502, "vote 0 1")


async def test_a_call_is_kept_with_what_it_shows_until_it_is_over(store: Store) -> None:
    game = lobby()
    await store.games.add(game, Click(1, 2, "open"))
    await store.posted_calls.put(game.id, VOTE)
    await store.posted_calls.put(game.id, CALL)
    await store.posted_calls.put(game.id, CALL._replace(shown="full"))
    assert await store.posted_calls.of(game.id) == (CALL._replace(shown="full"), VOTE)
    await store.posted_calls.drop(game.id, CALL.message)
    assert await store.posted_calls.of(game.id) == (VOTE,)


async def test_nothing_is_kept_for_a_game_that_is_gone(store: Store) -> None:
    await store.posted_calls.put("nowhere", CALL)
    assert await store.posted_calls.of("nowhere") == ()


async def test_a_damaged_call_is_left_out(store: Store) -> None:
    game = lobby()
    await store.games.add(game, Click(1, 2, "open"))
    await store.posted_calls.put(game.id, CALL)
    await store.posted_calls.put(game.id, VOTE)
    await write(store.database, "UPDATE posted_calls SET kind = 'shout' WHERE message = ?", CALL.message)
    assert await store.posted_calls.of(game.id) == (VOTE,)
