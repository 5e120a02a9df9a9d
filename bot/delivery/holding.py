"""Holding responses: Discord is told in time that one takes a moment."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import discord

from bot.controls import in_flight
from bot.delivery.discord_errors import ALREADY_ANSWERED, FAILURES, refused

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds after which Discord is told that a response takes a moment; it waits for three."""

TRIED = 2.0
"""Seconds for which a response is tried: discord.py goes on for half a minute, and others wait meanwhile."""

_HOLD = "hold"

_UNSURE = "unsure"
"""Set where nobody knows whether Discord was told that a response takes a moment."""

_THINKING = "thinking"
"""Set while the person sees, or may see, that a new message takes a moment."""


async def hold(interaction: discord.Interaction, *, in_place: bool = True) -> None:
    """Say that the response takes a moment: by `edit` if it comes in place, else by `show`."""
    if not interaction.response.is_done():
        interaction.extras[_THINKING] = not in_place
        try:
            async with asyncio.timeout(TRIED):
                await interaction.response.defer(ephemeral=not in_place, thinking=not in_place)
        except FAILURES as error:
            # Where it was answered already, that may have been another process, to which the rest belongs.
            interaction.extras[_UNSURE] = not refused(error)
            if refused(error):
                shown(interaction)
            in_flight.unanswered(interaction, error)


def thinking(interaction: discord.Interaction) -> bool:
    """Whether the person sees, or may see, that a new message takes a moment."""
    return bool(interaction.extras.get(_THINKING))


def shown(interaction: discord.Interaction) -> None:
    """Note that nobody sees that any more: the response is there, or can't come."""
    interaction.extras.pop(_THINKING, None)


def check_held(
    interaction: discord.Interaction, error: discord.HTTPException, files: Sequence[discord.File]
) -> None:
    """Raise the error of a first response, unless it says that holding it has come through after all.

    Then these files are sent once more.
    """
    if error.code != ALREADY_ANSWERED or not interaction.extras.pop(_UNSURE, False):
        raise error
    for each in files:
        each.reset()


@asynccontextmanager
async def in_time(interaction: discord.Interaction, *, in_place: bool) -> AsyncGenerator[None]:
    """Hold the response if what is done inside takes longer than Discord would wait for it."""
    interaction.extras[_HOLD] = _Hold(interaction, in_place=in_place)
    try:
        yield
    finally:
        await settled(interaction)


class _Hold:
    """Tells Discord after a while that a response takes a moment. Most are sooner, so no task waits."""

    def __init__(self, interaction: discord.Interaction, *, in_place: bool) -> None:
        self._interaction = interaction
        self._in_place = in_place
        self._task: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._begin)

    def _begin(self) -> None:
        self._task = asyncio.create_task(hold(self._interaction, in_place=self._in_place))

    async def settle(self) -> None:
        """Call it off, or wait for it if it is on its way: there can be no two first responses."""
        self._timer.cancel()
        if self._task is not None:
            (failure,) = await asyncio.gather(self._task, return_exceptions=True)
            if isinstance(failure, Exception):
                log.error("Interaction %d could not be held", self._interaction.id, exc_info=failure)


async def settled(interaction: discord.Interaction) -> None:
    """Call off holding a response, or wait until it is held: the response itself comes next."""
    held: _Hold | None = interaction.extras.pop(_HOLD, None)
    if held is not None:
        await held.settle()
