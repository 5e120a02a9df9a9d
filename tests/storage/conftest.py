"""A store of its own for each test; in modules marked `both_databases`, one on each kind of database."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage.store import Store
from tests.storage.postgres import MISSING, Server, programs, server
from tests.storage.samples import check_undone


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests of marked modules on both databases."""
    marked = metafunc.definition.get_closest_marker
    if "place" in metafunc.fixturenames and marked("both_databases") and not marked("sqlite_only"):
        metafunc.parametrize("place", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server."""
    if programs() is None:
        pytest.skip(MISSING)
    with server() as running:
        yield running


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """The place of an empty database."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return tmp_path / "deep" / "games.sqlite3"
    server: Server = request.getfixturevalue("postgres")
    return server.new()


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    """An open store without anything in it."""
    store = Store(place)
    await store.open()
    yield store
    await check_undone(store)
    await store.close()
