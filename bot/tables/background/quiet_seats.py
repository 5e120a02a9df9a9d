"""The quiet hours of somebody's seats, which follow what they choose for themselves."""

import logging

from bot.tables import timing
from bot.tables.background_loop import BackgroundLoop, UnfinishedError
from bot.tables.errors import RefusedError
from bot.tables.jobs import Jobs, pause_after
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.errors import DamagedGameError, StaleVersionError, UnavailableError

log = logging.getLogger(__name__)


class QuietSeats:
    """Brings the seats of a person in line with the quiet hours that they have chosen."""

    def __init__(self, registry: Registry, jobs: Jobs) -> None:
        self._registry = registry
        # Those whose seats are behind what they have chosen.
        self._behind: set[int] = set()
        self._finding = BackgroundLoop(
            jobs, "looking for seats that don't follow quiet hours", self._follow_all_behind
        )
        self._trying_again = BackgroundLoop(
            jobs, "bringing seats in line with quiet hours", self._follow_again
        )

    def begin(self) -> None:
        """Let all seats follow that don't: this process or one before may have ended before they did."""
        self._finding.wake()

    async def follow(self, user: int) -> bool:
        """Let what the person has chosen hold in all their lobbies and games.

        Return whether it does now. What fails is logged, and tried again until it does.
        """
        if await self._follow(user):
            self._behind.discard(user)
            return True
        self._behind.add(user)
        self._trying_again.wake_within(pause_after(0))
        return False

    async def _follow_all_behind(self) -> None:
        for user in await self._registry.store.persons.with_seats_behind():
            await self.follow(user)

    async def _follow_again(self) -> None:
        for user in tuple(self._behind):
            await self.follow(user)
        if self._behind:
            raise UnfinishedError

    async def _follow(self, user: int) -> bool:
        try:
            games, complete = await self._registry.store.games.seats_of(user), True
        except UnavailableError as error:
            log.warning("The seats of a person could not be found: %s", error)
            return False
        for game in games:
            try:
                await self._follow_at(await self._registry.get(game), user)
            except (DamagedGameError, RefusedError) as error:
                log.info("Game %s can't be played any more: %s", game, error)
            except (StaleVersionError, UnavailableError) as error:
                log.warning("The quiet hours of a seat of game %s could not be stored: %s", game, error)
                complete = False
            except Exception:
                log.exception("The quiet hours of a seat of game %s could not be stored", game)
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
