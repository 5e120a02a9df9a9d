"""About how high the parts of a message are on a phone, in pixels, on a page 390 wide.

A chat stands at its end, so a message that asks has to fit as a whole, with its buttons at the bottom.
`make screens` measures the same in the page.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil

from discord.ui import ActionRow

from bot.pictures.board import BoardPicture
from bot.pictures.draft import DraftPicture
from bot.pictures.hand import HandPicture
from bot.pictures.lesson import LessonPicture
from bot.screens.fit import Block
from bot.screens.layout import Divider, Part
from bot.screens.limits import ROW as IN_A_ROW
from bot.screens.limits import letters

MOST = 600
"""A message that asks is at most so high."""

AROUND = 126
"""Taken by the name of the bot above, and by the edges."""

ROW, MENU = 40, 46
"""A row of buttons, and a menu, with what is between them and others."""

GAP = 9
WIDE = 265
LINE, LETTERS = 22, 29
SMALL, SMALL_LETTERS = 20, 34
ROW_LETTERS, EDGES = 33, 4
"""The letters in a row of buttons, and those that the edges of each button take."""

_PICTURE = 350
_WIDEST = frozenset("WMmwЩШЮЖФщшюжфЫы@%—")
_MARKUP = re.compile(r"[*`\\]|<[^>]*:R>")
_MOMENT = "in 20 minutes"


def room_below(parts: Iterable[Part]) -> float:
    """Return how many pixels are left for the controls below these parts."""
    return MOST - AROUND - sum(map(_height, parts))


def row_size(labels: Sequence[str]) -> int:
    """Return how many buttons with these labels are best put into a row of the message.

    On a phone they stand side by side as far as they fit, and the next row of the message begins anew.
    """
    return min(range(IN_A_ROW, 1, -1), key=lambda size: _rows(labels, size))


def rows_of(labels: Sequence[str]) -> float:
    """Count the rows that buttons with these labels take on a phone, put best."""
    return min(_rows(labels, size) for size in range(IN_A_ROW, 1, -1))


def _rows(labels: Sequence[str], size: int) -> float:
    return sum(_lines(labels[start : start + size]) for start in range(0, len(labels), size))


def _lines(labels: Iterable[str]) -> float:
    """Count the lines of a row. A label of several lines makes one higher, by half a line for each."""
    count, room = 0.0, 0
    for label in labels:
        wide = letters(label) + EDGES
        if wide > room:
            count, room = count + (1 + -(-wide // ROW_LETTERS)) / 2, ROW_LETTERS
        room = max(0, room - wide)
    return count


def picture_height(picture: BoardPicture | DraftPicture | HandPicture | LessonPicture) -> float:
    """Return how high a picture is where it is as wide as the message."""
    return picture.height * WIDE / _PICTURE + 2 * GAP


def small_lines(line: str) -> int:
    """Return how many lines of a phone a line of small text takes."""
    return round(_line(line) / SMALL)


def _height(part: Part) -> float:
    if isinstance(part, Block):
        return text_height(part.text(0))
    if isinstance(part, Divider):
        return 2 * GAP
    return ROW if isinstance(part, ActionRow) else 0


def text_height(text: str) -> float:
    """Return how high a text is, line by line."""
    return sum(map(_line, text.split("\n"))) if text else 0


def _line(line: str) -> float:
    plain = _MARKUP.sub(lambda found: _MOMENT if found[0].startswith("<") else "", line)
    if plain.startswith("-# "):
        return SMALL * max(1, ceil(_width(plain[3:]) / SMALL_LETTERS))
    return LINE * max(1, ceil(_width(plain.lstrip("# ")) / LETTERS))


@lru_cache(maxsize=4096)
def _width(text: str) -> float:
    """Measure a text in letters of the usual width; a name may have none but the widest."""
    return letters(text) + 0.9 * sum(each in _WIDEST for each in text)
