"""Threads of games that are deleted: the games go on in the channel."""

import logging

import discord
from discord.ext import commands

from bot.client import Feature
from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import StorageError

log = logging.getLogger(__name__)


class ThreadsCog(Feature):
    """Hears of threads that are deleted."""

    @commands.Cog.listener("on_raw_thread_delete")
    async def leave(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """Let the games of a thread go on. If that fails, the next message that is sent there does it."""
        try:
            games = await self.bot.store.games.in_channel(deleted.thread_id)
        except StorageError as error:
            log.warning("Could not read the games of a deleted thread: %s", error)
            return
        for game in games:
            try:
                await self.bot.delivery.boards.leave_thread(await self.bot.registry.get(game))
            except (StorageError, RefusedError) as error:
                log.warning("Game %s stays in a thread that was deleted for now: %s", game, error)
