"""Stamps: parts of pictures that we draw once for a size and a background, then paste."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from functools import cache, partial, wraps
from threading import Lock
from typing import NamedTuple, ParamSpec, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.pictures.drawings import Drawing, Shape, drawing
from bot.pictures.fonts import PICTURE_SCALE, Mask, mapped, resized
from bot.pictures.palette import TONES, faded, index, palette, rgb

STAMP_CACHE_BYTES = 20 << 20  # The size of the cache for stamps except seat lines, in bytes.
LINES_ROOM = 4 << 20  # The size of the cache for seat lines, in bytes: enough for all tables at play.

Bands: TypeAlias = tuple[tuple[float, str], ...]
"""A background of horizontal bands: the colour of each, and its distance from the stamp's upper edge."""

# We draw this many times larger, then reduce. More would be invisible, and make a file larger.
_FINE = 3
_HALO = 5  # The pixels of the file that a halo adds to width and height. The number must be odd.


class Stamp(NamedTuple):
    """A part of a picture, as indexes of the palette, with a mask of its opaque pixels."""

    image: Image.Image
    mask: Image.Image | None  # `None` if all pixels are opaque.

    @property
    def cover(self) -> Image.Image:
        """The mask; without one, a mask that is opaque everywhere."""
        return Image.new("L", self.image.size, 255) if self.mask is None else self.mask

    @property
    def width(self) -> float:
        """The width in logical pixels."""
        return self.image.width / PICTURE_SCALE

    @property
    def height(self) -> float:
        """The height in logical pixels."""
        return self.image.height / PICTURE_SCALE


_Asked = ParamSpec("_Asked")


class StampCache:
    """Caches recent stamps, up to `room` bytes. Several threads may use it at once."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._found: OrderedDict[Hashable, Stamp] = OrderedDict()
        self._lock = Lock()
        self.size = 0

    def get(self, key: Hashable, make: Callable[[], Stamp]) -> Stamp:
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
                return self._found[key]
        made = make()
        with self._lock:
            if key not in self._found:
                self._found[key] = made
                self.size += _bytes(made)
            while self.size > self._room:
                _, oldest = self._found.popitem(last=False)
                self.size -= _bytes(oldest)
        return made

    def kept(self, draw: Callable[_Asked, Stamp]) -> Callable[_Asked, Stamp]:
        """Decorate a function that draws a stamp, to cache its results by its arguments."""

        @wraps(draw)
        def drawn(*args: _Asked.args, **more: _Asked.kwargs) -> Stamp:
            return self.get((draw, args, *more.items()), partial(draw, *args, **more))

        return drawn


STAMPS = StampCache(STAMP_CACHE_BYTES)  # All stamps except seat lines.

LINES = StampCache(LINES_ROOM)
"""The cache for seat lines. A line takes as much room as a hundred faces, and is soon out of date. In the
other cache, lines would displace faces."""

kept = STAMPS.kept


def _bytes(stamp: Stamp) -> int:
    return (1 if stamp.mask is None else 2) * stamp.image.width * stamp.image.height


@kept
def stamp(
    folder: str,
    name: str,
    height: float,
    ground: str | Bands,
    *,
    grey: bool = False,
    bare: bool = False,
    halo: str = "",
) -> Stamp:
    """Return a drawing of this height (logical pixels). Its edges blend into a ground of this colour.

    `bare` removes the ground of a portrait; `halo` is a colour around it.
    """
    found = drawing(folder, name)
    tone = found.tones.get("ground")
    if bare:
        found = replace(found, shapes=tuple(each for each in found.shapes if each.tone != "ground3"))
    ink = faded if grey else str
    inside = ground if bare or tone is None else ink(TONES[tone])
    size = pixels(found.width * height / found.height), pixels(height)
    made = rendered(found, size, inside, ink)
    # A portrait that has its own background covers the one around it.
    made = made if inside == ground else made._replace(mask=None)
    return _haloed(made, halo) if halo else made


def pixels(length: float) -> int:
    """Convert logical pixels to those of the file."""
    return round(length * PICTURE_SCALE)


def rendered(
    found: Drawing, size: tuple[int, int], ground: str | Bands, ink: Callable[[str], str] = str
) -> Stamp:
    """Draw at a size in pixels of the file, with each colour changed by `ink`."""
    bare = _grounded(size, ground)
    large = _grounded((size[0] * _FINE, size[1] * _FINE), ground, _FINE)
    draw = ImageDraw.Draw(large)
    scale = size[0] * _FINE / found.width, size[1] * _FINE / found.height
    for shape in found.shapes:
        colour = shape.tone if shape.tone.startswith("#") else TONES[found.tone(shape.tone)]
        paint(draw, shape, scale, rgb(ink(colour)))
    small = large.reduce(_FINE)
    return Stamp(indexed(small), _apart(small, bare))


def shaped(shapes: Iterable[Shape], size: tuple[float, float], ground: str) -> Stamp:
    """Draw shapes on a background. All measures are in logical pixels."""
    found = Drawing(*size, tuple(shapes), {})
    return rendered(found, (pixels(found.width), pixels(found.height)), ground)


def paint(
    draw: ImageDraw.ImageDraw, shape: Shape, scale: tuple[float, float], fill: tuple[int, int, int] | int
) -> None:
    """Draw one shape."""
    across, down = scale
    points = [(x * across, y * down) for x, y in shape.points]
    if not shape.thick:
        if len(points) > 2:
            draw.polygon(points, fill)
        return
    draw.line(points, fill, max(1, round(shape.thick * across)), joint="curve")
    radius = shape.thick * across / 2
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill)


def indexed(image: Image.Image) -> Image.Image:
    """Convert a colour image to indexes of the palette."""
    found = image.quantize(palette=palette(), dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


def silhouette(folder: str, name: str, size: int) -> Image.Image:
    """Draw a symbol as a mask of `size` pixels. Its gaps stay transparent."""
    found = drawing(folder, name)
    large = Image.new("L", (size * _FINE, size * _FINE))
    draw = ImageDraw.Draw(large)
    scale = large.width / found.width, large.height / found.height
    for shape in found.shapes:
        paint(draw, shape, scale, 255 if shape.tone == "a" else 0)
    return large.reduce(_FINE)


@cache
def symbol(name: str, size: int) -> Mask:
    """Return a symbol of `size` pixels, with its origin in the middle."""
    folder, _, bare = name.rpartition("/")
    return Mask(resized(silhouette(folder or "symbols", bare, size), size, size), -size // 2, -size // 2)


def _haloed(stamp: Stamp, halo: str) -> Stamp:
    wider = stamp.cover.filter(ImageFilter.MaxFilter(_HALO))
    image = Image.new("L", stamp.image.size, index(halo))
    image.paste(stamp.image, (0, 0), stamp.mask)
    return Stamp(image, wider)


def _grounded(size: tuple[int, int], ground: str | Bands, fine: int = 1) -> Image.Image:
    if isinstance(ground, str):
        return Image.new("RGB", size, rgb(ground))
    image = Image.new("RGB", size, rgb(ground[0][1]))
    for top, colour in ground[1:]:
        if (begin := pixels(top) * fine) < size[1]:
            image.paste(rgb(colour), (0, begin, *size))
    return image


_SEEN = bytes([0] * 6 + [255] * 250)  # Maps the size of a difference to whether people can see it.


def _apart(image: Image.Image, ground: Image.Image) -> Image.Image:
    """Return a mask of the pixels that differ visibly from the background."""
    red, green, blue = ImageChops.difference(image, ground).split()
    return mapped(ImageChops.lighter(ImageChops.lighter(red, green), blue), _SEEN)
