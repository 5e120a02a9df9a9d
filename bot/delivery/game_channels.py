"""The place of a game: its lobby's channel or a thread, and what we do when that place is lost.

A thread has the id of the lobby's message, so we can find it again.
"""

import asyncio
import logging
from dataclasses import replace
from functools import partial

import discord

from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES, refused
from bot.delivery.members import missing_for_threads_in, missing_in
from bot.delivery.message_sender import pinging
from bot.delivery.notifier import Notifier
from bot.delivery.outbox import Outbox, Urgency, attempt
from bot.screens.limits import THREAD_NAME, clip
from bot.screens.notes import note_screen
from bot.screens.server import permissions
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.names import escaped, plain
from storage.database.storage_errors import StaleVersionError
from storage.games.places import BOARD_SEAT, no_board
from storage.parts import TournamentTable

log = logging.getLogger(__name__)

THREAD_TRIES = 2
"""How often we ask Discord for a thread. If the first result is unknown, the second try shows it."""

THREAD_PATIENCE = 3.0  # Seconds for one try.

RETRY_CHANNEL = 300.0  # Seconds after a refusal until we retry a lost channel that seems to accept messages.

CROWDED = 1  # With at least this many running games in a channel, the next game begins in a thread.

_WEEK = 7 * 24 * 60
"""The minutes without messages after which Discord archives a thread: its largest setting."""


class GameChannels:
    """Opens threads for games, and moves games whose thread or channel is lost."""

    def __init__(
        self, client: discord.Client, registry: Registry, outbox: Outbox, notifier: Notifier
    ) -> None:
        self._client = client
        self._registry = registry
        self._outbox = outbox
        self._notifier = notifier

    def lobby(self, table: Table) -> discord.PartialMessage | None:
        """Return the message below which a thread can be opened, or `None`."""
        channel = self._client.get_channel(table.setup.kind.channel)
        if not isinstance(channel, discord.TextChannel) or not table.board.message:
            return None
        return channel.get_partial_message(table.board.message)

    async def open_thread(self, lobby: discord.PartialMessage, name: str) -> int:
        """Open a thread below a lobby; return its id. Nobody may replace the lobby's message meanwhile.

        Return 0 if Discord refused, or if no try showed a thread. A message has at most one thread, so we
        also find a thread that an earlier process didn't record.
        """
        create = partial(lobby.create_thread, name=name, auto_archive_duration=_WEEK)
        for _ in range(THREAD_TRIES):
            try:
                async with asyncio.timeout(THREAD_PATIENCE):
                    await self._outbox.send(create, Urgency.ASKED)
                return lobby.id
            except FAILURES as error:
                log.info("Lobby %d seems to have no thread: %s", lobby.id, error)
                if discord_errors.thread_exists(error):
                    return lobby.id
                if refused(error):
                    return 0
            if _has_thread(lobby):
                return lobby.id
        return 0

    async def thread_of_lobby(self, table: Table, starter: str = "") -> int:
        """Open a thread for a game that starts, if it needs one; return its id, or 0.

        Each game of a tournament needs one; any other, if the server wants that, or another game is running
        in the channel. It is named after the host, or after the `starter` if the host has no seat.
        """
        kind, store = table.setup.kind, self._registry.store
        channel, lobby = self._client.get_channel(kind.channel), self.lobby(table)
        wanted = isinstance(kind, TournamentTable) or (await store.servers.get(kind.guild)).threads
        if not wanted and len(await store.games.running_in(kind.channel)) < CROWDED:
            return 0
        if lobby is None or not isinstance(channel, discord.TextChannel):
            return 0
        if missing_for_threads_in(channel):
            return 0
        host = next((each.name for each in table.players if each.user_id == kind.host), starter)
        host = host or ", ".join(each.name for each in table.people)
        return await self.open_thread(
            lobby, clip(table.language("thread-name", host=plain(host)), THREAD_NAME)
        )

    async def greet(self, table: Table) -> None:
        """Add the players to the thread of their game. Discord doesn't notify them."""
        players = [each.user_id for each in table.people if each.user_id]
        language = table.language
        text = language("thread-greeting", names=", ".join(f"<@{each}>" for each in players))
        send = partial(
            table.channel(self._client).send,
            view=note_screen(text),
            silent=True,
            allowed_mentions=pinging(players),
            nonce=table.nonce("greeting"),
        )
        what = f"The players of game {table.id} could not be greeted in its thread"
        await attempt(partial(self._outbox.send, send), what)

    def is_lost(self, table: Table) -> bool:
        """Return whether we believe that the bot can't write in the channel of a game."""
        guild = self._client.get_guild(table.setup.kind.guild)
        return table.board.lost or (guild is not None and not self._takes_messages(table))

    def is_back(self, table: Table) -> bool:
        """Return whether to retry a lost channel. We wait for a while after a refusal."""
        return self._registry.clock() - table.board.refused >= RETRY_CHANNEL and self._takes_messages(table)

    def _takes_messages(self, table: Table) -> bool:
        guild = self._client.get_guild(table.setup.kind.guild)
        channel = guild.get_channel_or_thread(table.setup.kind.channel) if guild else None
        if isinstance(channel, discord.Thread) and channel.locked:
            return False
        return isinstance(channel, discord.abc.GuildChannel | discord.Thread) and not missing_in(channel)

    async def leave(self, table: Table) -> None:
        """Move the board from a lost thread to the parent channel; otherwise record the channel as lost.

        Call this under the lock of the board.
        """
        board = table.board
        if not table.setup.kind.parent:
            await self._lose(table)
            return
        # Forget the board first, so that we don't look for its message in the parent channel.
        gone = replace(no_board(), revision=board.kept.revision)
        await self._registry.place(table, BOARD_SEAT, gone)
        board.leave()
        await self._leave_thread(table)

    async def _leave_thread(self, table: Table) -> None:
        async with table.lock:
            setup = table.setup
            if not setup.kind.parent:
                return
            try:
                await self._registry.arrange(table, setup.with_kind(channel=setup.kind.parent, parent=0))
            except (StaleVersionError, RefusedError) as error:
                log.info("Another process has changed or deleted game %s: %s", table.id, error)
                return
        for seat, panel in table.panels.items():
            # Call the asked player again: their ping was in the lost channel, or never came.
            panel.leave_channel(asked=seat == table.asked() and table.players[seat].human)

    async def _lose(self, table: Table) -> None:
        """Record that the channel is lost. Notify the players once; if that fails, the server's owner."""
        table.board.refused = self._registry.clock()
        if table.board.lost:
            return
        await self._registry.place(table, BOARD_SEAT, replace(table.board.kept, closed=True))
        language, guild = table.language, self._client.get_guild(table.setup.kind.guild)
        channel = self._client.get_channel(table.setup.kind.channel)
        lacking = missing_in(channel) if isinstance(channel, discord.abc.GuildChannel) else []
        facts = {
            "server": (escaped(guild.name) if guild else "") or "none",
            "channel": f"<#{table.setup.kind.channel}>",
            "lacking": permissions(lacking, language) or "none",
        }
        text, users = language("game-channel-lost", **facts), [each.user_id for each in table.people]
        reached = [await self._notifier.tell(table.id, user, text) for user in users if user]
        if not any(reached) and guild is not None and guild.owner_id:
            owner = language("game-channel-lost-owner", **facts)
            await self._notifier.tell(table.id, guild.owner_id, owner)


def _has_thread(lobby: discord.PartialMessage) -> bool:
    channel = lobby.channel
    return isinstance(channel, discord.TextChannel) and channel.get_thread(lobby.id) is not None
