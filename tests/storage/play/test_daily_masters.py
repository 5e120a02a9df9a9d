"""The Master's game of each daily deal."""

import pytest

from engine.replay import Move
from storage.play.daily import packed, unpacked
from storage.store import Store

MOVES = (Move(0, ("assassin",)), Move(3, ()), Move(0, ("gold", "cards")))


async def test_the_first_game_of_a_day_stays(store: Store) -> None:
    games = store.master_games
    assert not await games.has(3)
    assert await games.get(3) == ()
    await games.put(3, MOVES)
    await games.put(3, MOVES[:1])
    assert await games.has(3)
    assert await games.get(3) == MOVES
    assert not await games.has(4)


def test_nobody_reads_the_moves_by_accident() -> None:
    assert "assassin" not in packed(MOVES)
    assert unpacked(packed(MOVES)) == MOVES


@pytest.mark.parametrize("text", ["", "{}", "é", packed(MOVES)[:-8], "WzFd", None, 5])
def test_a_damaged_game_is_none(text: object) -> None:
    assert unpacked(text) == ()
