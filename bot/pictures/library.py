"""All drawings, read from the files in `art/`: portraits, buildings, symbols and silhouettes of the types.

A drawing begins with a line `[name] key=value ...`, where `width` is how wide its grid is, and any other key
is a name for a tone in this drawing. Its shapes follow, up to the next name. `#` begins a remark.
"""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from types import MappingProxyType

from bot.pictures.drawings import Drawing, shapes

# By folder: the size of the grid (a building names its own width), and where the light ends (in each shape).
_GRIDS: dict[str, tuple[float, float, float | None]] = {
    "portraits": (64, 64, 33),
    "buildings": (24, 48, None),
    "scenery": (24, 48, None),
    "symbols": (24, 24, None),
    "types": (24, 24, None),
}
_PARTS = "parts.txt"


@cache
def drawing(folder: str, name: str) -> Drawing:
    """Return a drawing of a folder. Raises `KeyError` if there is none of this name."""
    head, lines = _texts(folder)[name]
    width, height, edge = _GRIDS[folder]
    tones = dict(head)
    width = float(tones.pop("width", width))
    parts = {part: body for part, (_, body) in _parts(folder).items()}
    return Drawing(name, width, height, tuple(shapes(lines, width, edge, parts)), MappingProxyType(tones))


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
    """Return the tones of all drawings of a file: it is named after the type whose roofs they have."""
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
