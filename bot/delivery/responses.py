"""Responses to clicks and commands: short private texts, messages changed in place."""

import asyncio
import logging
from functools import partial
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord.ui import LayoutView, Modal

from bot.controls import in_flight
from bot.delivery import holding
from bot.delivery.discord_errors import FAILURES, rate_limited, refused, too_late
from bot.delivery.holding import ATTEMPT, Again, check_held, end_hold, hold, thinking
from bot.delivery.pictures import Pictures
from bot.delivery.showing import showing
from bot.delivery.tokens import Shown
from bot.screens.content import Content
from bot.screens.notes import note_screen
from bot.tables.message import Message
from bot.tables.person import directly, language_of

log = logging.getLogger(__name__)

UPLOADED = 60.0
"""Seconds for which a response with a file is tried: a file takes its time."""

Response: TypeAlias = (
    discord.InteractionMessage | discord.WebhookMessage | discord.InteractionCallbackResponse[Any]
)
"""The values that discord.py returns for a response: the message, or an object with it as `resource`."""

Changed: TypeAlias = Response | None
"""The same for a change of a message. Types of a function within another are made at every call."""


def private(interaction: discord.Interaction) -> bool:
    """Whether the clicked message can be seen by nobody but the person who clicked."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or directly(interaction))


async def tell(interaction: discord.Interaction, text: str) -> None:
    """Respond with a short text that only the person sees."""
    await show(interaction, note_screen(text))


async def show(
    interaction: discord.Interaction,
    view: LayoutView,
    file: discord.File | None = None,
    *,
    private: bool = True,
    again: Again | None = None,
) -> Shown | None:
    """Respond with a new message that only the person sees; everybody in the channel, if it isn't `private`.

    `file` is what the view shows, if it shows one. Where the person sees that it takes a moment, what fails
    is tried again later: the same, or `again` if that may not be true any more.

    Return the message, or `None` if the response failed.
    """
    await end_hold(interaction)
    copy = _copied(file) if file else None
    try:
        async with asyncio.timeout(UPLOADED if file else ATTEMPT):
            return _shown(
                interaction, await _send(interaction, view, [file] if file else [], private=private)
            )
    except FAILURES as error:

        async def same() -> object:
            """Respond with the same."""
            return await show(interaction, view, copy, private=private)

        return _failed(interaction, error, again or same)


async def show_content(
    interaction: discord.Interaction, content: Content, pictures: Pictures, again: Again | None = None
) -> Shown | None:
    """Respond with a new message that only the person sees, with its pictures if that is possible."""
    await end_hold(interaction)

    async def send(view: LayoutView, files: list[discord.File]) -> Response:
        """Send it."""
        return await _send(interaction, view, files, private=True)

    try:
        return _shown(interaction, await pictures.send(content, interaction.user.id, send, ATTEMPT))
    except FAILURES as error:

        async def same() -> object:
            """Respond with the same."""
            return await show_content(interaction, content, pictures)

        return _failed(interaction, error, again or same)


def _copied(file: discord.File) -> discord.File:
    """Return a file to be sent if sending this one fails: it may be closed then."""
    copy = discord.File(BytesIO(file.fp.read()), file.filename)
    file.reset()
    return copy


async def _send(
    interaction: discord.Interaction, view: LayoutView, files: list[discord.File], *, private: bool
) -> Response:
    if not interaction.response.is_done():
        try:
            return await interaction.response.send_message(view=view, files=files, ephemeral=private)
        except discord.HTTPException as error:
            check_held(interaction, error, files)
    if thinking(interaction):
        # However often it is tried, it is one message. That it is private was said when it was held.
        return await interaction.edit_original_response(view=view, attachments=files)
    return await interaction.followup.send(view=view, files=files, ephemeral=private, wait=True)


def _shown(interaction: discord.Interaction, response: Response) -> Shown | None:
    in_flight.answered(interaction)
    holding.finished(interaction)
    if isinstance(response, discord.InteractionCallbackResponse):
        return Shown(response.message_id, original=True) if response.message_id else None
    return Shown(response.id, original=isinstance(response, discord.InteractionMessage))


def _failed(interaction: discord.Interaction, error: Exception, again: Again) -> None:
    """Note that a new message could not be sent; see to it that nobody waits for it in vain."""
    in_flight.unanswered(interaction, error)
    if not thinking(interaction):
        return
    if isinstance(error, discord.HTTPException) and too_late(error):
        holding.finished(interaction)
    elif refused(error) and not rate_limited(error):
        log.warning("A response is replaced by an excuse, for Discord refused it: %s", error)
        text = language_of(interaction)("error-unexpected")
        holding.owe(interaction, partial(tell, interaction, text))
    else:
        holding.owe(interaction, again)


async def edit(
    interaction: discord.Interaction, view: LayoutView, file: discord.File | None = None
) -> Shown | None:
    """Respond by changing the message that was clicked; a file that it has makes room for what is shown now.

    Return the message, or `None` if the response failed.
    """
    await end_hold(interaction)
    try:
        async with asyncio.timeout(UPLOADED if file else ATTEMPT):
            await _change(interaction, view, [file] if file else [])
    except FAILURES as error:
        return in_flight.unanswered(interaction, error)
    return _changed(interaction)


async def respond(
    interaction: discord.Interaction,
    view: LayoutView,
    file: discord.File | None = None,
    *,
    in_place: bool,
    again: Again | None = None,
) -> Shown | None:
    """Respond by `edit` in the place of the clicked message, or else by `show`, to the person alone."""
    if in_place:
        return await edit(interaction, view, file)
    return await show(interaction, view, file, again=again)


async def edit_content(
    interaction: discord.Interaction, content: Content, pictures: Pictures, message: Message, digest: str
) -> Shown | None:
    """Respond by changing the message that was clicked, so that this message of its table shows a digest."""
    await end_hold(interaction)
    clicked = interaction.message.id if interaction.message else 0

    async def change(view: LayoutView, files: list[discord.File]) -> Changed:
        """Change it."""
        return await _change(interaction, view, files)

    try:
        with showing(message, digest):
            await pictures.send(content, clicked, change, ATTEMPT)
    except FAILURES as error:
        return in_flight.unanswered(interaction, error)
    return _changed(interaction)


async def _change(
    interaction: discord.Interaction, view: LayoutView, attachments: list[discord.File]
) -> Changed:
    if not interaction.response.is_done():
        try:
            return await interaction.response.edit_message(view=view, attachments=attachments)
        except discord.HTTPException as error:
            check_held(interaction, error, attachments)
    return await interaction.edit_original_response(view=view, attachments=attachments)


def _changed(interaction: discord.Interaction) -> Shown | None:
    in_flight.answered(interaction)
    return Shown(interaction.message.id, original=True) if interaction.message else None


async def ask(interaction: discord.Interaction, form: Modal) -> None:
    """Respond with a form."""
    try:
        async with asyncio.timeout(ATTEMPT):
            await interaction.response.send_modal(form)
    except FAILURES as error:
        in_flight.unanswered(interaction, error)
    else:
        in_flight.answered(interaction)


async def acknowledge(interaction: discord.Interaction) -> None:
    """Respond to a click with nothing new: another message shows its change."""
    await end_hold(interaction)
    await hold(interaction)
    if interaction.response.is_done():
        in_flight.answered(interaction)
