"""The quiet hours of somebody's seats, which follow what they choose for themselves."""

import logging
from dataclasses import replace

from bot.tables import timing
from bot.tables.errors import RefusedError
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.errors import DamagedGameError, StaleVersionError, UnavailableError
from storage.pace import QuietHours
from storage.records import Setup

log = logging.getLogger(__name__)


class QuietSeats:
    """Brings the seats of a person in line with the quiet hours that they have chosen."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def follow(self, user: int) -> bool:
        """Let what the person has chosen hold in all their lobbies and games.

        Return whether it does now; what fails is logged. Raises `NotReadError`.
        """
        games, complete = await self._registry.store.games.seats_of(user), True
        for game in games:
            try:
                await self._follow_at(await self._registry.get(game), user)
            except (DamagedGameError, RefusedError) as error:
                log.info("Game %s can't be played any more: %s", game, error)
            except (StaleVersionError, UnavailableError) as error:
                log.warning("The quiet hours of a seat of game %s could not be stored: %s", game, error)
                complete = False
        return complete

    async def _follow_at(self, table: Table, user: int) -> None:
        async with table.lock:
            await self._registry.refresh(table)
            # What was chosen last counts, whatever was waited for.
            quiet = (await self._registry.store.persons.get(user)).quiet
            seat = table.seat_of(user)
            if seat is None or table.players[seat].quiet == quiet:
                return
            if table.stored.status in ("lobby", "running"):
                now = self._registry.time.moment
                await self._registry.arrange(table, timing.quieted(table.setup, seat, quiet, now))


def joined(setup: Setup, user: int, quiet: QuietHours | None) -> Setup:
    """Return the set-up of a lobby in which a person's seat has these quiet hours, if they sit there."""
    players = tuple(
        replace(player, quiet=quiet) if player.user_id == user else player for player in setup.players
    )
    return replace(setup, players=players)
