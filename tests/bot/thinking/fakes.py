"""Processes that search: real ones, and fake ones."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.thinking.search_pool import SearchPool, Worker
from bot.thinking.search_questions import SearchQuestion, SearchResult
from tests.bot.thinking.asking import runs


@asynccontextmanager
async def thinkers(most: int = 1) -> AsyncGenerator[SearchPool]:
    """Keep real processes; check at the end that they are gone."""
    found = SearchPool(most)
    try:
        yield found
    finally:
        pids = found.pids
        await found.close()
        assert not any(map(runs, pids))


class Fake:
    """A worker that answers when a test lets it."""

    def __init__(self) -> None:
        self.asked: list[SearchQuestion] = []
        self.answered = asyncio.Event()
        self.ended = False
        self.pid = id(self)

    async def ask(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        self.asked.append(question)
        await self.answered.wait()
        return ()

    async def end(self) -> None:
        self.ended = True


def faked(most: int = 1) -> tuple[SearchPool, list[Fake]]:
    """Keep fake processes."""
    started: list[Fake] = []

    async def start() -> Worker:
        started.append(Fake())
        return started[-1]  # pyright: ignore[reportReturnType]

    return SearchPool(most, start), started


async def until(what: object) -> None:
    """Wait until the condition holds."""
    assert callable(what)
    for _ in range(2000):
        if what():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never was so")
