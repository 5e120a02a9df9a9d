"""Parts of a player's city: what it stands before, the name, and the points."""

from bot.pictures.canvas import Box, Canvas
from bot.pictures.fitted_text import Fitted, fit
from bot.pictures.fonts import Face, drawable
from bot.pictures.models import City
from bot.pictures.palette import GOLD, INK, MORTAR, TABLE, TEXT
from bot.pictures.skylines import draw_sky, sky_of

_SMALLEST_NAME = 10.0
# How wide the golden frame is around the city of the player whose move it is.
_FRAME = 2.0


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
