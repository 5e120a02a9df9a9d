"""A process with its own small disk, which fills up: see `test_outage`.

Start it in a separate mount namespace, so that nobody else ever sees the disk.
"""

import asyncio
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

from ai import random_choice
from storage.database.storage_errors import UnavailableError
from storage.inspection import inspect
from storage.store import Store
from storage.values import Click, StoredGame
from tests.storage.samples import BEGUN, GAME, answer, contents, dealt, load, lobby, opened, running

DISK = Path(sys.argv[1])


async def main() -> None:
    """Play until the disk is full, and again as soon as there is space."""
    path, ballast = DISK / "games.sqlite3", DISK / "ballast"
    ballast.write_bytes(bytes(1_500_000))
    async with opened(path) as store:
        assert store.database.obstacle is None
        with suppress(OSError), (DISK / "more").open("wb") as more:
            while True:
                more.write(bytes(4096))
                more.flush()
        # Nobody has written to the database yet.
        assert (store.database.outage, store.database.obstacle) == (None, "full")
        (DISK / "more").unlink()
        assert store.database.obstacle is None
        await store.games.add(lobby(), Click(1, 101, "open"))
        begun = await store.games.save(running(dealt(), lobby()), choices=(BEGUN,))
        full = await _play(store, begun, 300)
        assert store.database.outage is not None
        sys.stdout.write(f"{store.database.outage.cause}\n")
        assert not await store.database.try_again()
        ballast.unlink()
        assert await store.database.try_again()
        last = await _play(store, full, 5)
        assert last.version == full.version + 5
    found = await inspect(path)
    assert (found.sound, found.faults) == ({"running": 1}, [])


async def _play(store: Store, stored: StoredGame, most: int) -> StoredGame:
    """Play up to `most` answers, or until one is refused; check that the stored game is as reported."""
    rng = Random(most)
    for _ in range(most):
        try:
            stored = await answer(store, stored, partial(random_choice, randomness=rng))
        except UnavailableError:
            break
    loaded = await load(store, GAME)
    assert contents(loaded) == contents(stored)
    return stored


if __name__ == "__main__":
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "none", str(DISK)], check=True)
    asyncio.run(main())
