"""A channel or thread that takes no messages of the bot any more: the game goes on elsewhere."""

from dataclasses import replace

import discord

from bot.delivery.direct_messages import DirectMessages
from bot.delivery.permissions import missing_in
from bot.delivery.threads import Threads
from bot.screens.server import permissions
from bot.tables.message import NOTHING
from bot.tables.people import humans
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.places import BOARD, NO_BOARD


class LostPlaces:
    """Lets games go on whose channel or thread is lost."""

    def __init__(
        self, client: discord.Client, registry: Registry, direct_messages: DirectMessages, threads: Threads
    ) -> None:
        self._client = client
        self._registry = registry
        self._direct_messages = direct_messages
        self._threads = threads

    async def greet(self, table: Table) -> None:
        """Have the players in the thread of their game."""
        await self._threads.greet(table)

    def is_lost(self, table: Table) -> bool:
        """Whether the bot can't write in the channel of a game, as far as is known without asking Discord."""
        if table.board.lost:
            return True
        guild = self._client.get_guild(table.setup.guild)
        channel = guild.get_channel_or_thread(table.setup.channel) if guild else None
        if isinstance(channel, discord.abc.GuildChannel):
            return bool(missing_in(channel))
        return guild is not None and channel is None

    async def leave(self, table: Table) -> None:
        """Have the board posted in the channel, if it was in a thread of it; else the channel is lost.

        To be called under the lock of the board. Raises the errors of storing.
        """
        board = table.board
        if not table.setup.parent:
            await self._lose(table)
            return
        # First of all: a board that can't be seen any more must not be changed in another channel.
        await self._registry.store.places.put(table.id, BOARD, NO_BOARD)
        board.kept = board.stored = NO_BOARD
        board.seen, board.handle, board.before = NOTHING, None, None
        await self._threads.leave(table)

    async def _lose(self, table: Table) -> None:
        """Note that the channel is lost, and tell the players, once."""
        lost = replace(table.board.kept, closed=True)
        await self._registry.store.places.put(table.id, BOARD, lost)
        table.board.kept = table.board.stored = lost
        language = table.language
        channel = self._client.get_channel(table.setup.channel)
        lacking = missing_in(channel) if isinstance(channel, discord.abc.GuildChannel) else []
        text = language(
            "game-channel-lost",
            server=self._direct_messages.server(table),
            channel=f"<#{table.setup.channel}>",
            lacking=permissions(lacking, language) or "none",
        )
        people = (player.user_id for player in humans(table.players) if player.user_id)
        await self._direct_messages.send(table.id, people, text)
