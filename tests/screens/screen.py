"""The subject of a picture: a screen with its name, and everything needed to show it."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial

from discord.ui import LayoutView

from bot.pictures.picture import Picture
from bot.screens.content import Content
from bot.words.language import DEFAULT_LOCALE

NOW = datetime(2026, 1, 1, tzinfo=UTC)
"""The time at which all screens are shown."""

LANGUAGE = os.environ.get("SCREENS_LANGUAGE", DEFAULT_LOCALE)
"""The language of all screens: `SCREENS_LANGUAGE=pl make screens`."""

CHANNEL = 2_222
"""The channel that screens name: it appears as their own."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen in one state.

    `name` is that of its file and its heading. `view` builds it again with each call, because no view is sent
    twice. `private`: only one person sees it. `pictures` come with it under the names of their files, as do
    other `files`. `words` builds the same without its pictures.
    """

    name: str
    view: Callable[[], LayoutView]
    private: bool = True
    pictures: Mapping[str, Picture] = field(default_factory=dict[str, Picture])
    files: Mapping[str, bytes] = field(default_factory=dict[str, bytes])
    words: Callable[[], LayoutView] | None = None

    @classmethod
    def of(cls, name: str, content: Content, *, private: bool = True) -> "Screen":
        """Show a message with its pictures."""
        pictures = {each.file_name: each for each in content.pictures}
        shown = partial(content.screen, content.pictures)
        return cls(name, shown, private, pictures, words=partial(content.screen, ()))
