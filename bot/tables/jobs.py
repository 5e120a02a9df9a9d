"""Work that goes on after a click was answered."""

import asyncio
import logging
import random
from collections.abc import Coroutine

PAUSES = (1.0, 5.0, 20.0, 60.0, 300.0)
"""Seconds until the next try after the first, second, ... failure in a row: the most that they may be.
The last one is for all others."""

SPREAD = 0.4
"""By how much of itself each is made shorter at most: a thousand tables that failed together, as when Discord
is out of reach, must not try again in the same moment, in which no click would be answered."""

log = logging.getLogger(__name__)


def pause_after(failures: int) -> float:
    """Return for how many seconds nothing is tried after another failure, with so many before it in a row."""
    return PAUSES[min(failures, len(PAUSES) - 1)] * random.uniform(1 - SPREAD, 1)


class Jobs:
    """Tasks in the background: held on to while they run, heard when they fail, ended with the bot."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self, work: Coroutine[None, None, None], name: str) -> asyncio.Task[None] | None:
        """Start the work; after `close` it is dropped instead, and `None` is returned."""
        if self._closed:
            work.close()
            return None
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def close(self) -> None:
        """Cancel everything and wait for its end."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("%s failed", task.get_name(), exc_info=error)
