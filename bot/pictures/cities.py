"""A player's city: battlement and crown, two lines of head, and a strip for each district."""

from bot.pictures.canvas import Box, Canvas
from bot.pictures.fit import SMALLEST, Fitted, fit
from bot.pictures.fonts import Face, drawable
from bot.pictures.models import Character, City
from bot.pictures.palette import GOLD, INK, MERLON, PANEL, QUIET, TABLE, TEXT
from bot.pictures.strips import strip

BATTLEMENT = 12.5
"""How much room a city needs above its panel, in logical pixels."""

_HEAD, _FOOT, _INSIDE = 33.0, 2.5, 3.0
_SMALLEST_NAME = 10.0
_SEAL = 13.0


def city_height(districts: int, pitch: float) -> float:
    """Return how high the panel of a city is in which so many strips have room."""
    return _HEAD + districts * pitch + _FOOT


def draw_city(canvas: Canvas, city: City, box: Box, heights: tuple[float, float]) -> None:
    """Draw a city; the heights are of a strip, and of the way to the next one."""
    left, top, width, _ = box
    draw_panel(canvas, city, box)
    wall, end = left + 4, left + width - 4
    if city.crown:
        canvas.icon("crown", wall + 6.5, top - 5.8, 13.5, GOLD, TABLE)
        wall += 16
    if city.completed:
        canvas.icon("flag", end - 5, top - 5, 10.5, GOLD, TABLE)
        end -= 12
    draw_battlement(canvas, city, wall, end, top)
    _first_line(canvas, city, left + 5, left + width - 5, top + 10.5)
    _second_line(canvas, city, left + 5, left + width - 5, top + 24.5)
    draw_strips(canvas, city, left, top + _HEAD, width, heights)


def draw_strips(
    canvas: Canvas, city: City, left: float, top: float, width: float, heights: tuple[float, float]
) -> None:
    """Draw the districts of a city one below the other."""
    height, pitch = heights
    for place, card in enumerate(city.districts):
        piece = strip(card, width - 2 * _INSIDE, height, PANEL)
        canvas.piece(piece, left + _INSIDE, top + place * pitch)


def draw_panel(canvas: Canvas, city: City, box: Box) -> None:
    """Draw the panel of a city, golden around who plays."""
    if city.plays:
        canvas.framed(box, 5, 1.3, (GOLD, PANEL, TABLE))
    else:
        canvas.rounded(box, 5, PANEL, TABLE)


def draw_battlement(canvas: Canvas, city: City, left: float, right: float, top: float) -> None:
    """Draw a merlon for each district needed, filled when it is built, golden when the city is complete."""
    pitch = min(9.4, (right - left) / max(1, city.target))
    for merlon in range(city.target):
        colour = GOLD if city.completed else QUIET if merlon < city.size else MERLON
        canvas.box((left + merlon * pitch, top - 4.7, pitch * 0.66, 4.7), colour)


def player_name(city: City, room: float, largest: float) -> Fitted:
    """Fit the name of a player, in letters that can be drawn."""
    text = drawable(city.name) or city.nameless
    return fit(text, Face.SERIF, room, largest, _SMALLEST_NAME)


def _first_line(canvas: Canvas, city: City, left: float, right: float, y: float) -> None:
    """Write the player's name and the characters shown; their names are the first to be dropped."""
    names = [fit(each.name, Face.SEMIBOLD, 100, 11) for each in city.characters]
    seals = len(names) * (_SEAL + 2)
    full = seals + sum(name.width + 5 for name in names)
    room = right - left - full
    named = player_name(city, room, 13)
    if named.size < 13 or named.cut:
        names, room = [], right - left - seals
        named = player_name(city, room, 13)
    canvas.write(named, left, y, GOLD if city.plays else TEXT, PANEL)
    for place in reversed(range(len(city.characters))):
        if names:
            right -= canvas.write(names[place], right, y, TEXT, PANEL, "right") + 3
        _seal(canvas, city.characters[place], right - _SEAL / 2, y)
        right -= _SEAL + 2


def _seal(canvas: Canvas, character: Character, x: float, y: float) -> None:
    canvas.rounded((x - _SEAL / 2, y - _SEAL / 2, _SEAL, _SEAL), _SEAL / 2, TEXT, PANEL)
    canvas.write(Fitted(f"{character.rank}", Face.BOLD, 11), x, y, INK, TEXT, "centre")


def _second_line(canvas: Canvas, city: City, left: float, right: float, y: float) -> None:
    """Write gold, cards in hand, and how much of the city stands; the tower is the first to be dropped."""
    size, gap, icon = 12.0, 7.0, 10.0
    parts = [f"{city.gold}", f"{city.cards}", f"{city.size}/{city.target}"]

    def needed() -> float:
        """Return the room that all parts need at this size."""
        return sum(Fitted(part, Face.BOLD, size).width for part in parts) + 2 * (icon + 2) + 2 * gap

    tower = needed() + icon + 2 <= right - left
    while needed() > right - left and size > SMALLEST:
        size, gap = size - 0.5, gap - 1
    x = left
    for name, number, ink in (("coin", parts[0], GOLD), ("cards", parts[1], TEXT)):
        canvas.icon(name, x + icon / 2, y, icon, ink, PANEL)
        x += icon + 2
        x += canvas.write(Fitted(number, Face.BOLD, size), x, y, TEXT, PANEL) + gap
    ink = GOLD if city.completed else TEXT
    wide = canvas.write(Fitted(parts[2], Face.BOLD, size), right, y, ink, PANEL, "right")
    if tower:
        canvas.icon("tower", right - wide - 2 - icon / 2, y, icon, ink, PANEL)
