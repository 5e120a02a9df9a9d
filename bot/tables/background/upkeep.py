"""Delete data that nobody needs, announce the ends of seasons, and apply people's settings to their seats."""

import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TypeAlias

from bot.tables import timing
from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import pause_after
from bot.tables.message import UNKNOWN_SHOWN
from bot.tables.people import returned
from bot.tables.person import Languages
from bot.tables.registry import Registry
from bot.tables.solo import Dailies
from bot.tables.table import Table
from storage.database.storage_errors import UnavailableError
from storage.results.ratings.tracks import end_of, season_before, season_of
from storage.results.seasons import SeasonMessage

log = logging.getLogger(__name__)

NO_SERVER = 0  # The server id of direct messages. Their owner also does the work for all servers.

UPKEEP_INTERVAL = 60 * 60.0  # Seconds between two rounds of upkeep.

IDLE_CHECK_PAUSE = 60.0  # Seconds until we look again whether the bot is idle.

CELEBRATED_SECONDS = 7 * 24 * 60 * 60
"""Seconds after a season's end in which we still celebrate it, because the bot may have been down."""

Celebrate: TypeAlias = Callable[[int, int, int], Awaitable[bool]]
"""Celebrates a season in a server, given the last celebrated one; returns whether this succeeded."""


SEASON_REMINDED = 7 * 24 * 60 * 60  # Seconds before the end of a season at which we notify people.

TellOfSeason: TypeAlias = Callable[[SeasonMessage, int, int, Collection[int]], Awaitable[None]]
"""Notifies people of a season in a server, once each."""


def upkeep(
    scheduler: Scheduler,
    present: Callable[[], Collection[int] | None],
    languages: Languages,
    celebrate: Celebrate,
    tell: TellOfSeason,
) -> None:
    """Schedule all regular upkeep. `present` returns the bot's servers, or `None` until it knows all."""
    registry = scheduler.registry
    store = registry.store

    def once(work: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        async def do() -> None:
            if registry.owns_server(NO_SERVER):
                await work()

        return do

    async def clean() -> float | None:
        """Return `IDLE_CHECK_PAUSE` if the bot wasn't idle."""
        busy = registry.owns_server(NO_SERVER) and not await store.clean()
        return IDLE_CHECK_PAUSE if busy else None

    works: dict[str, Callable[[], Awaitable[float | None]]] = {
        "deleting old clicks": once(store.games.forget_clicks),
        "deleting abandoned servers": partial(_forget_servers, registry, present),
        "reading the languages of people": languages.load,
        "drawing the secrets of daily deals": once(Dailies(registry).prepare),
        "celebrating the ends of seasons": partial(_end_season, registry, celebrate),
        "telling people of seasons": partial(_tell_of_seasons, registry, tell),
        "deleting remnants": clean,
    }
    for name, work in works.items():
        scheduler.every(UPKEEP_INTERVAL, name, work)


async def _end_season(registry: Registry, celebrate: Celebrate) -> None:
    now, boards = int(registry.time.moment.wall), registry.store.leaderboards
    season = season_before(season_of(now))
    if now - end_of(season) > CELEBRATED_SECONDS:
        return
    for guild, before in await boards.to_celebrate(season):
        if registry.owns_server(guild) and await celebrate(guild, season, before):
            await boards.celebrated(guild, season)


async def _tell_of_seasons(registry: Registry, tell: TellOfSeason) -> None:
    now = int(registry.time.moment.wall)
    season, due = season_of(now), list[tuple[SeasonMessage, int]]()
    if end_of(season) - now <= SEASON_REMINDED:
        due.append(("reminder", season))
    if now - end_of(season_before(season)) <= CELEBRATED_SECONDS:
        due.append(("end", season_before(season)))
    for kind, each in due:
        for guild, users in (await registry.store.seasons.readers(each)).items():
            if registry.owns_server(guild):
                await tell(kind, guild, each, users)


async def _forget_servers(registry: Registry, present: Callable[[], Collection[int] | None]) -> None:
    servers, here = registry.store.servers, present()
    if here is None:
        return
    await servers.compare(here, registry.store.games.share)
    for guild in await servers.abandoned():
        if registry.owns_server(guild):
            await forget_server(registry, guild)


async def forget_server(registry: Registry, guild: int) -> None:
    """Delete the data of a server that the bot has left, and end its games for good."""
    await registry.store.forget_server(guild)
    for table in registry.tables:
        if table.setup.kind.guild == guild:
            async with table.lock:
                registry.end(table)
    log.info("The data of server %d is deleted, because the bot was removed from it", guild)


class SeatSettings:
    """Applies the quiet hours, holidays and languages that people chose to their seats."""

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._following = scheduler.at_tables(
            "bringing seats in line with what was chosen", self._follow, whose="all"
        )
        # Find seats that an earlier, failed update left behind.
        self._searching = scheduler.search(UPKEEP_INTERVAL, self._following, self._find)
        scheduler.at_tables(
            "ending holidays", self._end_holidays, lambda table: 0.0 if returned(table) else None
        )

    async def _end_holidays(self, table: Table) -> None:
        for seat in returned(table):
            if (user := table.players[seat].user_id) is not None:
                await self.come_back(user)

    async def come_back(self, user: int) -> bool:
        """End the holiday of a person; return the result of `follow`. Raises the errors of storing."""
        await self._registry.store.persons.take_holiday(user, 0)
        return await self.follow(user)

    async def follow(self, user: int) -> bool:
        """Apply a person's settings to all their seats; return whether that worked. Failures are retried."""
        try:
            games = await self._registry.store.games.seats_of(user)
        except UnavailableError as error:
            log.warning("The seats of a person could not be found: %s", error)
            self._searching.find("", pause_after(0))
            return False
        return all([await self._following.attempt(game) for game in games])

    async def _find(self) -> list[tuple[str, float]]:
        if not self._registry.owns_server(NO_SERVER):
            return []
        users = await self._registry.store.persons.with_seats_behind()
        return [(game, 0.0) for user in users for game in await self._registry.store.games.seats_of(user)]

    async def _follow(self, table: Table) -> None:
        async with table.lock:
            await self._registry.refresh(table)
            for seat, player in enumerate(table.players):
                if not player.human or player.user_id is None or table.stored.status in ("over", "closed"):
                    continue
                # Read the settings under the lock, so that they are the newest.
                settings = await self._registry.store.persons.get(player.user_id)
                setup = table.setup
                quiet = player.quiet if settings.allows(player.quiet) else settings.quiet
                if (quiet, settings.holiday) != (player.quiet, player.holiday):
                    now = self._registry.time.moment
                    setup = timing.with_quiet_hours(setup, seat, quiet, now, settings.holiday)
                if settings.language:
                    setup = setup.with_language(seat, settings.language)
                if table.running and setup.locale_of(seat) != table.setup.locale_of(seat):
                    # Update the panel: it has the same content, but in another language.
                    table.panel(seat).show(table.panel(seat).knows, UNKNOWN_SHOWN)
                if setup != table.setup:
                    await self._registry.arrange(table, setup)
