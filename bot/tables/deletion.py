"""Delete the data of a person, also from tables in memory."""

import logging
from asyncio import Lock
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import date

from bot.tables.panel_message import PanelMessage
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import DamagedGameError, NewerGameError, NotStoredError, StorageError
from storage.listeners import Listeners
from storage.privacy import declared
from storage.privacy.in_games import GameOf

log = logging.getLogger(__name__)


class Deletion:
    """Deletes the data of people, and calls listeners about the people and their tables."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._stored = registry.store.personal_data
        # Called with each person just before we delete their data.
        self.first: list[Callable[[int], Awaitable[None]]] = []
        # Called with each person whose data was deleted, to forget them in memory, too.
        self.deleted = Listeners[[int]]()
        # Called with each person whose data this process deleted, to notify other processes.
        self.deleted_here = Listeners[[int]]()
        # Called with each table at which a deleted person played, and with the person's panel.
        self.left = Listeners[[Table, PanelMessage]]()
        self._deleting = Lock()

    async def delete(self, user: int, day: date, fingerprint: str) -> bool:
        """Delete all data of a person if `fingerprint` fits the data that we showed them on `day`.

        Return whether the deletion is complete. Raises `RefusedError` if the data has changed since, and
        `NotStoredError` if we can't store the request. After storing it, we log failures and retry.
        """
        async with self._deleting:
            held = await self._stored.of(user)
            if declared.fingerprint(held, day) != fingerprint and user not in await self._stored.begun():
                # Another process may have finished the deletion.
                held = await self._stored.of(user)
                if declared.rows(held):
                    raise RefusedError("error-privacy-changed")
            if not declared.rows(held):
                await self._forget_in_memory(user)
                return True
            await self._stored.begin(user)
            return await self._try_to_delete(user)

    async def resume(self) -> bool:
        """Continue pending deletions; return whether all are complete."""
        async with self._deleting:
            done = [await self._try_to_delete(user) for user in await self._stored.begun()]
            if any(done):
                log.info("Deletions finished for the operator or an earlier process: %d", sum(done))
            return all(done)

    async def forget_deleted(self, user: int) -> None:
        """Forget a person in memory if another process has deleted their data. Raises `NotReadError`."""
        if not declared.rows(await self._stored.of(user)):
            self.deleted.tell(user)

    async def _try_to_delete(self, user: int) -> bool:
        try:
            await self._delete_all(user)
        except StorageError as error:
            log.warning("A deletion is not finished, and continues later: %s", error)
            return False
        return True

    async def _delete_all(self, user: int) -> None:
        for first in self.first:
            await first(user)
        finished = False
        while not finished:
            await self._forget_in_games(user)
            # `finish` returns `False` if the person joined a lobby meanwhile.
            finished = await self._stored.finish(user)
        await self._forget_in_memory(user)
        try:
            await self._registry.store.database.checkpoint()
        except NotStoredError as error:
            log.warning("The log of the database could not be emptied: %s", error)

    async def _forget_in_games(self, user: int) -> None:
        left: NewerGameError | None = None
        for game in await self._stored.games_of(user):
            try:
                table = await self._table(game)
                if table is None:
                    await self._stored.forget_in_game(game.id, user)
                else:
                    await self._forget_at(table, user)
            except NewerGameError as error:
                left = error
        if left is not None:
            raise left

    async def _forget_in_memory(self, user: int) -> None:
        """Forget a person here. Also look at tables in memory that another process has changed since."""
        for table in self._registry.tables:
            if any(player.user_id == user for player in table.players):
                await self._forget_at(table, user)
        self.deleted.tell(user)
        self.deleted_here.tell(user)

    async def _table(self, game: GameOf) -> Table | None:
        if game.status not in ("lobby", "running"):
            return self._registry.in_memory(game.id)
        return await self._registry.get_or_none(game.id)

    async def _forget_at(self, table: Table, user: int) -> None:
        seat = table.setup.seat_of(user)
        async with AsyncExitStack() as locks:
            if seat is not None:
                # Keep clicks and edits of the panel from coming in between.
                await locks.enter_async_context(table.panel(seat).lock)
            await locks.enter_async_context(table.lock)
            playing = table.running and table.seat_of(user) is not None
            # From now on memory is stale, even if the next step fails.
            table.catching_up = True
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
                    self.left.tell(table, panel)

    async def _refresh(self, table: Table) -> None:
        try:
            await self._registry.refresh(table)
        except (DamagedGameError, RefusedError):
            log.info("Game %s no longer exists", table.id)
