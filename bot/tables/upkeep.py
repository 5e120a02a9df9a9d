"""What has to be done now and then: idle lobbies are closed, old clicks forgotten, deletions finished."""

import asyncio
import logging

from bot.tables.deletion import Deletion
from bot.tables.errors import RefusedError
from bot.tables.registry import Registry
from storage.errors import DamagedGameError

log = logging.getLogger(__name__)

EVERY = 60 * 60.0
"""Seconds between two rounds."""


async def keep_up(registry: Registry, deletion: Deletion) -> None:
    """Do it for ever, the first time at once. What fails is logged, and tried in the next round."""
    while True:
        try:
            await registry.store.games.forget_clicks()
            for game in await registry.store.games.idle_lobbies():
                await close_idle(registry, game)
            await deletion.resume()
        except Exception:
            log.exception("The upkeep failed")
        await asyncio.sleep(EVERY)


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
