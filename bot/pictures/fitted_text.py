"""Making a text fit: smaller, then narrower, then in a shorter form, then cut with a sign that it was."""

from collections.abc import Sequence
from functools import lru_cache
from math import floor
from typing import NamedTuple

from bot.pictures.fonts import Face, width

SMALLEST = 9.0
"""The smallest letters, in logical pixels."""

NARROWEST = 0.86
"""How much narrower letters may be made: more would look squashed."""

CUT = "…"

_STEP = 4.0
"""How exactly lines are made of one width, in logical pixels."""


class Fitted(NamedTuple):
    """A text as it is drawn: its face, its size in logical pixels, and how much narrower it is made."""

    text: str
    face: Face
    size: float
    squeeze: float = 1.0

    @property
    def width(self) -> float:
        """How wide it is, in logical pixels."""
        return width(self.text, self.face, self.size) * self.squeeze

    @property
    def cut(self) -> bool:
        """Whether something is missing at its end."""
        return not self.text or self.text.endswith(CUT)


def fit(
    texts: str | Sequence[str], face: Face, room: float, largest: float, smallest: float = SMALLEST
) -> Fitted:
    """Fit a text into so many logical pixels, as large as can be.

    Of several texts, each is a shorter form of the one before. If not even the last one fits, it is cut, down
    to nothing where there is no room at all.
    """
    forms = (texts,) if isinstance(texts, str) else tuple(texts)
    return _fit(forms, face, floor(room * 2) / 2, largest, min(smallest, largest))


@lru_cache(maxsize=2048)
def _fit(forms: tuple[str, ...], face: Face, room: float, largest: float, smallest: float) -> Fitted:
    for text in forms:
        size = largest
        while size >= smallest:
            if width(text, face, size) <= room:
                return Fitted(text, face, size)
            size -= 0.5
        if width(text, face, smallest) * NARROWEST <= room:
            return Fitted(text, face, smallest, room / width(text, face, smallest))
    return _cut(forms[-1], face, room, smallest)


def _cut(text: str, face: Face, room: float, size: float) -> Fitted:
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip(" .,-") + CUT
        if width(shorter, face, size) * NARROWEST <= room:
            return Fitted(shorter, face, size, min(1.0, room / width(shorter, face, size)))
    return Fitted(CUT if width(CUT, face, size) <= room else "", face, size)


def lines(text: str, face: Face, room: float, size: float, most: int) -> list[Fitted]:
    """Break a text into lines that fit, at most so many; a sign marks where the text is cut off."""
    found: list[str] = []
    words = text.split()
    while words and len(found) < most:
        line = words.pop(0)
        while words and width(f"{line} {words[0]}", face, size) <= room:
            line = f"{line} {words.pop(0)}"
        found.append(line)
    fitted = [fit(line, face, room, size) for line in found]
    if words and fitted:
        fitted[-1] = _cut(f"{found[-1]} {words[0]}", face, room, size)
    return fitted


def even_lines(text: str, face: Face, room: float, size: float, most: int) -> list[Fitted]:
    """Break a text as `lines` does, but into lines of about one width: a word alone at the end looks lost."""
    found = lines(text, face, room, size, most)
    if len(found) < 2 or not all(_whole(each, size) for each in found):
        return found
    narrow, wide = room / len(found), room
    while wide - narrow > _STEP:
        middle = (narrow + wide) / 2
        tried = lines(text, face, middle, size, most)
        if len(tried) == len(found) and all(_whole(each, size) for each in tried):
            found, wide = tried, middle
        else:
            narrow = middle
    return found


def _whole(text: Fitted, size: float) -> bool:
    """Whether a text is drawn as it is, in letters of this size."""
    return text.size == size and text.squeeze == 1 and not text.cut
