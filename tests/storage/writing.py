"""A separate process that plays games, many at a time, and reports what it has stored."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

from ai import random_choice
from storage.store import Store
from storage.values import Click
from tests.storage.samples import BEGUN, answer, dealt, lobby, opened, running

ROOT = Path(__file__).parents[2]


class Writer:
    """The process, seen from outside. `said` has the newest reported version of each game."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.said: dict[str, int] = {}

    async def listen(self, count: int) -> None:
        """Wait until it has reported `count` more times."""
        assert self._process.stdout is not None
        for _ in range(count):
            self._note(await self._process.stdout.readline())

    async def kill(self) -> None:
        """Kill it, and read its last reports."""
        assert self._process.stdout is not None
        self._process.kill()
        # The last line may be cut off in the middle.
        whole, _, _ = (await self._process.stdout.read()).rpartition(b"\n")
        for line in whole.splitlines():
            self._note(line)
        await self._process.wait()

    def _note(self, line: bytes) -> None:
        game, version = line.split()
        self.said[game.decode()] = int(version)


@asynccontextmanager
async def writing(path: Path, games: int) -> AsyncGenerator[Writer]:
    """Let a process play `games` games at a time in a database; kill it at the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.storage.writing", str(path), str(games)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    writer = Writer(process)
    try:
        yield writer
    finally:
        await writer.kill()


async def main() -> None:
    """Play in the database of the first argument, as many games at a time as the second one says."""
    numbers = count(1)
    async with opened(Path(sys.argv[1])) as store, asyncio.TaskGroup() as tables:
        for _ in range(int(sys.argv[2])):
            tables.create_task(_play(store, numbers))


async def _play(store: Store, numbers: "count[int]") -> None:
    """Play one game after the other, and report after each answer that it is stored."""
    while True:
        number = next(numbers)
        start, rng = lobby(f"{number:08x}"), Random(number)
        await store.games.add(start, Click(number, 101, "open"))
        stored = await store.games.save(running(dealt(), start), choices=(BEGUN,))
        while stored.status == "running":
            stored = await answer(store, stored, partial(random_choice, randomness=rng))
            print(stored.id, stored.version, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
