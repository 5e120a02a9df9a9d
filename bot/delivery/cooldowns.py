"""How often something may be posted for everybody: by one person, and in one channel."""

from collections import deque
from collections.abc import Callable
from datetime import timedelta

import discord
from discord.app_commands import Cooldown
from discord.utils import format_dt, utcnow

from bot.tables.errors import RefusedError

PERSON = 3, 60.0
CHANNEL = 8, 60.0
"""How many messages one person may post, and how many there may be in one channel, in so many seconds."""

REMEMBERED = 256
"""How many interactions are remembered, so that none counts twice; Discord repeats one within seconds."""

Whose = tuple[str, int]
"""The words for a refusal, and the person or channel whose it is."""


class Cooldowns:
    """Counts what is posted by commands and buttons. Kept in memory only: a restart forgives."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._cooldowns: dict[Whose, Cooldown] = {}
        self._counted: deque[int] = deque(maxlen=REMEMBERED)

    def use(self, interaction: discord.Interaction) -> None:
        """Count an interaction that is about to post something, once.

        Raises `RefusedError`, which says when to try again, if there were too many.
        """
        if interaction.id in self._counted:
            return
        now = self._clock()
        self._forget_old(now)
        found = {
            key: self._cooldowns.setdefault((key, whose), Cooldown(*limit))
            for key, whose, limit in (
                ("error-too-often-person", interaction.user.id, PERSON),
                ("error-too-often-channel", interaction.channel_id or 0, CHANNEL),
            )
        }
        for key, cooldown in found.items():
            if (wait := cooldown.get_retry_after(now)) > 0:
                raise RefusedError(key, when=format_dt(utcnow() + timedelta(seconds=wait + 1), "R"))
        for cooldown in found.values():
            cooldown.update_rate_limit(now)
        self._counted.append(interaction.id)

    def _forget_old(self, now: float) -> None:
        """Drop those that count nothing any more, so that there are never more than are in use."""
        for whose, cooldown in list(self._cooldowns.items()):
            if cooldown.get_tokens(now) == cooldown.rate:
                del self._cooldowns[whose]
