"""A database with a person in games of every state: made once, and copied for each test."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.store import Store
from tests.storage.privacy.person import fill
from tests.storage.samples import be_quick, opened


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database that is copied."""

    async def make() -> None:
        async with opened(path) as store:
            await fill(store)

    path = tmp_path_factory.mktemp("filled") / "games.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        be_quick(patch)
        asyncio.run(make())
    return path


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no disk."""
    be_quick(monkeypatch)


@pytest.fixture
async def store(filled: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """An open store with all of it."""
    async with opened(Path(shutil.copy(filled, tmp_path))) as store:
        yield store
