"""A store of its own for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.store import Store
from tests.storage.finished import over, stored
from tests.storage.samples import be_quick, check_undone

__all__ = ["over", "stored"]


@pytest.fixture(autouse=True)
def quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't wait for the disk, but where a test is about that."""
    if request.node.get_closest_marker("waits_for_disk") is None:
        be_quick(monkeypatch)


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    """An open store without anything in it."""
    store = Store(place)
    await store.open()
    yield store
    await check_undone(store)
    await store.close()
