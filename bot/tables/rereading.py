"""Tables of which something else may be stored, and could not be read: they are read again until they can."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

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
        self._jobs = jobs
        self._damaged = damaged
        self._under_way: set[str] = set()

    def begin(self, table: Table) -> None:
        """Read a table again soon, and until that works or it isn't in memory any more."""
        if table.id not in self._under_way:
            self._under_way.add(table.id)
            self._jobs.start(self._run(table), f"reading game {table.id} again")

    async def _run(self, table: Table) -> None:
        failures = 0
        try:
            while table.unread and self._registry.known(table.id) is table:
                await asyncio.sleep(pause_after(failures))
                failures += 1
                await self._read(table)
        finally:
            self._under_way.discard(table.id)

    async def _read(self, table: Table) -> None:
        try:
            async with table.lock:
                if table.unread:
                    await self._registry.refresh(table)
        except DamagedGameError as error:
            await self._damaged(error)
        except (RefusedError, UnavailableError) as error:
            log.warning("Game %s could not be read again: %s", table.id, error)
