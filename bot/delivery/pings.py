"""Pings in the channel, for players who take no direct messages."""

import logging
from dataclasses import replace

import discord
from discord.ui import LayoutView

from bot.delivery import discord_errors
from bot.delivery.budget import Budget, Urgency
from bot.delivery.discord_errors import FAILURES
from bot.delivery.tokens import Handle, Tokens
from bot.screens import ping_screen
from bot.tables.registry import Registry
from bot.tables.table import Spot, Table
from bot.tables.tags import nonce
from bot.words.language import Language

log = logging.getLogger(__name__)


class Pings:
    """Pings players, one message for each at a time. All of it happens under the lock of the spot."""

    def __init__(self, client: discord.Client, registry: Registry, tokens: Tokens, budget: Budget) -> None:
        self._client = client
        self._registry = registry
        self._tokens = tokens
        self._budget = budget
        # The pings that were sent through a click, by their ids.
        self._handles: dict[int, Handle] = {}

    async def send(self, table: Table, seat: int, spot: Spot, number: int) -> None:
        """Ping the player of a seat for this question, in place of an earlier ping."""
        user = table.players[seat].user_id
        assert user is not None
        old = spot.panel
        address = table.board_address if table.board.message else ""
        mentions = discord.AllowedMentions(users=[discord.Object(user)])

        def screen() -> LayoutView:
            """Call the player to the table."""
            return ping_screen(table.id, user, Language(table.setup.locale), address)

        token = self._tokens.newest(table)
        posted = await token.post(screen(), mentions) if token else None
        if token and posted:
            self._handles[posted.id] = Handle(token, posted.id, original=False)
            await self._remember(table, seat, spot, number, posted.id)
        else:
            name = nonce(table.setup.secret, table.id, seat, "ping", old.ping, number)
            try:
                await self._budget.spend(Urgency.ASKED)
                sent = await table.channel(self._client).send(
                    view=screen(), allowed_mentions=mentions, nonce=name
                )
            except discord.HTTPException as error:
                if not discord_errors.sealed(error):
                    raise
                log.warning("Seat %d of game %s can't be reached at all: %s", seat, table.id, error)
                return
            await self._remember(table, seat, spot, number, sent.id)
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
        handle = self._handles.pop(ping, None)
        if not ping or (handle and await handle.delete()):
            return
        try:
            await self._budget.spend(Urgency.TOLD)
            await table.channel(self._client).get_partial_message(ping).delete()
        except FAILURES as error:
            log.info("A ping of game %s could not be deleted: %s", table.id, error)
