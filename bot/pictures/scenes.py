"""The upper part of a card: a building under its sky, or a bust before rays."""

from math import cos, pi, sin

from bot.pictures.canvas import Box, Canvas
from bot.pictures.drawings import Drawing, Shape, drawing
from bot.pictures.palette import DARK_GRASS, DAWN, GRASS, NIGHT, TONES
from bot.pictures.skylines import draw_building, draw_sky, grounds, width_of
from bot.pictures.stamps import Stamp, kept, pixels, rendered, stamp

_GRASS = 4.0
_RAYS, _FAR, _CORNER = 12, 140.0, 6.0


def draw_scene(canvas: Canvas, card: str, box: Box, ground: str, *, now: bool, radius: float) -> None:
    """Draw the building of a card on grass; dawn stands over what can be built now, night over all else."""
    left, top, width, height = box
    sky = DAWN if now else NIGHT
    draw_sky(canvas, box, sky, len(card), ground, radius)
    canvas.box((left, top + height - _GRASS, width, _GRASS), GRASS if now else DARK_GRASS)
    base = height - _GRASS * 0.7
    scale = min((base - 3) / 48, (width - 6) / width_of(card), 1.2)
    scale = int(scale / 0.05) * 0.05
    x = left + (width - width_of(card) * scale) / 2
    draw_building(canvas, card, x, top + base, scale, grounds(sky, base, scale))


def draw_vignette(canvas: Canvas, character: str, box: Box, ground: str, *, shift: float = 0) -> None:
    """Fill a box with the rays of a character, and stand its bust in it, so many logical pixels aside."""
    left, top, width, height = box
    canvas.stamp(_rays(character, width, height, ground, shift), left, top)
    bust = stamp("portraits", character, height, ground_of(character), bare=True)
    canvas.stamp(bust, left + (width - bust.width) / 2 + shift, top + height - bust.height)


def ribbon_of(character: str) -> str:
    """Return the colour on which the name of a character stands below its bust."""
    return TONES[f"{drawing('portraits', character).tones['ground']}2"]


def ground_of(character: str) -> str:
    """Return the colour behind the bust of a character."""
    return TONES[drawing("portraits", character).tones["ground"]]


@kept
def _rays(character: str, width: float, height: float, ground: str, shift: float) -> Stamp:
    """Return the rays of a character, inside of corners that are round at the top."""
    tone = drawing("portraits", character).tones["ground"]
    x, y = width / 2 + shift, height / 2
    turns = [pi * ray / 6 - 0.14 for ray in range(_RAYS)]
    shapes = [
        Shape(
            TONES[f"{tone}3"],
            (
                (x, y),
                (x + _FAR * cos(turn), y + _FAR * sin(turn)),
                (x + _FAR * cos(turn + pi / 12), y + _FAR * sin(turn + pi / 12)),
            ),
        )
        for turn in turns
    ]
    size = pixels(width), pixels(height)
    made = rendered(Drawing("rays", width, height, tuple(shapes), {}), size, TONES[tone], opaque=True)
    corners = Canvas(width, height + _CORNER, ground)
    corners.rounded((0, 0, width, height + _CORNER), _CORNER, TONES[tone], ground)
    return Stamp(made.image, corners.apart(ground).mask.crop((0, 0, *size)))
