"""Responses to clicks and commands: a new message, or a change of the clicked message."""

import asyncio
import logging
from functools import partial
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord.ui import LayoutView, Modal

from bot.controls import in_flight
from bot.delivery import held_responses
from bot.delivery.discord_errors import FAILURES, may_be_upload, refused, refused_for_good, too_late
from bot.delivery.emojis import send_with_symbols
from bot.delivery.held_responses import TRY_SECONDS, Again, check_held, end_hold, hold, thinking
from bot.delivery.message_sender import ShownMessage
from bot.delivery.outbox import DiscordRequest
from bot.delivery.pictures import Pictures, Place, Send
from bot.screens.content import Content
from bot.screens.notes import note_screen
from bot.tables.message import Message
from bot.tables.person import language_of

log = logging.getLogger(__name__)

UPLOADED = 60.0  # Seconds for one try of a response with a file. Uploads are slow.

ResponseScreen: TypeAlias = LayoutView | Content | str
"""What a response shows: a view, content with its pictures, or a short text."""

Response: TypeAlias = (
    discord.InteractionMessage | discord.WebhookMessage | discord.InteractionCallbackResponse[Any]
)
"""What discord.py returns for a response: the message, or an object whose `resource` is the message."""


async def show(
    interaction: discord.Interaction,
    screen: ResponseScreen,
    file: discord.File | None = None,
    *,
    pictures: Pictures | None = None,
    private: bool = True,
    again: Again | None = None,
    seconds: float = UPLOADED,
) -> ShownMessage | None:
    """Respond with a new message: a `private` one, or one for everybody in the channel.

    `file` belongs to a view that shows it. `pictures` sends content; each try takes at most `seconds`. If the
    response fails after the person saw that the bot is thinking, retry it with the same screen, or by `again`
    if the screen may be out of date by then. Return the message, or `None` if the response failed.

    The second click of a double click gets no message of its own: return `None`.
    """
    if in_flight.repeats(interaction):
        await acknowledge(interaction)
        return None
    copy = _copied(file) if file else None
    same = partial(show, interaction, screen, copy, pictures=pictures, private=private)
    send = partial(_send, interaction, private=private)

    async def respond() -> Response:
        if isinstance(screen, Content):
            here = (interaction.channel_id or 0, interaction.user.id)
            return await _sender(pictures).send(screen, here, send, seconds)
        async with asyncio.timeout(UPLOADED if file else TRY_SECONDS):
            return await _send_screen(interaction, send, _view(screen), [file] if file else [])

    return await _show(interaction, respond, again or same)


async def _send_screen(
    interaction: discord.Interaction, send: Send[Response], view: LayoutView, files: list[discord.File]
) -> Response:
    """Send a view with its files. If Discord refuses the files, send a note that says so."""
    try:
        return await send_with_symbols(send, view, files)
    except discord.HTTPException as error:
        if not files or not refused(error) or not may_be_upload(error):
            raise
        log.info("A file could not be sent: %s", error)
    return await send_with_symbols(send, note_screen(language_of(interaction)("error-no-files")))


def _view(screen: LayoutView | str) -> LayoutView:
    return note_screen(screen) if isinstance(screen, str) else screen


def _sender(pictures: Pictures | None) -> Pictures:
    assert pictures is not None, "content needs what sends its pictures"
    return pictures


async def _show(
    interaction: discord.Interaction, respond: DiscordRequest[Response], again: Again
) -> ShownMessage | None:
    await end_hold(interaction)
    try:
        response = await respond()
    except FAILURES as error:
        return _failed(interaction, error, again)
    in_flight.answered(interaction)
    held_responses.finished(interaction)
    if isinstance(response, discord.InteractionCallbackResponse):
        return ShownMessage(response.message_id, original=True) if response.message_id else None
    return ShownMessage(response.id, original=isinstance(response, discord.InteractionMessage))


def _copied(file: discord.File) -> discord.File:
    # A failed upload may close the file, so keep a copy.
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
        # All retries edit the same message. It is private if we held it as private.
        return await interaction.edit_original_response(view=view, attachments=files)
    return await interaction.followup.send(view=view, files=files, ephemeral=private, wait=True)


def _failed(interaction: discord.Interaction, error: Exception, again: Again) -> None:
    in_flight.unanswered(interaction, error)
    if not thinking(interaction):
        return
    if too_late(error):
        held_responses.finished(interaction)
    elif refused_for_good(error):
        log.warning("Discord refused a response, so an apology replaces it: %s", error)
        text = language_of(interaction)("error-unexpected")
        held_responses.retry_later(interaction, partial(show, interaction, text))
    else:
        held_responses.retry_later(interaction, again)


async def edit(
    interaction: discord.Interaction, screen: ResponseScreen, pictures: Pictures | None = None
) -> ShownMessage | None:
    """Respond by changing the clicked message, without files. Return the message; `None`: this failed."""
    change = partial(_change, interaction)

    async def edited() -> Response | None:
        if isinstance(screen, Content):
            return await _sender(pictures).send(screen, _clicked(interaction), change, UPLOADED)
        async with asyncio.timeout(TRY_SECONDS):
            return await send_with_symbols(change, _view(screen))

    return await _edit(interaction, edited)


def _clicked(interaction: discord.Interaction) -> Place:
    return interaction.channel_id or 0, interaction.message.id if interaction.message else 0


async def respond(
    interaction: discord.Interaction,
    screen: ResponseScreen,
    pictures: Pictures | None = None,
    *,
    again: Again | None = None,
) -> ShownMessage | None:
    """Respond in the clicked message if that is private, otherwise in a new private message."""
    if held_responses.private(interaction):
        return await edit(interaction, screen, pictures)
    return await show(interaction, screen, pictures=pictures, again=again)


async def edit_content(
    interaction: discord.Interaction, content: Content, pictures: Pictures, message: Message, digest: str
) -> ShownMessage | None:
    """Respond by changing the clicked message, the table's `message`, to content with this digest."""

    async def change() -> None:
        with message.showing(digest, refused):
            await pictures.send(content, _clicked(interaction), partial(_change, interaction), TRY_SECONDS)

    return await _edit(interaction, change)


async def _edit(interaction: discord.Interaction, change: DiscordRequest[object]) -> ShownMessage | None:
    await end_hold(interaction)
    if not await _came_through(interaction, change):
        return None
    return ShownMessage(interaction.message.id, original=True) if interaction.message else None


async def _change(
    interaction: discord.Interaction, view: LayoutView, attachments: list[discord.File]
) -> Response | None:
    if not interaction.response.is_done():
        try:
            return await interaction.response.edit_message(view=view, attachments=attachments)
        except discord.HTTPException as error:
            check_held(interaction, error, attachments)
    return await interaction.edit_original_response(view=view, attachments=attachments)


async def ask(interaction: discord.Interaction, form: Modal) -> None:
    """Respond with a form."""

    async def send() -> None:
        async with asyncio.timeout(TRY_SECONDS):
            await send_with_symbols(lambda modal, _: interaction.response.send_modal(modal), form)

    await _came_through(interaction, send)


async def _came_through(interaction: discord.Interaction, respond: DiscordRequest[object]) -> bool:
    try:
        await respond()
    except FAILURES as error:
        in_flight.unanswered(interaction, error)
        return False
    in_flight.answered(interaction)
    return True


async def acknowledge(interaction: discord.Interaction) -> None:
    """Respond to a click without changing its message, because another message shows the result."""
    await end_hold(interaction)
    await hold(interaction, "public")
    if interaction.response.is_done():
        in_flight.answered(interaction)
