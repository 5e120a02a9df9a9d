"""The language of the drawings: plain text, one shape per line, from the back to the front.

    tone[/[tone]] shape numbers

    r left top right bottom [corner]    rectangle       c x y radius           circle
    e x y across down                   ellipse         l thick x y x y ...    line with round ends
    p x y ...    polygon; `Q cx cy x y` and `C ax ay bx by x y` are curves, any other pair is a corner

Before the letter, `m` adds the mirror image of the shape. Before `p`, `s` takes the numbers as the left half
of an outline, and closes it with its mirror image. `use name` inserts a shared part.

`a/b`: tone `a` left of the light's edge (a vertical line), `b` right of it. `a/` is short for `a/a2`.
`docs/pictures.md` shows examples.

All drawings are in files in `art/`: portraits, buildings, symbols and silhouettes of the types. A drawing
begins with a line `[name] key=value ...`, where `width` is the width of its grid, and any other key names a
tone in this drawing. Its shapes follow, up to the next name. `#` begins a comment.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import pairwise
from math import cos, pi, sin
from types import MappingProxyType
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

_CURVE, _CIRCLE, _CORNER = 14, 48, 7  # How many straight lines make a curve, a circle and a rounded corner.
_LIT = 0.62  # The lit share of a shape if the drawing names no edge of the light.


# By folder: the size of the grid (a building has its own width), and the edge of the light.
_GRIDS: dict[str, tuple[float, float, float | None]] = {
    "portraits": (64, 64, 33),
    "buildings": (24, 48, None),
    "scenery": (24, 48, None),
    "symbols": (24, 24, None),
    "types": (24, 24, None),
}
_PARTS = "parts.txt"


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape in one tone. With `thick`, it is a line, otherwise it is filled."""

    tone: str
    points: tuple[Point, ...]
    thick: float = 0


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing on its own grid. A name that isn't in `tones` is a tone of the palette."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    tones: Mapping[str, str]

    def tone(self, name: str) -> str:
        """Return the palette's tone for a name, and keep a number at the end."""
        family = name.rstrip("23")
        return self.tones[family] + name[len(family) :] if family in self.tones else name


@cache
def drawing(folder: str, name: str) -> Drawing:
    """Return a drawing of a folder. Raises `KeyError` if the name is unknown."""
    head, lines = _texts(folder)[name]
    width, height, edge = _GRIDS[folder]
    tones = dict(head)
    width = float(tones.pop("width", width))
    parts = {part: body for part, (_, body) in _parts(folder).items()}
    return Drawing(width, height, tuple(shapes(lines, width, edge, parts)), MappingProxyType(tones))


@cache
def names(folder: str) -> tuple[str, ...]:
    """Return the names of all drawings of a folder."""
    return tuple(_texts(folder))


_Texts = dict[str, tuple[dict[str, str], list[str]]]


@cache
def _texts(folder: str) -> _Texts:
    found: _Texts = {}
    for file in sorted(
        (resources.files("bot.pictures") / "art" / folder).iterdir(), key=lambda file: file.name
    ):
        if file.name != _PARTS:
            found |= _read(file.read_text(encoding="utf-8"), _common(folder, file.name))
    return found


def _common(folder: str, file: str) -> dict[str, str]:
    """Return the tones that all drawings of a file share. A file of buildings names the tone of roofs."""
    return {"roof": file.removesuffix(".txt").partition("_")[0]} if folder == "buildings" else {}


@cache
def _parts(folder: str) -> _Texts:
    file = resources.files("bot.pictures") / "art" / folder / _PARTS
    return _read(file.read_text(encoding="utf-8"), {}) if file.is_file() else {}


def _read(text: str, common: dict[str, str]) -> _Texts:
    found: _Texts = {}
    head: dict[str, str] = {}
    body: list[str] = []
    for line in _lines(text):
        if line.startswith("["):
            name, _, rest = line[1:].partition("]")
            pairs = (each.split("=") for each in rest.split())
            head, body = {**common, **dict(pairs)}, []
            found[name] = head, body
        else:
            body.append(line)
    return found


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        bare = line.partition("#")[0].strip()
        if bare:
            yield bare


