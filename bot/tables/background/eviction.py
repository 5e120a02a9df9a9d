"""Tables that nobody uses leave memory: the database is the game."""

import logging
from collections.abc import Callable

from bot.tables.background_loop import BackgroundLoop
from bot.tables.jobs import Jobs
from bot.tables.registry import Registry
from bot.tables.table import Table

log = logging.getLogger(__name__)

EVERY = 30.0
"""Seconds between two rounds."""

IDLE = 15 * 60.0
"""After how many seconds without a click a table leaves: then nothing can be sent through any click on it."""


class Eviction:
    """Evicts tables in which nothing happens, with all that belongs to them.

    `needed` says whether something about a table is still to be shown. A person who comes back has it loaded
    again; what is lost with a table would be lost with the process, too.
    """

    def __init__(
        self,
        registry: Registry,
        jobs: Jobs,
        clock: Callable[[], float],
        needed: Callable[[Table], bool],
    ) -> None:
        self._registry = registry
        self._clock = clock
        self._needed = needed
        self._loop = BackgroundLoop(jobs, "letting idle tables leave memory", self._sweep)

    def begin(self) -> None:
        """Look for such tables now and then, until the bot stops."""
        self._loop.wake_within(EVERY)

    def sweep(self) -> None:
        """Let all tables leave that nobody uses any more."""
        idle = [table for table in self._registry.tables if self._is_idle(table)]
        for table in idle:
            self._registry.leave(table)
        if idle:
            log.debug("%d tables have left memory", len(idle))

    async def _sweep(self) -> float:
        self.sweep()
        return EVERY

    def _is_idle(self, table: Table) -> bool:
        """Whether nobody uses a table, and all is stored and shown that is known of it."""
        return (
            self._clock() - table.used >= IDLE
            and not (table.unread or table.rushing or table.held_up or table.lock.locked())
            and table.computing is None
            and table.shown >= table.stored.version
            and not self._needed(table)
        )
