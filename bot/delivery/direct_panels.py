"""The panels in direct messages: sent where the player notices it, changed, and taken away."""

import logging
from dataclasses import replace

import discord
from discord.ui import LayoutView

from bot.delivery import discord_errors
from bot.delivery.budget import Budget, Urgency
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_errors import FAILURES
from bot.delivery.pictures import Attached, Pictures
from bot.screens.content import Content
from bot.tables.spot import Spot
from bot.tables.table import Table
from bot.tables.tags import nonce
from storage.messages import Panel

log = logging.getLogger(__name__)


class DirectPanels:
    """Sends the panels of players as direct messages. All of it happens under the lock of the spot."""

    def __init__(
        self, client: discord.Client, direct_messages: DirectMessages, budget: Budget, pictures: Pictures
    ) -> None:
        self._client = client
        self._direct_messages = direct_messages
        self._budget = budget
        self._pictures = pictures

    async def send(self, table: Table, seat: int, content: Content, shows: int) -> bool:
        """Send a new direct message that shows this question; say whether the player takes any.

        It is noted in the spot only. Raises `discord.HTTPException`.
        """
        spot = table.spot(seat)
        user = table.players[seat].user_id
        assert user is not None
        if spot.panel.refused:
            return False
        try:
            await self._budget.spend(Urgency.ASKED)
            channel = await self._direct_messages.channel(user)
            message = await self._send(channel, content, _name(table, seat))
        except discord.HTTPException as error:
            if not discord_errors.dm_refused(error):
                raise
            log.info("Seat %d of game %s takes no direct messages: %s", seat, table.id, error)
            spot.panel = replace(spot.panel, refused=discord_errors.dm_refused_for_good(error))
            return False
        spot.direct, spot.direct_live = None, True
        spot.panel = replace(spot.panel, channel=channel.id, message=message.id, number=shows)
        return True

    async def _send(self, channel: discord.DMChannel, content: Content, name: str) -> discord.Message:
        """Send a panel; its name keeps Discord from posting it twice."""

        async def send(view: LayoutView, files: list[discord.File]) -> discord.Message:
            """Send it to the person."""
            return await channel.send(view=view, files=files, nonce=name)

        return await self._pictures.post(content, channel.id, send)

    async def change(self, spot: Spot, content: Content) -> None:
        """Show something else in the place of a panel; it is the panel no more."""
        spot.direct_live = False
        await self.edit(spot, content)

    async def edit(self, spot: Spot, content: Content) -> None:
        """Change what the direct message shows, which the player doesn't notice."""
        message = self._message(spot.panel)

        async def edit(view: LayoutView, attachments: list[Attached]) -> discord.Message:
            """Change it for the person."""
            mentions = self._client.allowed_mentions
            return await message.edit(view=view, attachments=attachments, allowed_mentions=mentions)

        try:
            await self._budget.spend(Urgency.TOLD)
            await self._pictures.edit(content, message.id, edit)
        except FAILURES as error:
            log.info("A direct message could not be changed: %s", error)

    async def delete(self, panel: Panel) -> None:
        """Delete the message of a panel, if there is one."""
        if not panel.message:
            return
        try:
            await self._budget.spend(Urgency.TOLD)
            await self._message(panel).delete()
        except FAILURES as error:
            log.info("An old direct message could not be deleted: %s", error)

    def _message(self, panel: Panel) -> discord.PartialMessage:
        return self._client.get_partial_messageable(panel.channel).get_partial_message(panel.message)


def _name(table: Table, seat: int) -> str:
    """Name the next panel of a seat: it follows on the one before."""
    return nonce(table.setup.secret, table.id, seat, "panel", table.spot(seat).panel.message)
