"""The first message in a server that the bot has just come to."""

from functools import partial

import discord

from bot.delivery.budget import Urgency
from bot.delivery.message_sender import MessageSender
from bot.delivery.outbox import Request, attempt, send_named
from bot.delivery.permissions import costs_in, invitation, missing_in
from bot.screens.content import in_words
from bot.screens.notes import ArrivalModel, arrival_screen
from bot.tables.tags import nonce
from bot.words.language import Language


class Arrivals:
    """Greets each server once: in the first channel in which the bot may write, else its owner."""

    def __init__(self, client: discord.Client, ladder: MessageSender) -> None:
        self._client = client
        self._ladder = ladder

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
            content = in_words(partial(arrival_screen, self._model(channels[0]), say))
            owner = guild.owner_id
            await self._sent(guild, partial(self._ladder.post_to, owner, content, name, Urgency.TOLD))

    def _model(self, channel: discord.TextChannel) -> ArrivalModel:
        application = self._client.application_id or 0
        return ArrivalModel(costs_in(channel), invitation(application))

    async def _sent(self, guild: discord.Guild, send: Request[object]) -> bool:
        return await attempt(partial(send_named, send), f"Server {guild.id} could not be greeted")


def channels_of(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels for a first message, the best first: that of Discord's own greetings."""
    first = [guild.system_channel] if guild.system_channel else []
    return first + [each for each in guild.text_channels if each not in first]
