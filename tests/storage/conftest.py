"""A separate store for each test."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from storage.store import Store
from tests.storage.finished import over, stored
from tests.storage.privacy.fixtures import filled
from tests.storage.samples import check_undone, opened

__all__ = ["filled", "over", "stored"]


@pytest.fixture
async def stores(place: Path | str) -> AsyncIterator[list[Store]]:
    """The stores of three processes on one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(opened(place)) for _ in range(3)]


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    """An open, empty store."""
    store = Store(place)
    await store.open()
    yield store
    await check_undone(store)
    await store.close()
