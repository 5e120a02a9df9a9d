"""Send and change messages through a click: outside of the bot's budget, for a quarter of an hour.

Tokens live in memory only. A message that was sent through a token is changed through it while the token
lives, and afterwards with the bot's own token. The click itself isn't kept: a discord.Interaction holds its
message, its member and its channel, tens of kilobytes and many cycles.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import LayoutView

from bot.delivery.discord_errors import FAILURES, SERVER_ERROR, refused
from bot.delivery.pictures import Pictures
from bot.screens.content import Content
from bot.tables.table import Table

log = logging.getLogger(__name__)

LASTS = 14 * 60.0
"""Seconds in which a token is used; Discord allows 15 minutes."""

PATIENCE = 2.5
"""Seconds after which another way is tried: discord.py goes on for half a minute."""


class _Original(int):
    """The id of the message that is the response itself, which the address of a request has a name for."""

    def __format__(self, _spec: str, /) -> str:
        """Return that name, for nowhere is it promised that the id does as well."""
        return "@original"


ORIGINAL = _Original(0)
"""That message, where its id isn't known."""


class UncertainError(Exception):
    """Nobody knows whether a message was sent."""


@dataclass(frozen=True, slots=True)
class Token:
    """The right to send messages through a click or command: its user, its channel, and its time."""

    webhook: discord.Webhook
    channel: int
    user: int
    at: float
    clock: Callable[[], float]
    pictures: Pictures

    @property
    def lives(self) -> bool:
        """Whether Discord still takes it."""
        return self.clock() - self.at <= LASTS

    async def post(
        self, content: Content, mentions: discord.AllowedMentions | None = None
    ) -> "Handle | None":
        """Post a message that everybody in the channel sees; `None` if Discord didn't say that it did.

        Discord doesn't promise that what follows on a private response is public, so this is looked at.
        """
        if not self.lives:
            return None
        more: dict[str, Any] = {"allowed_mentions": mentions} if mentions else {}

        async def send(view: LayoutView, files: list[discord.File]) -> discord.WebhookMessage:
            """Send what follows on the click."""
            return await self.webhook.send(view=view, files=files, wait=True, **more)

        try:
            message = await self.pictures.show(content, self.channel, send, PATIENCE)
        except FAILURES as error:
            log.info("Nothing could be posted through a click: %s", error)
            return None
        if not is_public(message, self.channel):
            log.warning("What was posted through a click is not public; it is posted anew")
            return None
        return Handle(self, message.id, original=False)

    async def whisper(self, content: Content) -> "Handle | None":
        """Send a message that only the person who clicked sees; `None` if nothing was sent.

        Raises `UncertainError` if it may have been sent, or not: such a message has no name by which Discord
        would know it again, so it isn't tried a second time.
        """
        if not self.lives:
            return None

        async def send(view: LayoutView, files: list[discord.File]) -> discord.WebhookMessage:
            """Send it to the person who clicked."""
            try:
                return await self.webhook.send(view=view, files=files, ephemeral=True, wait=True)
            except discord.HTTPException as error:
                if error.status >= SERVER_ERROR:
                    # Without the pictures it might be sent a second time.
                    raise UncertainError from error
                raise

        try:
            message = await self.pictures.show(content, self.user, send, PATIENCE)
        except FAILURES as error:
            log.info("Nothing could be sent to the person who clicked: %s", error)
            if isinstance(error, discord.HTTPException):
                return None
            raise UncertainError from error
        handle = Handle(self, message.id, original=False)
        if not message.flags.ephemeral:
            log.error("A message to the person who clicked is public; it is deleted")
            await handle.delete()
            return None
        return handle


def is_public(message: discord.WebhookMessage, channel: int) -> bool:
    """Whether a message that was sent through a click is where everybody in the channel sees it."""
    return not message.flags.ephemeral and message.channel.id == channel


@dataclass(frozen=True, slots=True)
class Handle:
    """A message that can be changed through the token that it was sent with, `original`ly as its response."""

    token: Token
    message: int
    original: bool

    @property
    def channel(self) -> int:
        """The channel in which it is."""
        return self.token.channel

    async def edit(self, content: Content) -> bool | None:
        """Change it; return whether Discord did that, `None` if nobody knows."""
        if not self.token.lives:
            return False

        async def change(view: LayoutView, files: list[discord.File]) -> discord.Message:
            """Change it through the click."""
            return await self.token.webhook.edit_message(self._name, view=view, attachments=files)

        try:
            await self.token.pictures.show(content, self.message, change, PATIENCE)
        except FAILURES as error:
            log.info("A message could not be changed through a click: %s", error)
            return False if refused(error) else None
        return True

    async def delete(self) -> bool:
        """Delete it; say whether that was possible."""
        if not self.token.lives:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await self.token.webhook.delete_message(self._name)
        except FAILURES as error:
            log.info("A message could not be deleted through a click: %s", error)
            return False
        return True

    async def anew(self, content: Content) -> "Handle | None":
        """Send it anew to the person, below all that was posted since, as `Token.whisper` does."""
        return await self.token.whisper(content)

    @property
    def _name(self) -> int:
        """The id of the message, as the address of a request has it."""
        return _Original(self.message) if self.original else self.message


class Tokens:
    """Makes tokens of interactions."""

    def __init__(self, clock: Callable[[], float], pictures: Pictures) -> None:
        self._clock = clock
        self._pictures = pictures

    def of(self, interaction: discord.Interaction) -> Token:
        """Return the token of an interaction."""
        channel, user = interaction.channel_id or 0, interaction.user.id
        return Token(interaction.followup, channel, user, self._clock(), self._clock, self._pictures)

    def remember(self, interaction: discord.Interaction, table: Table) -> None:
        """Keep an interaction that was responded to with its table, if it was in the channel of the game."""
        if interaction.channel_id == table.setup.channel:
            table.click = self.of(interaction)


def newest(table: Table) -> Token | None:
    """Return the newest click in the channel of a table, if it lives still."""
    token = table.click
    if isinstance(token, Token) and token.lives and token.channel == table.setup.channel:
        return token
    return None
