"""Send messages that come once. Each has a nonce, so Discord posts it once, even after a crash."""

import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

import discord

from bot.delivery import discord_errors
from bot.delivery.contents import note
from bot.delivery.discord_errors import FAILURES
from bot.delivery.message_sender import MessageSender
from bot.delivery.outbox import DiscordRequest, Urgency, send_named
from bot.screens.content import Content
from bot.tables.message_names import nonce
from bot.tables.quiet import may_be_called
from storage.people.persons import Persons

log = logging.getLogger(__name__)


class Posted(NamedTuple):
    """Whether the recipient can get messages (`True` if unknown), and the place of the sent message."""

    taken: bool
    channel: int = 0
    message: int = 0


class Notifier:
    """Sends to a channel or a person. Raises nothing: it doesn't repeat a message that Discord refuses."""

    def __init__(self, sender: MessageSender, persons: Persons, now: Callable[[], float]) -> None:
        """`now` returns the time in seconds since 1970."""
        self._sender = sender
        self._persons = persons
        self._now = now

    async def tell(self, game: str, user: int, text: str) -> bool:
        """Write to a person about a game; return `False` if they take no direct messages."""
        return (await self.post_to(user, note(text), nonce("", game, user, text))).taken

    async def post_to(self, user: int, content: Content, name: str, *, silent: bool = False) -> Posted:
        """Send a direct message with the nonce `name`. Discord notifies nobody of a `silent` one."""
        post = partial(self._sender.post_to, user, content, name, Urgency.TOLD, silent=silent)
        return await self._post(post, "direct")

    async def post_in(
        self,
        channel: discord.PartialMessageable,
        content: Content,
        name: str,
        mentions: discord.AllowedMentions | None = None,
    ) -> Posted:
        """Post a message with the nonce `name` in a channel."""

        async def post() -> tuple[int, int]:
            message = await self._sender.post_in(channel, content, name, Urgency.TOLD, mentions)
            return channel.id, message

        return await self._post(post, f"channel {channel.id}")

    async def may_be_pinged(self, users: Iterable[int]) -> list[int]:
        """Return those of `users` whom a public mention may notify now."""
        now = self._now()
        return [user for user in users if may_be_called(await self._persons.get(user), now)]

    async def _post(self, request: DiscordRequest[tuple[int, int]], place: str) -> Posted:
        try:
            return Posted(True, *await send_named(request))
        except FAILURES as error:
            if discord_errors.refused_for_good(error):
                log.info("A message was refused (%s): %s", place, error)
            else:
                log.warning("A message failed (%s): %s", place, error)
            return Posted(taken=not discord_errors.refused(error))
