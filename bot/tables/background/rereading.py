"""Tables of which something else may be stored, and could not be read: they are read again until they can."""

import logging
from collections.abc import Awaitable, Callable

from bot.tables.background_loop import BackgroundLoop, UnfinishedError
from bot.tables.errors import RefusedError
from bot.tables.jobs import Jobs, pause_after
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.errors import DamagedGameError, UnavailableError

log = logging.getLogger(__name__)


class Rereading:
    """Reads tables again by itself: whoever is asked since may not know it, so nobody else would.

    `damaged` takes care of those that turn out to be damaged.
    """

    def __init__(
        self, registry: Registry, jobs: Jobs, damaged: Callable[[DamagedGameError], Awaitable[None]]
    ) -> None:
        self._registry = registry
        self._damaged = damaged
        self._loop = BackgroundLoop(jobs, "reading games again", self._read_all)

    def begin(self, _table: Table) -> None:
        """Read a table again soon, and until that works or it isn't in memory any more."""
        self._loop.wake_within(pause_after(0))

    async def _read_all(self) -> None:
        for table in self._unread():
            await self._read(table)
        if self._unread():
            raise UnfinishedError

    def _unread(self) -> list[Table]:
        return [table for table in self._registry.tables if table.unread]

    async def _read(self, table: Table) -> None:
        try:
            async with table.lock:
                if table.unread:
                    await self._registry.refresh(table)
        except DamagedGameError as error:
            await self._damaged(error)
        except (RefusedError, UnavailableError) as error:
            log.warning("Game %s could not be read again: %s", table.id, error)
