"""Limits on how often people may post in public or start searches, and on posts in a channel."""

from collections import deque
from collections.abc import Callable
from datetime import timedelta
from typing import Literal, NamedTuple, TypeAlias

import discord
from discord.app_commands import Cooldown
from discord.utils import format_dt, utcnow

from bot.tables.message_names import message_address
from bot.tables.table_errors import RefusedError

Use: TypeAlias = Literal[
    "post",  # A public message.
    "lobby",  # A new lobby.
    "call",  # A ping of the role for calls.
    "search",  # A search in a finished game.
    "try",  # Trying another answer in a finished game.
    "film",  # A new film, which takes 30 to 60 ms of CPU.
]
"""The limited actions."""


class Allowance(NamedTuple):
    """How often a person, or all people in a channel, may do something within some seconds."""

    whose: Literal["person", "channel"]
    times: int
    seconds: float


ALLOWANCES: dict[Use, tuple[Allowance, ...]] = {
    "post": (Allowance("person", 3, 60.0), Allowance("channel", 8, 60.0)),
    "lobby": (Allowance("person", 6, 3600.0), Allowance("channel", 20, 3600.0)),
    "call": (Allowance("channel", 2, 3600.0),),
    "search": (Allowance("person", 8, 600.0),),
    "try": (Allowance("person", 60, 600.0),),
    "film": (Allowance("person", 6, 60.0),),
}

INTERACTIONS_KEPT = 256  # How many interactions we remember, because Discord may repeat one within seconds.


class Cooldowns:
    """Counts actions that take other people's room or time. A restart forgets the counts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        # The counts by use, and by person or channel.
        self._cooldowns: dict[tuple[Use, str, int], Cooldown] = {}
        self._counted: deque[int] = deque(maxlen=INTERACTIONS_KEPT)

    def use(self, interaction: discord.Interaction, *uses: Use) -> None:
        """Count an interaction once for each of these uses. Raises `RefusedError` if there were too many."""
        if interaction.id in self._counted:
            return
        now = self._clock()
        self._forget_old(now)
        ids = {"person": interaction.user.id, "channel": interaction.channel_id or 0}
        found = [
            (whose, self._cooldowns.setdefault((use, whose, ids[whose]), Cooldown(times, seconds)))
            for use in uses
            for whose, times, seconds in ALLOWANCES[use]
        ]
        for whose, cooldown in found:
            if (wait := cooldown.get_retry_after(now)) > 0:
                key = f"error-too-often-{whose}"
                raise RefusedError(key, when=format_dt(utcnow() + timedelta(seconds=wait + 1), "R"))
        for _, cooldown in found:
            cooldown.update_rate_limit(now)
        self._counted.append(interaction.id)

    def _forget_old(self, now: float) -> None:
        for key, cooldown in list(self._cooldowns.items()):
            if cooldown.get_tokens(now) == cooldown.rate:
                del self._cooldowns[key]


POST_COUNTS = 60 * 60.0
"""Seconds for which we remember a post. Later its content may have changed, or be out of sight."""

_Post: TypeAlias = tuple[int, int | None, str]  # A person, a channel, and the id of the clicked control.


class SharedPosts:
    """Remembers each person's posts in a channel, with their ids and times. A restart forgets them."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._posts: dict[_Post, tuple[int, float]] = {}
        # For each channel: the name and the message id of its newest post that replaces an earlier one.
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
        """Return the place of the earlier post of this name, which this click's post replaces (0: none)."""
        channel, (message, _) = interaction.channel_id or 0, self._posts.get(_post(interaction), (0, 0.0))
        known, before = self._single.get(channel, ("", 0))
        if message:
            self._single[channel] = name, message
        return channel, before if known == name and message not in (0, before) else 0


def _post(interaction: discord.Interaction) -> _Post:
    data = interaction.data or {}
    return interaction.user.id, interaction.channel_id, str(data.get("custom_id"))
