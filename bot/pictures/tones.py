"""Colours, written as #RRGGBB: arithmetic with them, and the tones of the drawings by their names.

A drawing names tones and never colours, so that all drawings share one palette with all pictures.
"""

from importlib import resources


def rgb(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of a colour, each from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(first: str, second: str, share: float) -> str:
    """Mix two colours; `share` is how much there is of the second, from 0 to 1."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def grey(colour: str) -> str:
    """Return the grey that is as bright as a colour."""
    red, green, blue = rgb(colour)
    level = round(0.3 * red + 0.59 * green + 0.11 * blue)
    return f"#{level:02X}{level:02X}{level:02X}"


def distance(first: tuple[int, int, int], second: tuple[int, int, int]) -> float:
    """Return how far apart two colours are; the eye is keenest on green, and least so on blue."""
    red, green, blue = (a - b for a, b in zip(first, second, strict=True))
    return (0.9 * red * red + 1.5 * green * green + 0.6 * blue * blue) ** 0.5


def _families() -> dict[str, tuple[str, str]]:
    text = (resources.files("bot.pictures") / "art" / "tones.txt").read_text(encoding="ascii")
    lines = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    return {name: (f"#{lit}", f"#{dark}") for name, lit, dark in lines}


FAMILIES = _families()
"""By family: the lit tone and the darker one."""

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
"""The families that may be the ground of a portrait; the rays behind its head are a bit lighter."""

_LOST = "#262A33"


def _tones() -> dict[str, str]:
    found = {name: lit for name, (lit, _) in FAMILIES.items()}
    found |= {f"{name}2": dark for name, (_, dark) in FAMILIES.items()}
    found |= {f"{name}3": blend(FAMILIES[name][0], FAMILIES["light"][0], 0.09) for name in GROUNDS}
    return found


TONES: dict[str, str] = _tones()
"""By name of a tone: its colour."""

GREYS: tuple[str, ...] = tuple(blend(_LOST, "#9A9EA6", step / 7) for step in range(8))
"""The colours of a face that is out, from the darkest to the lightest."""


def faded(colour: str) -> str:
    """Return the colour that stands for another one in a face that is out."""
    return GREYS[min(len(GREYS) - 1, int(rgb(grey(colour))[0] / 256 * (len(GREYS) - 1) + 0.5))]
