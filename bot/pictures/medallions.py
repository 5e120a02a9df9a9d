"""Portraits in a ring: small ones, as they stand in seats and in the row of ranks."""

from PIL import Image, ImageDraw

from bot.pictures.canvas import Canvas
from bot.pictures.masks import mapped
from bot.pictures.stamps import Stamp, kept, pixels, stamp

_FINE = 4
# Says of each share of a point whether it lies in a disc.
_INSIDE = bytes([0] * 128 + [255] * 128)


def medallion(
    canvas: Canvas,
    character: str,
    middle: tuple[float, float],
    size: float,
    ring: str,
    ground: str,
    *,
    grey: bool = False,
    thick: float = 1.6,
) -> None:
    """Draw a portrait around its middle, with a ring so thick around it."""
    disc = round_portrait(character, size, ring, ground, grey=grey, thick=thick)
    x, y = middle
    canvas.stamp(disc, x - disc.width / 2, y - disc.height / 2)


@kept
def round_portrait(
    character: str, size: float, ring: str, ground: str, *, grey: bool = False, thick: float = 1.6
) -> Stamp:
    """Return a portrait in a ring, so many logical pixels wide without it."""
    whole = size + 2 * thick
    canvas = Canvas(whole, whole, ground)
    canvas.rounded((0, 0, whole, whole), whole / 2, ring, ground)
    bust = stamp("portraits", character, size, ring, grey=grey)
    side = pixels(thick)
    canvas.image.paste(bust.image, (side, side), _disc(bust.image.width))
    return Stamp(canvas.image, _disc(canvas.image.width, 1))


def _disc(width: int, more: int = 0) -> Image.Image:
    """Return where a disc is; no half shades, for an image holds places in the palette."""
    large = Image.new("L", (width * _FINE, width * _FINE))
    ImageDraw.Draw(large).ellipse(
        (-more * _FINE, -more * _FINE, large.width - 1 + more * _FINE, large.height - 1 + more * _FINE),
        fill=255,
    )
    return mapped(large.reduce(_FINE), _INSIDE)
