"""An event loop in which time jumps to the next due task, so a week of waiting costs nothing."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

TICK = 1e-6  # Seconds until the next point in time.

STUCK = 20.0  # Real seconds of waiting after which a thread counts as lost.


class _Jumping(selectors.DefaultSelector):
    """Waits for no time to pass: it advances the clock of its loop instead."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.threads = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what has arrived. If nothing has, advance the clock, unless a thread is still working."""
        found = super().select(0)
        if found or timeout == 0:
            return found
        if self.threads or timeout is None:
            found = super().select(STUCK)
            if not found:
                raise TimeoutError("nothing is due, and no thread answers")
            return found
        self.now += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop. Its time stands still while anything works, including functions in other threads.

    Work for a thread of an executor runs at once, so every run has the same order.
    """

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        """Return the seconds that have passed in this loop."""
        return self._jumping.now

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        """Call it then, but never at the current time: a timer that sets itself again would stop time."""
        return super().call_at(max(when, self.time() + TICK), callback, *args, context=context)

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Run the function here and now."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - the caller gets whatever it is
            done.set_exception(error)
        return done

    async def really(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Await work that another thread must answer, while time stands still."""
        self._jumping.threads += 1
        try:
            return await work
        finally:
            self._jumping.threads -= 1


def run(work: Coroutine[Any, Any, Result]) -> Result:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
