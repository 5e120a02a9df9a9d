"""Approximate heights of a message's parts on a phone, in pixels, on a page 390 pixels wide.

An app shows the end of a chat. So a message with a question has to fit in whole, with its buttons at the
bottom. `make screens` measures real heights in a browser.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple, Protocol

from discord.ui import ActionRow

from bot.screens.layout import Divider, Part
from bot.screens.limits import ROW_BUTTONS, Block, letters

PANEL_HEIGHT = 600  # The greatest height of a message with a question.
ROW, MENU = 40, 46  # The heights of a row of buttons and of a menu, with the gaps around.

BLOCK_GAP = 9
LINE_HEIGHT, SMALL, ABOVE_HEADING = 22, 20, 8
EDGES = 4  # The width of a button's edges, in letters.


BUTTON_LETTERS = 34  # The most letters of a label that fit on one line of a panel's button.


_PICTURE = 350
_WIDEST = frozenset("WMmwЩШЮЖФщшюжфЫы@%—")
_NARROW = frozenset("ijlrftI1.,:;!|'’()і")  # noqa: RUF001 - the last letter is Cyrillic
_MARKUP = re.compile(r"[*`\\]|<[^>]*:[Rt]>")
_MOMENT = "in 20 minutes"


class Sized(Protocol):
    """A picture that knows its height."""

    @property
    def height(self) -> float:
        """The height in logical pixels."""
        ...


class Frame(NamedTuple):
    """The size of a kind of message, in pixels and letters."""

    around: float  # The height of the bot's name and of the edges.
    wide: float  # The inner width.
    letters: int  # The letters in a line of text.
    small_letters: int  # The letters in a line of small text.
    row_letters: int  # The letters in a row of buttons.

    def room_below(self, parts: Iterable[Part]) -> float:
        """Return the pixels left for the controls below these parts."""
        return PANEL_HEIGHT - self.around - sum(map(self._height, parts))

    def row_size(self, labels: Sequence[str]) -> int:
        """Return how many buttons with these labels a row should have, so that they take the fewest lines.

        A phone breaks each row into lines, and the next row starts on a new line.
        """
        return min(range(ROW_BUTTONS, 1, -1), key=lambda size: self._rows(labels, size))

    def rows_of(self, labels: Sequence[str]) -> float:
        """Return the number of lines that buttons with these labels take, in rows of the best size."""
        return min(self._rows(labels, size) for size in range(ROW_BUTTONS, 1, -1))

    def picture_height(self, picture: Sized) -> float:
        """Return the height of a picture as wide as the message."""
        return picture.height * self.wide / _PICTURE + 2 * BLOCK_GAP

    def picture_room(self, pixels: float) -> float:
        """Return the logical height of a picture that takes these pixels of the message."""
        return (pixels - 2 * BLOCK_GAP) * _PICTURE / self.wide

    def lines_saved(self, picture: Sized, highest: float) -> float:
        """Return how many small lines fit below a picture that is lower than `highest`."""
        return (highest - picture.height) * self.wide / _PICTURE / SMALL

    def small_lines(self, line: str) -> int:
        """Return the number of lines that a line of small text takes."""
        return round(self._line(line) / SMALL)

    def text_height(self, text: str) -> float:
        """Return the height of a text, line by line."""
        return sum(map(self._line, text.split("\n"))) if text else 0

    def _height(self, part: Part) -> float:
        if isinstance(part, Block):
            return self.text_height(part.text(0))
        if isinstance(part, Divider):
            return 2 * BLOCK_GAP
        return ROW if isinstance(part, ActionRow) else 0

    def _line(self, line: str) -> float:
        plain = _MARKUP.sub(lambda found: _MOMENT if found[0].startswith("<") else "", line)
        if plain.startswith("-# "):
            return SMALL * max(1, ceil(_width(plain[3:]) / self.small_letters))
        above = ABOVE_HEADING if plain.startswith("#") else 0
        return above + LINE_HEIGHT * max(1, ceil(_width(plain.lstrip("# ")) / self.letters))

    def _rows(self, labels: Sequence[str], size: int) -> float:
        starts = range(0, len(labels), size)
        return sum(_lines(labels[start : start + size], self.row_letters) for start in starts)


FRAMED = Frame(126, 265, 29, 34, 33)  # A message in a container, such as a public one.

UNFRAMED = Frame(78, 302, 33, 38, 38)
"""A message without a container, such as a panel, which has a larger picture."""


def _lines(labels: Iterable[str], most: int) -> float:
    """Return the number of lines of a row of buttons. Further lines of a label count as half a line."""
    count, room = 0.0, 0.0
    for label in labels:
        wide = _width(label) - 0.45 * sum(each in _NARROW for each in label) + EDGES
        if wide > room:
            count, room = count + (1 + ceil(wide / most)) / 2, most
        room = max(0, room - wide)
    return count


@lru_cache(maxsize=4096)
def _width(text: str) -> float:
    return letters(text) + 0.9 * sum(each in _WIDEST for each in text)
