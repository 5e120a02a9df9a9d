"""How far a person is in the lesson, in how many games they sat, and what they were told there."""

from storage.learning import Told
from storage.store import Store
from tests.storage.privacy.person import OTHER, OVER, RUNNING, USER, fill, player, start
from tests.storage.samples import write


async def test_the_last_step_is_kept(store: Store) -> None:
    assert await store.learning.step(101) == ""
    for step in ("goal", "build"):
        await store.learning.reach(101, step)
        assert await store.learning.step(101) == step
    assert await store.learning.step(102) == ""


async def test_a_kind_is_told_of_once_with_the_first_question(store: Store) -> None:
    await start(store, RUNNING, 1, player(), player(OTHER))
    assert await store.learning.told(USER, "turn") == Told(1, "")
    await store.learning.tell(USER, "turn", "first")
    await store.learning.tell(USER, "turn", "second")
    assert await store.learning.told(USER, "turn") == Told(1, "first")
    assert await store.learning.told(USER, "pay") == Told(1, "")
    assert await store.learning.told(OTHER, "turn") == Told(1, "")


async def test_nothing_is_told_to_somebody_in_no_game(store: Store) -> None:
    await store.learning.tell(101, "turn", "first")
    assert await store.learning.told(101, "turn") == Told(0, "")


async def test_games_count_that_go_on_or_are_over_each_once(store: Store) -> None:
    """A lobby is no game yet. A result stays when its game is deleted, and both are of one game."""
    await fill(store)
    ended = {
        row[0]
        for row in await store.database.rows(
            "SELECT game FROM results JOIN standings ON id = result WHERE user = ?", USER
        )
    }
    assert OVER in ended
    assert (await store.learning.told(USER, "turn")).games == len(ended | {RUNNING})
    await write(store.database, "DELETE FROM games WHERE id = ?", OVER)
    assert (await store.learning.told(USER, "turn")).games == len(ended | {RUNNING})
