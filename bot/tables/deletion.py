"""Deleting what is stored of a person, the tables in memory included. Nothing is shown from here."""

import logging
import sqlite3
from asyncio import Lock
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import date
from typing import NamedTuple

from bot.tables.errors import RefusedError
from bot.tables.registry import Registry
from bot.tables.spot import Spot
from bot.tables.table import Table
from storage.errors import DamagedGameError, NotStoredError, StorageError
from storage.privacy.finding import GameOf

log = logging.getLogger(__name__)


class Left(NamedTuple):
    """A table that a person has left, and where their panel was."""

    table: Table
    spot: Spot


class Deleted(NamedTuple):
    """What came of a deletion: the tables that were left, and whether the rest is still to be done."""

    left: list[Left]
    unfinished: bool = False


class Deletion:
    """Deletes what is stored of people. Whoever listens hears whose data was deleted."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._stored = registry.store.personal_data
        self._listeners: list[Callable[[int], None]] = []
        self._deleting = Lock()

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call this with everybody whose data was deleted, for it to be forgotten in memory too."""
        self._listeners.append(listener)

    async def delete(self, user: int, day: date, fingerprint: str) -> Deleted:
        """Delete all of a person, if it is what they were shown on that day; nothing if there is nothing.

        Raises `RefusedError` if it isn't, and `NotStoredError` if that it is wanted can't be stored. From
        there on it is done sooner or later: what fails is logged, and tried again.
        """
        async with self._deleting:
            held = await self._stored.of(user)
            if not held.rows:
                return Deleted([])
            if held.fingerprint(day) != fingerprint:
                raise RefusedError("error-privacy-changed")
            await self._stored.begin(user)
            left: list[Left] = []
            try:
                await self._finish(user, left)
            except (StorageError, sqlite3.Error) as error:
                log.warning("A deletion is not finished, and goes on later: %s", error)
                return Deleted(left, unfinished=True)
            return Deleted(left)

    async def resume(self) -> None:
        """Finish what was begun. Raises the errors of storing."""
        async with self._deleting:
            for user in await self._stored.begun():
                await self._finish(user, [])

    async def _finish(self, user: int, left: list[Left]) -> None:
        """Do all that is left to be done, and add the tables that are left with it."""
        finished = False
        while not finished:
            for game in await self._stored.games_of(user):
                table = await self._table(game)
                if table is None:
                    await self._stored.forget_in_game(game.id, user)
                else:
                    await self._forget_at(table, user, left)
            # Not yet if a lobby was joined meanwhile.
            finished = await self._stored.finish(user)
        for listener in self._listeners:
            listener(user)
        try:
            await self._registry.store.database.checkpoint()
        except NotStoredError as error:
            log.warning("The log of the database could not be emptied: %s", error)

    async def _table(self, game: GameOf) -> Table | None:
        """Return the table of a game if it is in memory, or may be before long."""
        if game.status not in ("lobby", "running"):
            return self._registry.known(game.id)
        try:
            return await self._registry.get(game.id)
        except (DamagedGameError, RefusedError):
            return None

    async def _forget_at(self, table: Table, user: int, left: list[Left]) -> None:
        seat = next((seat for seat, each in enumerate(table.players) if each.user_id == user), None)
        async with AsyncExitStack() as locks:
            if seat is not None:
                # No click on the panel, and nothing that is sent to it, comes between.
                await locks.enter_async_context(table.spot(seat).lock)
            await locks.enter_async_context(table.lock)
            playing = table.running and table.seat_of(user) is not None
            # Whatever becomes of it, what is in memory is not what counts any more.
            table.unread = True
            try:
                await self._stored.forget_in_game(table.id, user)
            finally:
                await self._refresh(table)
            spot = table.spots.pop(seat, None) if seat is not None else None
            if playing and spot is not None:
                left.append(Left(table, spot))

    async def _refresh(self, table: Table) -> None:
        try:
            await self._registry.refresh(table)
        except (DamagedGameError, RefusedError):
            log.info("Game %s is not there any more", table.id)
