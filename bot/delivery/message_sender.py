"""Post, change and delete messages in the cheapest way.

A click's token works for 15 minutes, and such requests don't count against the bot's limit. We change a
message through the token with which we sent it; later, with the bot's own token.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

import discord
from discord.ui import LayoutView

from bot.delivery.discord_errors import FAILURES, SERVER_ERROR, message_gone, must_replace, refused
from bot.delivery.outbox import REQUEST_PATIENCE, Outbox, Sent, Urgency, attempt, leased
from bot.delivery.pictures import Pictures, Place, Send
from bot.screens.content import Content
from bot.tables.message import BoardMessage, Handle, Message, Token
from bot.tables.table import Table

log = logging.getLogger(__name__)

CLICK_PATIENCE = 2.5  # Seconds until we try the bot's own token. discord.py would retry for half a minute.


class _Original(int):
    """The id of a message that is the first response to a click. In URLs it is `@original`."""

    def __format__(self, _spec: str, /) -> str:
        """Return "@original" for URLs. Discord doesn't promise that the id works there."""
        return "@original"


ORIGINAL = _Original(0)  # The first response, if its id is unknown.


class UncertainError(Exception):
    """Nobody knows whether a message was sent."""


class ShownMessage(NamedTuple):
    """A message with which we responded. `original`: it is the first response, not a follow-up."""

    message: int
    original: bool


class Tokens:
    """Makes tokens from interactions and sends messages through them. Does nothing with an expired token."""

    def __init__(self, clock: Callable[[], float], pictures: Pictures) -> None:
        self._clock = clock
        self._pictures = pictures

    def of(self, interaction: discord.Interaction) -> Token:
        channel, user = interaction.channel_id or 0, interaction.user.id
        return Token(interaction.followup, channel, user, self._clock(), self._clock)

    def handle(self, interaction: discord.Interaction, shown: ShownMessage) -> Handle:
        """Return a handle that can change a message with which we responded to an interaction."""
        return Handle(self.of(interaction), shown.message, shown.original)

    def remember(self, interaction: discord.Interaction, table: Table) -> None:
        """Keep an interaction's token for its table, if it came from the channel of the game."""
        if interaction.channel_id == table.setup.kind.channel:
            table.click = self.of(interaction)

    async def post(
        self, shown: Message, token: Token, content: Content, mentions: discord.AllowedMentions | None = None
    ) -> Handle | None:
        """Post a message in the channel; `None` if Discord didn't confirm that it is public.

        If nobody knows whether Discord posted it, record in `shown` that we gave up. A follow-up to a private
        response may be private, so check that.
        """
        if not token.lives:
            return None
        more: dict[str, Any] = {"allowed_mentions": mentions} if mentions else {}

        async def send(view: LayoutView, files: list[discord.File]) -> discord.WebhookMessage:
            return await token.webhook.send(view=view, files=files, wait=True, **more)

        try:
            message = await self._send(content, (token.channel, token.channel), send)
        except FAILURES as error:
            if not refused(error):
                shown.give_up()
            return None
        if not is_public(message, token.channel):
            log.warning("A message that a click posted is not public, so it is posted again")
            return None
        return Handle(token, message.id, original=False)

    async def whisper(self, token: Token, content: Content) -> Handle | None:
        """Send a message that only the person who clicked sees; `None` if we sent nothing.

        Raises `UncertainError` if nobody knows whether we sent it. Don't retry then, because it has no nonce.
        """
        if not token.lives:
            return None

        async def send(view: LayoutView, files: list[discord.File]) -> discord.WebhookMessage:
            try:
                return await token.webhook.send(view=view, files=files, ephemeral=True, wait=True)
            except discord.HTTPException as error:
                if error.status >= SERVER_ERROR:
                    # A retry without the pictures might send a second message.
                    raise UncertainError from error
                raise

        try:
            message = await self._send(content, (token.channel, token.user), send)
        except discord.HTTPException:
            return None
        except FAILURES as error:
            raise UncertainError from error
        handle = Handle(token, message.id, original=False)
        if not message.flags.ephemeral:
            log.error("A message to the person who clicked is public; it is deleted")
            await self.delete(handle)
            return None
        return handle

    async def edit(self, handle: Handle, content: Content) -> bool | None:
        """Change a message; return whether Discord did so (`None`: nobody knows)."""
        if not handle.token.lives:
            return False

        async def change(view: LayoutView, files: list[discord.File]) -> discord.Message:
            return await handle.token.webhook.edit_message(_name(handle), view=view, attachments=files)

        try:
            await self._send(content, (handle.channel, handle.message), change)
        except FAILURES as error:
            return False if refused(error) else None
        return True

    async def change(self, shown: Message, handle: Handle | None, content: Content) -> bool:
        """Change a message through its handle; return whether Discord did so."""
        done = await self.edit(handle, content) if handle is not None else False
        if done is None:
            shown.give_up()
        return bool(done)

    async def delete(self, handle: Handle) -> bool:
        """Delete a message; return whether this worked."""
        if not handle.token.lives:
            return False

        async def delete() -> None:
            async with asyncio.timeout(CLICK_PATIENCE):
                await handle.token.webhook.delete_message(_name(handle))

        with leased():
            return await attempt(delete, "A message that was sent through a click stays")

    async def _send(self, content: Content, place: Place, request: Send[Sent]) -> Sent:
        try:
            with leased():
                return await self._pictures.send(content, place, request, CLICK_PATIENCE)
        except FAILURES as error:
            log.info("A request through a click failed: %s", error)
            raise


