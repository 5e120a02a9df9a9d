"""What has to be done now and then: what nobody needs or wants kept is forgotten."""

import logging
from collections.abc import Callable, Collection

from bot.tables.background_loop import BackgroundLoop
from bot.tables.deletion import Deletion
from bot.tables.jobs import Jobs
from bot.tables.registry import Registry
from storage.errors import UnavailableError

log = logging.getLogger(__name__)

EVERY = 60 * 60.0
"""Seconds between two rounds."""


class Upkeep:
    """Does it, the first time at once; `present` returns the servers that the bot is in.

    What fails is logged, and tried in the next round.
    """

    def __init__(
        self, registry: Registry, jobs: Jobs, deletion: Deletion, present: Callable[[], Collection[int]]
    ) -> None:
        self._registry = registry
        self._deletion = deletion
        self._present = present
        self._loop = BackgroundLoop(jobs, "upkeep", self._do_all)

    def begin(self) -> None:
        """Do it for the first time."""
        self._loop.wake()

    async def _do_all(self) -> float:
        for work in (
            self._registry.store.games.forget_clicks,
            self._forget_servers,
            self._deletion.resume,
            self._registry.store.clean,
        ):
            try:
                await work()
            except UnavailableError as error:
                log.warning("The upkeep failed: %s", error)
            except Exception:
                log.exception("The upkeep failed")
        return EVERY

    async def _forget_servers(self) -> None:
        """Forget servers that the bot was removed from long ago."""
        servers = self._registry.store.servers
        await servers.compare(self._present())
        for guild in await servers.abandoned():
            await forget_server(self._registry, guild)


async def forget_server(registry: Registry, guild: int) -> None:
    """Delete what is stored of a server that the bot is not in any more. The games there end for good."""
    await registry.store.servers.forget(guild)
    for table in registry.tables:
        if table.setup.guild == guild:
            async with table.lock:
                registry.end(table)
    log.info("The data of server %d, which the bot was removed from, is deleted", guild)
