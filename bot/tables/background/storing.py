"""Store small facts in batches after a short delay, and wait for the end of a database outage."""

import logging
from collections.abc import Callable, Sequence
from itertools import chain, repeat

from bot.tables.background.scheduler import Scheduler
from storage.database.storage_errors import UnavailableError
from storage.database.transaction import Notes

log = logging.getLogger(__name__)

NOTES_DELAY = 0.5  # Seconds for which we collect facts before we write them together.

NOTES_RETRY = 5.0  # Seconds until we retry after a failed write.

OUTAGE_RETRIES = (0.5, 1.0, 1.5, 2.0, 5.0)
"""Seconds before each retry during an outage; the last number repeats."""

TOLD_AFTER = 5.0  # Seconds until boards mention an outage. Most outages are shorter.


class Noting:
    """Writes facts together, `delay` seconds after the first. No click waits for them."""

    def __init__(self, scheduler: Scheduler, kinds: Sequence[Notes], delay: float = NOTES_DELAY) -> None:
        self.delay = delay
        self._kinds = kinds
        self._loop = scheduler.loop("writing notes", self._try)
        self._failed = False  # Whether the last try failed.
        for notes in kinds:
            notes.listeners.append(self._wake)

    async def finish(self) -> None:
        """Write all pending facts now. If that fails, the next process repeats some messages."""
        try:
            await self._write()
        except UnavailableError as error:
            log.warning("Notes can't be written: %s", error)

    def _wake(self) -> None:
        self._loop.wake_within(NOTES_RETRY if self._failed else self.delay)

    async def _write(self) -> None:
        for notes in self._kinds:
            await notes.write()

    async def _try(self) -> float | None:
        try:
            await self._write()
        except UnavailableError as error:
            log.warning("Notes could not be written: %s", error)
            self._failed = True
            return NOTES_RETRY
        self._failed = False
        return None


class Outages:
    """Retries until the database works, then calls `resume`."""

    def __init__(self, scheduler: Scheduler, resume: Callable[[], None]) -> None:
        self._registry = scheduler.registry
        self._resume = resume
        self._loop = scheduler.loop("waiting for the end of an outage", self._try)
        self._pauses = repeat(OUTAGE_RETRIES[-1])
        self._waited = 0.0

    def begin(self) -> None:
        """Start retrying. Stop the clocks, so that players lose no time."""
        self._registry.time.stop()
        self._pauses, self._waited = chain(OUTAGE_RETRIES, repeat(OUTAGE_RETRIES[-1])), 0.0
        self._loop.wake_within(self._pause())

    async def _try(self) -> float | None:
        store = self._registry.store
        await store.database.try_again()
        self._tell()
        if store.database.outage is not None:
            return self._pause()
        self._registry.time.go_on()
        self._resume()
        return None

    def _tell(self) -> None:
        outage = self._registry.store.database.outage if self._waited >= TOLD_AFTER else None
        for table in self._registry.tables:
            storage_outage = outage if table.computer_asked else None
            if table.storage_outage != storage_outage:
                table.storage_outage = storage_outage
                self._registry.tell_listeners(table)

    def _pause(self) -> float:
        pause = next(self._pauses)
        self._waited += pause
        return pause