def is_public(message: discord.WebhookMessage, channel: int) -> bool:
    """Return whether everybody in the channel sees a message that was sent through a click."""
    return not message.flags.ephemeral and message.channel.id == channel


def newest(table: Table) -> Token | None:
    """Return the token of the newest click in a table's channel, or `None` if it has expired."""
    token = table.click
    return token if token is not None and token.lives and token.channel == table.setup.kind.channel else None


def _name(handle: Handle) -> int:
    return _Original(handle.message) if handle.original else handle.message


SEARCHED_MESSAGES = 100  # How many messages we search: the most that one request returns.


class NotShownError(Exception):
    """We couldn't show a message, so the caller has to retry."""


def pinging(users: Iterable[int]) -> discord.AllowedMentions:
    """Return the setting with which a message notifies these people and nobody else."""
    called = [discord.Object(each) for each in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=called or False)


class MessageSender:
    """Sends messages through a valid token of a click, otherwise with the bot's own token.

    Its methods raise `discord.HTTPException` and the errors of a lost connection, except where noted.
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
        """Post a message in the channel of a table; return its id, and its handle if a click posted it.

        With the bot's own token, the nonce `name` prevents a second post. If we give up a post through a
        click, `shown` records that it may still arrive.
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
        *,
        silent: bool = False,
    ) -> int:
        """Post a message with the nonce `name` and the bot's token; return its id.

        Discord notifies nobody of a `silent` message.
        """

        async def send(view: LayoutView, files: list[discord.File]) -> discord.Message:
            if mentions is None:
                return await channel.send(view=view, files=files, nonce=name, silent=silent)
            return await channel.send(view=view, files=files, nonce=name, allowed_mentions=mentions)

        post = partial(self._pictures.send, content, (channel.id, channel.id), send, REQUEST_PATIENCE)
        return (await self._outbox.send(post, urgency, None)).id

    async def post_to(
        self, user: int, content: Content, name: str, urgency: Urgency, *, silent: bool = False
    ) -> tuple[int, int]:
        """Send a direct message with the nonce `name`; return the ids of channel and message."""
        channel = await self._outbox.send(partial(self._client.create_dm, discord.Object(user)), urgency)
        return channel.id, await self.post_in(channel, content, name, urgency, silent=silent)

    async def change(
        self,
        shown: Message,
        handle: Handle | None,
        place: tuple[int, int],
        content: Content,
        urgency: Urgency,
    ) -> None:
        """Change the message at a place: the ids of its channel and of the message."""
        channel, number = place
        if (
            handle is not None
            and handle.message == number
            and await self._tokens.change(shown, handle, content)
        ):
            return
        message = self._client.get_partial_messageable(channel).get_partial_message(number)

        async def edit(view: LayoutView, files: list[discord.File]) -> discord.Message:
            mentions = self._client.allowed_mentions
            return await message.edit(view=view, attachments=files, allowed_mentions=mentions)

        change = partial(self._pictures.send, content, place, edit, REQUEST_PATIENCE)
        await self._outbox.send(change, urgency, None)

    async def edit(self, board: BoardMessage, channel: int, content: Content, digest: str) -> bool:
        """Edit a board in this channel so that it shows a digest; return whether we could edit it."""
        try:
            with board.showing(digest, refused):
                await self.change(board, board.handle, (channel, board.message), content, Urgency.BOARD)
        except discord.HTTPException as error:
            if not must_replace(error):
                raise
            log.info("A message is posted again: %s", error)
            return False
        return True

    async def is_gone(self, place: tuple[int, int]) -> bool:
        """Return whether Discord says that the message at a place was deleted."""
        channel, number = place
        fetch = partial(self._client.get_partial_messageable(channel).fetch_message, number)
        try:
            await self._outbox.send(fetch, Urgency.ASKED)
        except FAILURES as error:
            return message_gone(error)
        return False

    async def newest_in(self, channel: int) -> list[discord.Message]:
        """Return the newest messages of a channel, at most `SEARCHED_MESSAGES`."""
        where = self._client.get_partial_messageable(channel)

        async def look() -> list[discord.Message]:
            return [each async for each in where.history(limit=SEARCHED_MESSAGES)]

        return await self._outbox.send(look, Urgency.BOARD)

    async def delete(self, handle: Handle | None, place: tuple[int, int]) -> None:
        """Delete the message at a place. A failure is only logged: the message does no harm."""
        channel, number = place
        if not number or (handle and handle.message == number and await self._tokens.delete(handle)):
            return
        old = self._client.get_partial_messageable(channel).get_partial_message(number)
        await attempt(partial(self._outbox.send, old.delete), "An old message could not be deleted")
