"""A database with a person in games of every state: made once, and copied for each test."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.store import Store
from tests.storage.privacy.person import fill
from tests.storage.samples import opened


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database that is copied."""

    async def make() -> None:
        async with opened(path) as store:
            await fill(store)

    path = tmp_path_factory.mktemp("filled") / "games.sqlite3"
    asyncio.run(make())
    return path


@pytest.fixture
async def store(filled: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """An open store on a copy of it."""
    async with opened(Path(shutil.copy(filled, tmp_path))) as store:
        yield store
