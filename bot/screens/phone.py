"""Approximate heights of a message's parts on a phone, in pixels, on a page 390 wide.

An app shows the end of a chat. So a message with a question has to fit as a whole, with its buttons at the
bottom. `make screens` measures the same in the page.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple, Protocol

from discord.ui import ActionRow

from bot.screens.layout import Divider, Part
from bot.screens.limits import ROW_BUTTONS, Block, letters

PANEL_HEIGHT = 600
"""The greatest height of a message with a question."""

ROW, MENU = 40, 46
"""The heights of a row of buttons and of a menu, with the gaps around."""

BLOCK_GAP = 9
LINE_HEIGHT, SMALL, ABOVE_HEADING = 22, 20, 8
EDGES = 4
"""The width of a button's edges, in letters."""


BUTTON_LETTERS = 34
"""The letters of a label that a panel's button shows on one line."""


class Frame(NamedTuple):
    """The room in a message, in pixels and in letters."""

    around: float  # The height of the bot's name and of the edges.
    wide: float  # The inner width.
    letters: int  # In a line of text.
    small_letters: int  # In a line of small text.
    row_letters: int  # In a row of buttons.


FRAMED = Frame(126, 265, 29, 34, 33)
"""A message in a container, such as a public one."""

BARE = Frame(78, 302, 33, 39, 38)
"""A message without a container, such as a panel, which has a larger picture."""

_PICTURE = 350
_WIDEST = frozenset("WMmwЩШЮЖФщшюжфЫы@%—")
_MARKUP = re.compile(r"[*`\\]|<[^>]*:R>")
_MOMENT = "in 20 minutes"


class Sized(Protocol):
    """A picture that knows its height."""

    @property
    def height(self) -> float:
        """The height in logical pixels."""
        ...


def room_below(parts: Iterable[Part], frame: Frame = FRAMED) -> float:
    """Return the pixels left for the controls below these parts."""
    return PANEL_HEIGHT - frame.around - sum(_height(part, frame) for part in parts)


def row_size(labels: Sequence[str], frame: Frame = FRAMED) -> int:
    """Return how many buttons with these labels a row of the message should have, to take the fewest lines.

    A phone breaks each row into lines, and the next row of the message starts a new line.
    """
    return min(range(ROW_BUTTONS, 1, -1), key=lambda size: _rows(labels, size, frame))


def rows_of(labels: Sequence[str], frame: Frame = FRAMED) -> float:
    """Return the number of lines that buttons with these labels take on a phone, in rows of the best size."""
    return min(_rows(labels, size, frame) for size in range(ROW_BUTTONS, 1, -1))


def _rows(labels: Sequence[str], size: int, frame: Frame) -> float:
    return sum(
        _lines(labels[start : start + size], frame.row_letters) for start in range(0, len(labels), size)
    )


def _lines(labels: Iterable[str], most: int) -> float:
    """Return the number of lines of a row. Each further line of a label counts as half a line."""
    count, room = 0.0, 0
    for label in labels:
        wide = letters(label) + EDGES
        if wide > room:
            count, room = count + (1 + -(-wide // most)) / 2, most
        room = max(0, room - wide)
    return count


def picture_height(picture: Sized, frame: Frame = FRAMED) -> float:
    """Return the height of a picture as wide as the message."""
    return picture.height * frame.wide / _PICTURE + 2 * BLOCK_GAP


def lines_saved(picture: Sized, highest: float, frame: Frame = FRAMED) -> float:
    """Return how many small lines fit into the room that a picture leaves, if it may be `highest` high."""
    return (highest - picture.height) * frame.wide / _PICTURE / SMALL


def picture_room(pixels: float, frame: Frame) -> float:
    """Return how high a picture may be, in its logical pixels, to take these pixels of the message."""
    return (pixels - 2 * BLOCK_GAP) * _PICTURE / frame.wide


def small_lines(line: str, frame: Frame = FRAMED) -> int:
    """Return the number of lines that a line of small text takes on a phone."""
    return round(_line(line, frame) / SMALL)


def _height(part: Part, frame: Frame) -> float:
    if isinstance(part, Block):
        return text_height(part.text(0), frame)
    if isinstance(part, Divider):
        return 2 * BLOCK_GAP
    return ROW if isinstance(part, ActionRow) else 0


def text_height(text: str, frame: Frame = FRAMED) -> float:
    """Return the height of a text, line by line."""
    return sum(_line(line, frame) for line in text.split("\n")) if text else 0


def _line(line: str, frame: Frame) -> float:
    plain = _MARKUP.sub(lambda found: _MOMENT if found[0].startswith("<") else "", line)
    if plain.startswith("-# "):
        return SMALL * max(1, ceil(_width(plain[3:]) / frame.small_letters))
    above = ABOVE_HEADING if plain.startswith("#") else 0
    return above + LINE_HEIGHT * max(1, ceil(_width(plain.lstrip("# ")) / frame.letters))


@lru_cache(maxsize=4096)
def _width(text: str) -> float:
    return letters(text) + 0.9 * sum(each in _WIDEST for each in text)
