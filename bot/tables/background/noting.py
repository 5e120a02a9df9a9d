"""What was shown and told is written a moment later, many notes at once: no click waits for it."""

import logging
from collections.abc import Sequence

from bot.tables.background_loop import BackgroundLoop
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
        self._loop = BackgroundLoop(jobs, "noting what was shown", self._try)
        # Whether it could not be written the last time.
        self._failed = False
        for notes in kinds:
            notes.listen(self._wake)

    async def finish(self) -> None:
        """Write what is noted now. What can't be written is shown once more after the next start."""
        try:
            await self._write()
        except UnavailableError as error:
            log.warning("What was shown can't be noted: %s", error)

    def _wake(self) -> None:
        self._loop.wake_within(PAUSE if self._failed else self.delay)

    async def _write(self) -> None:
        for notes in self._kinds:
            await notes.write()

    async def _try(self) -> float | None:
        try:
            await self._write()
        except UnavailableError as error:
            log.warning("What was shown could not be noted: %s", error)
            self._failed = True
            return PAUSE
        self._failed = False
        return None
