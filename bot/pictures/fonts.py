"""The letters of the pictures: the fonts, and texts that fit into a width.

The font files come from packages. We don't use the text-shaping library: only some machines have it, and a
picture must be the same everywhere.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from importlib import resources
from math import floor
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """A shape, and its offset from the point where we draw it, in pixels of the file."""

    image: Image.Image
    left: int = 0
    top: int = 0


def mapped(image: Image.Image, table: bytes) -> Image.Image:
    """Replace each of the 256 shades in an image by another."""
    # `Image.point` would take longer than everything else in a picture.
    return Image.frombytes(image.mode, image.size, image.tobytes().translate(table))


def resized(
    image: Image.Image, width: int, height: int, method: Image.Resampling = Image.Resampling.HAMMING
) -> Image.Image:
    """Scale a shape. `NEAREST` blends no pixels."""
    return image.resize((width, height), method)  # pyright: ignore[reportUnknownMemberType] - names a type of NumPy


PICTURE_SCALE = 2.25  # How many pixels of the file make a logical pixel.

_FINE = 2  # We draw letters this many times as large, because rounding errors of small letters would add up.


class Face(Enum):
    """A face: the package with its file, and the file's name."""

    REGULAR = ("font_source_sans_pro", "SourceSansPro-Regular.otf")
    SEMIBOLD = ("font_source_sans_pro", "SourceSansPro-Semibold.otf")
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.otf")
    SERIF = ("font_source_serif_pro", "SourceSerifPro-Bold.otf")
    BLACK = ("font_source_serif_pro", "SourceSerifPro-Black.otf")


@lru_cache(maxsize=24)
def font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    """Load a font at a size in logical pixels."""
    package, name = face.value
    # FreeType maps a file once for all sizes. If we gave it bytes, each size would have a copy.
    path = str(resources.files(package) / "files" / name)
    return ImageFont.truetype(path, size * PICTURE_SCALE * _FINE, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(text: str, face: Face, size: float) -> float:
    """Return the width of a text in logical pixels."""
    return font(face, size).getlength(text) / (PICTURE_SCALE * _FINE)


@cache
def capitals(face: Face) -> float:
    """Return the height of a capital letter at size 1."""
    return -font(face, 100).getbbox("H", anchor="ls")[1] / (100 * PICTURE_SCALE * _FINE)


@lru_cache(maxsize=768)
def letters(text: str, face: Face, size: float, squeeze: float = 1.0) -> Mask:
    """Draw a text, `squeeze` times as wide. The origin is at its left end, at half a capital's height."""
    large = font(face, size)
    left, top, right, bottom = (floor(each / _FINE) for each in large.getbbox(text, anchor="ls"))
    image = Image.new("L", ((right - left + 1) * _FINE, (bottom - top + 1) * _FINE))
    origin = -left * _FINE, -top * _FINE
    ImageDraw.Draw(image).text(origin, text, fill=255, font=large, anchor="ls")
    image = resized(image, max(1, round(image.width / _FINE * squeeze)), image.height // _FINE)
    middle = round(capitals(face) * size * PICTURE_SCALE / 2)
    return Mask(image, round(left * squeeze), top + middle)


@lru_cache(maxsize=1024)
def drawable(text: str) -> str:
    """Return the letters of a text that we can draw, perhaps none. Decorated letters become plain."""
    plain = unicodedata.normalize("NFKC", text)
    bare = "".join(each for each in plain if not unicodedata.category(each).startswith("M"))
    return " ".join("".join(each if known(each) else " " for each in bare).split())


@lru_cache(maxsize=4096)
def known(letter: str) -> bool:
    """Return whether every font has a letter."""
    return letter.isspace() or all(_shape(letter, face) != _shape(_UNKNOWN, face) for face in Face)


_UNKNOWN = "\uffff"  # A font draws the same sign for this letter as for every letter that it lacks.


def _shape(letter: str, face: Face) -> tuple[tuple[int, int], bytes]:
    image = letters(letter, face, 8).image
    return image.size, image.tobytes()


SMALLEST = 9.0  # The smallest font size, in logical pixels.
NARROWEST = 0.86  # The strongest squeeze.

CUT = "…"

_STEP = 4.0  # `even_lines` finds its width to within this many logical pixels.


class Fitted(NamedTuple):
    """A text ready to draw: its font, its size in logical pixels, and its squeeze."""

    text: str
    face: Face
    size: float
    squeeze: float = 1.0

    @property
    def width(self) -> float:
        """The width in logical pixels."""
        return width(self.text, self.face, self.size) * self.squeeze

    @property
    def cut(self) -> bool:
        """Whether a part of the text is cut off."""
        return not self.text or self.text.endswith(CUT)


def fit(
    texts: str | Sequence[str], face: Face, room: float, largest: float, smallest: float = SMALLEST
) -> Fitted:
    """Fit a text into `room` logical pixels, as large as possible; cut it if nothing else helps.

    Several texts are forms of the same text, each shorter than the one before.
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
    """Break a text into at most `most` lines. A sign marks a cut."""
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
    """Break a text as `lines` does, but into lines of similar width."""
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
    return text.size == size and text.squeeze == 1 and not text.cut
