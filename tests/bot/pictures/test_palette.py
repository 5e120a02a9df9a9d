"""The colours can be told apart, and what is written in them can be read."""

import pytest

from bot.pictures import palette
from bot.pictures.palette import (
    BRIGHT,
    CURTAIN,
    DAWN,
    DIM,
    GOLD,
    HEAD,
    INK,
    KILLED,
    LOST,
    LOST_INK,
    NEW,
    NIGHT,
    OLD_GOLD,
    PANEL,
    PAPER,
    QUIET,
    STONE,
    TABLE,
    TEXT,
    TINTS,
    UNBUILDABLE,
    WINNER,
    blend,
    index,
    ramp,
    rgb,
)
from tests.bot.pictures.samples import pictures


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = (each / 255 for each in rgb(colour))
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """The contrast of two colours as the accessibility guidelines reckon it, from 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (TEXT, PANEL, 9.7),
        (QUIET, PANEL, 6.0),
        (DIM, TABLE, 5.5),
        (GOLD, PANEL, 6.3),
        (INK, GOLD, 9.5),
        (INK, KILLED, 5.5),
        (INK, UNBUILDABLE, 9.6),
        (INK, PAPER, 14),
        (OLD_GOLD, PAPER, 4.5),
        (TEXT, STONE, 7.7),
        (TEXT, NEW, 6.6),
        (LOST_INK, LOST, 6.2),
        (TEXT, NIGHT.top, 12),
        (TEXT, DAWN.top, 8.5),
        (GOLD, NIGHT.top, 7),
        (GOLD, DAWN.top, 4.6),
        (TEXT, HEAD, 8),
        (KILLED, TABLE, 4.5),
        (BRIGHT, CURTAIN, 14),
        (QUIET, CURTAIN, 8),
        (GOLD, WINNER, 5),
    ],
)
def test_text_has_enough_contrast(ink: str, ground: str, least: float) -> None:
    assert contrast(ink, ground) >= least


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
    """How far the palette's steps between two colours are from the ones that are wanted, at most."""
    steps = ramp(ink, ground)
    apart: list[int] = []
    for share in range(0, 256, 5):
        wanted = rgb(blend(ground, ink, round(share / 255 * 4) / 4))
        apart.append(max(abs(a - b) for a, b in zip(palette.colours()[steps[share]], wanted, strict=True)))
    return max(apart)
