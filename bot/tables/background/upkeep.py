"""Upkeep: data that nobody needs is deleted, and seats follow what their players have chosen."""

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import TypeAlias

from bot.tables import timing
from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import pause_after
from bot.tables.deletion import Deletion
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
"""Work for all servers is done by the process that has the direct messages."""

EVERY = 60 * 60.0
"""Seconds between two rounds of upkeep."""

QUIETER = 60.0
"""Seconds until there may be a moment in which nobody plays."""

CELEBRATED = 7 * 24 * 60 * 60
"""Seconds for which the end of a season is news: a bot that was down makes up for it, and a server that has
just chosen a channel doesn't get an old podium."""

Celebrate: TypeAlias = Callable[[int, int, int], Awaitable[bool]]
"""Celebrates in a server the end of a season, after an earlier one; returns whether that is done."""


class Upkeep:
    """Deletes old clicks, the data of abandoned servers and of people who asked for that, and orphaned rows.

    It also reads again who has chosen a language, for that may have been in another process, and has the ends
    of seasons celebrated.

    `present` returns the servers that the bot is in, and `None` while it doesn't know all of them.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        deletion: Deletion,
        present: Callable[[], Collection[int] | None],
        languages: Languages,
        celebrate: Celebrate,
    ) -> None:
        self._registry = scheduler.registry
        self._deletion = deletion
        self._present = present
        self._celebrate = celebrate
        works = {
            "deleting old clicks": self._forget_clicks,
            "deleting abandoned servers": self._forget_servers,
            "deleting people": self._delete_people,
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
        """Draw the secret of the next daily deal a day ahead, whether or not anybody plays."""
        if self._registry.owns_server(EVERYWHERE):
            await Dailies(self._registry).prepare()

    async def _end_season(self) -> None:
        """Celebrate the season that has just ended, wherever that is wanted and not done yet."""
        now, boards = int(self._registry.time.moment.wall), self._registry.store.leaderboards
        season = season_before(season_of(now))
        if now - end_of(season) > CELEBRATED:
            return
        for guild, before in await boards.to_celebrate(season):
            if self._registry.owns_server(guild) and await self._celebrate(guild, season, before):
                await boards.celebrated(guild, season)

    async def _delete_people(self) -> None:
        """Finish deletions that could not be finished before."""
        if self._registry.owns_server(EVERYWHERE):
            await self._deletion.resume()

    async def _clean(self) -> float:
        """Delete remnants, if nobody plays just now; return the seconds until the next look."""
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
    """Return work that is done every hour."""

    async def do() -> float:
        """Do the work, and return the seconds until the next time."""
        await work()
        return EVERY

    return do


async def forget_server(registry: Registry, guild: int) -> None:
    """Delete the data of a server that the bot is not in any more. The games there end for good."""
    await registry.store.forget_server(guild)
    for table in registry.tables:
        if table.setup.guild == guild:
            async with table.lock:
                registry.end(table)
    log.info("The data of server %d, which the bot was removed from, is deleted", guild)


class SeatSettings:
    """Brings the seats of people in line with the quiet hours and the language that they have chosen.

    It also ends the holiday of whoever answers in a slow game.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._returns = scheduler.schedule("ending holidays", self._end_holidays)
        self._schedule = scheduler.schedule(
            "bringing seats in line with what was chosen", self._follow, self._due
        )

    def begin(self) -> None:
        """Find all seats that differ from what was chosen, as this process or one before may have failed."""
        self._schedule.wake()

    def wake(self, table: Table) -> None:
        """End the holidays of those who answered at a changed table, if any did."""
        if returned(table):
            self._returns.enter(table.id, 0)

    async def _end_holidays(self, table: Table) -> None:
        for seat in returned(table):
            if (user := table.players[seat].user_id) is not None:
                await self.come_back(user)

    async def come_back(self, user: int) -> bool:
        """End the holiday of a person, if they are in one; return what `follow` does.

        Raises the errors of storing.
        """
        await self._registry.store.persons.take_holiday(user, 0)
        return await self.follow(user)

    async def follow(self, user: int) -> bool:
        """Let a person's choice hold in all their lobbies and games.

        Return whether it does now. A failure is logged, and tried again.
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
        """Bring all seats of a table in line."""
        async with table.lock:
            await self._registry.refresh(table)
            for seat, player in enumerate(table.players):
                if not player.human or player.user_id is None or table.stored.status in ("over", "closed"):
                    continue
                # The newest choice counts, however long the lock took.
                chosen = await self._registry.store.persons.get(player.user_id)
                setup = table.setup
                quiet = player.quiet if chosen.allows(player.quiet) else chosen.quiet
                if (quiet, chosen.holiday) != (player.quiet, player.holiday):
                    now = self._registry.time.moment
                    setup = timing.quieted(setup, seat, quiet, now, chosen.holiday)
                if chosen.language:
                    setup = setup.spoken(seat, chosen.language)
                if table.running and setup.locale_of(seat) != table.setup.locale_of(seat):
                    # It shows the same in another language.
                    table.panel(seat).show(table.panel(seat).knows, UNKNOWN)
                if setup != table.setup:
                    await self._registry.arrange(table, setup)
