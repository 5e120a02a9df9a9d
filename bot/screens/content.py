"""What a message shows: a screen, and the pictures that come with it where they can be sent."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from discord.ui import LayoutView

from bot.pictures.drawing import Picture

Screen: TypeAlias = Callable[[Sequence[Picture]], LayoutView]
"""Builds a new view each time, for a view that was sent must never be sent again.

It shows the pictures that it is given, which come with the message; without them it tells their facts in
text.
"""


@dataclass(frozen=True, slots=True)
class Content:
    """A screen and its pictures. They are shown all together or not at all."""

    screen: Screen
    pictures: tuple[Picture, ...] = ()


def in_words(screen: Callable[[], LayoutView]) -> Content:
    """Return the content of a message that has no pictures."""
    return Content(lambda _: screen())
