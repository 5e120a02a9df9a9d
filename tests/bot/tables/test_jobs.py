"""The jobs of a bot: a failure is logged, retries come ever more slowly, and closing ends all of them."""

import asyncio
from bisect import bisect

import pytest

from bot.tables.jobs import PAUSES, SPREAD, Jobs, pause_after


async def test_a_job_that_fails_is_heard(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    jobs = Jobs()
    task = jobs.start(fail(), "counting")
    assert task is not None
    await asyncio.wait([task])
    await asyncio.sleep(0)
    assert "counting failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_repeated_failures_are_tried_again_ever_more_slowly() -> None:
    longest = [*PAUSES, PAUSES[-1], PAUSES[-1]]
    assert longest == sorted(longest)
    for failures, pause in enumerate(longest):
        drawn = [pause_after(failures) for _ in range(100)]
        assert all((1 - SPREAD) * pause <= each <= pause for each in drawn)


def test_work_that_failed_together_is_not_tried_again_together() -> None:
    tries = sorted(pause_after(1) for _ in range(1_000))
    busiest = max(bisect(tries, each + PAUSES[1] / 10) - index for index, each in enumerate(tries))
    assert busiest < 400


async def test_closing_ends_all_jobs_and_takes_no_more() -> None:
    jobs = Jobs()
    task = jobs.start(asyncio.sleep(60), "sleeping")
    assert task is not None
    await jobs.close()
    assert task.cancelled()
    assert jobs.start(asyncio.sleep(0), "late") is None
