"""The table as a picture: the ranks of the round on top, and all cities below them."""

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cities import city_height, draw_city
from bot.pictures.models import BoardPicture
from bot.pictures.moments import MOMENT_HEIGHT, draw_moment
from bot.pictures.palette import TABLE
from bot.pictures.ranks import GUTTER, MARGIN, draw_ranks, ranks_height
from bot.pictures.rows import draw_row, row_height

SIDE_BY_SIDE = (2, 4)
"""For how many players two cities stand side by side; else each player has a row."""

_BETWEEN = 5.0
# The way from stone to stone and the size of letters, from the largest on.
_STONES = ((15.5, 12.5), (14.5, 11.5), (13.5, 11.0))
TALLEST = 470.0
"""How high a board should be at most, in logical pixels."""


def draw_board(picture: BoardPicture) -> Canvas:
    """Draw the table."""
    banner = MOMENT_HEIGHT if picture.moment else 0.0
    top = banner + ranks_height(picture.ranks) + _BETWEEN - 2
    if len(picture.cities) in SIDE_BY_SIDE:
        return _pairs(picture, banner, top)
    heights = [row_height(city) for city in picture.cities]
    canvas = Canvas(WIDTH, top + sum(heights) + len(heights) * _BETWEEN, TABLE)
    _head(canvas, picture, banner)
    for seed, (city, height) in enumerate(zip(picture.cities, heights, strict=True), 1):
        draw_row(canvas, city, top, picture.turn_word, seed)
        top += height + _BETWEEN
    return canvas


def _head(canvas: Canvas, picture: BoardPicture, banner: float) -> None:
    """Draw a moment worth seeing, and the ranks below it."""
    if picture.moment:
        draw_moment(canvas, picture.moment)
    draw_ranks(canvas, picture.ranks, banner)


def _pairs(picture: BoardPicture, banner: float, top: float) -> Canvas:
    """Draw two cities side by side, with the largest stones for which there is room."""
    cities = picture.cities
    rows = [cities[first : first + 2] for first in range(0, len(cities), 2)]
    longest = [max(1, *(len(city.districts) + len(city.lost) for city in row)) for row in rows]

    def height(pitch: float) -> float:
        """Return how high the picture is with stones this far apart."""
        return top - banner + sum(city_height(most, pitch) + _BETWEEN for most in longest)

    stones = next((each for each in _STONES if height(each[0]) <= TALLEST), _STONES[-1])
    canvas = Canvas(WIDTH, banner + height(stones[0]), TABLE)
    _head(canvas, picture, banner)
    width = (WIDTH - 2 * MARGIN - GUTTER) / 2
    for row, (pair, most) in enumerate(zip(rows, longest, strict=True)):
        high = city_height(most, stones[0])
        for column, city in enumerate(pair):
            box = MARGIN + column * (width + GUTTER), top, width, high
            draw_city(canvas, city, box, picture.turn_word, 2 * row + column + 1, stones)
        top += high + _BETWEEN
    return canvas
