"""The icon and the pictures for a page in Discord's App Directory, made of pictures of screens."""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.pictures.palette import GOLD, TABLE, rgb
from bot.pictures.stamps import silhouette
from tests.screens import files
from tests.screens.film import phone
from tests.screens.fold import CHAT, PHONE

PICTURES = {
    "game": ("lobby-4", "board-4-turns", "end-4"),
    "secrets": ("ask-pick-character", "panel-victim", "turn-warlord"),
    "alone": ("lesson-goal", "lesson-assassin", "daily-card"),
}
"""The screens side by side in each picture."""

SCENES = tuple(name for names in PICTURES.values() for name in names)

SIZE = (1280, 720)
ICON = 1024
GROUND = (24, 25, 28)


def write(phones: Mapping[str, Image.Image], folder: Path) -> None:
    """Write the icon and all pictures. `phones` has a picture of each scene, as wide as a phone."""
    folder.mkdir(exist_ok=True)
    _save(_icon(), folder / "icon.png")
    for name, scenes in PICTURES.items():
        _save(_beside([phones[scene] for scene in scenes]), folder / f"{name}.png")


def _icon() -> Image.Image:
    """Draw a crown; Discord cuts off the corners."""
    image = Image.new("RGB", (ICON, ICON), rgb(TABLE))
    crown = silhouette("symbols", "crown", ICON * 9 // 16)
    edge = (ICON - crown.width) // 2
    image.paste(rgb(GOLD), (edge, edge), crown)
    return image


def _beside(pictures: list[Image.Image]) -> Image.Image:
    image = Image.new("RGB", SIZE, GROUND)
    gap = (SIZE[0] - len(pictures) * PHONE[0]) // (len(pictures) + 1)
    for number, picture in enumerate(pictures):
        image.paste(phone(picture), (gap + number * (PHONE[0] + gap), (SIZE[1] - CHAT) // 2))
    return image


def _save(image: Image.Image, path: Path) -> None:
    file = BytesIO()
    few = image.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    few.save(file, "PNG", optimize=True)
    files.write(file.getvalue(), path)
