"""After a start: what was stored but not shown is shown, and whoever was about to play goes on."""

import logging

from bot.tables.desk import TableDesk
from storage.errors import DamagedGameError

log = logging.getLogger(__name__)


async def recover(desk: TableDesk) -> None:
    """Read all games that go on, and let them go on. A game that can't be read stops no other."""
    games = await desk.hall.store.games.unfinished()
    for game in games:
        try:
            table = await desk.hall.find(game)
        except DamagedGameError as error:
            await desk.damage.handle(error)
            continue
        except Exception:
            log.exception("Game %s could not be taken up again", game)
            continue
        if table is not None:
            desk.computers.kick(table)
            desk.publisher.kick(table)
    log.info("Taken up again: %d games", len(games))
