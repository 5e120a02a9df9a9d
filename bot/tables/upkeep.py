"""What has to be done now and then: what nobody needs or wants kept is forgotten."""

import asyncio
import logging
from collections.abc import Callable, Collection

from bot.tables.deletion import Deletion
from bot.tables.registry import Registry
from storage import remnants
from storage.errors import UnavailableError

log = logging.getLogger(__name__)

EVERY = 60 * 60.0
"""Seconds between two rounds."""


async def keep_up(registry: Registry, deletion: Deletion, present: Callable[[], Collection[int]]) -> None:
    """Do it for ever, the first time at once; `present` returns the servers that the bot is in.

    What fails is logged, and tried in the next round.
    """

    async def forget_servers() -> None:
        """Forget servers that the bot was removed from long ago."""
        await registry.store.servers.compare(present())
        for guild in await registry.store.servers.abandoned():
            await forget_server(registry, guild)

    while True:
        for work in (
            registry.store.games.forget_clicks,
            forget_servers,
            deletion.resume,
            lambda: remnants.clean(registry.store.database),
        ):
            try:
                await work()
            except UnavailableError as error:
                log.warning("The upkeep failed: %s", error)
            except Exception:
                log.exception("The upkeep failed")
        await asyncio.sleep(EVERY)


async def forget_server(registry: Registry, guild: int) -> None:
    """Delete what is stored of a server that the bot is not in any more. The games there end for good."""
    await registry.store.servers.forget(guild)
    for table in registry.tables:
        if table.setup.guild == guild:
            async with table.lock:
                registry.end(table)
    log.info("The data of server %d, which the bot was removed from, is deleted", guild)
