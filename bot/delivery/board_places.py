"""Where the public message of each table is, noted and stored; and where it goes when that place is lost."""

import logging
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace

import discord

from bot.delivery.direct_messages import DirectMessages
from bot.delivery.permissions import missing_in
from bot.delivery.threads import Threads
from bot.screens.server import permissions
from bot.tables.people import humans
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.words.language import Language
from storage.errors import UnavailableError
from storage.messages import Board

log = logging.getLogger(__name__)


class BoardPlaces:
    """Notes where boards are, and tells players when there is no place for theirs any more."""

    def __init__(
        self, client: discord.Client, registry: Registry, direct_messages: DirectMessages, threads: Threads
    ) -> None:
        self._client = client
        self._registry = registry
        self._direct_messages = direct_messages
        self._threads = threads

    def edited(self, table: Table, board: Board) -> None:
        """Note what a board shows that was edited: if that is lost, it is edited once more."""
        self._registry.store.places.note_board(table.id, board)
        table.board = board

    async def put(self, table: Table, board: Board) -> None:
        """Store where a board is that is new, or lost: if that weren't known, it would be posted twice."""
        await self._registry.store.places.put_board(table.id, board)
        table.board = board

    async def go_on_elsewhere(self, table: Table) -> None:
        """Have the board posted in the channel, if it was in a thread of it; else the channel is lost."""
        if not table.setup.parent:
            await self._lose(table)
            return
        # First of all: what can't be seen any more is not to be changed in another channel.
        await self.put(table, Board())
        await self._threads.leave(table)

    async def _lose(self, table: Table) -> None:
        """Note that the channel is lost, and tell the players, once."""
        await self.put(table, replace(table.board, lost=True))
        language = Language(table.setup.locale)
        text = language(
            "game-channel-lost",
            server=self._direct_messages.server(table),
            channel=f"<#{table.setup.channel}>",
            lacking=permissions(self._lacking(table), language) or "none",
        )
        await self._direct_messages.send(
            table.id, (p.user_id for p in humans(table.players) if p.user_id), text
        )

    def _lacking(self, table: Table) -> list[str]:
        """Return the permissions that the bot lacks in the channel of a game, if it is still there."""
        channel = self._client.get_channel(table.setup.channel)
        return missing_in(channel) if isinstance(channel, discord.abc.GuildChannel) else []


@contextmanager
def tried_again(table: Table) -> Generator[None]:
    """Log that what is shown could not be stored: the publisher sees to that, and nobody has to be told."""
    try:
        yield
    except UnavailableError as error:
        log.warning("What is shown of game %s could not be noted: %s", table.id, error)
