"""Icons: there is one for everything, and each lies within its grid."""

import pytest

from bot.pictures.icons import icon
from bot.pictures.models import HeldCard
from bot.pictures.portraits import PORTRAITS
from bot.pictures.ranks import SIGNS
from bot.pictures.strips import reason
from bot.pictures.symbols import SYMBOLS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import KINDS
from engine.hooks import MARKS
from tests.bot.pictures.ukrainian import CARDS

NAMES = [
    *SYMBOLS,
    *(f"{part}-{kind}" for kind in (*KINDS, "none") for part in ("badge", "inside")),
    *(f"character-{character}" for character in PORTRAITS),
]


def test_every_character_has_an_icon() -> None:
    assert PORTRAITS.keys() == CHARACTER_CARDS.keys()


def test_every_mark_has_an_icon_of_its_own() -> None:
    assert {*MARKS, "pile"} == SIGNS.keys()
    assert len({*SIGNS.values()}) == len(SIGNS)
    assert {*SIGNS.values()} <= SYMBOLS.keys()


def test_every_reason_in_a_hand_has_an_icon_of_its_own() -> None:
    states = ("now", "ready", "gold", "there", "no")
    icons = [reason(HeldCard(CARDS["Палац"], state, 2))[0][0] for state in states]
    assert len({*icons}) == len(icons)
    assert {*icons} <= SYMBOLS.keys()


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_is_drawn_as_large_as_it_is_wanted_around_its_middle(name: str) -> None:
    for size in (30, 45):
        mask = icon(name, size)
        assert mask.image.size == (size, size)
        assert abs(mask.left + size / 2) <= 1
        box = mask.image.getbbox()
        assert box is not None
        assert box[2] - box[0] >= size * 0.5
        assert sum(mask.image.tobytes()) > 255 * size * size * 0.08


def test_the_types_differ_without_their_colours() -> None:
    """Of every two silhouettes, at least a tenth lies in one of them alone."""
    size = 48
    shapes = [icon(f"badge-{kind}", size).image.tobytes() for kind in (*KINDS, "none")]
    for place, one in enumerate(shapes):
        for other in shapes[:place]:
            apart = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 255
            assert apart > size * size * 0.1
