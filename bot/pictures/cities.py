"""A player's city: a skyline behind its wall, with the name above it and the districts as stones below it."""

from itertools import pairwise

from bot.pictures.badges import seal
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fit import Fitted, fit
from bot.pictures.fonts import Face, drawable
from bot.pictures.models import City
from bot.pictures.palette import BLANK, GOLD, HEAD, INK, MORTAR, TABLE, TEXT
from bot.pictures.skylines import draw_sky, draw_skyline, draw_wall, sky_of
from bot.pictures.strips import lost_stone, stone

_SKY, _WALL, _HEAD, _FOOT, _EDGE = 66.0, 6.5, 15.5, 2.0, 1.5
_SMALLEST_NAME = 10.0
_SEAL, _TURN = 12.5, 9.5
# How wide the golden frame is around the city of the player whose move it is.
_FRAME = 2.0


def city_height(stones: int, pitch: float) -> float:
    """Return how high a city is in which so many stones have room."""
    return _SKY + _WALL + _HEAD + stones * pitch + _FOOT


def draw_city(
    canvas: Canvas, city: City, box: Box, turn_word: str, seed: int, stones: tuple[float, float]
) -> None:
    """Draw a city; the last two numbers are the way from stone to stone, and the size of their letters."""
    left, top, width, height = box
    sky = sky_of(plays=city.plays)
    draw_ground(canvas, city, box, _SKY, seed)
    draw_skyline(canvas, city.districts, (left + 4, top, width - 8, _SKY), sky, 1.0, ruins=len(city.lost))
    canvas.box((left, top + _SKY, width, _WALL), HEAD)
    draw_wall(canvas, (left + 3, top + _SKY - 0.4, width - 6, 6), city)
    _above(canvas, city, turn_word, left + 5, left + width - 4, top + 10)
    y = top + _SKY + _WALL
    canvas.box((left, y, width, _HEAD - 1), HEAD)
    _stock(canvas, city, left + 4, left + width - 4, y + 7.2)
    y += _HEAD
    _stones(canvas, city, (left + _EDGE, y, width - 2 * _EDGE, top + height - _FOOT - y), stones)


def draw_ground(canvas: Canvas, city: City, box: Box, sky: float, seed: int) -> str:
    """Draw what a city stands before: a sky so high, in a golden frame if it is this player's move.

    Return the colour around it.
    """
    left, top, width, height = box
    if city.plays:
        outer = left - _FRAME, top - _FRAME, width + 2 * _FRAME, height + 2 * _FRAME
        canvas.rounded(outer, 5 + _FRAME, GOLD, TABLE)
    around = GOLD if city.plays else TABLE
    canvas.rounded(box, 5, MORTAR, around)
    draw_sky(canvas, (left, top, width, sky), sky_of(plays=city.plays), seed, around)
    return around


def _stones(canvas: Canvas, city: City, box: Box, stones: tuple[float, float]) -> None:
    """Draw the districts one below the other, then those that fell, then the bare wall."""
    left, top, width, height = box
    bottom = top + height
    pitch, letters = stones
    drawn = [stone(card, width, pitch - 1, letters) for card in city.districts]
    drawn += [lost_stone(card, width, pitch - 1, letters) for card in city.lost]
    for piece in drawn:
        canvas.stamp(piece, left, top)
        top += pitch
    row = 0
    while top + pitch - 1 <= bottom + 0.5:
        cuts = (0, 0.3, 0.66, 1) if row % 2 else (0, 0.18, 0.52, 0.84, 1)
        for begin, end in pairwise(cuts):
            canvas.box((left + begin * width, top, (end - begin) * width - (end < 1), pitch - 1), BLANK)
        top, row = top + pitch, row + 1


def player_name(city: City, room: float, largest: float) -> Fitted:
    """Fit the name of a player, in letters that can be drawn."""
    text = drawable(city.name) or city.nameless
    return fit(text, Face.SERIF, room, largest, _SMALLEST_NAME)


def draw_points(
    canvas: Canvas, city: City, right: float, y: float, ground: str, letters: float = 12
) -> float:
    """Write the points of a city on a plate, golden with a cup for whoever leads. Return how wide it is."""
    number = Fitted(f"{city.points}", Face.BOLD, letters)
    colour = GOLD if city.leads else TEXT
    width, height = number.width + (22 if city.leads else 9), letters + 1.5
    canvas.rounded((right - width, y - height / 2, width, height), 3.5, colour, ground)
    canvas.write(number, right - 4.5, y, INK, colour, "right")
    if city.leads:
        canvas.icon("trophy", right - width + 9, y, 10.5, INK, colour)
    return width


def turn_width(word: str) -> float:
    """Return how wide the plate is on which stands whose move it is."""
    return Fitted(word, Face.BOLD, _TURN).width + 8


def draw_turn(canvas: Canvas, word: str, right: float, y: float, ground: str) -> None:
    """Write on a golden plate that it is this player's move."""
    width = turn_width(word)
    canvas.rounded((right - width, y - 6, width, 12), 3, GOLD, ground)
    canvas.write(Fitted(word, Face.BOLD, _TURN), right - 4, y, INK, GOLD, "right")


def _above(canvas: Canvas, city: City, turn_word: str, left: float, right: float, y: float) -> None:
    """Write in the sky: crown, name, whether it is this player's move, and points."""
    ground = sky_of(plays=city.plays).top
    right -= draw_points(canvas, city, right, y, ground) + 4
    if city.crown:
        canvas.icon("crown", left + 6.5, y - 0.5, 13, GOLD, ground)
        left += 16
    name = player_name(city, right - left, 13.5)
    canvas.write(name, left, y, GOLD if city.plays else TEXT, ground)
    end = left + name.width + 5 + turn_width(turn_word)
    if city.plays and end <= right:
        draw_turn(canvas, turn_word, end, y, ground)


def _stock(canvas: Canvas, city: City, left: float, right: float, y: float) -> None:
    """Write gold and cards, how much of the city stands, and the characters shown as far as there is room."""
    left = draw_stock(canvas, city, left, y, HEAD, (5.2, 6.5))
    seals = len(city.characters) * (_SEAL + 2)
    names = [fit(each.name, Face.SEMIBOLD, 100, 10.5) for each in city.characters]
    told = sum(name.width + 4 for name in names) <= right - left - seals
    for character, name in zip(reversed(city.characters), reversed(names), strict=True):
        seal(canvas, character.rank, (right - _SEAL / 2, y), _SEAL, (INK, TEXT, HEAD))
        right -= _SEAL + 2
        if told:
            right -= canvas.write(name, right - 1, y, TEXT, HEAD, "right") + 4


def draw_stock(
    canvas: Canvas, city: City, left: float, y: float, ground: str, room: tuple[float, float]
) -> float:
    """Write gold, cards, and how much of the city stands; return where that ends.

    The `room` is that before the middle of a symbol, and that behind its number.
    """
    stock = [("coin", f"{city.gold}"), ("cards", f"{city.cards}"), ("tower", f"{city.size}/{city.target}")]
    before, behind = room
    for name, number in stock:
        full = name == "tower" and city.completed
        canvas.icon(name, left + before, y, 10.5, GOLD if full or name == "coin" else TEXT, ground)
        text = Fitted(number, Face.BOLD, 12)
        left += 12.5 + canvas.write(text, left + 12.5, y, GOLD if full else TEXT, ground) + behind
    return left
