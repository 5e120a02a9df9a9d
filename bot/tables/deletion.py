"""Deleting what is stored of a person, the tables in memory included. Nothing is shown from here."""

import logging
from asyncio import Lock
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import date

from bot.tables.errors import RefusedError
from bot.tables.message import PanelMessage
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.errors import DamagedGameError, NotStoredError, StorageError
from storage.privacy.finding import GameOf

log = logging.getLogger(__name__)


class Deletion:
    """Deletes what is stored of people. Whoever listens hears whose data was deleted, and what they left."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._stored = registry.store.personal_data
        self._listeners: list[Callable[[int], None]] = []
        self._leaving_listeners: list[Callable[[Table, PanelMessage], None]] = []
        self._deleting = Lock()

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call this with everybody whose data was deleted, for it to be forgotten in memory too."""
        self._listeners.append(listener)

    def listen_to_leaving(self, listener: Callable[[Table, PanelMessage], None]) -> None:
        """Call this with each table at which a person played who was taken out, and where their panel was."""
        self._leaving_listeners.append(listener)

    async def delete(self, user: int, day: date, fingerprint: str) -> bool:
        """Delete all of a person, if it is what they were shown on that day; nothing if there is nothing.

        Say whether all of it is done. Raises `RefusedError` if it isn't what they were shown, and
        `NotStoredError` if that it is wanted can't be stored. From there on it is done sooner or later: what
        fails is logged, and tried again.
        """
        async with self._deleting:
            held = await self._stored.of(user)
            if not held.rows:
                return True
            if held.fingerprint(day) != fingerprint:
                raise RefusedError("error-privacy-changed")
            await self._stored.begin(user)
            return await self._finish(user)

    async def resume(self) -> None:
        """Finish what was begun, as far as that is possible now. Raises the errors of reading."""
        async with self._deleting:
            for user in await self._stored.begun():
                await self._finish(user)

    async def _finish(self, user: int) -> bool:
        """Do all that is left to be done; say whether all of it is."""
        try:
            await self._forget(user)
        except StorageError as error:
            log.warning("A deletion is not finished, and goes on later: %s", error)
            return False
        return True

    async def _forget(self, user: int) -> None:
        finished = False
        while not finished:
            for game in await self._stored.games_of(user):
                table = await self._table(game)
                if table is None:
                    await self._stored.forget_in_game(game.id, user)
                else:
                    await self._forget_at(table, user)
            # Not yet if a lobby was joined meanwhile.
            finished = await self._stored.finish(user)
        for listener in self._listeners:
            listener(user)
        try:
            await self._registry.store.checkpoint()
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

    async def _forget_at(self, table: Table, user: int) -> None:
        seat = next((seat for seat, each in enumerate(table.players) if each.user_id == user), None)
        async with AsyncExitStack() as locks:
            if seat is not None:
                # No click on the panel, and nothing that is sent to it, comes between.
                await locks.enter_async_context(table.panel(seat).lock)
            await locks.enter_async_context(table.lock)
            playing = table.running and table.seat_of(user) is not None
            # Whatever becomes of it, what is in memory is not what counts any more.
            table.unread = True
            try:
                await self._stored.forget_in_game(table.id, user)
            except StorageError:
                await self._refresh(table)
                raise
            try:
                await self._refresh(table)
            finally:
                panel = None if seat is None else table.panels.pop(seat, None)
                if playing and panel is not None:
                    for listener in self._leaving_listeners:
                        listener(table, panel)

    async def _refresh(self, table: Table) -> None:
        try:
            await self._registry.refresh(table)
        except (DamagedGameError, RefusedError):
            log.info("Game %s is not there any more", table.id)
