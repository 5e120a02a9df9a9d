"""What shows one thing until it is shown, and tries again."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.delivery import ways
from bot.delivery.ways import NotShownError, Way
from bot.tables.jobs import Jobs


@pytest.fixture
async def jobs() -> AsyncIterator[Jobs]:
    """Tasks that end with the test."""
    jobs = Jobs()
    yield jobs
    await jobs.close()


async def test_what_is_owed_for_long_keeps_nobody_else_waiting(jobs: Jobs) -> None:
    shown, seen = 0, list[int]()

    async def show() -> None:
        nonlocal shown
        shown += 1

    async def other() -> None:
        seen.append(shown)

    way = Way(jobs, "showing", lambda: shown < 100, show)
    way.wake()
    jobs.start(other(), "something else")
    async with asyncio.timeout(5):
        await way.finish()
    assert shown == 100
    assert seen[0] < 3


async def test_what_failed_is_tried_again_ever_more_slowly_and_at_once_if_woken(
    jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses, tries, third = list[int](), 0, asyncio.Event()

    def pause_after(failures: int) -> float:
        pauses.append(failures)
        if failures < 2:
            return 0.0
        third.set()
        return 60.0

    async def show() -> None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise NotShownError("it")

    monkeypatch.setattr(ways, "pause_after", pause_after)
    way = Way(jobs, "showing", lambda: tries < 4, show)
    way.wake()
    async with asyncio.timeout(5):
        await third.wait()
    assert way.showing
    way.wake()
    async with asyncio.timeout(5):
        await way.finish()
    assert (tries, pauses, way.showing) == (4, [0, 1, 2], False)


async def test_a_stop_tries_once_more_and_no_longer(jobs: Jobs) -> None:
    tries = 0

    async def show() -> None:
        nonlocal tries
        tries += 1
        raise NotShownError("it")

    way = Way(jobs, "showing", lambda: True, show, lambda: 60.0)
    way.wake()
    assert (tries, way.showing) == (0, True), "its time has not come"
    async with asyncio.timeout(5):
        await way.finish()
    assert (tries, way.showing) == (1, False)
