"""The canvas of all pictures, in logical pixels.

A canvas holds indexes of the fixed palette instead of colours, so nothing needs converting. Each shape has
one colour and is drawn on a known background. Its edge gets the palette's steps between the two colours.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import fsum
from typing import Literal, TypeAlias, TypeVar

from PIL import Image, ImageDraw

from bot.pictures.fonts import PICTURE_SCALE, Fitted, Mask, letters, mapped
from bot.pictures.palette import TABLE, flat, index, ramp
from bot.pictures.png import png_file
from bot.pictures.stamps import Stamp, kept, pixels, symbol

WIDTH = 350  # The width of every picture in logical pixels: the width of a phone.
Box: TypeAlias = tuple[float, float, float, float]  # Left, top, width and height in logical pixels.

Align: TypeAlias = Literal["left", "centre", "right"]

_Thing = TypeVar("_Thing")

_FINE = 8  # We draw a corner this many times as large, then reduce it.
_SMALL = 6000  # The largest rounded rectangle that we cache: its area in pixels of the file.


def in_rows(things: Sequence[_Thing], most: int = 2) -> list[Sequence[_Thing]]:
    """Split a list into rows of at most `most` things."""
    return [things[start : start + most] for start in range(0, len(things), most)]


class Canvas:
    """A picture in progress, or a part that several pictures share."""

    def __init__(self, width: float, height: float, ground: str) -> None:
        self.image = Image.new("L", (pixels(width), pixels(height)), index(ground))

    @property
    def width(self) -> float:
        """The width in logical pixels."""
        return self.image.width / PICTURE_SCALE

    @property
    def height(self) -> float:
        """The height in logical pixels."""
        return self.image.height / PICTURE_SCALE

    def box(self, box: Box, colour: str) -> None:
        """Fill a rectangle."""
        self._fill(*(pixels(each) for each in box), colour=colour)

    def rounded(self, box: Box, radius: float, colour: str, ground: str) -> None:
        """Fill a rectangle with rounded corners. `ground` is the colour of the background."""
        left, top, wide, high = (pixels(each) for each in box)
        if colour == ground:
            self._fill(left, top, wide, high, colour)
            return
        if wide * high > _SMALL:
            self._round((left, top, wide, high), radius, colour, ground)
            return

        found = _small(wide, high, radius, colour, ground)
        self._put((left, top, left + wide, top + high), found.image, found.mask)

    def _round(self, box: tuple[int, int, int, int], radius: float, colour: str, ground: str) -> None:
        left, top, wide, high = box
        size = min(pixels(radius), wide // 2, high // 2)
        self._fill(left + size, top, wide - 2 * size, high, colour)
        self._fill(left, top + size, wide, high - 2 * size, colour)
        for place, corner in enumerate(_corners(size)):
            x, y = left + (wide - size) * (place % 2), top + (high - size) * (place // 2)
            self._stamp(corner, x, y, colour, ground)

    def framed(self, box: Box, radius: float, thick: float, colours: tuple[str, str, str]) -> None:
        """Fill a framed rectangle with rounded corners. The colours: frame, inside, background."""
        (x, y, width, height), (frame, inside, ground) = box, colours
        self.rounded(box, radius, frame, ground)
        inner = x + thick, y + thick, width - 2 * thick, height - 2 * thick
        self.rounded(inner, radius - thick, inside, frame)

    def disc(self, x: float, y: float, size: float, colour: str, ground: str) -> None:
        """Fill a disc around its middle. `size` is its diameter."""
        self.rounded((x - size / 2, y - size / 2, size, size), size / 2, colour, ground)

    def write(self, text: Fitted, x: float, y: float, ink: str, ground: str, align: Align = "left") -> float:
        """Write a text, and return its width; `y` is the middle of its capital letters."""
        mask = letters(text.text, text.face, text.size, text.squeeze)
        if align != "left":
            x -= text.width / (1 if align == "right" else 2)
        self._stamp(mask, pixels(x), pixels(y), ink, ground)
        return text.width

    def write_lines(
        self,
        texts: Iterable[Fitted],
        begin: tuple[float, float],
        pitch: float,
        ink: str,
        ground: str,
        align: Align = "left",
    ) -> None:
        """Write texts below each other, `pitch` apart, from the position `begin`."""
        x, y = begin
        for text in texts:
            self.write(text, x, y, ink, ground, align)
            y += pitch

    def icon(self, name: str, x: float, y: float, size: float, ink: str, ground: str) -> None:
        """Draw a symbol around its middle. The name may have a folder, as in `types/noble`."""
        self._stamp(symbol(name, pixels(size)), pixels(x), pixels(y), ink, ground)

    def shape(self, mask: Image.Image, x: float, y: float, ink: str, ground: str) -> None:
        """Draw a mask, with its upper left corner at `x` and `y`."""
        left, top = pixels(x), pixels(y)
        # Don't cache the coloured mask: it may be large, and we draw it once.
        self._put((left, top, left + mask.width, top + mask.height), *_in_ink(mask, ink, ground))

    def stamp(self, stamp: Stamp, x: float, y: float) -> None:
        """Put a stamp, with its upper left corner at `x` and `y`."""
        left, top = pixels(x), pixels(y)
        box = left, top, left + stamp.image.width, top + stamp.image.height
        self._put(box, stamp.image, stamp.mask)

    @property
    def whole(self) -> Stamp:
        """Return the canvas as a stamp for other pictures."""
        return Stamp(self.image, None)

    def apart(self, ground: str) -> Stamp:
        """Return the drawing with a transparent background."""
        there = bytearray([255]) * 256
        there[index(ground)] = 0
        return Stamp(self.image, mapped(self.image, bytes(there)))

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        return png_file(self.image, flat())

    def _fill(self, x: int, y: int, wide: int, high: int, colour: str) -> None:
        self._put((x, y, x + wide, y + high), index(colour))

    def _stamp(self, mask: Mask, x: int, y: int, ink: str, ground: str) -> None:
        left, top = x + mask.left, y + mask.top
        box = left, top, left + mask.image.width, top + mask.image.height
        self._put(box, *_inked(mask, ink, ground))

    def _put(
        self, box: tuple[int, int, int, int], what: Image.Image | int, where: Image.Image | None = None
    ) -> None:
        self.image.paste(what, box, where)


@kept
def _small(wide: int, high: int, radius: float, colour: str, ground: str) -> Stamp:
    canvas = Canvas(wide / PICTURE_SCALE, high / PICTURE_SCALE, ground)
    canvas._round((0, 0, wide, high), radius, colour, ground)  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    return canvas.apart(ground)


_ANY = bytes([0] * 8 + [255] * 248)  # Maps each shade of a mask to opaque or transparent.


# All pictures share corners and icons.
@lru_cache(maxsize=768)
def _inked(mask: Mask, ink: str, ground: str) -> tuple[Image.Image, Image.Image]:
    return _in_ink(mask.image, ink, ground)


def _in_ink(mask: Image.Image, ink: str, ground: str) -> tuple[Image.Image, Image.Image]:
    return mapped(mask, ramp(ink, ground)), mapped(mask, _ANY)


@lru_cache(maxsize=64)
def _corners(size: int) -> tuple[Mask, ...]:
    if not size:
        return ()
    disc = Image.new("L", (2 * size * _FINE, 2 * size * _FINE))
    ImageDraw.Draw(disc).ellipse((0, 0, disc.width - 1, disc.height - 1), fill=255)
    disc = disc.reduce(_FINE)
    places = ((0, 0), (size, 0), (0, size), (size, size))
    return tuple(Mask(disc.crop((x, y, x + size, y + size))) for x, y in places)


def _blank(_canvas: Canvas, _top: float) -> None:
    """Draw nothing."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part as wide as the picture: its height, and a function that draws it at a given top."""

    height: float
    draw: Callable[[Canvas, float], None] = _blank


