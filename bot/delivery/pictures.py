"""Pictures as files of a message."""

import io
import logging

import discord

from bot.pictures.drawing import Picture
from bot.pictures.painter import Painter

log = logging.getLogger(__name__)


async def drawn(painter: Painter, picture: Picture | None, name: str) -> discord.File | None:
    """Return a picture as a file of this name; `None` if there is none.

    Nor is there a file if it can't be drawn: its facts stand in the text too.
    """
    if picture is None:
        return None
    try:
        return discord.File(io.BytesIO(await painter.paint(picture)), name)
    except Exception:
        log.exception("A picture could not be drawn")
        return None
