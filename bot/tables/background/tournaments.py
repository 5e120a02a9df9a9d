"""Tables of tournaments start, or are closed, without a click; tournaments go on when their tables end."""

import logging
from collections.abc import Awaitable, Callable

from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import UnfinishedError
from bot.tables.errors import RefusedError
from bot.tables.lobbies import Lobbies
from bot.tables.people import humans
from bot.tables.registry import Registry
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.tournaments.tournaments import Tournaments
from storage.errors import StaleVersionError, StorageError
from storage.tournament import Tournament

log = logging.getLogger(__name__)

LOOK = 20.0
"""Seconds between two looks at tournaments that go on: another process may have changed one."""


class TournamentCourse:
    """Moves tournaments on. A crash between any two steps only delays the next one: each look finds it.

    `thread` opens the thread of a game, and returns its id, 0 if it is to have none. `show` brings the public
    message of a tournament up to date.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        registry: Registry,
        lobbies: Lobbies,
        tournaments: Tournaments,
        thread: Callable[[Table], Awaitable[int]],
        show: Callable[[Tournament], Awaitable[None]],
    ) -> None:
        self._registry = registry
        self._lobbies = lobbies
        self._tournaments = tournaments
        self._thread = thread
        self._show = show
        self.starts = scheduler.schedule(
            "starting tables of tournaments", self._start, clock=lambda: registry.time.now
        )
        self.loop = scheduler.loop("moving tournaments on", self._look)

    def begin(self) -> None:
        """Do all that is due by now."""
        self.loop.wake()

    def wake(self, table: Table) -> None:
        """Mind a changed table, if it is one of a tournament."""
        if (invitation := table.setup.invitation) is None:
            return
        if table.stage == Lobby(closed=False):
            left = 0.0 if _complete(table) else invitation.until - self._registry.time.now
            self.starts.enter(table.id, max(0.0, left))
        else:
            self.starts.cancel(table.id)
        self.loop.wake_within(0)

    async def _start(self, table: Table) -> None:
        """Start a table to which all have come, or whose time is up; close it if less than two have come."""
        async with table.lock:
            await self._registry.refresh(table)
        invitation = table.setup.invitation
        if invitation is None or table.stage != Lobby(closed=False):
            return
        left = invitation.until - self._registry.time.now
        if not _complete(table) and left > 0:
            self.starts.enter(table.id, left)
            return
        thread = await self._thread(table) if len(humans(table.players)) > 1 else 0
        await self._lobbies.begin_invited(table, thread)

    async def _look(self) -> float | None:
        """Move all tournaments on; return in how many seconds to look again."""
        store, failed, found = self._registry.store, False, 0
        for stored in await store.tournaments.active(store.games.part):
            found += 1
            try:
                it = await self._tournaments.move_on(stored.tournament)
                for game in _new_tables(stored.tournament, it):
                    self._registry.changed(await self._registry.visit(game))
                await self._show(it)
            except (StaleVersionError, RefusedError) as error:
                log.info("Tournament %s is looked at again: %s", stored.tournament.id, error)
                failed = True
            except StorageError as error:
                log.warning(
                    "Tournament %s can't be moved on, and is tried again: %s", stored.tournament.id, error
                )
                failed = True
            except Exception:
                log.exception("Tournament %s can't be moved on, and is tried again", stored.tournament.id)
                failed = True
        if failed:
            raise UnfinishedError
        return LOOK if found else None


def _complete(table: Table) -> bool:
    """Whether all have come to a table."""
    invitation = table.setup.invitation
    return invitation is not None and 1 < len(invitation.people) <= len(humans(table.players))


def _new_tables(before: Tournament, after: Tournament) -> list[str]:
    """Return the games of rounds that were paired just now."""
    return [table.game for past in after.rounds[len(before.rounds) :] for table in past.tables]
