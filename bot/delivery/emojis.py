"""The bot's emojis, which replace Unicode symbols. We upload them once, and slowly.

If somebody deletes an emoji in Discord's developer portal, Discord refuses each message whose controls have
it. We then send the message again with Unicode symbols, and upload the emoji again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import discord
from discord import PartialEmoji
from discord.ui import LayoutView, Modal

from bot.delivery.discord_errors import FAILURES, emoji_refused, refused_for_good
from bot.pictures.emojis import EMOJIS, Emoji, emoji_png
from bot.screens import symbols
from bot.tables.background_loop import UnfinishedError

log = logging.getLogger(__name__)

FIRST_PAUSE, UPLOAD_PAUSE = 1.0, 3.0
"""Seconds before the first request, and between two. Discord documents no limit for them."""

CHECK_PAUSE = 60.0
"""Seconds between two checks for emojis that another process uploaded or that Discord refused."""

UPLOAD_PATIENCE = 30.0  # Seconds for which we wait for the response to a request.

Sendable = TypeVar("Sendable", LayoutView, Modal)
Sent = TypeVar("Sent")

USED_EMOJIS = tuple(each for each in EMOJIS if each.name in symbols.USED_SYMBOLS)


class Emojis:
    """Uploads the emojis that the application lacks. Leaves all other emojis alone."""

    def __init__(self, client: discord.Client, may_upload: Callable[[], bool] = lambda: True) -> None:
        """While `may_upload` returns `False`, another process does the uploads."""
        self._client = client
        self._may_upload = may_upload
        self._known: dict[str, PartialEmoji] | None = None
        self._stuck = False  # Whether Discord takes no more emojis.

    async def upload(self) -> float:
        """Fetch the known emojis, or upload a missing one; return the seconds until the next call.

        Raises `UnfinishedError` if the caller has to repeat this call. In place of emojis that Discord always
        refuses, we keep Unicode symbols.
        """
        if symbols.refused():
            self._known, self._stuck = None, False
        if self._stuck:
            return CHECK_PAUSE
        try:
            async with asyncio.timeout(UPLOAD_PATIENCE):
                if self._known is None:
                    found = await self._client.fetch_application_emojis()
                    self._known = {each.name: _partial(each) for each in found}
                elif (missing := self._missing()) and self._may_upload():
                    await self._create(missing[0], self._known)
        except FAILURES as error:
            log.warning("The emojis can't be uploaded: %s", error)
            if refused_for_good(error):
                self._stuck = True
                return CHECK_PAUSE
            raise UnfinishedError from error
        missing = self._missing()
        symbols.know({each.name: self._known[each.file_name] for each in USED_EMOJIS if each not in missing})
        if missing and not self._may_upload():
            self._known = None
            return CHECK_PAUSE
        return UPLOAD_PAUSE if missing else CHECK_PAUSE

    async def _create(self, emoji: Emoji, known: dict[str, PartialEmoji]) -> None:
        image = await asyncio.to_thread(emoji_png, emoji)
        made = await self._client.create_application_emoji(name=emoji.file_name, image=image)
        known[emoji.file_name] = _partial(made)
        log.debug("The emoji %s was uploaded", emoji.file_name)
        if not self._missing():
            log.info("All %d emojis of the bot are there: it shows them from now on", len(USED_EMOJIS))

    def _missing(self) -> list[Emoji]:
        known = self._known or {}
        return [each for each in USED_EMOJIS if each.file_name not in known]


def _partial(emoji: discord.Emoji) -> PartialEmoji:
    return PartialEmoji(name=emoji.name, id=emoji.id)


async def send_with_symbols(
    send: Callable[[Sendable, list[discord.File]], Awaitable[Sent]],
    view: Sendable,
    files: Sequence[discord.File] = (),
) -> Sent:
    """Send a view; if Discord refuses an emoji, send it again with Unicode symbols."""
    try:
        return await send(view, list(files))
    except discord.HTTPException as error:
        if not emoji_refused(error) or not symbols.take_back(view):
            raise
        log.warning("Discord refused an emoji, so Unicode symbols are shown: %s", error)
    symbols.refuse()
    for each in files:
        each.reset()
    return await send(view, list(files))
