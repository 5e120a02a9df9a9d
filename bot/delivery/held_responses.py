"""Retry responses of which a person reads that the bot is thinking.

Without a response Discord says so for a quarter of an hour. Each retry edits the same message, so it can't
come twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

import discord

from bot.delivery import holding
from bot.delivery.discord_errors import FAILURES, too_late
from bot.delivery.tokens import ORIGINAL, Token, Tokens
from bot.tables.background_loop import BackgroundLoop, UnfinishedError
from bot.tables.jobs import Jobs, pause_after
from storage.errors import UnavailableError

log = logging.getLogger(__name__)

Again: TypeAlias = Callable[[], Awaitable[object]]
"""Responds once more, to a person who sees that it takes a moment."""

_OWED = "owed"


def owe(interaction: discord.Interaction, again: Again) -> None:
    """Have a response tried again once the interaction is handled."""
    interaction.extras[_OWED] = again


def owed(interaction: discord.Interaction) -> bool:
    """Whether a response is to be tried again."""
    return _OWED in interaction.extras


def settle(interaction: discord.Interaction) -> None:
    """Note that nothing is to be tried again: the response is there, or can't come."""
    holding.shown(interaction)
    interaction.extras.pop(_OWED, None)


class HeldResponses:
    """Retries held responses while their tokens live."""

    def __init__(
        self,
        jobs: Jobs,
        tokens: Tokens,
        refuse: Callable[[discord.Interaction, Exception], Awaitable[None]],
    ) -> None:
        """`refuse` tells a person in words what went wrong."""
        self._jobs = jobs
        self._tokens = tokens
        self._refuse = refuse
        self._loops: dict[discord.Interaction, BackgroundLoop] = {}

    def take_up(self, interaction: discord.Interaction) -> None:
        """See to it that the response to an interaction that was handled comes after all, if it failed."""
        if not owed(interaction) or interaction in self._loops:
            return
        work = partial(self._respond, interaction, self._tokens.of(interaction))
        loop = BackgroundLoop(self._jobs, f"responding to interaction {interaction.id}", work)
        self._loops[interaction] = loop
        loop.wake_within(pause_after(0))

    @property
    def idle(self) -> bool:
        """Whether nothing is to be tried again."""
        return not self._loops

    async def finish(self) -> None:
        """Try all of them once more."""
        loops = tuple(self._loops.values())
        for loop in loops:
            loop.wake()
        await asyncio.gather(*(loop.ended() for loop in loops))

    def forget_person(self, user: int) -> None:
        """Drop what was to be shown to a person."""
        for interaction in tuple(self._loops):
            if interaction.user.id == user:
                self._loops.pop(interaction).wake()

    async def _respond(self, interaction: discord.Interaction, token: Token) -> None:
        """Respond, if that is still to be done and possible."""
        if interaction in self._loops and token.lives and owed(interaction):
            try:
                await self._try(interaction, token)
            except FAILURES as error:
                log.warning("Interaction %d could not be responded to: %s", interaction.id, error)
                raise UnfinishedError from error
        self._loops.pop(interaction, None)

    async def _try(self, interaction: discord.Interaction, token: Token) -> None:
        """Respond, unless an earlier try came through though nobody heard of it.

        Raises `UnfinishedError`.
        """
        try:
            async with asyncio.timeout(holding.TRIED):
                waits = (await token.webhook.fetch_message(ORIGINAL)).flags.loading
        except discord.HTTPException as error:
            if not too_late(error):
                raise
            waits = False
        again: Again | None = interaction.extras.get(_OWED)
        if not waits or again is None:
            # A later click has shown something newer.
            settle(interaction)
            return
        try:
            await again()
        except UnavailableError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever went wrong, the person is told
            await self._refuse(interaction, error)
        if owed(interaction):
            raise UnfinishedError
