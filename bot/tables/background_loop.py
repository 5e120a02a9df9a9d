"""Background tasks, and loops that repeat work on demand, at a time, and after a failure."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeAlias

from bot.log_fields import unconcerned
from storage.database.storage_errors import UnavailableError

log = logging.getLogger(__name__)

FAILURE_PAUSES = (1.0, 5.0, 20.0, 60.0, 300.0)
"""The longest pause in seconds after the first, second, ... failure in a row; the last one repeats."""

SPREAD_SHARE = 0.4
"""The largest share by which we randomly shorten a pause, so that tables don't all retry at once."""

LoopWork: TypeAlias = Callable[[], Awaitable[float | None]]


def pause_after(failures: int) -> float:
    """Return the pause in seconds after another failure, when `failures` have come before it."""
    return FAILURE_PAUSES[min(failures, len(FAILURE_PAUSES) - 1)] * random.uniform(1 - SPREAD_SHARE, 1)


class Jobs:
    """Background tasks: keeps them while they run, logs their failures, and cancels them at the end."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self, work: Coroutine[None, None, None], name: str) -> asyncio.Task[None] | None:
        """Start the work and return its task; after `close`, drop the work and return `None`."""
        if self._closed:
            work.close()
            return None
        with unconcerned():
            task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def close(self) -> None:
        """Cancel all tasks and wait until they end."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("%s failed", task.get_name(), exc_info=error)


class UnfinishedError(Exception):
    """Some of the work is unfinished. Retry later."""


class BackgroundLoop:
    """Repeats some work, never twice at the same time.

    `work` does everything that is due, and returns the seconds until its next run, or `None` to run only
    after a wake-up. A wake-up during a run causes another run. The work can't wake itself, because its own
    changes would wake it forever.

    After an error, log it and retry after ever longer pauses, or at the next wake-up. After `Jobs.close`
    nothing runs.
    """

    # Many tables have a loop, so save memory: a waiting timer takes less than a task.
    __slots__ = ("_due", "_failures", "_jobs", "_name", "_task", "_timer", "_woken", "_work")

    def __init__(self, jobs: Jobs, name: str, work: LoopWork) -> None:
        self._jobs = jobs
        self._name = name
        self._work = work
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.Handle | None = None
        # When the timer is due. The timer doesn't say: uvloop returns a plain handle for short waits.
        self._due = 0.0
        self._woken = False
        self._failures = 0

    @property
    def busy(self) -> bool:
        """Whether the loop is running or will run at a known time."""
        return self._task is not None or self._timer is not None

    @property
    def waits(self) -> bool:
        """Whether the loop will run at a known time."""
        return self._timer is not None

    def wake(self) -> None:
        """Run the work now, or once more if it is running."""
        if self._at_work_here():
            return
        self._stop_timer()
        self._woken = True
        if self._task is None:
            self._task = self._jobs.start(self._run(), self._name)

    def wake_within(self, seconds: float) -> None:
        """Run the work within `seconds`."""
        if seconds <= 0:
            self.wake()
        elif not self._at_work_here():
            self._wait(seconds)

    @property
    def at_work(self) -> bool:
        """Whether the loop is running now."""
        return self._task is not None

    async def ended(self) -> None:
        """Wait until the current run has ended."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def cut(self) -> None:
        """Cancel the current run and the timer."""
        self._stop_timer()
        if self._task is not None:
            self._task.cancel()

    def _at_work_here(self) -> bool:
        return self._task is not None and asyncio.current_task() is self._task

    def _wait(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        when = loop.time() + seconds
        if self._timer is None or when < self._due:
            self._stop_timer()
            self._timer, self._due = loop.call_at(when, self.wake), when

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _run(self) -> None:
        seconds: float | None = None
        try:
            while self._woken:
                self._woken = False
                seconds = await self._once()
            # There is no `await` between the last check of `_woken` and the end, so we miss no wake-up.
            if seconds is not None:
                self._wait(seconds)
        finally:
            self._task = None

    async def _once(self) -> float | None:
        try:
            seconds = await self._work()
        except UnfinishedError:
            pass
        except UnavailableError as error:
            log.warning("%s failed, and is tried again: %s", self._name, error)
        except Exception:
            log.exception("%s failed, and is tried again", self._name)
        else:
            self._failures = 0
            return seconds
        # After a wake-up, the work may succeed now, so take the shortest pause.
        pause = pause_after(0 if self._woken else self._failures)
        self._woken = False
        self._failures += 1
        return pause
