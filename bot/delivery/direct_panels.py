"""Panels as direct messages: sent, changed and deleted with the bot's own token."""

import logging

import discord
from discord.ui import LayoutView

from bot.delivery.budget import Budget, Urgency
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_errors import FAILURES
from bot.delivery.pictures import Attached, Pictures
from bot.screens.content import Content

log = logging.getLogger(__name__)


class DirectPanels:
    """Sends panels to people, out of the budget."""

    def __init__(
        self, client: discord.Client, direct_messages: DirectMessages, budget: Budget, pictures: Pictures
    ) -> None:
        self._client = client
        self._direct_messages = direct_messages
        self._budget = budget
        self._pictures = pictures

    async def send(self, user: int, content: Content, name: str) -> discord.Message:
        """Send a panel; its name keeps Discord from posting it twice. Raises `discord.HTTPException`."""
        await self._budget.spend(Urgency.ASKED)
        channel = await self._direct_messages.channel(user)

        async def send(view: LayoutView, files: list[discord.File]) -> discord.Message:
            """Send it to the person."""
            return await channel.send(view=view, files=files, nonce=name)

        return await self._pictures.post(content, channel.id, send)

    async def change(self, channel: int, message: int, content: Content) -> None:
        """Change a panel, if that is possible."""
        there = self._message(channel, message)

        async def edit(view: LayoutView, attachments: list[Attached]) -> discord.Message:
            """Change it for the person."""
            mentions = self._client.allowed_mentions
            return await there.edit(view=view, attachments=attachments, allowed_mentions=mentions)

        try:
            await self._budget.spend(Urgency.TOLD)
            await self._pictures.edit(content, message, edit)
        except FAILURES as error:
            log.info("A direct message could not be changed: %s", error)

    async def delete(self, channel: int, message: int) -> None:
        """Delete a panel, if that is possible; 0 is none."""
        if not message:
            return
        try:
            await self._budget.spend(Urgency.TOLD)
            await self._message(channel, message).delete()
        except FAILURES as error:
            log.info("An old direct message could not be deleted: %s", error)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)
