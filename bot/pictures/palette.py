"""The colours of all pictures, and the fixed palette of 256 colours.

Drawings name tones instead of colours, so all pictures share the palette. It has all named colours, and steps
between colours that meet, for edges and letters. Computing a palette for each picture would take longer than
drawing, and would change rare colours.
"""

from functools import cache, lru_cache
from importlib import resources
from typing import NamedTuple

from PIL import Image

from engine.cards.districts import DISTRICT_KINDS


def rgb(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of a colour, each from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(first: str, second: str, share: float) -> str:
    """Mix two colours. `share` is the part of the second one, from 0 to 1."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def distance(first: tuple[int, int, int], second: tuple[int, int, int]) -> float:
    """Return how different two colours look. The eye sees green best and blue worst."""
    red, green, blue = (a - b for a, b in zip(first, second, strict=True))
    return (0.9 * red * red + 1.5 * green * green + 0.6 * blue * blue) ** 0.5


def _families() -> dict[str, tuple[str, str]]:
    text = (resources.files("bot.pictures") / "art" / "tones.txt").read_text(encoding="ascii")
    lines = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    return {name: (f"#{lit}", f"#{dark}") for name, lit, dark in lines}


TONE_FAMILIES = _families()  # The lit and the darker tone of each family.

GROUNDS = (
    "dusk",
    "moss",
    "slate",
    "lagoon",
    "violet",
    "mustard",
    "royal",
    "forest",
    "crimson",
    "wine",
    "teal",
)
"""The colours of the background of a portrait, by family. The rays behind the head are a bit lighter."""


def _tones() -> dict[str, str]:
    found = {name: lit for name, (lit, _) in TONE_FAMILIES.items()}
    found |= {f"{name}2": dark for name, (_, dark) in TONE_FAMILIES.items()}
    found |= {f"{name}3": blend(TONE_FAMILIES[name][0], TONE_FAMILIES["light"][0], 0.09) for name in GROUNDS}
    return found


TONES: dict[str, str] = _tones()  # The colour of each tone.

TABLE = "#262A33"
PANEL = "#353A45"
LINE = "#4C525F"
MERLON = "#6B7382"
TEXT = "#F4EDE0"
QUIET = "#C2BEB4"
DIM = "#A5A197"
GOLD = "#E8BC4E"
KILLED = "#E8705F"
INK = "#1F1B18"
PAPER = TEXT
UNBUILDABLE = "#D3CDC3"
OLD_GOLD = "#7D5700"
FLARE = "#8A7439"
STONE = "#3F4552"
"""The background of a district's name."""
HEAD = "#383D49"
MORTAR = "#2C3039"
BLANK = "#31353F"
FRESH = "#5B5238"
LOST = "#3A2B2C"
LOST_INK = "#E0AFA4"
GRASS, DARK_GRASS = "#4E6B45", "#33473F"
CURTAIN = "#241E2E"
"""The background of a band's words."""
WINNER = "#4A412C"
BRIGHT = "#FFF6E2"


GREYS: tuple[str, ...] = tuple(blend(TABLE, "#9A9EA6", step / 7) for step in range(8))
"""The greys for the face of a character who is out, from the darkest to the lightest."""


def faded(colour: str) -> str:
    """Return the grey that replaces a colour in the face of a character who is out."""
    red, green, blue = rgb(colour)
    brightness = round(0.3 * red + 0.59 * green + 0.11 * blue)
    return GREYS[int(brightness / 256 * (len(GREYS) - 1) + 0.5)]


class Sky(NamedTuple):
    """The bands of a sky from the top, and the hills below. Words are written on the top band."""

    bands: tuple[str, str, str, str]
    hills: str

    @property
    def top(self) -> str:
        return self.bands[0]


NIGHT = Sky(("#232845", "#2C3357", "#384069", "#485080"), "#39406A")
DAWN = Sky(("#4A3A6B", "#7B4A75", "#BF6A66", "#E99A5B"), "#8E5468")
SUN = (blend(DAWN.bands[3], DAWN.bands[2], 0.5), "#F3BB7A", "#FFE3A0")
"""The rings of the sun, from the outermost."""
STAR = "#C9D0F0"


class Tint(NamedTuple):
    """The colours for a type of district: silhouette, background of a name, digits, and edge."""

    badge: str
    ground: str
    digit: str = "#FFFFFF"
    edge: str = ""


BAND = blend(PANEL, GOLD, 0.18)

TINTS: dict[str, Tint] = {
    "noble": Tint("#E3B23C", "#FBF0CF", digit=INK, edge=OLD_GOLD),
    "religious": Tint("#2E5FA6", "#DFE9F7"),
    "trade": Tint("#2A7346", "#DDEFE2"),
    "military": Tint("#B2382C", "#F9E1DC"),
    "unique": Tint("#6C4198", "#ECE1F5"),
    "none": Tint("#6B6558", "#E6DFD2"),
}
"""The colours for each type; `none` is for cards without a type."""

assert TINTS.keys() == {*DISTRICT_KINDS, "none"}

_PLAIN = (
    *(TABLE, PANEL, LINE, MERLON, TEXT, QUIET, DIM, GOLD, KILLED, INK, UNBUILDABLE, OLD_GOLD, FLARE, STONE),
    *(HEAD, MORTAR, BLANK, FRESH, LOST, LOST_INK, GRASS, DARK_GRASS, CURTAIN, WINNER, BRIGHT, BAND),
    *(*NIGHT.bands, NIGHT.hills, *DAWN.bands, DAWN.hills, *SUN, STAR),
)


def _meetings() -> tuple[tuple[str, str], ...]:
    """Return the pairs of colours that meet: an ink, and its background."""
    found = [(each, TABLE) for each in (TEXT, QUIET, DIM, GOLD, PANEL, LINE, MERLON, KILLED, FLARE)]
    found += [(each, PANEL) for each in (TEXT, QUIET, DIM, GOLD, KILLED, LINE, BAND)]
    found += [(each, HEAD) for each in (TEXT, QUIET, GOLD)]
    found += [(TEXT, STONE), (TEXT, FRESH), (GOLD, FRESH), (LOST_INK, LOST), (KILLED, LOST), (MORTAR, TABLE)]
    found += [(each, sky.top) for sky in (NIGHT, DAWN) for each in (TEXT, GOLD, TABLE)]
    found += [
        (TEXT, CURTAIN),
        (GOLD, CURTAIN),
        (QUIET, CURTAIN),
        (GOLD, WINNER),
        (TEXT, WINNER),
        (WINNER, TABLE),
    ]
    found += [(TEXT, INK), (GOLD, INK), (INK, GOLD), (INK, TEXT), (KILLED, INK), (GOLD, BAND)]
    found += [(each, UNBUILDABLE) for each in (INK, TABLE)]
    for tint in TINTS.values():
        found += [
            (INK, tint.ground),
            (tint.ground, TABLE),
            (tint.digit, tint.badge),
            (tint.edge or tint.badge, tint.badge),
        ]
        found += [(TEXT, tint.badge), (GOLD, tint.ground)]
    return tuple(dict.fromkeys((a, b) for a, b in found if a != b))


# The finest steps with which all colours fit into 256, and the least distance of two steps.
_STEP, _NEAR = 56.0, 12.0
# The number of steps that soften an edge. More would be invisible, and make a file larger.
_SHADES = 4
_ROOM = 256


@cache
def colours() -> tuple[tuple[int, int, int], ...]:
    """Return the palette: the named colours, then the steps between those that meet."""
    pairs = _meetings()
    named = [*_PLAIN, *(each for pair in pairs for each in pair), *TONES.values(), *GREYS]
    found = dict.fromkeys(rgb(each) for each in named)
    for pair in sorted(pairs, key=lambda pair: -distance(rgb(pair[0]), rgb(pair[1]))):
        steps = max(1, round(distance(rgb(pair[0]), rgb(pair[1])) / _STEP))
        for step in range(1, steps):
            colour = rgb(blend(*pair, step / steps))
            if all(distance(colour, each) > _NEAR for each in found):
                found[colour] = None
    return tuple(found)


@cache
def index(colour: str) -> int:
    """Return the index of a named colour in the palette."""
    return colours().index(rgb(colour))


@cache
def flat() -> bytes:
    """Return the palette as a file has it: red, green and blue of each colour."""
    return bytes(part for colour in colours() for part in colour)


@cache
def palette() -> Image.Image:
    """Return an image with the palette, for converting other images."""
    image = Image.new("P", (1, 1))
    image.putpalette(flat() + flat()[:3] * (_ROOM - len(colours())))
    return image


@lru_cache(maxsize=512)
def ramp(ink: str, ground: str) -> bytes:
    """Return the palette's index for each of 256 shares of ink on a background, from none to all."""
    steps = [_nearest(rgb(blend(ground, ink, step / _SHADES))) for step in range(_SHADES + 1)]
    return bytes(steps[round(share / 255 * _SHADES)] for share in range(256))


@lru_cache(maxsize=4096)
def _nearest(colour: tuple[int, int, int]) -> int:
    found = colours()
    return min(range(len(found)), key=lambda place: distance(colour, found[place]))
