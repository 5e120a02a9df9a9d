"""Lobbies in which nobody clicks any more are closed: one timer for the one that is due first."""

import logging
from collections.abc import Callable
from dataclasses import replace

from bot.tables.background_loop import BackgroundLoop
from bot.tables.errors import RefusedError
from bot.tables.jobs import Jobs, pause_after
from bot.tables.lobbies import check_open
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.errors import DamagedGameError, StaleVersionError, UnavailableError
from storage.records import PATIENCE

log = logging.getLogger(__name__)


class IdleLobbies:
    """Closes lobbies. Each click on one, whatever it does, gives it all of its time again.

    When each is due is known here alone, on the clock of this process. After a start what is stored of a
    lobby tells how much of its time is used up; that it can be closed at once would be unfair to those who
    couldn't click, so it has the shortest time at least.
    """

    def __init__(self, registry: Registry, jobs: Jobs, clock: Callable[[], float]) -> None:
        self._registry = registry
        self._clock = clock
        self._due: dict[str, float] = {}
        # For how long the lobbies had not been changed that were there at the start.
        self._ages: dict[str, int] = {}
        self._failures = 0
        self._loop = BackgroundLoop(jobs, "closing idle lobbies", self._close_due)

    async def begin(self) -> None:
        """Find out for how long nobody has changed the lobbies; before any is taken up again."""
        try:
            self._ages = await self._registry.store.games.lobby_ages()
        except UnavailableError as error:
            log.warning(
                "It isn't known for how long lobbies are idle, so each has all of its time: %s", error
            )

    def wake(self, table: Table) -> None:
        """Note that somebody clicked, or that this is no lobby any more."""
        age = self._ages.pop(table.id, 0)
        if table.stored.status != "lobby":
            self._due.pop(table.id, None)
            return
        left = max(table.setup.patience - age, PATIENCE)
        self._due[table.id] = self._clock() + left
        self._loop.wake_within(left)

    async def _close_due(self) -> float | None:
        """Close the lobbies that are due; return the seconds until the next one is, if there is any."""
        while self._due:
            first = min(self._due, key=self._due.__getitem__)
            if (left := self._due[first] - self._clock()) > 0:
                return left
            await self._close(first)
        return None

    async def _close(self, game: str) -> None:
        """Close a lobby, if it is still due once nothing else is done with it."""
        try:
            table = await self._registry.get(game)
            async with table.lock:
                due = self._due.get(game)
                if due is None or due > self._clock():
                    return
                check_open(table)
                setup = replace(table.setup, expired=True)
                await self._registry.arrange(table, setup, status="closed")
        except (DamagedGameError, RefusedError) as error:
            log.info("Lobby %s can't be closed: %s", game, error)
            self._due.pop(game, None)
        except StaleVersionError:
            log.info("Lobby %s is not closed: something else was done with it", game)
        except Exception as error:
            if isinstance(error, UnavailableError):
                log.warning("Lobby %s can't be closed now: %s", game, error)
            else:
                log.exception("Lobby %s can't be closed now", game)
            self._due[game] = self._clock() + pause_after(self._failures)
            self._failures += 1
        else:
            self._failures = 0
