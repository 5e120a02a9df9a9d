"""`python -m tests.storage.repeats`: how often transactions of different games get into each other's way.

Some processes store answers of games of their own in one PostgreSQL database, as quickly as they can.
"""

import argparse
import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, cast

from ai import random_choice
from storage.database.storage_errors import UnavailableError
from storage.database.transaction import Transaction, Write
from storage.store import Store
from storage.values import Choice, Click
from tests.storage.postgres import server
from tests.storage.samples import BEGUN, dealt, lobby, running

Counted = Counter[str]


def count(counted: Counted) -> Callable[[], None]:
    """Count the tries of all transactions; return what ends that."""
    kind = cast(Any, Write)
    call = kind.__call__

    def counting(write: Write[object], transaction: Transaction) -> object:
        """Count a try."""
        counted["tries"] += 1
        return call(write, transaction)

    def end() -> None:
        """Count no more."""
        kind.__call__ = call

    kind.__call__ = counting
    return end


async def play(store: Store, game: str, until: float, counted: Counted) -> None:
    """Store answers of a game, and of the next one when it is over."""
    rng = random.Random(game)
    for number in range(1_000_000):
        name = f"{game}{number:05}"
        waiting = lobby(name, int(game, 36) * 100_000 + number)
        click = int(name, 36)
        played = dealt()
        try:
            await store.games.add(waiting, Click(click * 10_000, 101, "open"))
            stored = await store.games.save(running(played, waiting), choices=(BEGUN,))
        except UnavailableError:
            counted["refused"] += 1
            continue
        counted["stored"] += 2
        while (decision := played.decision) is not None and not played.over:
            if time.monotonic() > until:
                return
            played = played.copy()
            picks = random_choice(decision, rng)
            events = tuple(played.choose(decision.seat, picks))
            choice = Choice(decision.number, decision.seat, picks, events, 101)
            sent = Click(click * 10_000 + decision.number + 1, 101, "answer")
            try:
                stored = await store.games.save(running(played, stored), choices=(choice,), click=sent)
            except UnavailableError:
                counted["refused"] += 1
                break
            counted["stored"] += 1


async def measure(processes: int, games: int, seconds: float) -> Counted:
    """Let so many processes play so many games each."""
    counted = Counted()
    with server() as postgres:
        address = postgres.new()
        async with AsyncExitStack() as stack:
            stores = [Store(address) for _ in range(processes)]
            for store in stores:
                await store.open()
                stack.push_async_callback(store.close)
            stack.callback(count(counted))
            until = time.monotonic() + seconds
            names = (f"{first:x}{second:02x}" for first in range(processes) for second in range(games))
            await asyncio.gather(*(play(stores[int(name[0], 16)], name, until, counted) for name in names))
    return counted


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.storage.repeats", description=__doc__)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--games", type=int, default=8, help="games of each process")
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    counted = asyncio.run(measure(given.processes, given.games, given.seconds))
    stored, refused = counted["stored"], counted["refused"]
    again = counted["tries"] - stored - refused
    print(f"{stored} transactions stored, {refused} refused, {again} tries more ({again / stored:.1%})")
    print(f"{given.seconds * 1000 / max(stored, 1):.2f} ms for each")


if __name__ == "__main__":
    main()
