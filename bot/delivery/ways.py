"""Showing what has to be shown until it is, whatever fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.delivery.discord_errors import FAILURES
from bot.tables.jobs import Jobs, pause_after
from storage.errors import UnavailableError

log = logging.getLogger(__name__)


class NotShownError(Exception):
    """Something could not be shown, and is to be tried again."""


class Way:
    """One message that has to be kept up to date. What fails here holds nothing else up.

    `show` is called as long as `owed` says that something is new; several changes are shown as one. After a
    failure (discord.py has tried a few times itself before it is one) it is called again, ever more slowly,
    or at once when something else is new. `pause` says in how many seconds it is to be called; that may be
    sooner once something else is new. `ended` is called when nothing is to be shown any more: a click may
    have been responded to with it meanwhile.
    """

    # There is one for each seat and board.
    __slots__ = (
        "_ended",
        "_finishing",
        "_jobs",
        "_name",
        "_owed",
        "_pause",
        "_show",
        "_task",
        "_timer",
        "_woken",
    )

    def __init__(
        self,
        jobs: Jobs,
        name: str,
        owed: Callable[[], bool],
        show: Callable[[], Awaitable[None]],
        pause: Callable[[], float] = lambda: 0.0,
        ended: Callable[[], None] = lambda: None,
    ) -> None:
        self._jobs = jobs
        self._name = name
        self._owed = owed
        self._show = show
        self._pause = pause
        self._ended = ended
        # Is there only while it waits after a failure: an event takes more room than all the rest.
        self._woken: asyncio.Event | None = None
        self._finishing = False
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._task is not None or self._owed()

    def wake(self) -> None:
        """Look whether there is anything to show; who waits after a failure waits no longer."""
        self._end_wait()
        if self._task is None:
            self._stop_timer()
            if self._owed() and not self._pauses():
                self._task = self._jobs.start(self._run(), self._name)

    @property
    def showing(self) -> bool:
        """Whether it is being shown now, or waits for its time or another try."""
        return self._task is not None or self._timer is not None

    async def finish(self) -> None:
        """Wait until it is shown, or can't be; from now on nothing is tried a second time."""
        self._finishing = True
        self._end_wait()
        self.wake()
        if self._task is not None:
            await asyncio.wait([self._task])

    def _end_wait(self) -> None:
        if self._woken is not None:
            self._woken.set()

    async def _run(self) -> None:
        failures = 0
        try:
            while self._owed() and not self._pauses():
                self._woken = asyncio.Event()
                try:
                    await self._show()
                except (*FAILURES, UnavailableError, NotShownError) as error:
                    log.warning("%s failed, and is tried again: %s", self._name, error)
                except Exception:
                    log.exception("%s failed, and is tried again", self._name)
                else:
                    failures = 0
                    # What is owed for ever must not keep everybody else waiting.
                    await asyncio.sleep(0)
                    continue
                if self._finishing:
                    return
                await _until_woken(self._woken, pause_after(failures))
                failures += 1
        finally:
            self._task, self._woken = None, None
        self._ended()

    def _pauses(self) -> bool:
        """Whether it isn't to be shown yet; then it is looked at again in time."""
        self._stop_timer()
        pause = 0.0 if self._finishing else self._pause()
        if pause > 0:
            self._timer = asyncio.get_running_loop().call_later(pause, self._look_again)
        return pause > 0

    def _look_again(self) -> None:
        self.wake()
        if not self.showing:
            self._ended()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


async def _until_woken(woken: asyncio.Event, seconds: float) -> None:
    """Wait until somebody wakes who waits, or so long."""
    try:
        async with asyncio.timeout(seconds):
            await woken.wait()
    except TimeoutError:
        return
