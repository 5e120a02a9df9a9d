"""What has to be done now and then: idle lobbies are closed, what nobody needs or wants kept is forgotten."""

import asyncio
import logging
from collections.abc import Callable, Collection

from bot.tables.deletion import Deletion
from bot.tables.errors import RefusedError
from bot.tables.registry import Registry
from storage import remnants
from storage.errors import DamagedGameError, UnavailableError

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
            lambda: close_idle_lobbies(registry),
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


async def close_idle_lobbies(registry: Registry) -> None:
    """Close the lobbies that nobody has touched for a day."""
    for game in await registry.store.games.idle_lobbies():
        await close_idle(registry, game)


async def close_idle(registry: Registry, game: str) -> None:
    """Close a lobby that nobody has touched for a day."""
    try:
        table = await registry.get(game)
    except (DamagedGameError, RefusedError) as error:
        log.info("Lobby %s can't be closed: %s", game, error)
        return
    async with table.lock:
        if table.stored.status == "lobby":
            await registry.arrange(table, table.setup, status="closed")


async def forget_server(registry: Registry, guild: int) -> None:
    """Delete what is stored of a server that the bot is not in any more. The games there end for good."""
    await registry.store.servers.forget(guild)
    for table in registry.tables:
        if table.setup.guild == guild:
            async with table.lock:
                registry.end(table)
    log.info("The data of server %d, which the bot was removed from, is deleted", guild)
