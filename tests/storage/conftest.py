"""A store of its own for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.store import Store
from tests.storage.finished import over, stored
from tests.storage.privacy.fixtures import filled
from tests.storage.samples import check_undone

__all__ = ["filled", "over", "stored"]


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    """An open store without anything in it."""
    store = Store(place)
    await store.open()
    yield store
    await check_undone(store)
    await store.close()
