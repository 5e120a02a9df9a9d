"""Upkeep: delete data that nobody needs, and apply people's settings to their seats."""

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import TypeAlias

from bot.tables import timing
from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import pause_after
from bot.tables.message import UNKNOWN
from bot.tables.people import returned
from bot.tables.person import Languages
from bot.tables.registry import Registry
from bot.tables.solo import Dailies
from bot.tables.table import Table
from storage.database.storage_errors import UnavailableError
from storage.results.ratings.tracks import end_of, season_before, season_of

log = logging.getLogger(__name__)

EVERYWHERE = 0
"""The server id of work for all servers: the process that owns direct messages does it."""

EVERY = 60 * 60.0
"""Seconds between two rounds of upkeep."""

QUIETER = 60.0
"""Seconds until the next try to find the bot idle."""

CELEBRATED = 7 * 24 * 60 * 60
"""Seconds after its end for which we still celebrate a season, in case the bot was down. A server that
chooses a channel later doesn't get an old podium."""

Celebrate: TypeAlias = Callable[[int, int, int], Awaitable[bool]]
"""Celebrates the end of a season in a server, given the last celebrated one; returns whether it is done."""


class Upkeep:
    """Deletes old clicks, the data of abandoned servers, and orphaned rows.

    It also reads the chosen languages again, because another process may have changed them, draws the secrets
    of daily deals, and celebrates the ends of seasons.

    `present` returns the servers that the bot is in, or `None` while it doesn't know all of them.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        present: Callable[[], Collection[int] | None],
        languages: Languages,
        celebrate: Celebrate,
    ) -> None:
        self._registry = scheduler.registry
        self._present = present
        self._celebrate = celebrate
        works = {
            "deleting old clicks": self._forget_clicks,
            "deleting abandoned servers": self._forget_servers,
            "reading the languages of people": languages.load,
            "drawing the secrets of daily deals": self._draw,
            "celebrating the ends of seasons": self._end_season,
        }
        self._loops = [scheduler.loop(name, _hourly(work)) for name, work in works.items()]
        self._loops.append(scheduler.loop("deleting remnants", self._clean))

    def begin(self) -> None:
        """Do everything for the first time."""
        for loop in self._loops:
            loop.wake()

    async def _forget_clicks(self) -> None:
        if self._registry.owns_server(EVERYWHERE):
            await self._registry.store.games.forget_clicks()

    async def _draw(self) -> None:
        """Draw the secret of the next daily deal a day ahead, even if nobody plays."""
        if self._registry.owns_server(EVERYWHERE):
            await Dailies(self._registry).prepare()

    async def _end_season(self) -> None:
        """Celebrate the season that has just ended in the servers that want that and haven't done it."""
        now, boards = int(self._registry.time.moment.wall), self._registry.store.leaderboards
        season = season_before(season_of(now))
        if now - end_of(season) > CELEBRATED:
            return
        for guild, before in await boards.to_celebrate(season):
            if self._registry.owns_server(guild) and await self._celebrate(guild, season, before):
                await boards.celebrated(guild, season)

    async def _clean(self) -> float:
        """Delete orphaned rows if nobody is playing; return the seconds until the next try."""
        if self._registry.owns_server(EVERYWHERE) and not await self._registry.store.clean():
            return QUIETER
        return EVERY

    async def _forget_servers(self) -> None:
        """Delete the data of servers that the bot was removed from long ago."""
        servers, present = self._registry.store.servers, self._present()
        if present is None:
            return
        await servers.compare(present, self._registry.store.games.share)
        for guild in await servers.abandoned():
            if self._registry.owns_server(guild):
                await forget_server(self._registry, guild)


def _hourly(work: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[float]]:

    async def do() -> float:
        await work()
        return EVERY

    return do


async def forget_server(registry: Registry, guild: int) -> None:
    """Delete the data of a server that the bot has left, and end its games for good."""
    await registry.store.forget_server(guild)
    for table in registry.tables:
        if table.setup.kind.guild == guild:
            async with table.lock:
                registry.end(table)
    log.info("The data of server %d, which the bot was removed from, is deleted", guild)


class SeatSettings:
    """Applies people's chosen quiet hours, holidays and languages to their seats.

    It also ends the holiday of a person who answers in a slow game.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._returns = scheduler.schedule("ending holidays", self._end_holidays)
        self._schedule = scheduler.schedule(
            "bringing seats in line with what was chosen", self._follow, self._due
        )

    def begin(self) -> None:
        """Update all seats that differ from their people's settings: an earlier update may have failed."""
        self._schedule.wake()

    def wake(self, table: Table) -> None:
        """End the holidays of people who answered at a changed table."""
        if returned(table):
            self._returns.enter(table.id, 0)

    async def _end_holidays(self, table: Table) -> None:
        for seat in returned(table):
            if (user := table.players[seat].user_id) is not None:
                await self.come_back(user)

    async def come_back(self, user: int) -> bool:
        """End the holiday of a person; return the result of `follow`. Raises the errors of storing."""
        await self._registry.store.persons.take_holiday(user, 0)
        return await self.follow(user)

    async def follow(self, user: int) -> bool:
        """Apply a person's settings to all their seats; return whether that succeeded.

        A failure is logged, and tried again later.
        """
        try:
            games = await self._registry.store.games.seats_of(user)
        except UnavailableError as error:
            log.warning("The seats of a person could not be found: %s", error)
            self._schedule.wake_within(pause_after(0))
            return False
        return all([await self._schedule.attempt(game, anywhere=True) for game in games])

    async def _due(self) -> list[str]:
        if not self._registry.owns_server(EVERYWHERE):
            return []
        users = await self._registry.store.persons.with_seats_behind()
        return [game for user in users for game in await self._registry.store.games.seats_of(user)]

    async def _follow(self, table: Table) -> None:
        async with table.lock:
            await self._registry.refresh(table)
            for seat, player in enumerate(table.players):
                if not player.human or player.user_id is None or table.stored.status in ("over", "closed"):
                    continue
                # Read the settings under the lock, to apply the newest ones.
                chosen = await self._registry.store.persons.get(player.user_id)
                setup = table.setup
                quiet = player.quiet if chosen.allows(player.quiet) else chosen.quiet
                if (quiet, chosen.holiday) != (player.quiet, player.holiday):
                    now = self._registry.time.moment
                    setup = timing.quieted(setup, seat, quiet, now, chosen.holiday)
                if chosen.language:
                    setup = setup.spoken(seat, chosen.language)
                if table.running and setup.locale_of(seat) != table.setup.locale_of(seat):
                    # The panel shows the same in another language.
                    table.panel(seat).show(table.panel(seat).knows, UNKNOWN)
                if setup != table.setup:
                    await self._registry.arrange(table, setup)
