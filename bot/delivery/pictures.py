"""Messages with pictures. We leave the pictures out where we can't send them."""

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

import discord
from discord.ui import LayoutView

from bot.controls.load import Load
from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES
from bot.delivery.emojis import send_with_symbols
from bot.delivery.outbox import lacks_lease
from bot.pictures.picture import Painter, Picture
from bot.screens.content import Content

log = logging.getLogger(__name__)

DRAWING_PATIENCE = 1.0
"""Seconds for which a message waits for its pictures. Drawing usually takes a few hundredths."""

NO_UPLOADS = 60.0  # Seconds without uploads to a message or a person after an upload to them failed.
NO_FILES_HERE = 600.0  # Seconds without uploads to a channel that accepts messages but no files.

Place: TypeAlias = tuple[int, int]
"""The id of a channel, and of a message there. A new message has its only reader's id, or the channel's."""

Sent = TypeVar("Sent")
Send: TypeAlias = Callable[[LayoutView, list[discord.File]], Awaitable[Sent]]
"""Sends a view with these files. An edited message loses all other files."""


class Pictures:
    """Sends content with its pictures if possible, otherwise as text."""

    def __init__(self, painter: Painter, clock: Callable[[], float], load: Load) -> None:
        """When `load` says that the bot is overloaded, messages come without pictures."""
        self._painter = painter
        self._clock = clock
        self._load = load
        self._paused: dict[int, float] = {}

    async def send(self, content: Content, place: Place, request: Send[Sent], seconds: float) -> Sent:
        """Send a message, each try within `seconds`. Raises the request's errors, and `TimeoutError`."""
        refusal: Exception | None = None
        files = None if self.in_words(place) else await self._drawn(content.pictures)
        if files:
            try:
                view = content.screen(content.pictures)
                async with asyncio.timeout(seconds):
                    return await send_with_symbols(request, view, files)
            except FAILURES as error:
                if lacks_lease(error):
                    raise
                answered = isinstance(error, discord.HTTPException)
                if answered and not discord_errors.may_be_upload(error):
                    raise
                self._pause(place[1], NO_UPLOADS)
                if not answered:
                    raise
                log.info("A message is sent without its pictures: %s", error)
                refusal = error
        async with asyncio.timeout(seconds):
            sent = await send_with_symbols(request, content.screen(()))
        if refusal is not None and discord_errors.takes_no_files(refusal):
            self._pause(place[0], NO_FILES_HERE)
        return sent

    def in_words(self, place: Place) -> bool:
        """Return whether to leave out pictures at a place: uploads fail there, or the bot is overloaded."""
        now = self._clock()
        return self._load.overloaded or any(self._paused.get(each, now) > now for each in place)

    def keeps(self, content: Content) -> bool:
        """Return whether we have already drawn all pictures of a message."""
        return all(map(self._painter.keeps, content.pictures))

    def forget(self) -> None:
        """Drop all drawn pictures, because they may contain a person's name."""
        self._painter.forget()

    async def _drawn(self, pictures: Sequence[Picture]) -> list[discord.File] | None:
        found: list[discord.File] = []
        for picture in pictures:
            png = await _png(self._painter, picture)
            if not png:
                return None
            found.append(discord.File(io.BytesIO(png), picture.file_name))
        return found

    def _pause(self, place: int, seconds: float) -> None:
        now = self._clock()
        self._paused = {each: until for each, until in self._paused.items() if until > now}
        self._paused[place] = max(now + seconds, self._paused.get(place, now))


async def _png(painter: Painter, picture: Picture) -> bytes:
    try:
        async with asyncio.timeout(DRAWING_PATIENCE):
            return await painter.paint(picture)
    except TimeoutError:
        log.warning("A picture was not drawn in time")
    except Exception:
        log.exception("A picture could not be drawn")
    return b""
