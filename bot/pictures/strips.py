"""A card as a strip: the silhouette of its type with the cost inside, its name, what lies on it."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.pictures.badges import DIGITS
from bot.pictures.canvas import Canvas
from bot.pictures.fit import SMALLEST, Fitted, fit
from bot.pictures.fonts import Face
from bot.pictures.models import Card, HeldCard
from bot.pictures.palette import GOLD, INK, OLD_GOLD, TINTS, UNBUILDABLE

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
    _fill(canvas, card, tint.ground, card.marks, _LETTERS[height])
    return canvas.image


@lru_cache(maxsize=256)
def held_strip(held: HeldCard, width: float, height: float, ground: str) -> Image.Image:
    """Draw a card of a hand as a strip: golden around what can be built now, else with what hinders it."""
    canvas = Canvas(width, height, ground)
    tint = TINTS[held.card.kind]
    inside = tint.ground if held.state in ("now", "ready", "held") else UNBUILDABLE
    frame = GOLD if held.state == "now" else tint.line if inside != UNBUILDABLE else inside
    canvas.framed(
        (0, 0, width, height), _RADIUS, 1.3 if held.state == "now" else 0.7, (frame, inside, ground)
    )
    _fill(canvas, held.card, inside, reason(held), _LETTERS[height])
    return canvas.image


def reason(held: HeldCard) -> tuple[tuple[str, str], ...]:
    """Return the icons that say what can be done with a card of a hand, each with what stands beside it."""
    match held.state:
        case "now":
            return (("check", ""),)
        case "ready":
            return (("flag", ""),)
        case "gold":
            return (("coin", f"\N{MINUS SIGN}{held.missing}"),)
        case "there":
            return (("tower", "="),)
        case "no":
            return (("lock", ""),)
        case "held":
            return ()


def badge(canvas: Canvas, card: Card, middle: tuple[float, float], size: float, ground: str) -> None:
    """Draw the silhouette of a card's type around its middle, with the cost inside."""
    tint, (x, y) = TINTS[card.kind], middle
    silhouette(canvas, card.kind, middle, size, ground)
    if card.cost is not None and card.kind in DIGITS:
        across, down = (each / 24 - 0.5 for each in DIGITS[card.kind])
        largest = max(SMALLEST, round(size * 0.66 * 2) / 2)
        digits = fit(f"{card.cost}", Face.BOLD, size * 0.62, largest)
        canvas.write(digits, x + across * size, y + down * size, tint.digit, tint.badge, "centre")


def silhouette(canvas: Canvas, kind: str, middle: tuple[float, float], size: float, ground: str) -> None:
    """Draw the silhouette of a type around its middle."""
    tint = TINTS[kind]
    canvas.icon(f"badge-{kind}", *middle, size, tint.edge, ground)
    if tint.edge != tint.badge:
        canvas.icon(f"inside-{kind}", *middle, size, tint.badge, tint.edge)


def _fill(
    canvas: Canvas, card: Card, ground: str, marks: tuple[tuple[str, str], ...], letters: float
) -> None:
    """Draw what stands in a strip: the silhouette, the name, and marks at the right end."""
    height, y = canvas.height, canvas.height / 2
    badge(canvas, card, (y + 0.4, y), height * 0.95, ground)
    left, right = height + 1.4, canvas.width - 2.7
    sizes = [_Marks(height * 0.7, 10.5, _GAP), _Marks(height * 0.55, 9, 1)]
    fitted = [
        (each, fit(card.names, Face.SEMIBOLD, right - left - each.width(marks), letters)) for each in sizes
    ]
    how, name = next((each for each in fitted if not each[1].cut), fitted[-1])
    canvas.write(name, left, y, INK, ground)
    for icon, beside in reversed(marks):
        if beside:
            right -= canvas.write(Fitted(beside, Face.BOLD, how.letters), right, y, INK, ground, "right") + 1
        canvas.icon(icon, right - how.icon / 2, y, how.icon, OLD_GOLD if icon == "coin" else INK, ground)
        right -= how.icon + how.gap


class _Marks(NamedTuple):
    """How large marks are drawn: icons, what stands beside them, and the gaps between them."""

    icon: float
    letters: float
    gap: float

    def width(self, marks: tuple[tuple[str, str], ...]) -> float:
        """How much room they take."""
        numbers = sum(Fitted(beside, Face.BOLD, self.letters).width + 1 for _, beside in marks if beside)
        return numbers + len(marks) * (self.icon + self.gap)
