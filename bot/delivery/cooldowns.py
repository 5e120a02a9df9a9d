"""Limits for a person who posts publicly or begins searches, and for posts in a channel."""

from collections import deque
from collections.abc import Callable, Mapping
from datetime import timedelta

import discord
from discord.app_commands import Cooldown
from discord.utils import format_dt, utcnow

from bot.tables.table_errors import RefusedError

POSTS_A_PERSON = 3, 60.0
POSTS_A_CHANNEL = 8, 60.0
"""How many messages a person may post, and how many may come in a channel: a number, and seconds."""

LOBBIES, LOBBIES_IN_CHANNEL = (6, 3600.0), (20, 3600.0)
"""How many lobbies a person may open, and how many may be opened in a channel: a number, and seconds."""

ROLE_CALLS = 2, 3600.0
"""How often anybody may ping the role for calls in a channel: a number, and seconds."""

SEARCH = 8, 600.0
"""How many searches in finished games a person may begin: a number, and seconds."""

TRY = 60, 600.0
"""How many answers to questions of finished games a person may try: a number, and seconds."""

FILM = 6, 60.0
"""How many new films a person may request: a number, and seconds. Drawing one takes 30 to 60 ms of CPU."""

INTERACTIONS_KEPT = 256
"""The number of remembered interactions, so that none counts twice; Discord repeats one within seconds."""

Whose = tuple[str, int]
"""A kind of count, and the person or channel that it belongs to."""

Limit = tuple[int, float]
"""A number of uses, and the seconds in which they are allowed."""


class Cooldowns:
    """Counts actions that cost others room or time. Kept only in memory: a restart forgets the counts.

    All methods count an interaction once. If there were too many, they raise `RefusedError`, which says when
    to try again.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._cooldowns: dict[Whose, Cooldown] = {}
        self._counted: deque[int] = deque(maxlen=INTERACTIONS_KEPT)

    def use(self, interaction: discord.Interaction) -> None:
        """Count an interaction that is about to post a message."""
        self._count(
            interaction,
            {
                ("person", interaction.user.id): POSTS_A_PERSON,
                ("channel", interaction.channel_id or 0): POSTS_A_CHANNEL,
            },
        )

    def open(self, interaction: discord.Interaction) -> None:
        """Count an interaction that is about to open a lobby."""
        channel = interaction.channel_id or 0
        self._count(
            interaction,
            {
                ("person", interaction.user.id): POSTS_A_PERSON,
                ("channel", channel): POSTS_A_CHANNEL,
                ("lobbies", interaction.user.id): LOBBIES,
                ("channel lobbies", channel): LOBBIES_IN_CHANNEL,
            },
        )

    def call(self, interaction: discord.Interaction) -> None:
        """Count an interaction that is about to ping a role."""
        self._count(interaction, {("channel calls", interaction.channel_id or 0): ROLE_CALLS})

    def search(self, interaction: discord.Interaction) -> None:
        """Count an interaction that is about to begin a search."""
        self._count(interaction, {("search", interaction.user.id): SEARCH})

    def film(self, interaction: discord.Interaction) -> None:
        """Count an interaction that is about to request a film."""
        self._count(interaction, {("film", interaction.user.id): FILM})

    def attempt(self, interaction: discord.Interaction) -> None:
        """Count an interaction that is about to try another answer to a question of a finished game."""
        self._count(interaction, {("try", interaction.user.id): TRY})

    def _count(self, interaction: discord.Interaction, limits: Mapping[Whose, Limit]) -> None:
        if interaction.id in self._counted:
            return
        now = self._clock()
        self._forget_old(now)
        found = {
            whose: self._cooldowns.setdefault(whose, Cooldown(*limit)) for whose, limit in limits.items()
        }
        for (counted, _), cooldown in found.items():
            if (wait := cooldown.get_retry_after(now)) > 0:
                whose = "channel" if counted.startswith("channel") else "person"
                key = f"error-too-often-{whose}"
                raise RefusedError(key, when=format_dt(utcnow() + timedelta(seconds=wait + 1), "R"))
        for cooldown in found.values():
            cooldown.update_rate_limit(now)
        self._counted.append(interaction.id)

    def _forget_old(self, now: float) -> None:
        """Drop unused counters, to limit their number."""
        for whose, cooldown in list(self._cooldowns.items()):
            if cooldown.get_tokens(now) == cooldown.rate:
                del self._cooldowns[whose]
