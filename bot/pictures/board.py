"""The table as a picture: the ranks of the round on top, and all cities below them."""

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cities import city_height, draw_city
from bot.pictures.models import BoardPicture, City
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


def board_height(picture: BoardPicture) -> float:
    """Return how high the picture is, in logical pixels, without drawing it."""
    if len(picture.cities) in SIDE_BY_SIDE:
        return _top(picture) + _pairs_height(picture, _stones_of(picture)[0])
    return _top(picture) + sum(row_height(city) + _BETWEEN for city in picture.cities)


def draw_board(picture: BoardPicture) -> Canvas:
    """Draw the table."""
    canvas, top = Canvas(WIDTH, board_height(picture), TABLE), _top(picture)
    if picture.moment:
        draw_moment(canvas, picture.moment)
    draw_ranks(canvas, picture.ranks, MOMENT_HEIGHT if picture.moment else 0.0)
    if len(picture.cities) in SIDE_BY_SIDE:
        _draw_pairs(canvas, picture, top)
        return canvas
    for seed, city in enumerate(picture.cities, 1):
        draw_row(canvas, city, top, picture.turn_word, seed)
        top += row_height(city) + _BETWEEN
    return canvas


def _top(picture: BoardPicture) -> float:
    """Return where the cities begin: below a moment worth seeing, and the ranks."""
    banner = MOMENT_HEIGHT if picture.moment else 0.0
    return banner + ranks_height(picture.ranks) + _BETWEEN - 2


def _pairs(picture: BoardPicture) -> list[tuple[tuple[City, ...], int]]:
    """Return the cities two by two, with the number of stones in the longer one."""
    cities = picture.cities
    found = [cities[first : first + 2] for first in range(0, len(cities), 2)]
    return [(pair, max(1, *(len(city.districts) + len(city.lost) for city in pair))) for pair in found]


def _pairs_height(picture: BoardPicture, pitch: float) -> float:
    """Return how high all pairs are with stones this far apart."""
    return sum(city_height(most, pitch) + _BETWEEN for _, most in _pairs(picture))


def _stones_of(picture: BoardPicture) -> tuple[float, float]:
    """Return the largest stones for which there is room."""
    most = TALLEST - ranks_height(picture.ranks) - _BETWEEN + 2
    return next((each for each in _STONES if _pairs_height(picture, each[0]) <= most), _STONES[-1])


def _draw_pairs(canvas: Canvas, picture: BoardPicture, top: float) -> None:
    """Draw two cities side by side."""
    width, stones = (WIDTH - 2 * MARGIN - GUTTER) / 2, _stones_of(picture)
    for row, (pair, most) in enumerate(_pairs(picture)):
        high = city_height(most, stones[0])
        for column, city in enumerate(pair):
            box = MARGIN + column * (width + GUTTER), top, width, high
            draw_city(canvas, city, box, picture.turn_word, 2 * row + column + 1, stones)
        top += high + _BETWEEN