def shapes(
    lines: Sequence[str], width: float, edge: float | None, parts: Mapping[str, Sequence[str]]
) -> Iterator[Shape]:
    """Read the lines of a drawing of this width. Raises `ValueError` that quotes the line.

    The light's edge is at `edge` (`None`: at a fixed share of each shape's width).
    """
    for line in lines:
        words = line.split()
        if words[0] == "use":
            yield from shapes(parts[words[1]], width, edge, parts)
            continue
        try:
            yield from _shapes(words, width, edge)
        except (IndexError, ValueError) as error:
            raise ValueError(f"not a shape: {line}") from error


def _shapes(words: Sequence[str], width: float, edge: float | None) -> Iterator[Shape]:
    tone, stroke, darker = words[0].partition("/")
    letter, numbers = words[1], words[2:]
    thick = float(numbers[0]) if letter[-1] == "l" else 0.0
    outline = _outline(letter[-1], numbers)
    if letter[0] == "s":
        outline += [(width - x, y) for x, y in reversed(outline)]
    outlines = [outline]
    if letter[0] == "m":
        outlines.append([(width - x, y) for x, y in outline])
    for points in outlines:
        yield Shape(tone, tuple(points), thick)
        if stroke:
            across = [x for x, _ in points]
            begin = min(across) + (max(across) - min(across)) * _LIT if edge is None else edge
            dark = right_of(points, begin)
            if len(dark) > 2:
                yield Shape(darker or f"{tone}2", tuple(dark))


def _outline(letter: str, numbers: Sequence[str]) -> list[Point]:
    match letter:
        case "r":
            return _rectangle(*(float(each) for each in numbers))
        case "c":
            x, y, radius = (float(each) for each in numbers)
            return _ellipse(x, y, radius, radius)
        case "e":
            return _ellipse(*(float(each) for each in numbers))
        case "l":
            return _path(numbers[1:])
        case "p":
            return _path(numbers)
        case _:
            raise ValueError(letter)


def around(x: float, y: float, radius: float, turn: float) -> Point:
    """Return the point of a circle at an angle in radians: 0 is on the right, and pi / 2 at the bottom."""
    return x + radius * cos(turn), y + radius * sin(turn)


def _ellipse(x: float, y: float, across: float, down: float) -> list[Point]:
    turns = (2 * pi * step / _CIRCLE for step in range(_CIRCLE))
    return [(x + across * cos(turn), y + down * sin(turn)) for turn in turns]


def _rectangle(left: float, top: float, right: float, bottom: float, corner: float = 0) -> list[Point]:
    if not corner:
        return [(left, top), (right, top), (right, bottom), (left, bottom)]
    middles = (
        (right - corner, bottom - corner),
        (left + corner, bottom - corner),
        (left + corner, top + corner),
        (right - corner, top + corner),
    )
    turns = [[pi / 2 * (quarter + step / (_CORNER - 1)) for step in range(_CORNER)] for quarter in range(4)]
    return [
        around(x, y, corner, turn) for (x, y), quarter in zip(middles, turns, strict=True) for turn in quarter
    ]


def _path(words: Sequence[str]) -> list[Point]:
    points: list[Point] = []
    place = 0
    while place < len(words):
        count = {"Q": 2, "C": 3, "L": 0}.get(words[place], -1)
        if count < 0:
            points.append((float(words[place]), float(words[place + 1])))
            place += 2
            continue
        numbers = [float(each) for each in words[place + 1 : place + 1 + 2 * count]]
        if count:
            bends = [points[-1], *zip(numbers[::2], numbers[1::2], strict=True)]
            points += [_bent(bends, step / _CURVE) for step in range(1, _CURVE + 1)]
        place += 1 + 2 * count
    return points


def _bent(bends: Sequence[Point], share: float) -> Point:
    found: list[Point] = [*bends]
    while len(found) > 1:
        found = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(found)]
    return found[0]


def right_of(points: Sequence[Point], edge: float) -> list[Point]:
    """Cut off the part left of the light's edge; return the rest."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if ax >= edge:
            found.append((ax, ay))
        if (ax >= edge) != (bx >= edge):
            found.append((edge, ay + (by - ay) * (edge - ax) / (bx - ax)))
    return found
