"""Direct messages that only tell something."""

import logging
from typing import NamedTuple

import discord

from bot.delivery import discord_errors
from bot.delivery.budget import Budget, Urgency
from bot.delivery.discord_errors import FAILURES, send_once
from bot.screens.notes import note_screen
from bot.tables.table import Table
from bot.tables.tags import nonce
from bot.words.names import escaped

log = logging.getLogger(__name__)


class Told(NamedTuple):
    """Whether a person takes direct messages, as far as known; and the place of the one that was sent."""

    taken: bool
    channel: int = 0
    message: int = 0


class DirectMessages:
    """Writes to people, except those who take no messages."""

    def __init__(self, client: discord.Client, budget: Budget) -> None:
        self._client = client
        self._budget = budget

    async def channel(self, user: int) -> discord.DMChannel:
        """Return the channel for direct messages to a person. Raises `discord.HTTPException`."""
        return await self._client.create_dm(discord.Object(user))

    async def tell(self, game: str, user: int, text: str) -> bool:
        """Write to a person about a game; return whether they take direct messages, as far as known."""
        return (await self.told(game, user, text)).taken

    async def told(self, game: str, user: int, text: str) -> Told:
        """Do the same; return where the message is, too."""
        try:
            sent = await send_once(lambda: self._send(game, user, text))
        except FAILURES as error:
            if isinstance(error, discord.HTTPException) and discord_errors.dm_refused(error):
                log.info("A direct message about game %s was refused: %s", game, error)
            else:
                log.warning("A direct message about game %s failed: %s", game, error)
            return Told(taken=not discord_errors.refused(error))
        return Told(taken=True, channel=sent.channel.id, message=sent.id)

    def server(self, table: Table) -> str:
        """Return the name of the server in which a game is played; `none` if that can't be told."""
        guild = self._client.get_guild(table.setup.guild)
        return (escaped(guild.name) if guild else "") or "none"

    async def _send(self, game: str, user: int, text: str) -> discord.Message:
        await self._budget.spend(Urgency.TOLD)
        channel = await self.channel(user)
        return await channel.send(view=note_screen(text), nonce=nonce("", game, user, text))
