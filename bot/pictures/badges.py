"""The type and the cost of a district: the silhouette of the type, with the cost inside."""

from bot.pictures.canvas import Canvas
from bot.pictures.fit import SMALLEST, fit
from bot.pictures.fonts import Face
from bot.pictures.models import Card
from bot.pictures.palette import MORTAR, TEXT, TINTS

_DIGITS: dict[str, float] = {
    "noble": 15.6,
    "religious": 14.2,
    "trade": 15.5,
    "military": 10.6,
    "unique": 12,
}
"""How far down in a silhouette the middle of the digits is, on a grid of 24."""

# How much larger the rim is than the silhouette, as a share of its size; at least so much in logical pixels.
_RIM, _LEAST_RIM = 0.11, 1.2


def badge(canvas: Canvas, card: Card, middle: tuple[float, float], size: float, ground: str) -> None:
    """Draw the silhouette of a card's type around its middle, with the cost inside."""
    tint, (x, y) = TINTS[card.kind], middle
    silhouette(canvas, card.kind, middle, size, ground)
    if card.cost is not None and card.kind in _DIGITS:
        down = _DIGITS[card.kind] / 24 - 0.5
        largest = max(SMALLEST, round(size * 0.66 * 2) / 2)
        digits = fit(f"{card.cost}", Face.BOLD, size * 0.62, largest)
        canvas.write(digits, x, y + down * size, tint.digit, tint.badge, "centre")


def silhouette(canvas: Canvas, kind: str, middle: tuple[float, float], size: float, ground: str) -> None:
    """Draw the silhouette of a type around its middle, with a light rim that sets it off a dark ground."""
    tint = TINTS[kind]
    if kind != "noble":
        canvas.icon(f"types/{kind}", *middle, size + max(_LEAST_RIM, size * _RIM), TEXT, ground)
        ground = TEXT
    canvas.icon(f"types/{kind}", *middle, size, tint.badge, ground)
    if kind == "none":
        canvas.icon("entrance", *middle, size, MORTAR, tint.badge)


def seal(
    canvas: Canvas,
    rank: int,
    middle: tuple[float, float],
    size: float,
    colours: tuple[str, str, str],
    rim: str = "",
) -> None:
    """Draw the number of a rank on a disc; the colours are of number, disc and ground."""
    (x, y), (ink, disc, ground) = middle, colours
    if rim:
        whole = size + 2
        canvas.rounded((x - whole / 2, y - whole / 2, whole, whole), whole / 2, rim, ground)
        ground = rim
    canvas.rounded((x - size / 2, y - size / 2, size, size), size / 2, disc, ground)
    number = fit(f"{rank}", Face.BOLD, size, max(SMALLEST, round(size * 1.5) / 2))
    canvas.write(number, x, y, ink, disc, "centre")
