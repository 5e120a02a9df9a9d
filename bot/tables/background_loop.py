"""Work in the background that is done again: when it wants to be, when it is woken, and after a failure."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.tables.jobs import Jobs, pause_after
from storage.errors import UnavailableError

log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[], Awaitable[float | None]]


class UnfinishedError(Exception):
    """Some of the work could not be done, which was logged; it is to be tried again later."""


class BackgroundLoop:
    """Does some work again and again, never twice at the same time.

    `work` does what is to be done by now, and returns in how many seconds it wants to be done again (`None`:
    when somebody wakes it). Whoever wakes it while it is at work has it done once more, so nobody comes too
    late. Only from within the work it can't be woken: that sees what it leads to, and would never end.

    What the work raises is logged. Then it is tried again, ever more slowly, or as soon as somebody wakes it.
    Once the jobs are closed nothing is done any more.
    """

    # Where computers play, each table has one. While it waits, a timer takes less room than a task.
    __slots__ = ("_failures", "_jobs", "_name", "_task", "_timer", "_woken", "_work")

    def __init__(self, jobs: Jobs, name: str, work: Work) -> None:
        self._jobs = jobs
        self._name = name
        self._work = work
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._woken = False
        self._failures = 0

    @property
    def busy(self) -> bool:
        """Whether it is at work, or will be without being woken."""
        return self._task is not None or self._timer is not None

    @property
    def woken(self) -> bool:
        """Whether what is being done will be done once more at once."""
        return self._woken

    def wake(self) -> None:
        """Have it done now, or once more if it is being done."""
        if self._at_work_here():
            return
        self._stop_timer()
        self._woken = True
        if self._task is None:
            self._task = self._jobs.start(self._run(), self._name)

    def wake_within(self, seconds: float) -> None:
        """Have it done in so many seconds at the latest."""
        if seconds <= 0:
            self.wake()
        elif not self._at_work_here():
            self._wait(seconds)

    @property
    def at_work(self) -> bool:
        """Whether it is at work now."""
        return self._task is not None

    async def ended(self) -> None:
        """Wait until it isn't at work any more."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def _at_work_here(self) -> bool:
        """Whether who calls this is called by the work."""
        return self._task is not None and asyncio.current_task() is self._task

    def _wait(self, seconds: float) -> None:
        """Wait for so long, unless it is to be done sooner."""
        loop = asyncio.get_running_loop()
        when = loop.time() + seconds
        if self._timer is None or when < self._timer.when():
            self._stop_timer()
            self._timer = loop.call_at(when, self.wake)

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
            # Nobody is heard too late: there is nothing to wait for from that look to the end.
            if seconds is not None:
                self._wait(seconds)
        finally:
            self._task = None

    async def _once(self) -> float | None:
        """Do the work; return in how many seconds it is to be done again."""
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
        # Who woke it meanwhile may know that it works now; but without any pause it isn't tried again.
        pause = pause_after(0 if self._woken else self._failures)
        self._woken = False
        self._failures += 1
        return pause
