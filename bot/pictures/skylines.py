"""Cities in pictures: as a skyline, as the scene on a card, and with name and points."""

from collections.abc import Sequence
from math import cos, pi, sin

from bot.pictures import palette
from bot.pictures.canvas import Box, Canvas
from bot.pictures.drawings import Point, Shape, around, drawing, names
from bot.pictures.fonts import Face, Fitted, drawable, fit
from bot.pictures.models import Card, City
from bot.pictures.stamps import Bands, Stamp, kept, shaped, stamp

# Shares of a sky's height: the tops of its bands, and the radius of each ring of the sun.
_BANDS, _RINGS = (0.0, 0.34, 0.58, 0.78), (0.78, 0.58, 0.4)
_HILLS: tuple[tuple[Point, Point, Point], ...] = (
    ((0, 0.74), (0.2, 0.56), (0.42, 0.78)),
    ((0.42, 0.78), (0.7, 0.52), (1, 0.8)),
)
_STARS, _PIECES = 9, 12
# The height of a building at scale 1, the step between scales, and the smallest scale.
_GRID, _STEP, _SMALLEST = 48.0, 0.05, 0.35
RUIN = "ruin"


def sky_of(city: City) -> palette.Sky:
    """Return the sky over a city: dawn for the player whose turn it is."""
    return palette.DAWN if city.plays else palette.NIGHT


def draw_sky(canvas: Canvas, box: Box, sky: palette.Sky, seed: int, ground: str, radius: float = 5) -> None:
    """Fill a box with a sky, with rounded corners at the top. `seed` places the stars."""
    left, top, width, height = box
    canvas.stamp(_sky(width, height, sky, seed, ground, radius), left, top)


@kept
def _sky(width: float, height: float, sky: palette.Sky, seed: int, ground: str, radius: float) -> Stamp:
    lights = _lights(width, height, sky, seed)
    shapes = (*_bands(width, height, sky, radius), *lights, _hills(width, height, sky))
    return shaped(shapes, (width, height), ground)._replace(mask=None)


def _bands(width: float, height: float, sky: palette.Sky, radius: float) -> list[Shape]:
    found: list[Shape] = []
    for share, colour in zip(_BANDS, sky.bands, strict=True):
        top = share * height
        corner = 0 if share else radius
        turns = [pi / 2 * step / 6 for step in range(7)]
        left = [(corner - corner * cos(turn), top + corner - corner * sin(turn)) for turn in turns]
        right = [(width - x, y) for x, y in reversed(left)]
        found.append(Shape(colour, ((0, height), *left, *right, (width, height))))
    return found


def _lights(width: float, height: float, sky: palette.Sky, seed: int) -> list[Shape]:
    if sky is palette.DAWN:
        turns = [pi + pi * turn / 60 for turn in range(61)]
        return [
            Shape(colour, tuple(around(width / 2, height, ring * height, turn) for turn in turns))
            for ring, colour in zip(_RINGS, palette.SUN, strict=True)
        ]
    found: list[Shape] = []
    for star in range(_STARS):
        x = (seed * 71 + star * star * 43 + star * 17) % (width - 14) + 7
        y = (seed * 7 + star * star * 13 + star * 5) % (height * 0.34) + height * 0.36
        radius = 0.45 + star % 3 * 0.2
        found.append(Shape(palette.STAR, tuple(around(x, y, radius, pi * turn / 4) for turn in range(8))))
    return found


def _hills(width: float, height: float, sky: palette.Sky) -> Shape:
    points: list[Point] = [(0, height)]
    for (ax, ay), (bx, by), (cx, cy) in _HILLS:
        for piece in range(_PIECES + 1):
            share = piece / _PIECES
            rest = 1 - share
            x = rest * rest * ax + 2 * rest * share * bx + share * share * cx
            y = rest * rest * ay + 2 * rest * share * by + share * share * cy
            points.append((x * width, y * height))
    return Shape(sky.hills, (*points, (width, height)))


def building_name(card: str) -> str:
    """Return the name of a card's drawing. Unique districts that have no drawing share one."""
    return card if card in names("buildings") else "any_unique"


def draw_building(
    canvas: Canvas, card: str, left: float, base: float, scale: float, ground: str | Bands, *, halo: str = ""
) -> None:
    """Draw a building whose bottom is at `base`, with a `halo` of this colour around it."""
    folder, name = ("scenery", card) if card == RUIN else ("buildings", building_name(card))
    found = stamp(folder, name, _GRID * scale, ground, halo=halo)
    canvas.stamp(found, left, base - found.height)


def grounds(sky: palette.Sky, height: float, scale: float) -> Bands:
    """Return the bands behind a building at the bottom of a sky of this height."""
    above = height - _GRID * scale
    return tuple(
        (max(0.0, share * height - above), colour) for share, colour in zip(_BANDS, sky.bands, strict=True)
    )


def width_of(card: str) -> float:
    """Return the width of a building at scale 1."""
    return drawing("scenery", RUIN).width if card == RUIN else drawing("buildings", building_name(card)).width


def stepped(scale: float) -> float:
    """Round a scale down to a step, because each scale of a building needs its own stamp."""
    return int(scale / _STEP) * _STEP


