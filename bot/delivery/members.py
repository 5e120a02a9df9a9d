"""The members of a server: the bot asks when it matters, for news of leaving members take a privilege."""

import asyncio
import logging
from functools import partial

import discord

from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES
from bot.delivery.outbox import Outbox

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""After how many seconds without an answer somebody counts as still there."""


class Members:
    """Asks Discord about the members of servers."""

    def __init__(self, client: discord.Client, outbox: Outbox) -> None:
        self._client = client
        self._outbox = outbox

    async def has_left(self, guild: int, user: int) -> bool:
        """Say whether a person isn't in a server any more; where that can't be found out, they are."""
        server = self._client.get_guild(guild)
        if server is None:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await self._outbox.send(partial(server.fetch_member, user))
        except FAILURES as error:
            log.info("No member was found in server %d: %s", guild, error)
            return isinstance(error, discord.HTTPException) and discord_errors.not_a_member(error)
        return False
