"""Loops in the background: no call to wake one is lost, even during its work, and no error ends one.

A failed job is logged, retries become ever rarer, and closing ends all jobs.
"""

import asyncio
import logging
from bisect import bisect
from collections.abc import Callable

import pytest

from bot.tables.background_loop import (
    FAILURE_PAUSES,
    SPREAD_SHARE,
    BackgroundLoop,
    Jobs,
    UnfinishedError,
    pause_after,
)
from storage.database.storage_errors import NotStoredError
from tests.loop_time import LoopTime

STEPS = 4  # How often the work yields to other tasks.


class Worker:
    """Work that records its calls. `answers` are its results or errors in order; then it returns `None`."""

    def __init__(self, jobs: Jobs, time: LoopTime) -> None:
        self.answers: list[float | Exception | None] = []
        self.begun: list[float] = []
        self.now_at_work = 0
        self.at_the_end: Callable[[], None] = lambda: None
        self._time = time
        self.loop = BackgroundLoop(jobs, "the work", self._work)

    async def woken(self, *seconds: float) -> None:
        """Wake it, and let it work; then let these times pass in order."""
        self.loop.wake()
        for each in (0, *seconds):
            await self._time.pass_by(each)

    async def comes_to(self, step: int) -> None:
        """Let it begin and reach this step. `STEPS` is just before its end, and the next is its end."""
        begun = len(self.begun)
        for _ in range(STEPS):
            if len(self.begun) == begun:
                await asyncio.sleep(0)
        assert len(self.begun) == begun + 1
        for _ in range(step):
            await asyncio.sleep(0)

    async def _work(self) -> float | None:
        self.begun.append(self._time.now)
        self.now_at_work += 1
        assert self.now_at_work == 1, "it is done twice at the same time"
        for _ in range(STEPS):
            await asyncio.sleep(0)
        self.at_the_end()
        self.now_at_work -= 1
        answer = self.answers.pop(0) if self.answers else None
        if isinstance(answer, Exception):
            raise answer
        return answer


@pytest.fixture
async def worker(jobs: Jobs, time: LoopTime) -> Worker:
    return Worker(jobs, time)


async def test_it_works_when_it_is_woken_and_else_there_is_no_task(worker: Worker, time: LoopTime) -> None:
    assert not worker.loop.busy
    worker.loop.wake()
    worker.loop.wake()
    assert worker.loop.busy
    await time.pass_by()
    assert worker.begun == [0]
    assert not worker.loop.busy
    await time.pass_by(10_000)
    assert worker.begun == [0]


async def test_it_works_again_when_it_wants_to_and_waits_without_task(worker: Worker, time: LoopTime) -> None:
    worker.answers = [30, 20]
    others = asyncio.all_tasks()
    await worker.woken()
    assert worker.loop.busy
    assert asyncio.all_tasks() == others
    await time.pass_by(29)
    assert worker.begun == [0]
    await time.pass_by(1)
    await time.pass_by(20)
    assert worker.begun == [0, 30, 50]
    assert not worker.loop.busy


# Waking


@pytest.mark.parametrize("answer", [None, 30.0])
@pytest.mark.parametrize("moment", range(STEPS + 2))
async def test_whenever_it_is_woken_it_begins_once_more(
    worker: Worker, time: LoopTime, moment: int, answer: float | None
) -> None:
    worker.answers = [answer, None]
    worker.loop.wake()
    await worker.comes_to(moment)
    before = len(worker.begun)
    await worker.woken()
    assert len(worker.begun) == before + 1
    await time.pass_by(10_000)
    assert len(worker.begun) == before + 1, "what it had wanted is done"


async def test_in_its_last_moment_it_can_be_woken_too(worker: Worker) -> None:
    def end() -> None:
        if len(worker.begun) < 3:
            asyncio.get_running_loop().call_soon(worker.loop.wake)

    worker.at_the_end = end
    await worker.woken()
    assert worker.begun == [0, 0, 0]
    assert not worker.loop.busy


@pytest.mark.parametrize("seconds", [0, 5])
async def test_the_work_does_not_wake_itself(worker: Worker, seconds: float) -> None:
    worker.at_the_end = lambda: worker.loop.wake_within(seconds)
    await worker.woken(10)
    assert worker.begun == [0]
    assert not worker.loop.busy


async def test_the_soonest_of_all_that_is_wanted_counts(worker: Worker, time: LoopTime) -> None:
    for seconds in (30, 10, 20):
        worker.loop.wake_within(seconds)
    await time.pass_by(9)
    assert worker.begun == []
    await time.pass_by(1)
    assert worker.begun == [10]
    await time.pass_by(100)
    assert worker.begun == [10], "with that all of them were done"


@pytest.mark.parametrize("seconds", [0.0004, 0.0001])
def test_it_can_be_woken_sooner_whatever_the_event_loop_makes_of_a_short_wait(seconds: float) -> None:
    """uvloop runs timers at once if the wait is under half a millisecond."""
    uvloop = pytest.importorskip("uvloop")
    begun: list[float] = []

    async def work() -> None:
        begun.append(asyncio.get_running_loop().time())

    async def wake() -> float:
        woken, loop = asyncio.get_running_loop().time(), BackgroundLoop(Jobs(), "the work", work)
        for each in (seconds, seconds / 2, seconds * 2, 60.0):
            loop.wake_within(each)
        while not begun:
            await asyncio.sleep(0)
        return woken

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        woken = runner.run(wake())
    assert begun[0] < woken + 30.0


async def test_overdue_work_runs_now(worker: Worker) -> None:
    worker.loop.wake_within(-5)
    await asyncio.sleep(0)
    assert worker.begun == [0]


