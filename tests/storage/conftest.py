"""A store of its own for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.store import Store
from tests.storage.samples import check_undone


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open store in an empty folder."""
    store = Store(tmp_path / "deep" / "games.sqlite3")
    await store.open()
    yield store
    await check_undone(store)
    await store.close()
