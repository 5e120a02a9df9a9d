"""Processes that look ahead: real ones, and some that only say they are."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.thinking.pool import Thinkers
from bot.thinking.process import Worker
from bot.thinking.questions import Found, Question
from tests.bot.thinking.asking import runs


@asynccontextmanager
async def thinkers(most: int = 1) -> AsyncGenerator[Thinkers]:
    """Keep real processes, and look at the end whether they are gone."""
    found = Thinkers(most)
    try:
        yield found
    finally:
        pids = found.pids
        await found.close()
        assert not any(map(runs, pids))


class Fake:
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.answered = asyncio.Event()
        self.ended = False
        self.pid = id(self)

    async def ask(self, question: Question) -> tuple[Found, ...]:
        self.asked.append(question)
        await self.answered.wait()
        return ()

    async def end(self) -> None:
        self.ended = True


def faked(most: int = 1) -> tuple[Thinkers, list[Fake]]:
    """Keep fake processes."""
    started: list[Fake] = []

    async def start() -> Worker:
        started.append(Fake())
        return started[-1]  # pyright: ignore[reportReturnType]

    return Thinkers(most, start), started


async def until(what: object) -> None:
    """Wait until something is so."""
    assert callable(what)
    for _ in range(2000):
        if what():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never was so")
