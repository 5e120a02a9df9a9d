"""The colours can be distinguished, and the texts on them can be read."""

from itertools import combinations
from typing import Any

import pytest

from bot.pictures import palette
from bot.pictures.badges import badge
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import Fitted
from bot.pictures.models import Card
from bot.pictures.palette import GOLD, INK, PANEL, TEXT, TINTS, blend, distance, index, ramp, rgb
from engine.cards.districts import DISTRICT_KINDS
from tests.bot.pictures.samples import pictures


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = (each / 255 for each in rgb(colour))
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """The contrast of two colours by the accessibility guidelines, from 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def test_all_letters_of_all_pictures_can_be_read(monkeypatch: pytest.MonkeyPatch, unstamped: None) -> None:
    """The guidelines require a contrast of 4.5 to 1. The smallest letters on a phone are 7.7 pixels."""
    met: set[tuple[str, str]] = set()
    sizes: set[float] = set()
    write = Canvas.write

    def noting(self: Canvas, text: Fitted, x: float, y: float, ink: str, ground: str, *rest: Any) -> float:
        met.add((ink, ground))
        sizes.add(text.size)
        return write(self, text, x, y, ink, ground, *rest)

    monkeypatch.setattr(Canvas, "write", noting)
    for picture in pictures().values():
        picture.file()
    assert len(met) > 50
    assert {pair for pair in met if contrast(*pair) < 4.5} == set()
    assert min(sizes) * 300 / WIDTH > 7.7


EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "grey": ((0.3, 0.59, 0.11),) * 3,
}
"""Red, green and blue as five kinds of eyes see them (Machado and others, 2009)."""

ALIKE = 60.0
"""Colours closer than this may look the same in a small badge."""


def seen(colour: str, eyes: str) -> tuple[int, int, int]:
    parts = rgb(colour)
    mixed = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in EYES[eyes])
    red, green, blue = (max(0, min(255, round(each))) for each in mixed)
    return red, green, blue


@pytest.mark.parametrize("eyes", EYES)
def test_types_that_eyes_may_confuse_have_different_signs(
    eyes: str, monkeypatch: pytest.MonkeyPatch, unstamped: None
) -> None:
    colours = {kind: seen(TINTS[kind].badge, eyes) for kind in DISTRICT_KINDS}
    alike = [(a, b) for a, b in combinations(DISTRICT_KINDS, 2) if distance(colours[a], colours[b]) < ALIKE]
    assert bool(alike) == (eyes != "usual")
    same = TINTS["trade"]
    signs: dict[str, bytes] = {}
    for kind in DISTRICT_KINDS:
        # Without its colour, a badge has only its symbol.
        monkeypatch.setitem(TINTS, kind, same)
        canvas = Canvas(40, 40, PANEL)
        badge(canvas, Card(kind, ("",), 3), (20, 20), 30, PANEL)
        signs[kind] = canvas.png()
    assert [(a, b) for a, b in alike if signs[a] == signs[b]] == []
    assert len(set(signs.values())) == len(DISTRICT_KINDS)


@pytest.mark.parametrize(
    ("kind", "digit", "ink"),
    [
        ("noble", 8.7, 15.0),
        ("religious", 6.4, 14.0),
        ("trade", 5.8, 14.3),
        ("military", 6.0, 13.7),
        ("unique", 7.4, 13.6),
    ],
)
def test_cost_and_name_of_a_district_can_be_read(kind: str, digit: float, ink: float) -> None:
    tint = TINTS[kind]
    assert contrast(tint.digit, tint.badge) == pytest.approx(digit, abs=0.06)
    assert contrast(INK, tint.ground) == pytest.approx(ink, abs=0.06)


def test_the_palette_has_room_for_all_colours() -> None:
    assert len(palette.colours()) <= 256
    assert len(set(palette.colours())) == len(palette.colours())


def test_a_named_colour_is_drawn_as_it_is() -> None:
    for ink, ground in ((TEXT, PANEL), (INK, GOLD), (TINTS["trade"].badge, TINTS["trade"].ground)):
        steps = ramp(ink, ground)
        assert palette.colours()[steps[0]] == rgb(ground)
        assert palette.colours()[steps[255]] == rgb(ink)
        assert steps[255] == index(ink)


def test_every_edge_that_is_drawn_is_soft(monkeypatch: pytest.MonkeyPatch, unstamped: None) -> None:
    """Two colours that meet in a picture have steps between them in the palette."""
    met: set[tuple[str, str]] = set()

    def noting(ink: str, ground: str) -> bytes:
        met.add((ink, ground))
        return ramp(ink, ground)

    monkeypatch.setattr("bot.pictures.canvas.ramp", noting)
    for picture in pictures().values():
        picture.file()
    assert len(met) > 50
    rough = {pair for pair in met if _farthest(*pair) > 30}
    assert rough == set()


def _farthest(ink: str, ground: str) -> int:
    """Return the greatest distance between the palette's steps from ink to ground and the exact ones."""
    steps = ramp(ink, ground)
    apart: list[int] = []
    for share in range(0, 256, 5):
        wanted = rgb(blend(ground, ink, round(share / 255 * 4) / 4))
        apart.append(max(abs(a - b) for a, b in zip(palette.colours()[steps[share]], wanted, strict=True)))
    return max(apart)
