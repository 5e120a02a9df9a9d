"""Pings in the channel, for players who take no direct messages."""

import logging
from dataclasses import replace

import discord

from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES
from bot.screens import ping_screen
from bot.tables.registry import Registry
from bot.tables.table import Spot, Table
from bot.tables.tags import nonce
from bot.words.language import Language

log = logging.getLogger(__name__)


class Pings:
    """Pings players, one message for each at a time. All of it happens under the lock of the spot."""

    def __init__(self, client: discord.Client, registry: Registry) -> None:
        self._client = client
        self._registry = registry

    async def send(self, table: Table, seat: int, spot: Spot, number: int) -> None:
        """Ping the player of a seat for this question, in place of an earlier ping."""
        user = table.players[seat].user_id
        assert user is not None
        old = spot.panel
        address = table.board_address if table.board.message else ""
        try:
            message = await table.channel(self._client).send(
                view=ping_screen(table.id, user, Language(table.setup.locale), address),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
                nonce=nonce(table.setup.secret, table.id, seat, "ping", old.ping, number),
            )
        except discord.HTTPException as error:
            if not discord_errors.sealed(error):
                raise
            log.warning("Player %d of game %s can't be reached at all: %s", user, table.id, error)
            return
        await self._remember(table, seat, spot, number, message.id)
        await self._delete(table, old.ping)

    async def end(self, table: Table, seat: int, spot: Spot) -> None:
        """Take the ping of a seat back: it was followed."""
        ping = spot.panel.ping
        if ping:
            await self._remember(table, seat, spot, spot.panel.number, 0)
            await self._delete(table, ping)

    async def _remember(self, table: Table, seat: int, spot: Spot, number: int, ping: int) -> None:
        spot.panel = replace(spot.panel, number=number, ping=ping)
        await self._registry.store.places.put_panel(table.id, seat, spot.panel)

    async def _delete(self, table: Table, ping: int) -> None:
        if not ping:
            return
        try:
            await table.channel(self._client).get_partial_message(ping).delete()
        except FAILURES as error:
            log.info("A ping of game %s could not be deleted: %s", table.id, error)
