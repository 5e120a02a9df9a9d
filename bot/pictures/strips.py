"""A card as a stone of the wall: the silhouette of its type with the cost, its name, what lies on it."""

from typing import NamedTuple

from bot.pictures.badges import badge
from bot.pictures.canvas import Canvas
from bot.pictures.fitted_text import SMALLEST, Fitted, fit
from bot.pictures.fonts import Face
from bot.pictures.models import Card
from bot.pictures.palette import GOLD, KILLED, LOST, LOST_INK, NEW, STONE, TEXT
from bot.pictures.stamps import Stamp, kept

STAR = ("star", "")
"""The mark of what was built in this round."""

# Between the parts of a stone, and how much of its height its silhouette takes.
_GAP, _BADGE = 2.0, 0.89


def stone_width(card: Card, height: float, letters: float, *, lost: bool = False) -> float:
    """Return how wide a stone is whose name stands there whole."""
    left = height * 1.18
    name = Fitted(card.names[0], Face.SEMIBOLD, letters).width
    marks = 0 if lost else _large(height, letters).width(marks_of(card))
    return left + name + marks + 5


def marks_of(card: Card) -> tuple[tuple[str, str], ...]:
    """Return the marks at the right end of a stone: the things that lie on the card, and a star if new."""
    return (*card.marks, STAR) if card.new else card.marks


@kept
def stone(card: Card, width: float, height: float, letters: float) -> Stamp:
    """Draw a card as a stone of the wall. It is drawn once, and put onto many pictures."""
    ground = NEW if card.new else STONE
    canvas = Canvas(width, height, ground)
    y = height / 2
    badge(canvas, card, (height * 0.58, y), height * _BADGE, ground)
    left, right = height * 1.2, width - 2.4
    marks = marks_of(card)
    sizes = [_large(height, letters), _Marks(height * 0.55, SMALLEST, 1)]
    fitted = [
        (each, fit(card.names, Face.SEMIBOLD, right - left - each.width(marks), letters)) for each in sizes
    ]
    how, name = next((each for each in fitted if not each[1].cut), fitted[-1])
    canvas.write(name, left, y, TEXT, ground)
    for icon, beside in reversed(marks):
        if beside:
            right -= canvas.write(Fitted(beside, Face.BOLD, how.letters), right, y, TEXT, ground, "right") + 1
        canvas.icon(
            icon, right - how.icon / 2, y, how.icon, GOLD if icon in ("coin", "star") else TEXT, ground
        )
        right -= how.icon + how.gap
    return canvas.whole


@kept
def lost_stone(card: Card, width: float, height: float, letters: float) -> Stamp:
    """Draw a district that fell in this round: struck out, with a flame."""
    canvas = Canvas(width, height, LOST)
    y, left = height / 2, height * 1.2
    canvas.icon("fire", height * 0.58, y, height * 0.84, KILLED, LOST)
    name = fit(card.names, Face.SEMIBOLD, width - left - 4, letters)
    canvas.write(name, left, y, LOST_INK, LOST)
    canvas.box((left - 1, y - 0.4, name.width + 2, 0.8), LOST_INK)
    return canvas.whole


def _large(height: float, letters: float) -> "_Marks":
    return _Marks(height * 0.66, max(SMALLEST, letters - 1.5), _GAP)


class _Marks(NamedTuple):
    """How large marks are drawn: icons, what stands beside them, and the gaps between them."""

    icon: float
    letters: float
    gap: float

    def width(self, marks: tuple[tuple[str, str], ...]) -> float:
        """How much room they take."""
        numbers = sum(Fitted(beside, Face.BOLD, self.letters).width + 1 for _, beside in marks if beside)
        return numbers + len(marks) * (self.icon + self.gap)
