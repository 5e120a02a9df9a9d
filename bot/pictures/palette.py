"""The colours of all pictures, and the fixed palette of 256 in which they are stored.

A palette computed for each picture would take longer than the drawing, and shift rare colours. In this one
stand the colours that have names, and steps between those that meet: edges and letters are drawn in them.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from engine.cards.districts import KINDS

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
UNBUILDABLE = "#C9C3B7"
OLD_GOLD = "#7D5700"


class Tint(NamedTuple):
    """The colours of a type of district.

    `badge` is its silhouette with `edge` around it and `digit` on it; `ground` is what a name stands on,
    with `line` around it.
    """

    badge: str
    edge: str
    digit: str
    ground: str
    line: str


def blend(first: str, second: str, share: float) -> str:
    """Mix two colours; `share` is how much there is of the second, from 0 to 1."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def rgb(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of a colour, each from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _tint(badge: str, ground: str, digit: str = "#FFFFFF", edge: str = "") -> Tint:
    return Tint(badge, edge or badge, digit, ground, blend(badge, ground, 0.45))


BAND = blend(PANEL, GOLD, 0.18)

TINTS: dict[str, Tint] = {
    "noble": _tint("#E3B23C", "#FBF0CF", digit=INK, edge=OLD_GOLD),
    "religious": _tint("#2E5FA6", "#DFE9F7"),
    "trade": _tint("#2A7346", "#DDEFE2"),
    "military": _tint("#B2382C", "#F9E1DC"),
    "unique": _tint("#6C4198", "#ECE1F5"),
    "none": _tint("#6B6558", "#E6DFD2"),
}
"""The colours by type; `none` for what lies in a city and has none, such as a tent."""

assert TINTS.keys() == {*KINDS, "none"}


def _meetings() -> tuple[tuple[str, str], ...]:
    """Pair the colours that meet in a picture: what is drawn, and what it is drawn on."""
    found = [(each, TABLE) for each in (TEXT, QUIET, DIM, GOLD, PANEL, LINE, MERLON, KILLED, UNBUILDABLE)]
    found += [(each, PANEL) for each in (TEXT, QUIET, DIM, GOLD, KILLED, LINE, BAND)]
    found += [(each, GOLD) for each in (INK,)]
    found += [(each, INK) for each in (PAPER, KILLED)]
    found += [(GOLD, BAND)]
    found += [(each, UNBUILDABLE) for each in (PANEL, blend(INK, UNBUILDABLE, 0.6))]
    for tint in TINTS.values():
        found += [(tint.line, PANEL), (tint.line, TABLE), (tint.line, tint.ground), (INK, tint.ground)]
        found += [(tint.edge, tint.ground), (tint.digit, tint.badge), (tint.edge, tint.badge)]
        found += [(tint.edge, UNBUILDABLE), (tint.badge, TABLE), (tint.badge, PAPER), (tint.edge, PAPER)]
        found += [(GOLD, tint.ground)]
    return tuple(dict.fromkeys((a, b) for a, b in found if a != b))


# The finest distance between steps with which all of them fit into 256.
_STEP = 32.0
# In how many steps an edge is softened. More are not seen, and make a file larger.
_SHADES = 7


@cache
def colours() -> tuple[tuple[int, int, int], ...]:
    """Return the palette: the named colours first, then the steps between those that meet."""
    pairs = _meetings()
    found = dict.fromkeys(rgb(each) for pair in pairs for each in pair)
    for pair in sorted(pairs, key=lambda pair: -_distance(rgb(pair[0]), rgb(pair[1]))):
        steps = max(1, round(_distance(rgb(pair[0]), rgb(pair[1])) / _STEP))
        for step in range(1, steps):
            colour = rgb(blend(*pair, step / steps))
            if all(_distance(colour, each) > _STEP / 4 for each in found):
                found[colour] = None
    return tuple(found)


@cache
def index(colour: str) -> int:
    """Return the place of a named colour in the palette."""
    return colours().index(rgb(colour))


@lru_cache(maxsize=256)
def ramp(ink: str, ground: str) -> bytes:
    """Return the palette's place for each of 256 shares of ink on a ground, from none to all of it."""
    return bytes(
        _nearest(rgb(blend(ground, ink, round(share / 255 * _SHADES) / _SHADES))) for share in range(256)
    )


@lru_cache(maxsize=4096)
def _nearest(colour: tuple[int, int, int]) -> int:
    palette = colours()
    return min(range(len(palette)), key=lambda place: _distance(colour, palette[place]))


def _distance(first: tuple[int, int, int], second: tuple[int, int, int]) -> float:
    """Return how far apart two colours are; the eye is keenest on green, and least so on blue."""
    red, green, blue = (a - b for a, b in zip(first, second, strict=True))
    return (0.9 * red * red + 1.5 * green * green + 0.6 * blue * blue) ** 0.5
