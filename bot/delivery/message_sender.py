"""A message is posted, changed and deleted in the cheapest way that is open.

Through a click that is outside of the budget, for a quarter of an hour. A message that was sent through a
token is changed through it while the token lives, and afterwards with the bot's own token.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

import discord
from discord.ui import LayoutView

from bot.delivery.discord_errors import FAILURES, SERVER_ERROR, message_gone, must_replace, refused
from bot.delivery.outbox import PATIENCE, Outbox, Sent, Urgency, attempt, leased
from bot.delivery.pictures import Pictures, Place, Send
from bot.screens.content import Content
from bot.tables.message import BoardMessage, Handle, Message, Token
from bot.tables.table import Table

log = logging.getLogger(__name__)

CLICK_PATIENCE = 2.5
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


class Shown(NamedTuple):
    """A message that a response showed: `original` if it is the response itself, not one that follows."""

    message: int
    original: bool


class Tokens:
    """Makes tokens of interactions, and sends through them. One that lives no more does nothing."""

    def __init__(self, clock: Callable[[], float], pictures: Pictures) -> None:
        self._clock = clock
        self._pictures = pictures

    def of(self, interaction: discord.Interaction) -> Token:
        """Return the token of an interaction."""
        channel, user = interaction.channel_id or 0, interaction.user.id
        return Token(interaction.followup, channel, user, self._clock(), self._clock)

    def handle(self, interaction: discord.Interaction, shown: Shown) -> Handle:
        """Return a message that was shown in response, to be changed while its click lasts."""
        return Handle(self.of(interaction), shown.message, shown.original)

    def remember(self, interaction: discord.Interaction, table: Table) -> None:
        """Keep an interaction that was responded to with its table, if it was in the channel of the game."""
        if interaction.channel_id == table.setup.channel:
            table.click = self.of(interaction)

    async def post(
        self,
        shown: Message,
        token: Token,
        content: Content,
        mentions: discord.AllowedMentions | None = None,
    ) -> Handle | None:
        """Post a message that everybody in the channel sees; `None` if Discord didn't say that it did.

        `shown` notes that the post was given up if nobody knows whether Discord did it.

        Discord doesn't promise that what follows on a private response is public, so this is looked at.
        """
        if not token.lives:
            return None
        more: dict[str, Any] = {"allowed_mentions": mentions} if mentions else {}

        async def send(view: LayoutView, files: list[discord.File]) -> discord.WebhookMessage:
            """Send what follows on the click."""
            return await token.webhook.send(view=view, files=files, wait=True, **more)

        try:
            message = await self._send(content, (token.channel, token.channel), send)
        except FAILURES as error:
            if not refused(error):
                shown.give_up()
            return None
        if not is_public(message, token.channel):
            log.warning("What was posted through a click is not public; it is posted anew")
            return None
        return Handle(token, message.id, original=False)

    async def whisper(self, token: Token, content: Content) -> Handle | None:
        """Send a message that only the person who clicked sees; `None` if nothing was sent.

        Raises `UncertainError` if it may have been sent, or not: such a message has no name by which Discord
        would know it again, so it isn't tried a second time.
        """
        if not token.lives:
            return None

        async def send(view: LayoutView, files: list[discord.File]) -> discord.WebhookMessage:
            """Send it to the person who clicked."""
            try:
                return await token.webhook.send(view=view, files=files, ephemeral=True, wait=True)
            except discord.HTTPException as error:
                if error.status >= SERVER_ERROR:
                    # Without the pictures it might be sent a second time.
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
        """Change a message; return whether Discord did that, `None` if nobody knows."""
        if not handle.token.lives:
            return False

        async def change(view: LayoutView, files: list[discord.File]) -> discord.Message:
            """Change it through the click."""
            return await handle.token.webhook.edit_message(_name(handle), view=view, attachments=files)

        try:
            await self._send(content, (handle.channel, handle.message), change)
        except FAILURES as error:
            return False if refused(error) else None
        return True

    async def change(self, shown: Message, handle: Handle | None, content: Content) -> bool:
        """Change what is shown of a message; return whether Discord did that."""
        done = await self.edit(handle, content) if handle is not None else False
        if done is None:
            shown.give_up()
        return bool(done)

    async def delete(self, handle: Handle) -> bool:
        """Delete a message; say whether that was possible."""
        if not handle.token.lives:
            return False

        async def delete() -> None:
            """Delete it through the click."""
            async with asyncio.timeout(CLICK_PATIENCE):
                await handle.token.webhook.delete_message(_name(handle))

        with leased():
            return await attempt(delete, "A message that was sent through a click stays")

    async def _send(self, content: Content, place: Place, request: Send[Sent]) -> Sent:
        """Send through a click, unless another process may do that by now."""
        try:
            with leased():
                return await self._pictures.send(content, place, request, CLICK_PATIENCE)
        except FAILURES as error:
            log.info("Nothing came of a request through a click: %s", error)
            raise


def is_public(message: discord.WebhookMessage, channel: int) -> bool:
    """Whether a message that was sent through a click is where everybody in the channel sees it."""
    return not message.flags.ephemeral and message.channel.id == channel


def newest(table: Table) -> Token | None:
    """Return the newest click in the channel of a table, if it lives still."""
    token = table.click
    return token if token is not None and token.lives and token.channel == table.setup.channel else None


def _name(handle: Handle) -> int:
    """Return the id of a message, as the address of a request has it."""
    return _Original(handle.message) if handle.original else handle.message


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

        post = partial(self._pictures.send, content, (channel.id, channel.id), send, PATIENCE)
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

        change = partial(self._pictures.send, content, place, edit, PATIENCE)
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
            return message_gone(error)
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
