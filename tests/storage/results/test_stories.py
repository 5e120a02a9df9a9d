"""The tales of posters: once, for the same people only, by their current seats, and about nobody deleted."""

from collections.abc import Sequence
from typing import Any

import pytest

from storage.results.stories import GAMES_WITHOUT_REPEATS, Past, StoredPoster
from storage.store import Store
from tests.storage.privacy.deleting import delete
from tests.storage.samples import write
from tests.storage.stored_results import end_game

ANNA, BEN, CLARA = 101, 102, 103


async def told(
    store: Store, number: int, people: Sequence[int], story: StoredPoster, *, guild: int = 10
) -> Past:
    """Let these people end a game with a story; return the earlier ones."""
    await end_game(store, number, {user: 20 - seat for seat, user in enumerate(people)}, guild=guild)
    _, past = await store.stories.tell(f"{number:08x}", lambda _: story)
    return past


async def test_a_story_is_told_once(store: Store) -> None:
    first = StoredPoster(("lead", 0), (("killer", 0),), ((0, 1),))
    assert await told(store, 1, (ANNA, BEN), first) == Past()
    assert await store.stories.tell(f"{1:08x}", lambda _: StoredPoster(("count", 0))) == (first, Past())
    # Nobody can read this row any more, so the tale is used again.
    await write(store.database, "UPDATE stories SET told = '[1'")
    again, _ = await store.stories.tell(f"{1:08x}", lambda _: StoredPoster(("count", 0)))
    assert again == StoredPoster(("count", 0))
    assert await store.stories.tell("unknown", lambda _: first) == (first, Past())


async def test_of_two_processes_the_first_to_tell_a_story_decides(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, game = StoredPoster(("lead", 0)), StoredPoster(("count", 0)), f"{1:08x}"
    await told(store, 1, (ANNA, BEN), first)
    await write(store.database, "DELETE FROM stories")
    read: Any = store.database.snapshot

    async def before_another(work: Any) -> Any:
        """Let the other process store a tale between the read and the write."""
        monkeypatch.setattr(store.database, "snapshot", read)
        found = await read(work)
        await store.stories.tell(game, lambda _: first)
        return found

    monkeypatch.setattr(store.database, "snapshot", before_another)
    assert await store.stories.tell(game, lambda _: second) == (first, Past())


async def test_the_past_is_that_of_the_same_people_in_this_server_by_their_present_seats(
    store: Store,
) -> None:
    await told(store, 1, (ANNA, BEN), StoredPoster(("lead", 0), (("killer", 0),), ((0, 1), (1, 0), (0, 1))))
    await told(store, 2, (ANNA, BEN, CLARA), StoredPoster(("count", 0), (("victim", 2),), ((0, 1),)))
    await told(store, 3, (ANNA, BEN), StoredPoster(("close", 0), (), ((0, 1),)), guild=11)
    # Computer players are identified by their names.
    await told(
        store, 4, (BEN, ANNA), StoredPoster(("swing", 0), (("killer", 1), ("builder", 3)), ((1, 0), (1, 3)))
    )
    past = await told(store, 5, (ANNA, BEN), StoredPoster(("ahead", 0)))
    assert past.heads == (("swing", 1), ("lead", 0))
    assert past.awards == {("killer", 0), ("builder", 3)}
    assert past.murders.count((0, 1)) == 3
    assert past.murders.count((1, 0)) == 1
    assert past.murders.count((0, 3)) == 1


async def test_headlines_are_those_of_ten_games_and_murders_those_of_all(store: Store) -> None:
    past = Past()
    for number in range(1, GAMES_WITHOUT_REPEATS + 3):
        past = await told(store, number, (ANNA, BEN), StoredPoster((str(number), 0), (), ((0, 1),)))
    assert past.heads == tuple((str(each), 0) for each in range(GAMES_WITHOUT_REPEATS + 1, 1, -1))
    assert len(past.murders) == GAMES_WITHOUT_REPEATS + 1


async def test_nothing_is_told_of_somebody_who_was_deleted(store: Store) -> None:
    for number in (1, 2):
        await told(store, number, (ANNA, BEN), StoredPoster(("lead", 0), (("victim", 1),), ((0, 1),)))
    await delete(store, BEN)
    _, past = await store.stories.tell(f"{2:08x}", lambda _: StoredPoster())
    assert past.awards == frozenset()
    assert past.murders == ()
