"""The bot's own emojis: uploaded once, slowly, and used in the place of Unicode symbols."""

import asyncio
import logging
from collections.abc import Callable

import discord
from discord import PartialEmoji

from bot.delivery.discord_errors import FAILURES, rate_limited, refused
from bot.pictures.emojis import EMOJIS, Emoji, emoji_png
from bot.screens import symbols
from bot.tables.background_loop import UnfinishedError

log = logging.getLogger(__name__)

FIRST, PAUSE = 1.0, 3.0
"""Seconds from the start to the first request, and between two: the limits of these routes aren't told."""

LOOK = 60.0
"""Seconds until it is looked again which emojis another process has uploaded."""

PATIENCE = 30.0
"""Seconds in which Discord has to answer a request."""

USED = tuple(each for each in EMOJIS if each.name in symbols.USED)


class Emojis:
    """Uploads the emojis that the application lacks. It deletes none, and leaves those of others alone."""

    def __init__(self, client: discord.Client, may_upload: Callable[[], bool] = lambda: True) -> None:
        """While it may not upload any, another process does."""
        self._client = client
        self._may_upload = may_upload
        self._known: dict[str, PartialEmoji] | None = None

    async def upload(self) -> float | None:
        """Find out which emojis there are, or upload one; return the seconds until the next, if there is one.

        Raises `UnfinishedError` where the same is to be tried again. Emojis that Discord refuses for good
        stay Unicode symbols.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                if self._known is None:
                    found = await self._client.fetch_application_emojis()
                    self._known = {each.name: _partial(each) for each in found}
                elif (missing := self._missing()) and self._may_upload():
                    await self._create(missing[0], self._known)
        except FAILURES as error:
            log.warning("The emojis can't be uploaded: %s", error)
            if refused(error) and not rate_limited(error):
                return None
            raise UnfinishedError from error
        missing = self._missing()
        symbols.know({each.name: self._known[each.file_name] for each in USED if each not in missing})
        if missing and not self._may_upload():
            self._known = None
            return LOOK
        return PAUSE if missing else None

    async def _create(self, emoji: Emoji, known: dict[str, PartialEmoji]) -> None:
        image = await asyncio.to_thread(emoji_png, emoji)
        made = await self._client.create_application_emoji(name=emoji.file_name, image=image)
        known[emoji.file_name] = _partial(made)
        log.info("The emoji %s was uploaded", emoji.file_name)

    def _missing(self) -> list[Emoji]:
        known = self._known or {}
        return [each for each in USED if each.file_name not in known]


def _partial(emoji: discord.Emoji) -> PartialEmoji:
    return PartialEmoji(name=emoji.name, id=emoji.id)
