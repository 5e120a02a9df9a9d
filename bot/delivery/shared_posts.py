"""People's public posts. A second identical one is refused, with a link to the first.

Of some posts, such as the table of a daily deal, a channel keeps only the newest.
"""

from collections.abc import Callable
from typing import TypeAlias

import discord

from bot.tables.message_names import message_address
from bot.tables.table_errors import RefusedError

POST_COUNTS = 60 * 60.0
"""Seconds for which a post counts. Later its content may have changed, or be out of sight."""

_Post: TypeAlias = tuple[int, int | None, str]
"""A person, a channel, and the id of the clicked control."""


class SharedPosts:
    """Remembers each person's posts in a channel, with their ids and times. A restart forgets them."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._posts: dict[_Post, tuple[int, float]] = {}
        # The newest post of each channel of which it keeps only one: its name, and the message's id.
        self._single: dict[int, tuple[str, int]] = {}

    def check(self, interaction: discord.Interaction) -> None:
        """Raise `RefusedError`, with the message's address, if this control has recently posted here."""
        message, posted = self._posts.get(_post(interaction), (0, float("-inf")))
        if self._clock() < posted + POST_COUNTS:
            address = message_address(interaction.guild_id or 0, interaction.channel_id or 0, message)
            raise RefusedError("error-posted", where=address)

    def note(self, interaction: discord.Interaction, message: int) -> None:
        """Record the message that a control has posted."""
        now = self._clock()
        self._posts = {post: kept for post, kept in self._posts.items() if now < kept[1] + POST_COUNTS}
        self._posts[_post(interaction)] = message, now

    def earlier(self, interaction: discord.Interaction, name: str) -> tuple[int, int]:
        """Return the place of the last post of this name, which this click's post replaces (0: none)."""
        channel, (message, _) = interaction.channel_id or 0, self._posts.get(_post(interaction), (0, 0.0))
        known, before = self._single.get(channel, ("", 0))
        if message:
            self._single[channel] = name, message
        return channel, before if message and known == name else 0


def _post(interaction: discord.Interaction) -> _Post:
    data = interaction.data or {}
    return interaction.user.id, interaction.channel_id, str(data.get("custom_id"))
