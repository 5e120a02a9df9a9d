"""About how high the parts of a message are on a phone, in pixels, on a page 390 wide.

A chat stands at its end, so a message that asks has to fit as a whole, with its buttons at the bottom.
`make screens` measures the same in the page.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple, Protocol

from discord.ui import ActionRow

from bot.screens.layout import Divider, Part
from bot.screens.limits import ROW as IN_A_ROW
from bot.screens.limits import Block, letters

MOST = 600
"""A message that asks is at most so high."""

ROW, MENU = 40, 46
"""A row of buttons, and a menu, with what is between them and others."""

GAP = 9
LINE, SMALL, ABOVE_HEADING = 22, 20, 8
EDGES = 4
"""The letters that the edges of a button take."""


class Frame(NamedTuple):
    """How much room a message leaves: what its name and its edges take, and how wide it is inside.

    A line of text has room for so many `letters`, a small one for so many, and a row of buttons for so many.
    """

    around: float
    wide: float
    letters: int
    small_letters: int
    row_letters: int


FRAMED = Frame(126, 265, 29, 34, 33)
"""A message in a container, as everybody sees them."""

BARE = Frame(78, 302, 33, 39, 38)
"""A panel, which has none: its picture is larger."""

_PICTURE = 350
_WIDEST = frozenset("WMmwЩШЮЖФщшюжфЫы@%—")
_MARKUP = re.compile(r"[*`\\]|<[^>]*:R>")
_MOMENT = "in 20 minutes"


class Sized(Protocol):
    """A picture that knows how high it is."""

    @property
    def height(self) -> float:
        """How high it is, in logical pixels."""
        ...


def room_below(parts: Iterable[Part], frame: Frame = FRAMED) -> float:
    """Return how many pixels are left for the controls below these parts."""
    return MOST - frame.around - sum(_height(part, frame) for part in parts)


def row_size(labels: Sequence[str], frame: Frame = FRAMED) -> int:
    """Return how many buttons with these labels are best put into a row of the message.

    On a phone they stand side by side as far as they fit, and the next row of the message begins anew.
    """
    return min(range(IN_A_ROW, 1, -1), key=lambda size: _rows(labels, size, frame))


def rows_of(labels: Sequence[str], frame: Frame = FRAMED) -> float:
    """Count the rows that buttons with these labels take on a phone, put best."""
    return min(_rows(labels, size, frame) for size in range(IN_A_ROW, 1, -1))


def _rows(labels: Sequence[str], size: int, frame: Frame) -> float:
    return sum(
        _lines(labels[start : start + size], frame.row_letters) for start in range(0, len(labels), size)
    )


def _lines(labels: Iterable[str], most: int) -> float:
    """Count the lines of a row. A label of several lines makes one higher, by half a line for each."""
    count, room = 0.0, 0
    for label in labels:
        wide = letters(label) + EDGES
        if wide > room:
            count, room = count + (1 + -(-wide // most)) / 2, most
        room = max(0, room - wide)
    return count


def picture_height(picture: Sized, frame: Frame = FRAMED) -> float:
    """Return how high a picture is where it is as wide as the message."""
    return picture.height * frame.wide / _PICTURE + 2 * GAP


def lines_saved(picture: Sized, highest: float, frame: Frame = FRAMED) -> float:
    """Return how many small lines fit into the room that a picture leaves of the highest one."""
    return (highest - picture.height) * frame.wide / _PICTURE / SMALL


def picture_room(pixels: float, frame: Frame) -> float:
    """Return how high a picture may be in so many pixels of a message, in its own logical pixels."""
    return (pixels - 2 * GAP) * _PICTURE / frame.wide


def small_lines(line: str, frame: Frame = FRAMED) -> int:
    """Return how many lines of a phone a line of small text takes."""
    return round(_line(line, frame) / SMALL)


def _height(part: Part, frame: Frame) -> float:
    if isinstance(part, Block):
        return text_height(part.text(0), frame)
    if isinstance(part, Divider):
        return 2 * GAP
    return ROW if isinstance(part, ActionRow) else 0


def text_height(text: str, frame: Frame = FRAMED) -> float:
    """Return how high a text is, line by line."""
    return sum(_line(line, frame) for line in text.split("\n")) if text else 0


def _line(line: str, frame: Frame) -> float:
    plain = _MARKUP.sub(lambda found: _MOMENT if found[0].startswith("<") else "", line)
    if plain.startswith("-# "):
        return SMALL * max(1, ceil(_width(plain[3:]) / frame.small_letters))
    above = ABOVE_HEADING if plain.startswith("#") else 0
    return above + LINE * max(1, ceil(_width(plain.lstrip("# ")) / frame.letters))


@lru_cache(maxsize=4096)
def _width(text: str) -> float:
    """Measure a text in letters of the usual width; a name may have none but the widest."""
    return letters(text) + 0.9 * sum(each in _WIDEST for each in text)
