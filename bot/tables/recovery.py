"""After a start: what was stored but not shown is shown, and whoever was about to play goes on."""

import logging
from collections.abc import Awaitable, Callable

from bot.tables.registry import Registry
from storage.errors import DamagedGameError

log = logging.getLogger(__name__)


async def recover(registry: Registry, damaged: Callable[[DamagedGameError], Awaitable[None]]) -> None:
    """Read all games that go on, and let them go on. A game that can't be read stops no other."""
    games = await registry.store.games.unfinished()
    for game in games:
        try:
            registry.changed(await registry.get(game))
        except DamagedGameError as error:
            await damaged(error)
        except Exception:
            log.exception("Game %s could not be taken up again", game)
    log.info("Taken up again: %d games", len(games))
