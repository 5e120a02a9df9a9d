"""The emojis are files that Discord accepts, and look as before. A changed one needs a new version."""

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.emojis import EMOJIS, SIZE, Emoji, emoji_png
from engine.cards.districts import DISTRICT_KINDS
from engine.hooks import MARKS
from tests.bot.pictures.goldens import FOLDER, difference
from tests.bot.pictures.sheet import emoji_sheet

WRITE = "wanted? give those that changed the next version, then: python -m tests.bot.pictures.goldens --write"
_OF_MARKS = {
    "killed": "kill",
    "bewitched": "bewitch",
    "robbed": "rob",
    "warrant": "warrant",
    "threat": "threat",
    "acrobat": "acrobat",
}


@pytest.mark.parametrize("emoji", EMOJIS, ids=lambda emoji: emoji.name)
def test_an_emoji_is_a_file_that_discord_takes(emoji: Emoji) -> None:
    file = emoji_png(emoji)
    assert len(file) <= 256 * 1024
    image = Image.open(BytesIO(file))
    assert (image.size, image.mode) == ((SIZE, SIZE), "RGBA")
    assert image.getpixel((0, 0)) is not None
    alpha = image.getchannel("A").tobytes()
    # It is transparent in its corners, and fills most of its square.
    assert alpha[0] < 255
    assert 0.5 < sum(alpha) / (255 * SIZE * SIZE) <= 1


def test_names_are_what_discord_takes_and_none_stands_twice() -> None:
    names = [emoji.file_name for emoji in EMOJIS]
    assert len({*names}) == len(names)
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in names)
    assert {"crown_v1", "rank9_v1"} <= {*names}


def test_there_is_one_for_every_type_mark_and_rank() -> None:
    names = {emoji.name for emoji in EMOJIS}
    assert {*DISTRICT_KINDS, "none", *(f"rank{rank}" for rank in range(1, 10))} <= names
    assert _OF_MARKS.keys() == {*MARKS}
    assert {*_OF_MARKS.values()} <= names


def test_the_types_differ_without_their_colours() -> None:
    shapes = [
        Image.open(BytesIO(emoji_png(Emoji(kind)))).getchannel("A").tobytes()
        for kind in (*DISTRICT_KINDS, "none")
    ]
    for place, one in enumerate(shapes):
        for other in shapes[:place]:
            apart = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 255
            assert apart > SIZE * SIZE * 0.06


def test_the_emojis_look_as_they_did() -> None:
    golden = Image.open(FOLDER / "emojis" / "sheet.png")
    what = difference(emoji_sheet(), golden)
    assert not what, f"{what}\n\n{WRITE}"