def height_of(parts: Iterable[Part]) -> float:
    """Return the height of parts below each other, in logical pixels."""
    return fsum(part.height for part in parts)


def fitting(tried: Iterable[Sequence[Part]], room: float) -> Sequence[Part]:
    """Return the first layout that is at most `room` high; if none is, the last one."""
    parts: Sequence[Part] = ()
    for parts in tried:
        if height_of(parts) <= room:
            break
    return parts


def stacked(parts: Sequence[Part]) -> Canvas:
    """Draw parts below each other."""
    canvas, top = Canvas(WIDTH, height_of(parts), TABLE), 0.0
    for part in parts:
        part.draw(canvas, top)
        top += part.height
    return canvas


@dataclass(frozen=True, slots=True)
class Tile:
    """A part beside other parts: its height, and a function that draws it in a given box."""

    height: float
    draw: Callable[[Canvas, Box], None]


def tiled(tiles: Sequence[Tile], left: float, wide: float, gap: float, below: float) -> Part:
    """Put tiles of this width side by side, as high as the highest, with gaps between and below them."""
    high = max(each.height for each in tiles)

    def draw(canvas: Canvas, top: float) -> None:
        for place, each in enumerate(tiles):
            each.draw(canvas, (left + place * (wide + gap), top, wide, high))

    return Part(high + below, draw)