def draw_skyline(
    canvas: Canvas,
    districts: Sequence[Card],
    box: Box,
    sky: palette.Sky,
    largest: float,
    gap: float = 2,
    *,
    ruins: int = 0,
) -> None:
    """Draw buildings, then ruins, side by side at the bottom of a sky, as large as possible."""
    left, top, width, height = box
    standing = [(card.id, card.new) for card in districts] + [(RUIN, False)] * ruins
    if not standing:
        return
    needed = sum(width_of(each) for each, _ in standing)
    gap = min(gap, width * 0.2 / len(standing))
    scale = min(largest, (width - gap * (len(standing) - 1)) / needed)
    scale = max(_SMALLEST, stepped(scale))
    whole = needed * scale + gap * (len(standing) - 1)
    x = left + (width - whole) / 2
    for each, new in standing:
        halo = palette.BRIGHT if new else ""
        draw_building(canvas, each, x, top + height, scale, grounds(sky, height, scale), halo=halo)
        x += width_of(each) * scale + gap


def draw_wall(canvas: Canvas, box: Box, city: City) -> None:
    """Draw a merlon for each district needed: lower if it is missing, golden if the city is complete."""
    left, top, width, height = box
    pitch = width / max(1, city.target)
    for merlon in range(city.target):
        there = merlon < city.size or city.completed
        colour = palette.GOLD if city.completed else palette.TONES["steel"] if there else palette.LINE
        high = height if there else height * 0.45
        canvas.box((left + pitch * (merlon + 0.14), top + height - high, pitch * 0.72, high), colour)
    canvas.box((left, top + height, width, 0.8), palette.HEAD)


def draw_merlons(canvas: Canvas, top: float, height: float, colour: str) -> None:
    """Draw the merlons of a wall across the whole picture."""
    for merlon in range(26):
        canvas.box((merlon * 13.6, top, 8.6, height), colour)


_GRASS = 4.0
_RAYS, _FAR, _CORNER = 12, 140.0, 6.0


def draw_scene(canvas: Canvas, card: str, box: Box, ground: str, sky: palette.Sky, *, radius: float) -> None:
    """Draw the building of a card on grass, at dawn or at night."""
    left, top, width, height = box
    draw_sky(canvas, box, sky, len(card), ground, radius)
    grass = palette.GRASS if sky is palette.DAWN else palette.DARK_GRASS
    canvas.box((left, top + height - _GRASS, width, _GRASS), grass)
    base = height - _GRASS * 0.7
    scale = stepped(min((base - 3) / 48, (width - 6) / width_of(card), 1.2))
    x = left + (width - width_of(card) * scale) / 2
    draw_building(canvas, card, x, top + base, scale, grounds(sky, base, scale))


def draw_vignette(canvas: Canvas, character: str, box: Box, ground: str, *, shift: float = 0) -> None:
    """Fill a box with a character's rays and portrait; `shift` moves the portrait right (logical pixels)."""
    left, top, width, height = box
    canvas.stamp(_rays(character, width, height, ground, shift), left, top)
    bust = stamp("portraits", character, height, ground_of(character), bare=True)
    canvas.stamp(bust, left + (width - bust.width) / 2 + shift, top + height - bust.height)


def ground_of(character: str, shade: str = "") -> str:
    """Return the colour behind a character's portrait. Shade 2 is for the name, and 3 for the rays."""
    return palette.TONES[drawing("portraits", character).tones["ground"] + shade]


@kept
def _rays(character: str, width: float, height: float, ground: str, shift: float) -> Stamp:
    tone, ray = ground_of(character), ground_of(character, "3")
    x, y = width / 2 + shift, height / 2
    turns = [pi * ray / 6 - 0.14 for ray in range(_RAYS)]
    shapes = [
        Shape(ray, ((x, y), around(x, y, _FAR, turn), around(x, y, _FAR, turn + pi / 12))) for turn in turns
    ]
    made = shaped(shapes, (width, height), tone)
    corners = Canvas(width, height + _CORNER, ground)
    corners.rounded((0, 0, width, height + _CORNER), _CORNER, tone, ground)
    return Stamp(made.image, corners.apart(ground).cover.crop((0, 0, *made.image.size)))


_SMALLEST_NAME = 10.0
_FRAME = 2.0  # The width of the golden frame around the city whose player has the turn.


def draw_ground(canvas: Canvas, city: City, box: Box, sky: float, seed: int) -> str:
    """Draw a city's ground and sky, framed in gold if its player has the turn; return the edge's colour."""
    left, top, width, height = box
    if city.plays:
        outer = left - _FRAME, top - _FRAME, width + 2 * _FRAME, height + 2 * _FRAME
        canvas.rounded(outer, 5 + _FRAME, palette.GOLD, palette.TABLE)
    around = palette.GOLD if city.plays else palette.TABLE
    canvas.rounded(box, 5, palette.MORTAR, around)
    draw_sky(canvas, (left, top, width, sky), sky_of(city), seed, around)
    return around


def player_name(city: City, room: float, largest: float) -> Fitted:
    """Fit a player's name, in letters that we can draw."""
    text = drawable(city.name) or city.nameless
    return fit(text, Face.SERIF, room, largest, _SMALLEST_NAME)


def draw_points(
    canvas: Canvas, city: City, right: float, y: float, ground: str, letters: float = 12
) -> float:
    """Write a city's points on a plate; a leader's plate is golden with a cup. Return the plate's width."""
    number = Fitted(f"{city.points}", Face.BOLD, letters)
    colour = palette.GOLD if city.leads else palette.TEXT
    width, height = number.width + (22 if city.leads else 9), letters + 1.5
    canvas.rounded((right - width, y - height / 2, width, height), 3.5, colour, ground)
    canvas.write(number, right - 4.5, y, palette.INK, colour, "right")
    if city.leads:
        canvas.icon("trophy", right - width + 9, y, 10.5, palette.INK, colour)
    return width
