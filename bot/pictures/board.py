"""The table as a picture: the ranks of the round on top, below them all cities in at most two rows."""

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cities import BATTLEMENT, city_height, draw_city
from bot.pictures.models import BoardPicture
from bot.pictures.palette import TABLE
from bot.pictures.ranks import GUTTER, MARGIN, draw_ranks, ranks_height
from bot.pictures.strips import HEIGHTS

COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""In how many columns so many cities stand."""

TALLEST = 350.0
"""A desktop shows pictures no higher than this: what is taller is shown smaller."""


def draw_board(picture: BoardPicture) -> Canvas:
    """Draw the table; the strips are as large as they can be without making the picture too tall."""
    columns = COLUMNS[len(picture.cities)]
    rows = [picture.cities[first : first + columns] for first in range(0, len(picture.cities), columns)]
    longest = [max(1, *(len(city.districts) for city in row)) for row in rows]
    top = ranks_height(picture.ranks) + BATTLEMENT

    def height(pitch: float) -> float:
        """Return how high the picture is with strips this far apart."""
        return top + sum(city_height(each, pitch) + BATTLEMENT for each in longest) - BATTLEMENT + MARGIN

    strip, pitch, _ = next((each for each in HEIGHTS if height(each[1]) <= TALLEST), HEIGHTS[-1])
    canvas = Canvas(WIDTH, height(pitch), TABLE)
    draw_ranks(canvas, picture.ranks)
    width = (WIDTH - 2 * MARGIN - (columns - 1) * GUTTER) / columns
    for row, most in zip(rows, longest, strict=True):
        for column, city in enumerate(row):
            left = MARGIN + column * (width + GUTTER)
            draw_city(canvas, city, (left, top, width, city_height(most, pitch)), (strip, pitch))
        top += city_height(most, pitch) + BATTLEMENT
    return canvas
