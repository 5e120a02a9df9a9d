"""A card as a strip: the silhouette of its type with the cost inside, its name, what lies on it."""

from functools import lru_cache

from PIL import Image

from bot.pictures.badges import DIGITS
from bot.pictures.canvas import Canvas
from bot.pictures.fit import Fitted, fit
from bot.pictures.fonts import Face
from bot.pictures.models import Card
from bot.pictures.palette import INK, OLD_GOLD, TINTS, Tint

HEIGHTS: tuple[tuple[float, float, float], ...] = ((17.5, 19, 12.5), (15.5, 17, 11.5), (14, 15, 11))
"""How high a strip may be, how far it is to the next one, and the largest letters for it."""

_LETTERS = {height: letters for height, _, letters in HEIGHTS}
_RADIUS = 3.0
# Between the parts of a strip.
_GAP = 2.0


@lru_cache(maxsize=768)
def strip(card: Card, width: float, height: float, ground: str) -> Image.Image:
    """Draw a card as a strip on a ground. It is drawn once, and put onto many pictures."""
    canvas = Canvas(width, height, ground)
    tint = TINTS[card.kind]
    canvas.framed((0, 0, width, height), _RADIUS, 0.7, (tint.line, tint.ground, ground))
    badge(canvas, card, (height / 2 + 0.4, height / 2), height * 0.95, tint.ground)
    right = _marks(canvas, card, width - 2.7, tint)
    left = height + 1.4
    name = fit(card.names, Face.SEMIBOLD, right - left, _LETTERS[height])
    canvas.write(name, left, height / 2, INK, tint.ground)
    return canvas.image


def badge(canvas: Canvas, card: Card, middle: tuple[float, float], size: float, ground: str) -> None:
    """Draw the silhouette of a card's type around its middle, with the cost inside."""
    tint, (x, y) = TINTS[card.kind], middle
    canvas.icon(f"badge-{card.kind}", x, y, size, tint.edge, ground)
    if tint.edge != tint.badge:
        canvas.icon(f"inside-{card.kind}", x, y, size, tint.badge, tint.edge)
    if card.cost is not None and card.kind in DIGITS:
        across, down = (each / 24 - 0.5 for each in DIGITS[card.kind])
        digits = fit(f"{card.cost}", Face.BOLD, size * 0.62, size * 0.66)
        canvas.write(digits, x + across * size, y + down * size, tint.digit, tint.badge, "centre")


def _marks(canvas: Canvas, card: Card, right: float, tint: Tint) -> float:
    """Draw what lies on and under a card at its right end; return where that begins."""
    y, size = canvas.height / 2, canvas.height * 0.66
    for name, number in reversed(card.marks):
        if number:
            right -= canvas.write(Fitted(number, Face.BOLD, 10.5), right, y, INK, tint.ground, "right") + 1
        ink = OLD_GOLD if name == "coin" else INK
        canvas.icon(name, right - size / 2, y, size, ink, tint.ground)
        right -= size + _GAP
    return right
