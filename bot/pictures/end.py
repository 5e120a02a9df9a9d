"""The end of a game as a picture: who won, what the points are made of, and the cities."""

from bot.pictures.board import COLUMNS, TALLEST
from bot.pictures.canvas import WIDTH, Box, Canvas
from bot.pictures.cities import draw_battlement, draw_panel, draw_strips, player_name
from bot.pictures.fit import Fitted
from bot.pictures.fonts import Face
from bot.pictures.models import EndPicture, Result
from bot.pictures.palette import GOLD, PANEL, TABLE, TEXT
from bot.pictures.ranks import GUTTER, MARGIN
from bot.pictures.strips import HEIGHTS

ICONS = {"districts": "tower", "complete": "flag", "five-types": "dots", "unique": "burst"}
"""What stands for each part of the points."""

# In logical pixels: the battlement, the two lines of head, and what is left below the strips.
_ABOVE, _HEAD, _FOOT = 5.0, 37.0, 2.5
_BETWEEN = 9.0
_WIDE, _SMALLEST = 100.0, 9.5


def draw_end(picture: EndPicture) -> Canvas:
    """Draw the end; the strips are as large as they can be without making the picture too tall."""
    columns = COLUMNS[len(picture.results)]
    results = picture.results
    rows = [results[first : first + columns] for first in range(0, len(results), columns)]
    longest = [max(1, *(len(each.city.districts) for each in row)) for row in rows]

    def height(pitch: float) -> float:
        """Return how high the picture is with strips this far apart."""
        panels = sum(_HEAD + each * pitch + _FOOT for each in longest)
        return MARGIN + _ABOVE + panels + (len(rows) - 1) * _BETWEEN + MARGIN

    strip, pitch, _ = next((each for each in HEIGHTS if height(each[1]) <= TALLEST), HEIGHTS[-1])
    canvas = Canvas(WIDTH, height(pitch), TABLE)
    width = (WIDTH - 2 * MARGIN - (columns - 1) * GUTTER) / columns
    top = MARGIN + _ABOVE
    for row, most in zip(rows, longest, strict=True):
        high = _HEAD + most * pitch + _FOOT
        for column, result in enumerate(row):
            box = MARGIN + column * (width + GUTTER), top, width, high
            _result(canvas, result, box, (strip, pitch))
        top += high + _BETWEEN
    return canvas


def _result(canvas: Canvas, result: Result, box: Box, heights: tuple[float, float]) -> None:
    left, top, width, _ = box
    draw_panel(canvas, result.city, box)
    draw_battlement(canvas, result.city, left + 4, left + width - 4, top)
    ink = GOLD if result.place == 1 else TEXT
    x, right, first, second = left + 5, left + width - 5, top + 12, top + 28
    total = Fitted(f"{result.total}", Face.BOLD, 17)
    # Where columns are narrow, the total stands below the name.
    below = width < _WIDE
    canvas.write(total, right, second if below else first, ink, PANEL, "right")
    _place(canvas, result, x, first)
    name = player_name(result.city, right - x - 18 - (0 if below else total.width + 4), 13)
    canvas.write(name, x + 18, first, ink, PANEL)
    _parts(canvas, result, x, right - (total.width + 4 if below else 0), second)
    draw_strips(canvas, result.city, left, top + _HEAD, width, heights)


def _place(canvas: Canvas, result: Result, x: float, y: float) -> None:
    if result.place == 1:
        canvas.icon("trophy", x + 7.5, y, 15.5, GOLD, PANEL)
    else:
        canvas.framed((x, y - 7, 14, 14), 7, 1, (TEXT, PANEL, PANEL))
        canvas.write(Fitted(f"{result.place}", Face.BOLD, 10.5), x + 7, y, TEXT, PANEL, "centre")


def _parts(canvas: Canvas, result: Result, left: float, right: float, y: float) -> None:
    """Write what the points are made of; where there isn't room for all, all but the districts as a sum."""
    parts = [(name, _points(name, points)) for name, points in result.parts if points]
    size, gap = 11.0, 6.0
    while _wide(parts, size, gap) > right - left and size > _SMALLEST:
        size, gap = size - 0.5, gap - 1
    if _wide(parts, size, gap) > right - left:
        rest = sum(points for name, points in result.parts if name != "districts")
        parts = [each for each in parts if each[0] == "districts"] + [("", f"{rest:+}")]
    for name, text in parts:
        if name:
            canvas.icon(ICONS[name], left + size / 2, y, size, GOLD if name == "complete" else TEXT, PANEL)
            left += size + 1
        left += canvas.write(Fitted(text, Face.BOLD, size), left, y, TEXT, PANEL) + gap


def _points(name: str, points: int) -> str:
    return f"{points}" if name == "districts" else f"{points:+}"


def _wide(parts: list[tuple[str, str]], size: float, gap: float) -> float:
    return sum(Fitted(text, Face.BOLD, size).width + size + 1 + gap for _, text in parts) - gap
