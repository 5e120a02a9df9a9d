"""A local Discord for each test, with the real bot in it, and a clock of the event loop that a test moves."""

from collections.abc import AsyncIterator

import pytest

from bot.tables.background_loop import Jobs
from tests.fixtures import house
from tests.loop_time import LoopTime

__all__ = ["house"]


@pytest.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> LoopTime:
    """Control the clock of the event loop. Failed work is repeated after the full pause."""
    monkeypatch.setattr("bot.tables.background_loop.SPREAD_SHARE", 0.0)
    return LoopTime(monkeypatch)


@pytest.fixture
async def jobs() -> AsyncIterator[Jobs]:
    """Jobs that end with the test."""
    jobs = Jobs()
    yield jobs
    await jobs.close()
