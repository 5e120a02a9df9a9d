"""Responses to clicks and commands: short private texts, messages changed in place."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeAlias

import discord
from discord.ui import LayoutView, Modal

from bot.controls import in_flight
from bot.delivery.discord_errors import ALREADY_ANSWERED, FAILURES, refused
from bot.delivery.pictures import Attached, Pictures
from bot.screens.content import Content
from bot.screens.notes import note_screen

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds after which Discord is told that a response takes a moment; it waits for three."""

TRIED = 2.0
"""Seconds for which a response is tried: discord.py goes on for half a minute, and others wait meanwhile."""

UPLOADED = 60.0
"""Seconds for which a response with a file is tried: a file takes its time."""

Response: TypeAlias = (
    discord.InteractionMessage | discord.WebhookMessage | discord.InteractionCallbackResponse[Any]
)
"""What discord.py returns for a response: the message, or what has it as its `resource`."""

Changed: TypeAlias = Response | None
"""The same for a change of a message. Types of a function within another are made at every call."""

_HOLD = "hold"

_UNSURE = "unsure"
"""Set where nobody knows whether Discord was told that a response takes a moment."""


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
    try:
        async with asyncio.timeout(UPLOADED if file else TRIED):
            return _shown(
                interaction, await _send(interaction, view, [file] if file else [], private=private)
            )
    except FAILURES as error:
        return unanswered(interaction, error)


async def show_content(
    interaction: discord.Interaction, content: Content, pictures: Pictures
) -> Shown | None:
    """Respond with a new message that only the person sees, with its pictures if that is possible."""
    await _settled(interaction)

    async def send(view: LayoutView, files: list[discord.File]) -> Response:
        """Send it."""
        return await _send(interaction, view, files, private=True)

    try:
        return _shown(interaction, await pictures.post(content, interaction.user.id, send, TRIED))
    except FAILURES as error:
        return unanswered(interaction, error)


async def _send(
    interaction: discord.Interaction, view: LayoutView, files: list[discord.File], *, private: bool
) -> Response:
    if not interaction.response.is_done():
        try:
            return await interaction.response.send_message(view=view, files=files, ephemeral=private)
        except discord.HTTPException as error:
            _check_held(interaction, error, files)
    return await interaction.followup.send(view=view, files=files, ephemeral=private, wait=True)


def _shown(interaction: discord.Interaction, response: Response) -> Shown | None:
    in_flight.answered(interaction)
    if isinstance(response, discord.InteractionCallbackResponse):
        return Shown(response.message_id, original=True) if response.message_id else None
    return Shown(response.id, original=False)


async def edit(
    interaction: discord.Interaction, view: LayoutView, file: discord.File | None = None
) -> Shown | None:
    """Respond by changing the message that was clicked; a file that it has makes room for what is shown now.

    Return the message, or `None` if the response failed.
    """
    await _settled(interaction)
    try:
        async with asyncio.timeout(UPLOADED if file else TRIED):
            await _change(interaction, view, [file] if file else [])
    except FAILURES as error:
        return unanswered(interaction, error)
    return _changed(interaction)


async def respond(
    interaction: discord.Interaction, view: LayoutView, file: discord.File | None = None, *, in_place: bool
) -> Shown | None:
    """Respond by `edit` in the place of the clicked message, or else by `show`, to the person alone."""
    return await (edit if in_place else show)(interaction, view, file)


async def edit_content(
    interaction: discord.Interaction, content: Content, pictures: Pictures
) -> Shown | None:
    """Respond by changing the message that was clicked, which keeps the pictures that it shows already."""
    await _settled(interaction)
    message = interaction.message.id if interaction.message else 0

    async def change(view: LayoutView, attachments: list[Attached]) -> Changed:
        """Change it."""
        return await _change(interaction, view, attachments)

    try:
        await pictures.edit(content, message, change, TRIED)
    except FAILURES as error:
        return unanswered(interaction, error)
    return _changed(interaction)


async def _change(interaction: discord.Interaction, view: LayoutView, attachments: list[Attached]) -> Changed:
    if not interaction.response.is_done():
        try:
            return await interaction.response.edit_message(view=view, attachments=attachments)
        except discord.HTTPException as error:
            _check_held(interaction, error, attachments)
    return await interaction.edit_original_response(view=view, attachments=attachments)


def _changed(interaction: discord.Interaction) -> Shown | None:
    in_flight.answered(interaction)
    return Shown(interaction.message.id, original=True) if interaction.message else None


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
            # Where it was answered already, that may have been another process, to which the rest belongs.
            interaction.extras[_UNSURE] = not refused(error)
            unanswered(interaction, error)


def _check_held(
    interaction: discord.Interaction, error: discord.HTTPException, attached: Sequence[Attached]
) -> None:
    """Raise the error of a first response, unless it says that holding it has come through after all.

    Then these files are sent once more.
    """
    if error.code != ALREADY_ANSWERED or not interaction.extras.pop(_UNSURE, False):
        raise error
    for each in attached:
        if isinstance(each, discord.File):
            each.reset()


async def acknowledge(interaction: discord.Interaction) -> None:
    """Respond to a click with nothing new: what it changed is shown another way."""
    await _settled(interaction)
    await hold(interaction)
    if interaction.response.is_done():
        in_flight.answered(interaction)


@asynccontextmanager
async def in_time(interaction: discord.Interaction, *, in_place: bool) -> AsyncGenerator[None]:
    """Hold the response if what is done inside takes longer than Discord would wait for it."""
    interaction.extras[_HOLD] = _Hold(interaction, in_place=in_place)
    try:
        yield
    finally:
        await _settled(interaction)


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


async def _settled(interaction: discord.Interaction) -> None:
    held: _Hold | None = interaction.extras.pop(_HOLD, None)
    if held is not None:
        await held.settle()


def unanswered(interaction: discord.Interaction, error: Exception) -> None:
    """Note that a response failed. What was stored before counts, and is shown another way."""
    log.info("Interaction %d could not be answered: %s", interaction.id, error)
    in_flight.unanswered(interaction)
