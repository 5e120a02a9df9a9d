"""Making the record of a finished game from what is stored."""

from pathlib import Path

import pytest

from storage.games.rows import Rows
from storage.results.recording import NotRecordableError
from storage.values import Click
from tests.storage.finished import record
from tests.storage.samples import (
    GAME,
    OTHER,
    lobby,
    opened,
    write,
)


@pytest.mark.parametrize(
    ("game", "reason"), [(OTHER, "isn't over"), ("cccccccc", "hasn't started"), ("dddddddd", "no game")]
)
async def test_there_is_no_record_of_a_game_that_is_not_over(over: Path, game: str, reason: str):
    async with opened(over) as store:
        await store.games.add(lobby("cccccccc"), Click(5, 101, "open"))
    with pytest.raises(NotRecordableError, match=reason):
        await record(over, game)


async def test_there_is_no_record_of_a_damaged_game(over: Path):
    async with opened(over) as store:
        sql = "UPDATE choices SET seat = 3 - seat WHERE game = ? AND number = 9"
        await write(store.database, sql, GAME)
    with pytest.raises(NotRecordableError, match="damaged: it isn't what was stored"):
        await record(over, GAME)


async def test_damage_of_which_an_error_says_nothing_is_told_by_its_name(
    over: Path, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: object) -> None:
        raise KeyError

    monkeypatch.setattr(Rows, "read", fail)
    with pytest.raises(NotRecordableError, match=r"damaged: KeyError\(\)"):
        await record(over, GAME)