@pytest.mark.parametrize(("answer", "again"), [(None, 10.0), (30.0, 10.0), (5.0, 5.0)])
@pytest.mark.parametrize("moment", range(STEPS + 2))
async def test_a_later_wake_up_during_the_work_is_kept(
    worker: Worker, time: LoopTime, moment: int, answer: float | None, again: float
) -> None:
    worker.answers = [answer]
    worker.loop.wake()
    await worker.comes_to(moment)
    worker.loop.wake_within(10)
    await time.pass_by()
    await time.pass_by(again)
    assert worker.begun == [0, again]


async def test_a_moment_that_comes_while_it_is_at_work_is_not_lost(worker: Worker, time: LoopTime) -> None:
    worker.loop.wake()
    await worker.comes_to(1)
    worker.loop.wake_within(10)
    time.now = 10
    await time.pass_by()
    assert worker.begun == [0, 10]


# Failing


async def test_it_is_tried_again_ever_more_slowly_and_never_given_up(worker: Worker, time: LoopTime) -> None:
    wanted = [0.0]
    for pause in (*FAILURE_PAUSES, FAILURE_PAUSES[-1], FAILURE_PAUSES[-1]):
        worker.answers.append(ZeroDivisionError())
        wanted.append(wanted[-1] + pause)
    await worker.woken()
    while worker.loop.busy:
        await time.pass_by(0.5)
    assert worker.begun == wanted


async def test_once_it_has_worked_the_pauses_begin_anew(worker: Worker, time: LoopTime) -> None:
    worker.answers = [ZeroDivisionError(), ZeroDivisionError(), 100.0, ZeroDivisionError()]
    await worker.woken()
    for seconds in (1, 5, 100, 1):
        await time.pass_by(seconds)
    assert worker.begun == [0, 1, 6, 106, 107]


async def test_a_wake_up_after_failures_does_not_wait(worker: Worker) -> None:
    worker.answers = [ZeroDivisionError(), ZeroDivisionError(), None]
    await worker.woken(1, 2)
    await worker.woken()
    assert worker.begun == [0, 1, 3]
    assert not worker.loop.busy


@pytest.mark.parametrize("moment", range(STEPS))
async def test_a_wake_up_during_a_failure_waits_for_the_shortest_pause(
    worker: Worker, time: LoopTime, moment: int
) -> None:
    worker.answers = [ZeroDivisionError(), ZeroDivisionError(), ZeroDivisionError(), None]
    await worker.woken(1)
    time.now += 5
    await worker.comes_to(moment)
    await worker.woken()
    assert worker.begun == [0, 1, 6], "not without any pause"
    await time.pass_by(1)
    assert worker.begun == [0, 1, 6, 7]


@pytest.mark.parametrize(
    ("error", "level", "traced"),
    [(NotStoredError("full"), logging.WARNING, False), (ZeroDivisionError("oh"), logging.ERROR, True)],
)
async def test_a_failure_is_logged(
    worker: Worker, caplog: pytest.LogCaptureFixture, error: Exception, level: int, traced: bool
) -> None:
    worker.answers = [error]
    await worker.woken()
    (record,) = caplog.records
    assert record.getMessage().startswith("the work failed, and is tried again")
    assert (record.levelno, record.exc_info is not None) == (level, traced)
    assert str(error) in caplog.text


async def test_unfinished_work_is_tried_again_without_another_line(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    worker.answers = [UnfinishedError(), UnfinishedError()]
    await worker.woken(1, 5)
    assert worker.begun == [0, 1, 6]
    assert caplog.records == []


# The end


@pytest.mark.parametrize("answer", [None, 5.0, ZeroDivisionError()])
async def test_once_the_jobs_are_closed_nothing_begins(
    jobs: Jobs, worker: Worker, time: LoopTime, answer: float | Exception | None
) -> None:
    worker.answers = [answer]
    await worker.woken()
    await jobs.close()
    worker.loop.wake_within(1)
    await time.pass_by(10)
    await worker.woken()
    assert worker.begun == [0]


@pytest.mark.parametrize("moment", range(STEPS))
async def test_cancelled_work_does_not_run_again(
    jobs: Jobs, worker: Worker, time: LoopTime, moment: int
) -> None:
    worker.loop.wake()
    await worker.comes_to(moment)
    worker.loop.wake()
    worker.loop.wake_within(5)
    await jobs.close()
    await time.pass_by(10)
    assert worker.begun == [0]


async def test_work_that_is_cut_stops_at_once_and_can_be_woken(worker: Worker) -> None:
    worker.loop.wake()
    await worker.comes_to(1)
    worker.loop.cut()
    await worker.loop.ended()
    assert not worker.loop.busy
    worker.now_at_work = 0
    worker.loop.wake()
    await worker.comes_to(STEPS + 1)
    assert len(worker.begun) == 2
    worker.loop.wake_within(5)
    worker.loop.cut()
    assert not worker.loop.busy


# Jobs


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
    longest = [*FAILURE_PAUSES, FAILURE_PAUSES[-1], FAILURE_PAUSES[-1]]
    assert longest == sorted(longest)
    for failures, pause in enumerate(longest):
        drawn = [pause_after(failures) for _ in range(100)]
        assert all((1 - SPREAD_SHARE) * pause <= each <= pause for each in drawn)


def test_work_that_failed_together_is_not_tried_again_together() -> None:
    tries = sorted(pause_after(1) for _ in range(1_000))
    busiest = max(bisect(tries, each + FAILURE_PAUSES[1] / 10) - index for index, each in enumerate(tries))
    assert busiest < 400


async def test_closing_ends_all_jobs_and_takes_no_more() -> None:
    jobs = Jobs()
    task = jobs.start(asyncio.sleep(60), "sleeping")
    assert task is not None
    await jobs.close()
    assert task.cancelled()
    assert jobs.start(asyncio.sleep(0), "late") is None
