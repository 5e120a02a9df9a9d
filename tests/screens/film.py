"""The README's film of a game on a phone, made of pictures of screens."""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.screens import files
from tests.screens.fold import CHAT, PHONE

SCENES = ("lobby-4", "ask-pick-character", "panel-victim", "turn-warlord", "board-4-turns", "end-4")
"""Its screens, in the order in which a player meets them."""

SECONDS = 3
COLOURS = 64
GROUND = (49, 51, 56)


def write(phones: Mapping[str, Image.Image], path: Path) -> None:
    """Write the film as a GIF. `phones` has a picture of each scene, as wide as a phone."""
    first, *others = (_frame(phones[name]) for name in SCENES)
    file = BytesIO()
    lasting = SECONDS * 1000
    first.save(file, "GIF", save_all=True, append_images=others, duration=lasting, loop=0, optimize=True)
    files.write(file.getvalue(), path)


def phone(picture: Image.Image) -> Image.Image:
    """Show a message as the end of a chat: its buttons at the bottom of the phone."""
    frame = Image.new("RGB", (PHONE[0], CHAT), GROUND)
    frame.paste(picture, (0, CHAT - picture.height))
    return frame


def _frame(picture: Image.Image) -> Image.Image:
    return phone(picture).quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
