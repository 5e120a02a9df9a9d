"""The start of every test: default settings, not those of this machine, and the place of a database."""

import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import storage.database.connections
import storage.database.database
from bot.playground.postgres import programs
from bot.words.language import know_commands
from tests import folder_in_memory
from tests.patience import LIMIT
from tests.storage.postgres import MISSING, Server, server
from tests.storage.prepared import lay_out, new_in

# Tests, and processes that they start, must not use a token or a database of the person who runs them.
for _name in [name for name in os.environ if name == "DISCORD_TOKEN" or name.startswith("CITADELS_")]:
    del os.environ[_name]

# Keep compiled modules, whatever the environment says: tests start a thousand bots.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


os.environ.setdefault("PYTEST_TIMEOUT", f"{LIMIT:.0f}")

# No test waits for a disk, except tests of disks.
os.environ["TMPDIR"] = tempfile.tempdir = folder_in_memory.path()

# A busy machine may take seconds for a transaction that stores hundreds of games.
storage.database.database.LIMIT = storage.database.connections.LIMIT = 60.0

# Imported and collected objects stay to the end, so a search among them finds no garbage.
gc.disable()


def pytest_collection_finish() -> None:
    """From now on collect garbage, less often than Python does by default, and not among earlier objects."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return the number of test processes. They wait for a third of their time."""
    return (os.cpu_count() or 1) * 3 // 2


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests of marked modules on both databases."""
    marked = metafunc.definition.get_closest_marker
    if "place" in metafunc.fixturenames and marked("both_databases") and not marked("sqlite_only"):
        metafunc.parametrize("place", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="session")
def running_postgres() -> Iterator[Server]:
    """A PostgreSQL server for all tests of this process."""
    if programs() is None:
        pytest.skip(MISSING)
    with server() as running:
        yield running


@pytest.fixture
def postgres(running_postgres: Server) -> Iterator[Server]:
    """A PostgreSQL server whose databases last as long as the test."""
    yield running_postgres
    running_postgres.clear()


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """The place of an empty database with the current schema."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return lay_out(tmp_path / "deep" / "games.sqlite3")
    server: Server = request.getfixturevalue("postgres")
    return new_in(server)


@pytest.fixture(autouse=True)
def _forget_commands() -> Iterator[None]:
    """Hide the ids of commands that the bot of an earlier test knew."""
    yield
    know_commands({})
