"""Empty databases with the current schema: copies of one, because migrations take ten times as long."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.store import Store
from tests.storage.postgres import Server


def lay_out(path: Path) -> Path:
    """Put an empty database there, unless the file exists; return its place."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(_empty())
    return path


def new_in(server: Server) -> str:
    """Make an empty database on a server; return its address."""
    return server.new(_template(server))


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        _migrate(path)
        return path.read_bytes()


@cache
def _template(server: Server) -> str:
    address = server.new(lasting=True)
    _migrate(address)
    return address


def _migrate(place: Path | str) -> None:
    """Run all migrations, in a thread, because this one may have a running event loop."""

    async def migrate() -> None:
        store = Store(place)
        await store.open()
        await store.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, migrate()).result()
