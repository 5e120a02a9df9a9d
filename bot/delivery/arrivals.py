"""The first message in a server that the bot has just come to."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.delivery.budget import Budget, Urgency
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_errors import FAILURES, send_once
from bot.delivery.message_sender import MessageSender
from bot.delivery.permissions import costs_in, invitation, missing_in
from bot.screens.arrival import ArrivalModel, arrival_screen
from bot.screens.content import in_words
from bot.tables.tags import nonce
from bot.words.language import Language

log = logging.getLogger(__name__)


class Arrivals:
    """Greets each server once: in the first channel in which the bot may write, else its owner."""

    def __init__(
        self, client: discord.Client, ladder: MessageSender, direct_messages: DirectMessages, budget: Budget
    ) -> None:
        self._client = client
        self._ladder = ladder
        self._direct_messages = direct_messages
        self._budget = budget

    async def greet(self, guild: discord.Guild) -> None:
        """Write the message. It has a name, so two processes post it once. Nothing is raised."""
        say, name = Language(str(guild.preferred_locale)), nonce("", guild.id, "arrival")
        channels = channels_of(guild)
        open_ones = [each for each in channels if not missing_in(each)]
        for channel in open_ones[:1]:
            place = self._client.get_partial_messageable(channel.id, guild_id=guild.id)
            content = in_words(partial(arrival_screen, self._model(channel), say))
            if await self._sent(guild, partial(self._ladder.post_in, place, content, name, Urgency.TOLD)):
                return
        # Nothing can be written there: its owner learns what is missing, and where.
        if channels and guild.owner_id:
            view = arrival_screen(self._model(channels[0]), say)
            await self._sent(guild, partial(self._write_to, guild.owner_id, view, name))

    def _model(self, channel: discord.TextChannel) -> ArrivalModel:
        application = self._client.application_id or 0
        return ArrivalModel(costs_in(channel), invitation(application))

    async def _write_to(self, user: int, view: discord.ui.LayoutView, name: str) -> None:
        await self._budget.spend(Urgency.TOLD)
        channel = await self._direct_messages.channel(user)
        await channel.send(view=view, nonce=name)

    async def _sent(self, guild: discord.Guild, send: Callable[[], Awaitable[object]]) -> bool:
        try:
            await send_once(send)
        except FAILURES as error:
            log.info("Server %d could not be greeted: %s", guild.id, error)
            return False
        return True


def channels_of(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels for a first message, the best first: that of Discord's own greetings."""
    first = [guild.system_channel] if guild.system_channel else []
    return first + [each for each in guild.text_channels if each not in first]
