"""Outages: times in which a database can store nothing."""

import logging
import time
from collections.abc import Callable
from dataclasses import replace

from storage.database.connections import Backend, Connections, in_time
from storage.database.storage_errors import CAUSES, Cause, NotStoredError, Outage, StatementError
from storage.listeners import Listeners

log = logging.getLogger(__name__)


class OutageWatch:
    """Finds out whether an error is the beginning of an outage, and how long the outage lasts.

    `barred` returns why this process may store nothing; `None` if it may. We call `listeners` when an outage
    begins.
    """

    def __init__(self, backend: Backend, connections: Connections) -> None:
        self._backend = backend
        self._connections = connections
        self.outage: Outage | None = None
        self.barred: Callable[[], Cause | None] = lambda: None
        self.listeners = Listeners[[]]()

    def check(self) -> None:
        """Raise `NotStoredError` during an outage."""
        if self.outage is not None:
            raise NotStoredError("nothing can be stored now", self.outage.cause)

    async def look_into(self, error: StatementError, limit: float) -> None:
        """Find out whether an error affects everybody; if so, start an outage."""
        if error.cause is None or (error.cause == "locked" and not self._backend.locks_all):
            return
        # A locked or silent write has already waited. Any other error may come from one place in the file.
        waited = error.cause in ("locked", "silent")
        self.note(error.cause if waited else await self.rehearse(limit, error.cause))

    async def rehearse(self, limit: float, before: Cause = "failing") -> Cause | None:
        """Return why a new connection can store nothing (`before` if unknown); `None` if storing works.

        The connection may take `limit` seconds.
        """
        await self._connections.give_up_writer()
        try:
            try:
                connection = await self._connections.to_write()
                await in_time(connection.run(self._backend.rehearse), limit)
            except BaseException as error:
                await self._connections.give_up_writer(error if isinstance(error, Exception) else None)
                raise
        except StatementError as error:
            # An abandoned connection keeps its lock on the file until its thread is free.
            return "silent" if self._connections.left else error.cause or before
        return None

    def note(self, obstacle: Cause | None) -> None:
        """Start an outage, change its cause, or end it (`None`)."""
        before = self.outage
        if obstacle is None:
            self.outage = None
            if before is not None:
                log.warning("%s: things can be stored again", str(self._backend))
        elif before is not None:
            self.outage = replace(before, cause=obstacle)
        else:
            self.outage = Outage(obstacle, time.time())
            log.error("%s: nothing can be stored: %s", str(self._backend), CAUSES[obstacle])
            self.listeners.tell()
