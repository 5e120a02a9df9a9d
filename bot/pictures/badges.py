"""Small signs: the type of a district with its cost, the number of a rank, and a portrait in a ring."""

from PIL import Image, ImageDraw

from bot.pictures.canvas import Canvas
from bot.pictures.fonts import SMALLEST, Face, fit, mapped
from bot.pictures.models import Card
from bot.pictures.palette import MORTAR, TEXT, TINTS
from bot.pictures.stamps import Stamp, kept, pixels, stamp

_DIGITS: dict[str, float] = {"noble": 15.6, "religious": 14.2, "trade": 15.5, "military": 10.6, "unique": 12}
"""How far below the top of a silhouette the middle of its digits is, on a grid of 24 units."""

# The width of the rim as a share of the silhouette's size, and its least width in logical pixels.
_RIM, _LEAST_RIM = 0.11, 1.2
_FINE = 4
_INSIDE = bytes([0] * 128 + [255] * 128)  # Maps each shade of a mask to outside or inside the disc.


def badge(canvas: Canvas, card: Card, middle: tuple[float, float], size: float, ground: str) -> None:
    """Draw the silhouette of a card's type around `middle`, with the cost inside."""
    kind, tint, (x, y) = card.kind, TINTS[card.kind], middle
    if kind != "noble":
        # Without a light rim, this silhouette would be hard to see on a dark background.
        canvas.icon(f"types/{kind}", x, y, size + max(_LEAST_RIM, size * _RIM), TEXT, ground)
        ground = TEXT
    canvas.icon(f"types/{kind}", x, y, size, tint.badge, ground)
    if kind == "none":
        canvas.icon("entrance", x, y, size, MORTAR, tint.badge)
    if card.cost is not None and kind in _DIGITS:
        down = _DIGITS[kind] / 24 - 0.5
        largest = max(SMALLEST, round(size * 0.66 * 2) / 2)
        digits = fit(f"{card.cost}", Face.BOLD, size * 0.62, largest)
        canvas.write(digits, x, y + down * size, tint.digit, tint.badge, "centre")


def seal(
    canvas: Canvas,
    rank: int,
    middle: tuple[float, float],
    size: float,
    colours: tuple[str, str, str],
    rim: str = "",
) -> None:
    """Draw the number of a rank on a disc. The colours are those of number, disc and background."""
    (x, y), (ink, disc, ground) = middle, colours
    if rim:
        canvas.disc(x, y, size + 2, rim, ground)
        ground = rim
    canvas.disc(x, y, size, disc, ground)
    number = fit(f"{rank}", Face.BOLD, size, max(SMALLEST, round(size * 1.5) / 2))
    canvas.write(number, x, y, ink, disc, "centre")


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
    """Draw a portrait around `middle`, with a ring `thick` wide."""
    disc = round_portrait(character, size, ring, ground, grey=grey, thick=thick)
    x, y = middle
    canvas.stamp(disc, x - disc.width / 2, y - disc.height / 2)


@kept
def round_portrait(
    character: str, size: float, ring: str, ground: str, *, grey: bool = False, thick: float
) -> Stamp:
    """Return a portrait in a ring, `size` logical pixels wide without the ring."""
    whole = size + 2 * thick
    canvas = Canvas(whole, whole, ground)
    canvas.rounded((0, 0, whole, whole), whole / 2, ring, ground)
    bust = stamp("portraits", character, size, ring, grey=grey)
    side = pixels(thick)
    canvas.image.paste(bust.image, (side, side), _disc(bust.image.width))
    return Stamp(canvas.image, _disc(canvas.image.width, 1))


def _disc(width: int, more: int = 0) -> Image.Image:
    """Return the mask of a disc. Its edge is hard, because we can't blend indexes of a palette."""
    large = Image.new("L", (width * _FINE, width * _FINE))
    ImageDraw.Draw(large).ellipse(
        (-more * _FINE, -more * _FINE, large.width - 1 + more * _FINE, large.height - 1 + more * _FINE),
        fill=255,
    )
    return mapped(large.reduce(_FINE), _INSIDE)
