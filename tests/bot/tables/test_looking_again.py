"""What looks again and again by itself does so whatever went wrong the last time."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables.eviction import EVERY, Eviction
from bot.tables.jobs import Jobs
from bot.tables.outages import Outages
from storage.outage import Outage
from tests.loop_time import LoopTime

MOST = 300.0
"""Seconds after which everything is tried again that has failed."""


@pytest.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> LoopTime:
    return LoopTime(monkeypatch)


@pytest.fixture
async def jobs() -> AsyncIterator[Jobs]:
    jobs = Jobs()
    yield jobs
    await jobs.close()


class _Tables:
    """A registry that counts how often it is asked for its tables; the first time that fails."""

    def __init__(self) -> None:
        self.asked = 0

    @property
    def tables(self) -> tuple[()]:
        """No tables."""
        self.asked += 1
        if self.asked == 1:
            raise ZeroDivisionError
        return ()


async def test_eviction(time: LoopTime, jobs: Jobs, caplog: pytest.LogCaptureFixture) -> None:
    registry = _Tables()
    Eviction(cast(Any, registry), jobs, time, cast(Any, None), cast(Any, None)).begin()
    await time.pass_by()
    assert registry.asked == 0
    await time.pass_by(EVERY)
    assert registry.asked == 1
    assert "ZeroDivisionError" in caplog.text
    for asked in (2, 3, 4):
        await time.pass_by(EVERY)
        assert registry.asked == asked


class _Store:
    """A store of which nobody can find out at first whether it stores again."""

    def __init__(self) -> None:
        self.outage: Outage | None = Outage("full", 0.0)
        self.database = self
        self.tries = 0

    async def try_again(self) -> None:
        """Fail, then find that the outage lasts, then that it is over."""
        self.tries += 1
        if self.tries == 1:
            raise ZeroDivisionError
        if self.tries == 4:
            self.outage = None


async def test_an_outage_is_outlasted(time: LoopTime, jobs: Jobs, caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    store = _Store()
    running = SimpleNamespace(stop=lambda: done.append("stopped"), go_on=lambda: done.append("going on"))
    registry = SimpleNamespace(time=running, store=store, tables=())
    Outages(cast(Any, registry), jobs, lambda: done.append("taken up")).begin()
    for _ in range(4):
        await time.pass_by()
        assert done == ["stopped"]
        await time.pass_by(5)
    assert "ZeroDivisionError" in caplog.text
    assert done == ["stopped", "going on", "taken up"]
    await time.pass_by(MOST)
    assert store.tries == 4
