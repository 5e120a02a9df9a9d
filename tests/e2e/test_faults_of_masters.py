"""Processes that die, hang or return nonsense while Masters play: the game continues at the same speed."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from threading import Thread
from typing import Any

import pytest

from bot.tables.background.computers import MASTERS_TIME
from bot.thinking import search_pool
from bot.thinking.search_pool import SearchPool
from bot.thinking.search_questions import SearchQuestion
from tests.bot.tables.background.test_computers_masters import start
from tests.bot.thinking.asking import runs
from tests.e2e.faults import check_told, tracebacks
from tests.house import House

pytestmark = pytest.mark.in_turns

SECONDS = 0.08  # How long a search for an answer takes.

FAULTS = {
    "dies": "os.kill(os.getpid(), signal.SIGKILL)",
    "hangs": "time.sleep(600)",
    "talks nonsense": "os.write(1, b'hello')",
    "can't answer": "raise ZeroDivisionError",
}
"""The behaviour of a process at its second question."""

SCRIPT = """
import os, signal, time
from bot.thinking import worker
worker.MASTER.playouts = 2
answer, left = worker.Searcher.answer, 1
def answering(this, question):
    global left
    left -= 1
    if left == -1:
        FAULT
    return answer(this, question)
worker.Searcher.answer = answering
worker.main()
"""


class Processes:
    """Real processes that search. Each fails in its own way."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pids: list[int] = []
        self.came: list[str] = []
        self._faults = cycle(FAULTS)
        self._execute = asyncio.create_subprocess_exec
        monkeypatch.setattr(search_pool.asyncio, "create_subprocess_exec", self._start)

    async def _start(self, *_: str, **more: Any) -> asyncio.subprocess.Process:
        self.came.append(next(self._faults))
        script = SCRIPT.replace("FAULT", FAULTS[self.came[-1]])
        started = await self._execute(sys.executable, "-c", script, **more)
        self.pids.append(started.pid)
        return started


@contextmanager
def another_loop() -> Generator[Callable[[Coroutine[Any, Any, Any]], Awaitable[Any]]]:
    """Run an event loop with the real clock, because the local Discord's clock waits for tasks that hang."""
    loop = asyncio.new_event_loop()
    loop.time = partial(time.clock_gettime, time.CLOCK_MONOTONIC)
    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        yield lambda work: asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def test_a_game_of_masters_goes_on_whatever_becomes_of_their_processes(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    processes, pauses, found = Processes(monkeypatch), list[float](), list[bool]()
    searches = house.bot.background.computers._searches  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(searches, "seconds", SECONDS)
    monkeypatch.setattr(search_pool, "HUNG_AFTER", 2.0)
    monkeypatch.setattr(search_pool, "START_PAUSE", 0.0)
    thinkers = SearchPool(1)

    async def pausing(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(seconds)

    house.bot.background.computers.sleep = pausing
    with another_loop() as elsewhere:

        async def thinking(question: SearchQuestion) -> Any:
            answers = await elsewhere(thinkers.think(question))
            found.append(bool(answers))
            return answers

        monkeypatch.setattr(house.bot.thinkers, "think", thinking)
        game = await start(house, house.add("alice"), computers=2)
        while await house.step(game):
            assert len(thinkers.pids) <= 1
            if set(processes.came) < set(FAULTS) and not thinkers.pids:
                # A process takes longer to start than a game.
                await asyncio.sleep(0.5)
        await elsewhere(thinkers.close())
    assert (await house.table(game)).stored.status == "over"
    await check_told(house, game, 0)
    # Everybody waited for the same time, with or without a result.
    assert set(pauses) == {MASTERS_TIME * SECONDS}
    assert set(found) == {True, False}
    assert set(processes.came) == set(FAULTS)
    assert not any(map(runs, processes.pids))
    assert tracebacks(caplog) == []
