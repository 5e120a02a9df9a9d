"""What was shown and told is written a moment later, many notes at once: no click waits for it."""

import asyncio
import logging
from collections.abc import Sequence

from bot.tables.jobs import Jobs
from storage.errors import UnavailableError
from storage.notes import Notes

log = logging.getLogger(__name__)

DELAY = 0.5
"""Seconds until a note is written, together with all that was noted since."""

PAUSE = 5.0
"""Seconds until it is tried again."""


class Noting:
    """Sees to it that what is noted is written, so many seconds later."""

    def __init__(self, kinds: Sequence[Notes], jobs: Jobs, delay: float = DELAY) -> None:
        self.delay = delay
        self._kinds = kinds
        self._jobs = jobs
        self._task: asyncio.Task[None] | None = None
        for notes in kinds:
            notes.listen(self._wake)

    async def finish(self) -> None:
        """Write what is noted now. What can't be written is shown once more after the next start."""
        try:
            await self._write()
        except UnavailableError as error:
            log.warning("What was shown can't be noted: %s", error)

    def _wake(self) -> None:
        if self._task is None:
            self._task = self._jobs.start(self._run(), "noting what was shown")

    async def _write(self) -> None:
        for notes in self._kinds:
            await notes.write()

    async def _run(self) -> None:
        pause = self.delay
        try:
            while any(notes.pending for notes in self._kinds):
                await asyncio.sleep(pause)
                try:
                    await self._write()
                except UnavailableError as error:
                    log.warning("What was shown could not be noted: %s", error)
                    pause = PAUSE
                else:
                    pause = self.delay
        finally:
            self._task = None
