"""The letters of the pictures: four faces, how wide a text is in them, and which letters they have.

The files are found in the packages that bring them. Letters are set one after the other without the shaping
library, which is there on some machines and not on others: a picture is the same everywhere.
"""

import unicodedata
from enum import Enum
from functools import cache, lru_cache
from importlib import resources
from io import BytesIO
from math import floor

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.masks import Mask, resized

SCALE = 2.25
"""How many pixels of the file are one logical pixel: a phone shows a picture 350 wide."""

# How many times larger letters are set than they are shown: they stand in whole pixels, which add up.
_FINE = 2


class Face(Enum):
    """A face: the package that brings it, and its file there."""

    REGULAR = ("font_source_sans_pro", "SourceSansPro-Regular.otf")
    SEMIBOLD = ("font_source_sans_pro", "SourceSansPro-Semibold.otf")
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.otf")
    SERIF = ("font_source_serif_pro", "SourceSerifPro-Bold.otf")
    BLACK = ("font_source_serif_pro", "SourceSerifPro-Black.otf")


@lru_cache(maxsize=128)
def font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    """Open a face at a size in logical pixels."""
    package, name = face.value
    file = BytesIO((resources.files(package) / "files" / name).read_bytes())
    return ImageFont.truetype(file, size * SCALE * _FINE, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(text: str, face: Face, size: float) -> float:
    """Return how wide a text is, in logical pixels."""
    return font(face, size).getlength(text) / (SCALE * _FINE)


@cache
def capitals(face: Face) -> float:
    """Return how high a capital letter is at the size 1."""
    return -font(face, 100).getbbox("H", anchor="ls")[1] / (100 * SCALE * _FINE)


@lru_cache(maxsize=768)
def letters(text: str, face: Face, size: float, squeeze: float = 1.0) -> Mask:
    """Draw a text; it is put where its first letter begins, at half the height of a capital.

    `squeeze` makes it narrower: 0.9 leaves nine tenths of its width.
    """
    large = font(face, size)
    left, top, right, bottom = (floor(each / _FINE) for each in large.getbbox(text, anchor="ls"))
    image = Image.new("L", ((right - left + 1) * _FINE, (bottom - top + 1) * _FINE))
    origin = -left * _FINE, -top * _FINE
    ImageDraw.Draw(image).text(origin, text, fill=255, font=large, anchor="ls")
    image = resized(image, max(1, round(image.width / _FINE * squeeze)), image.height // _FINE)
    middle = round(capitals(face) * size * SCALE / 2)
    return Mask(image, round(left * squeeze), top + middle)


@lru_cache(maxsize=1024)
def drawable(text: str) -> str:
    """Return what of a text can be drawn: letters in other dress become plain, what no face has is left out.

    It may be empty: a name may be written in letters that these faces don't know, or in pictures.
    """
    plain = unicodedata.normalize("NFKC", text)
    bare = "".join(each for each in plain if not unicodedata.category(each).startswith("M"))
    return " ".join("".join(each if known(each) else " " for each in bare).split())


@lru_cache(maxsize=4096)
def known(letter: str) -> bool:
    """Say whether every face has a letter."""
    return letter.isspace() or all(_shape(letter, face) != _shape(_UNKNOWN, face) for face in Face)


# It is never a letter: a face draws the same sign for it as for every letter that it lacks.
_UNKNOWN = "\uffff"


def _shape(letter: str, face: Face) -> tuple[tuple[int, int], bytes]:
    image = letters(letter, face, 8).image
    return image.size, image.tobytes()
