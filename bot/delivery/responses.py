"""Responses to clicks and commands: short private texts, messages changed in place."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple

import discord
from discord.ui import LayoutView, Modal

from bot.controls import in_flight
from bot.delivery.discord_errors import FAILURES
from bot.screens import note_screen

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds after which Discord is told that a response takes a moment; it waits for three."""

TRIED = 2.0
"""Seconds for which a response is tried: discord.py goes on for half a minute, and others wait meanwhile."""

UPLOADED = 60.0
"""Seconds for which a response with a file is tried: a file takes its time."""

_HOLD = "hold"


def private(interaction: discord.Interaction) -> bool:
    """Whether the clicked message can be seen by nobody but the person who clicked."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


async def tell(interaction: discord.Interaction, text: str) -> None:
    """Respond with a short text that only the person sees."""
    await show(interaction, note_screen(text))


class Shown(NamedTuple):
    """A message that a response showed: `original` if it is the response itself, not one that follows."""

    message: int
    original: bool


async def show(
    interaction: discord.Interaction,
    view: LayoutView,
    file: discord.File | None = None,
    *,
    private: bool = True,
) -> Shown | None:
    """Respond with a new message that only the person sees; everybody in the channel, if it isn't `private`.

    `file` is what the view shows, if it shows one.

    Return the message, or `None` if the response failed.
    """
    await _settled(interaction)
    files = [file] if file else []
    try:
        async with asyncio.timeout(UPLOADED if file else TRIED):
            if interaction.response.is_done():
                message = await interaction.followup.send(
                    view=view, files=files, ephemeral=private, wait=True
                )
                shown = Shown(message.id, original=False)
            else:
                response = await interaction.response.send_message(view=view, files=files, ephemeral=private)
                shown = Shown(response.message_id, original=True) if response.message_id else None
    except FAILURES as error:
        unanswered(interaction, error)
        return None
    else:
        in_flight.answered(interaction)
        return shown
    finally:
        # discord.py keeps a clock running for each ephemeral view. With dynamic controls none is needed.
        view.stop()


async def edit(
    interaction: discord.Interaction, view: LayoutView, file: discord.File | None = None
) -> Shown | None:
    """Respond by changing the message that was clicked; a file that it has makes room for what is shown now.

    Return the message, or `None` if the response failed.
    """
    await _settled(interaction)
    attachments = [file] if file else [] if _has_files(interaction) else discord.utils.MISSING
    try:
        async with asyncio.timeout(UPLOADED if file else TRIED):
            if interaction.response.is_done():
                await interaction.edit_original_response(view=view, attachments=attachments)
            else:
                await interaction.response.edit_message(view=view, attachments=attachments)
    except FAILURES as error:
        unanswered(interaction, error)
        return None
    in_flight.answered(interaction)
    return Shown(interaction.message.id, original=True) if interaction.message else None


def _has_files(interaction: discord.Interaction) -> bool:
    return interaction.message is not None and bool(interaction.message.attachments)


async def ask(interaction: discord.Interaction, form: Modal) -> None:
    """Respond with a form."""
    try:
        async with asyncio.timeout(TRIED):
            await interaction.response.send_modal(form)
    except FAILURES as error:
        unanswered(interaction, error)
    else:
        in_flight.answered(interaction)


async def hold(interaction: discord.Interaction, *, in_place: bool = True) -> None:
    """Say that the response takes a moment: by `edit` if it comes in place, else by `show`."""
    if not interaction.response.is_done():
        try:
            async with asyncio.timeout(TRIED):
                await interaction.response.defer(ephemeral=not in_place, thinking=not in_place)
        except FAILURES as error:
            unanswered(interaction, error)


@asynccontextmanager
async def in_time(interaction: discord.Interaction, *, in_place: bool) -> AsyncGenerator[None]:
    """Hold the response if what is done inside takes longer than Discord would wait for it."""
    interaction.extras[_HOLD] = _Hold(interaction, in_place=in_place)
    try:
        yield
    finally:
        await _settled(interaction)


class _Hold:
    """Tells Discord after a while that a response takes a moment."""

    def __init__(self, interaction: discord.Interaction, *, in_place: bool) -> None:
        self._begun = False
        self._task = asyncio.create_task(self._run(interaction, in_place=in_place))

    async def _run(self, interaction: discord.Interaction, *, in_place: bool) -> None:
        await asyncio.sleep(PATIENCE)
        self._begun = True
        await hold(interaction, in_place=in_place)

    async def settle(self) -> None:
        """Call it off, or wait for it if it is on its way: there can be no two first responses."""
        if not self._begun:
            self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def _settled(interaction: discord.Interaction) -> None:
    held: _Hold | None = interaction.extras.pop(_HOLD, None)
    if held is not None:
        await held.settle()


def unanswered(interaction: discord.Interaction, error: Exception) -> None:
    """Note that a response failed. What was stored before counts, and is shown another way."""
    log.info("Interaction %d could not be answered: %s", interaction.id, error)
    in_flight.unanswered(interaction)
