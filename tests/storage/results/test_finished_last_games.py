"""A person's last game in a server: its cards, the cards that its people have met, and who came last."""

from pathlib import Path

import pytest

from engine.setup.sets import FIRST_GAME
from storage.database.stored_time import now
from storage.parts import NOBODY
from storage.store import Store
from tests.storage.privacy.deleting import delete
from tests.storage.samples import opened, write
from tests.storage.stored_results import RESIGNED, end_game

ANNA, BEN, CLARA = 101, 102, 103


async def test_the_last_game_tells_its_cards_its_people_and_who_came_last(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as store:
        assert await store.finished.last_of(ANNA, 10) is None
        await end_game(store, 1, {ANNA: 20, CLARA: 30})
        await end_game(store, 2, {ANNA: 20, BEN: 10}, guild=11)
        await end_game(store, 3, {ANNA: 20, BEN: 10})
        last = await store.finished.last_of(ANNA, 10)
        assert last is not None
        assert (last.game, last.cards, last.loser) == (f"{3:08x}", FIRST_GAME.options(4), BEN)
        # Games of other servers don't count, because nobody here needs to know of them.
        assert [met.games for met in last.met] == [2, 1]
        assert last.met[0].cards["assassin"] == 2
        assert last.met[0].casts == {FIRST_GAME.options(4).cast}
        assert await store.finished.last_of(ANNA, 12) is None


@pytest.mark.parametrize(
    ("points", "loser"),
    [({ANNA: 20}, NOBODY), ({ANNA: 20, BEN: RESIGNED}, NOBODY), ({ANNA: 5, BEN: 7, CLARA: RESIGNED}, ANNA)],
)
async def test_whoever_left_did_not_come_last(tmp_path: Path, points: dict[int, int], loser: int) -> None:
    async with opened(tmp_path / "games.db") as store:
        await end_game(store, 1, points)
        last = await store.finished.last_of(ANNA, 10)
        assert last is not None
        assert last.loser == loser


async def test_after_a_deletion_nothing_of_the_person_counts(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as store:
        await end_game(store, 1, {ANNA: 20, BEN: 10})
        await delete(store, BEN)
        last = await store.finished.last_of(ANNA, 10)
        assert last is not None
        assert (last.loser, len(last.met)) == (NOBODY, 1)
        assert await store.finished.last_of(BEN, 10) is None


async def test_a_last_game_that_cannot_be_read_is_none(store: Store) -> None:
    await end_game(store, 1, {ANNA: 20, BEN: 10})
    await write(store.database, "UPDATE results SET ended = ?", now() + 1)
    assert await store.finished.last_of(ANNA, 10) is None
