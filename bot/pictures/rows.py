"""A player's city as a row of the board: names and numbers, the skyline, and lines of districts below."""

from functools import lru_cache
from typing import NamedTuple

from bot.pictures.badges import seal
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cities import draw_ground, draw_points, draw_stock, draw_turn, player_name
from bot.pictures.drawings import Drawing, Shape
from bot.pictures.models import Card, City
from bot.pictures.palette import GOLD, HEAD, INK, TEXT, Sky
from bot.pictures.skylines import draw_skyline, sky_of
from bot.pictures.stamps import Stamp, kept, pixels, rendered
from bot.pictures.strips import lost_stone, stone, stone_width

# In logical pixels: where a row begins, its width, its sky, its lines, and what is written left of it.
_LEFT, _WIDTH, _SKY, _PITCH, _LETTERS = 4.0, 342.0, 40.0, 15.0, 11.5
_ASIDE, _SLANT, _BELOW, _FOOT = 122.0, 12.0, 42.0, 1.5
_INDENT, _GAP, _SEAL = 2.0, 2.0, 12.5


class _Placed(NamedTuple):
    """A stone in a line of a row: its card, how far from the left, how wide, and whether it fell."""

    card: Card
    left: float
    width: float
    lost: bool


@lru_cache(maxsize=256)
def _lines(districts: tuple[Card, ...], fallen: tuple[Card, ...]) -> tuple[tuple[_Placed, ...], ...]:
    """Break the districts of a city into lines, those that fell at the end."""
    room = _WIDTH - 2 * _INDENT
    lines: list[list[_Placed]] = [[]]
    left = 0.0
    for card, lost in [*((card, False) for card in districts), *((card, True) for card in fallen)]:
        width = min(room, stone_width(card, _PITCH - 1, _LETTERS, lost=lost))
        if left + width > room and lines[-1]:
            lines.append([])
            left = 0.0
        lines[-1].append(_Placed(card, left, width, lost))
        left += width + _GAP
    return tuple(map(tuple, lines))


def row_height(city: City) -> float:
    """Return how high the row of a city is."""
    return _BELOW + len(_lines(city.districts, city.lost)) * _PITCH + _FOOT


def draw_row(canvas: Canvas, city: City, top: float, turn_word: str, seed: int) -> None:
    """Draw a city as a row."""
    lines = _lines(city.districts, city.lost)
    box = _LEFT, top, _WIDTH, row_height(city)
    sky = sky_of(plays=city.plays)
    ground = draw_ground(canvas, city, box, _SKY, seed)
    canvas.stamp(_aside(sky, ground), _LEFT, top)
    right = WIDTH - _LEFT - 4
    left = _LEFT + _ASIDE + _SLANT
    view = left, top, right - left, _SKY
    draw_skyline(canvas, city.districts, view, sky, 0.8, 3, ruins=len(city.lost))
    canvas.box((_LEFT, top + _SKY - 0.4, _WIDTH, 1.6), GOLD if city.completed else HEAD)
    _first(canvas, city, top + 10, sky.top)
    draw_stock(canvas, city, _LEFT + 5, top + 27, sky.top, (5, 5))
    if city.plays:
        # A tab on the frame, above the skyline.
        draw_turn(canvas, turn_word, right - 6, top + 1.5, sky.top)
    for number, line in enumerate(lines):
        y = top + _BELOW + number * _PITCH
        for each in line:
            draw = lost_stone if each.lost else stone
            canvas.stamp(draw(each.card, each.width, _PITCH - 1, _LETTERS), _LEFT + _INDENT + each.left, y)


@kept
def _aside(sky: Sky, ground: str) -> Stamp:
    """Return what stands left of a skyline: words stand on one colour of the sky."""
    width = _ASIDE + _SLANT
    corner = ((0, 5), (0.7, 2.4), (2.4, 0.7), (5, 0))
    outline = (*corner, (width, 0), (_ASIDE, _SKY), (0, _SKY))
    found = Drawing("aside", width, _SKY, (Shape(sky.top, outline),), {})
    made = rendered(found, (pixels(width), pixels(_SKY)), sky.bands[2])
    image = made.image
    image.paste(rendered(found, (pixels(width), pixels(_SKY)), ground).image.crop((0, 0, 8, 8)), (0, 0))
    return Stamp(image, made.mask)


def _first(canvas: Canvas, city: City, y: float, ground: str) -> None:
    """Write crown, name, the ranks shown and the points."""
    left, right = _LEFT + 5, _LEFT + _ASIDE
    right -= draw_points(canvas, city, right, y, ground, 11.5) + 3
    if city.crown:
        canvas.icon("crown", left + 6, y - 0.5, 12.5, GOLD, ground)
        left += 15
    seals = len(city.characters) * (_SEAL + 2)
    name = player_name(city, right - left - seals, 13.5)
    canvas.write(name, left, y, GOLD if city.plays else TEXT, ground)
    left += name.width + 3
    for character in city.characters:
        seal(canvas, character.rank, (left + _SEAL / 2, y), _SEAL, (INK, TEXT, ground))
        left += _SEAL + 2
