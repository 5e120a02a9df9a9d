"""A process that is killed has stored everything that it said it stored."""

import asyncio
import sys
from pathlib import Path

from storage.store import Store

ROOT = Path(__file__).parents[2]

WRITER = """
import asyncio, sys
from dataclasses import replace
from pathlib import Path
from random import Random
from ai import random_choice
from storage.records import Choice, Click
from storage.store import Store
from tests.storage.samples import BEGUN, dealt, lobby, running

async def main():
    store = Store(Path(sys.argv[1]))
    await store.open()
    await store.games.add(lobby(), Click(1, 101, "open"))
    game, rng = dealt(), Random(5)
    stored = await store.games.save(running(game, lobby()), choice=BEGUN)
    while game.decision:
        decision = game.decision
        picks = random_choice(decision, rng)
        events = tuple(game.choose(decision.seat, picks))
        choice = Choice(decision.number, decision.seat, picks, events, 101)
        stored = await store.games.save(running(game, stored), choice=choice)
        print(decision.number, flush=True)

asyncio.run(main())
"""


async def test_nothing_that_was_answered_is_lost(tmp_path: Path) -> None:
    for answers in (1, 6, 23):
        path = tmp_path / f"{answers}.sqlite3"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", WRITER, str(path), cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        said = [await process.stdout.readline() for _ in range(answers)]
        process.kill()
        said += (await process.stdout.read()).splitlines()
        await process.wait()
        last = int(said[-1])
        store = Store(path)
        await store.open()
        loaded = await store.games.load("aaaaaaaa")
        choices = await store.games.choices("aaaaaaaa", 9999)
        await store.close()
        assert loaded is not None
        assert loaded.stored.game is not None
        number = loaded.stored.game.state.number
        assert number in (last + 1, last + 2)
        assert [choice.number for choice in choices] == list(range(-1, number))
