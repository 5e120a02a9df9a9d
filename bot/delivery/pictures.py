"""Messages with pictures: drawn once, left out where they can't be sent."""

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

DRAWN = 1.0
"""Seconds that a message waits for its pictures to be drawn; usually it takes a few hundredths of one."""

PAUSE = 60.0
"""Seconds in which nothing is uploaded for a message or a person for whom that has just failed."""

LEARNED = 600.0
"""Seconds in which nothing is uploaded to a channel that takes messages, but no files."""

Place: TypeAlias = tuple[int, int]
"""A channel, and a message there or the person who alone sees a new one; else the channel again."""

Sent = TypeVar("Sent")
Send: TypeAlias = Callable[[LayoutView, list[discord.File]], Awaitable[Sent]]
"""Sends a view with these files, all that the message then has."""


class Pictures:
    """Sends what messages show, with their pictures if that is possible, else in words alone."""

    def __init__(self, painter: Painter, clock: Callable[[], float], load: Load) -> None:
        """Under `load` all is sent in words alone."""
        self._painter = painter
        self._clock = clock
        self._load = load
        self._paused: dict[int, float] = {}

    async def send(self, content: Content, place: Place, request: Send[Sent], seconds: float) -> Sent:
        """Send a message to a place.

        Raises what the request raises, and `TimeoutError` after so many seconds.
        """
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
                self._pause(place[1], PAUSE)
                if not answered:
                    raise
                # If Discord failed and it comes all the same, it shows the same facts.
                log.info("A message is sent without its pictures: %s", error)
                refusal = error
        async with asyncio.timeout(seconds):
            sent = await send_with_symbols(request, content.screen(()))
        if refusal is not None and discord_errors.takes_no_files(refusal):
            self._pause(place[0], LEARNED)
        return sent

    def in_words(self, place: Place) -> bool:
        """Whether no picture is made for a place now: none can be sent there, or clicks wait meanwhile."""
        now = self._clock()
        return self._load.overloaded or any(self._paused.get(each, now) > now for each in place)

    def keeps(self, content: Content) -> bool:
        """Whether all pictures of a message are drawn already."""
        return all(map(self._painter.keeps, content.pictures))

    def forget(self) -> None:
        """Drop what was drawn, for there may be somebody's name on it."""
        self._painter.forget()

    async def _drawn(self, pictures: Sequence[Picture]) -> list[discord.File] | None:
        """Return the files of all pictures; `None` if one can't be drawn."""
        found: list[discord.File] = []
        for picture in pictures:
            png = await _png(self._painter, picture)
            if not png:
                return None
            found.append(discord.File(io.BytesIO(png), picture.file_name))
        return found

    def _pause(self, place: int, seconds: float) -> None:
        """Upload nothing there for so many seconds."""
        now = self._clock()
        self._paused = {each: until for each, until in self._paused.items() if until > now}
        self._paused[place] = max(now + seconds, self._paused.get(place, now))


async def _png(painter: Painter, picture: Picture) -> bytes:
    """Return the file of a picture; nothing if it can't be drawn, or not soon."""
    try:
        async with asyncio.timeout(DRAWN):
            return await painter.paint(picture)
    except TimeoutError:
        log.warning("A picture was not drawn in time")
    except Exception:
        log.exception("A picture could not be drawn")
    return b""
