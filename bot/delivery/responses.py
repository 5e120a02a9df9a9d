"""Short private answers, and what a click tells about itself."""

import logging

import discord
from discord.ui import LayoutView

from bot.controls.desk import Click
from bot.delivery import discord_errors as trouble
from bot.screens import note_screen
from bot.words.language import Language

log = logging.getLogger(__name__)


def language_of(click: Click) -> Language:
    """Return the language of the person who clicked."""
    return Language(str(click.locale))


def private(click: Click) -> bool:
    """Whether the clicked message can be seen by nobody but the person who clicked."""
    message = click.message
    return message is not None and (click.guild_id is None or message.flags.ephemeral)


async def tell(click: Click, text: str) -> None:
    """Answer a click with a short text that only the person sees."""
    await show(click, note_screen(text))


async def show(click: Click, view: LayoutView) -> int:
    """Answer a click with a new message that only the person sees.

    Return the id of the message, or 0 if the answer came too late.
    """
    try:
        if click.response.is_done():
            return (await click.followup.send(view=view, ephemeral=True, wait=True)).id
        response = await click.response.send_message(view=view, ephemeral=True)
        return response.message_id or 0
    except discord.HTTPException as error:
        return _too_late(click, error)
    finally:
        # discord.py keeps a clock running for each ephemeral view. With dynamic controls none is needed.
        view.stop()


async def edit(click: Click, view: LayoutView) -> int:
    """Answer a click by changing the message that was clicked.

    Return the id of the message, or 0 if the answer came too late.
    """
    try:
        if click.response.is_done():
            await click.edit_original_response(view=view)
        else:
            await click.response.edit_message(view=view)
    except discord.HTTPException as error:
        return _too_late(click, error)
    return click.message.id if click.message else 0


async def hold(click: Click, *, in_place: bool = True) -> None:
    """Tell Discord that the answer takes a moment: by `edit` if it comes in place, else by `show`."""
    if not click.response.is_done():
        try:
            await click.response.defer(ephemeral=not in_place, thinking=not in_place)
        except discord.HTTPException as error:
            if not trouble.too_late(error):
                raise


def _too_late(click: Click, error: discord.HTTPException) -> int:
    if not trouble.too_late(error):
        raise error
    log.info("A click of %d could not be answered: %s", click.user.id, error)
    return 0
