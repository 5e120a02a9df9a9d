"""Databases with a finished game, and its record."""

import shutil
from pathlib import Path

import pytest

from storage.maintenance import read_database
from storage.results.game_record import GameRecord
from storage.results.game_record import record as read_record
from tests.storage.samples import with_finished_game


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game. Nobody may change this one."""
    return with_finished_game(tmp_path_factory.mktemp("finished"))


@pytest.fixture
def over(stored: Path, tmp_path: Path) -> Path:
    """A database with a finished game, for one test."""
    return Path(shutil.copy(stored, tmp_path))


async def record(path: Path, game: str, *, names: bool = False) -> GameRecord:
    """Make a record from a database that the bot doesn't use."""
    return await read_database(path, lambda transaction: read_record(transaction, game, names=names))
