"""Drawing an icon: shapes on a grid of 24 by 24, large first and then shrunk to the size that is wanted."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from math import cos, radians, sin
from typing import TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.masks import resized

GRID = 24

Point: TypeAlias = tuple[float, float]

# Pixels of one step of the grid while an icon is drawn.
_FINE = 20


class Pen:
    """Adds shapes to an icon, and takes them away while it cuts."""

    def __init__(self) -> None:
        self.image = Image.new("L", (GRID * _FINE, GRID * _FINE))
        self._draw = ImageDraw.Draw(self.image)
        self._fill = 255

    @contextmanager
    def cutting(self) -> Generator[None]:
        """Take away what is drawn meanwhile."""
        self._fill = 255 - self._fill
        try:
            yield
        finally:
            self._fill = 255 - self._fill

    def disc(self, x: float, y: float, radius: float, high: float = 0) -> None:
        """Draw a disc; with another radius for its height, an ellipse."""
        up = high or radius
        box = ((x - radius) * _FINE, (y - up) * _FINE, (x + radius) * _FINE, (y + up) * _FINE)
        self._draw.ellipse(box, fill=self._fill)

    def ring(self, x: float, y: float, radius: float, thick: float) -> None:
        """Draw a ring; the radius is that of its outer edge."""
        box = ((x - radius) * _FINE, (y - radius) * _FINE, (x + radius) * _FINE, (y + radius) * _FINE)
        self._draw.ellipse(box, outline=self._fill, width=round(thick * _FINE))

    def box(self, left: float, top: float, right: float, bottom: float, radius: float = 0) -> None:
        """Draw a rectangle."""
        box = (left * _FINE, top * _FINE, right * _FINE, bottom * _FINE)
        self._draw.rounded_rectangle(box, radius * _FINE, fill=self._fill)

    def shape(self, *points: Point) -> None:
        """Draw a polygon."""
        self._draw.polygon([(round(x * _FINE), round(y * _FINE)) for x, y in points], fill=self._fill)

    def line(self, thick: float, *points: Point) -> None:
        """Draw a line with round ends and joints."""
        path = [(x * _FINE, y * _FINE) for x, y in points]
        self._draw.line(path, fill=self._fill, width=round(thick * _FINE))
        for x, y in points:
            self.disc(x, y, thick / 2)

    def outline(self, thick: float, points: Sequence[Point]) -> None:
        """Draw the edge of a polygon."""
        self.line(thick, *points, points[0])

    def shrunk(self, size: int) -> Image.Image:
        """Return the icon so many pixels wide and high."""
        return resized(self.image, size, size)


def arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """Return points on a circle; degrees go clockwise from the right."""
    steps = 24
    angles = (radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def turned(points: Sequence[Point], degrees: float, centre: Point = (12, 12)) -> list[Point]:
    """Turn points clockwise around a centre."""
    turn, (x, y) = radians(degrees), centre
    return [
        (x + (a - x) * cos(turn) - (b - y) * sin(turn), y + (a - x) * sin(turn) + (b - y) * cos(turn))
        for a, b in points
    ]


def star(points: int, outer: float, inner: float, centre: Point = (12, 12)) -> list[Point]:
    """Return the outline of a star with a point at its top."""
    found: list[Point] = []
    for each in range(points * 2):
        angle, radius = radians(180 / points * each - 90), inner if each % 2 else outer
        found.append((centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)))
    return found
