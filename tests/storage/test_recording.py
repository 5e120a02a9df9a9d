"""Making the record of a finished game from what is stored."""

import shutil
from pathlib import Path

import pytest

from storage.game_record import GameRecord
from storage.maintenance import read_database
from storage.recording import NotRecordableError
from storage.recording import record as read_record
from storage.records import Click
from storage.rows import Rows
from tests.storage.samples import (
    GAME,
    OTHER,
    lobby,
    opened,
    with_finished_game,
    write,
)


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_finished_game(tmp_path_factory.mktemp("finished"))


@pytest.fixture
def over(stored: Path, tmp_path: Path) -> Path:
    """A database in which a game is over, for one test alone."""
    return Path(shutil.copy(stored, tmp_path))


async def record(path: Path, game: str, *, names: bool = False) -> GameRecord:
    """Make a record from a database that the bot doesn't use."""
    return await read_database(path, lambda transaction: read_record(transaction, game, names=names))


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
