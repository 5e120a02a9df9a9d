"""A message is posted, changed and deleted in the cheapest way that is open."""

import logging
from collections.abc import Iterable
from functools import partial

import discord
from discord.ui import LayoutView

from bot.delivery.budget import Urgency
from bot.delivery.discord_errors import FAILURES, message_gone, must_replace, refused
from bot.delivery.outbox import PATIENCE, Outbox, attempt
from bot.delivery.pictures import Pictures
from bot.delivery.tokens import Tokens, newest
from bot.screens.content import Content
from bot.tables.message import BoardMessage, Handle, Message
from bot.tables.table import Table

log = logging.getLogger(__name__)

LOOKED_AT = 100
"""How many messages are searched for boards: so many come in one request."""


class NotShownError(Exception):
    """A message could not be shown, and is to be tried again."""


def pinging(users: Iterable[int]) -> discord.AllowedMentions:
    """Let a message notify these people, and nobody else whom it names."""
    called = [discord.Object(each) for each in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=called or False)


class MessageSender:
    """Sends the requests for messages: through a living click, else with the bot's own token.

    Its methods raise `discord.HTTPException` and the errors of a lost connection, unless they say otherwise.
    """

    def __init__(self, client: discord.Client, outbox: Outbox, pictures: Pictures, tokens: Tokens) -> None:
        self._client = client
        self._tokens = tokens
        self._outbox = outbox
        self._pictures = pictures

    async def post(
        self,
        shown: Message,
        table: Table,
        content: Content,
        name: str,
        urgency: Urgency,
        mentions: discord.AllowedMentions | None = None,
    ) -> tuple[int, Handle | None]:
        """Post a message in the channel of a table; return its id, and its handle if it has one.

        The name keeps Discord from posting it twice with the bot's own token. A post through a click has
        none: if it is given up, `shown` notes that it may come all the same.
        """
        token = newest(table)
        if token is not None and (handle := await self._tokens.post(shown, token, content, mentions)):
            return handle.message, handle
        return await self.post_in(table.channel(self._client), content, name, urgency, mentions), None

    async def post_in(
        self,
        channel: discord.DMChannel | discord.PartialMessageable,
        content: Content,
        name: str,
        urgency: Urgency,
        mentions: discord.AllowedMentions | None = None,
    ) -> int:
        """Post a message of this name in a channel with the bot's own token; return its id."""

        async def send(view: LayoutView, files: list[discord.File]) -> discord.Message:
            """Send it with the bot's own token."""
            if mentions is None:
                return await channel.send(view=view, files=files, nonce=name)
            return await channel.send(view=view, files=files, nonce=name, allowed_mentions=mentions)

        post = partial(self._pictures.send, content, channel.id, send, PATIENCE)
        return (await self._outbox.send(post, urgency, limited=False)).id

    async def post_to(self, user: int, content: Content, name: str, urgency: Urgency) -> tuple[int, int]:
        """Post a message of this name to a person directly; return the ids of its channel and of itself."""
        channel = await self._outbox.send(partial(self._client.create_dm, discord.Object(user)), urgency)
        return channel.id, await self.post_in(channel, content, name, urgency)

    async def change(
        self,
        shown: Message,
        handle: Handle | None,
        place: tuple[int, int],
        content: Content,
        urgency: Urgency,
    ) -> None:
        """Change a message at a place: a channel, and the id of the message there."""
        channel, number = place
        if (
            handle is not None
            and handle.message == number
            and await self._tokens.change(shown, handle, content)
        ):
            return
        message = self._client.get_partial_messageable(channel).get_partial_message(number)

        async def edit(view: LayoutView, files: list[discord.File]) -> discord.Message:
            """Change it with the bot's own token."""
            mentions = self._client.allowed_mentions
            return await message.edit(view=view, attachments=files, allowed_mentions=mentions)

        change = partial(self._pictures.send, content, number, edit, PATIENCE)
        await self._outbox.send(change, urgency, limited=False)

    async def edit(self, board: BoardMessage, channel: int, content: Content, digest: str) -> bool:
        """Let a public message in this channel show a digest; return whether it can be edited still."""
        try:
            with board.showing(digest, refused):
                await self.change(board, board.handle, (channel, board.message), content, Urgency.BOARD)
        except discord.HTTPException as error:
            if not must_replace(error):
                raise
            log.info("A message is posted anew: %s", error)
            return False
        return True

    async def is_gone(self, place: tuple[int, int]) -> bool:
        """Whether the message at a place was deleted; if Discord doesn't say so, it is there."""
        channel, number = place
        fetch = partial(self._client.get_partial_messageable(channel).fetch_message, number)
        try:
            await self._outbox.send(fetch, Urgency.ASKED)
        except FAILURES as error:
            return isinstance(error, discord.HTTPException) and message_gone(error)
        return False

    async def newest_in(self, channel: int) -> list[discord.Message]:
        """Return the newest messages of a channel, at most `LOOKED_AT`."""
        where = self._client.get_partial_messageable(channel)

        async def look() -> list[discord.Message]:
            """Fetch them, the newest first."""
            return [each async for each in where.history(limit=LOOKED_AT)]

        return await self._outbox.send(look, Urgency.BOARD)

    async def delete(self, handle: Handle | None, place: tuple[int, int]) -> None:
        """Delete the message at a place. A failure is only logged: a message that stays does no harm."""
        channel, number = place
        if not number or (handle and handle.message == number and await self._tokens.delete(handle)):
            return
        old = self._client.get_partial_messageable(channel).get_partial_message(number)
        await attempt(partial(self._outbox.send, old.delete), "An old message could not be deleted")
