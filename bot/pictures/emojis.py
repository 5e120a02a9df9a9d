"""The symbols as emojis. Each is a file, with a version in its name.

We upload an emoji once and never replace it. If you change its look, raise its version.
"""

from functools import cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.badges import round_portrait
from bot.pictures.fonts import Face, letters, resized
from bot.pictures.palette import INK, TABLE, TEXT, TINTS, TONES, blend, flat, rgb
from bot.pictures.stamps import silhouette
from engine.cards.characters import RANK

SIZE = 128  # The width and height of an emoji, in pixels.

_FINE, _CORNER = 4, 6 / 24
# Sizes as shares of an emoji: of the tile, the edge, the inside and the sign.
_TILE, _EDGE, _INSIDE, _SIGN = 0.9, 0.93, 0.82, 0.68


class Emoji(NamedTuple):
    """An emoji: a symbol on a tile, the silhouette of a type, the number of a rank, or a portrait."""

    name: str
    symbol: str = ""
    tone: str = ""
    ink: str = "#FFFFFF"
    version: int = 1

    @property
    def file_name(self) -> str:
        """The name for the upload: letters, digits and underscores."""
        return f"{self.name}_v{self.version}"


_YELLOW = "#FFD86B"
_TYPES = {
    "noble": "crown",
    "religious": "faith",
    "trade": "gem",
    "military": "sword",
    "unique": "star",
    "none": "entrance",
}
"""The sign on the silhouette of each type. People tell types apart by sign and silhouette."""

_FACE = "face_"  # The prefix of the portraits' names. The character's name follows.

EMOJIS: tuple[Emoji, ...] = (
    *(Emoji(kind) for kind in _TYPES),
    Emoji("gold", "coin", "mustard", _YELLOW),
    Emoji("card", "card", "dusk"),
    Emoji("crown", "crown", "wine", _YELLOW),
    Emoji("city", "tower", "dusk"),
    Emoji("full", "flag", "mustard", _YELLOW),
    Emoji("lead", "trophy", "mustard", _YELLOW),
    Emoji("kill", "skull", "crimson"),
    Emoji("rob", "mask", "mustard"),
    Emoji("bewitch", "wand", "plum"),
    Emoji("warrant", "scroll", "wood"),
    Emoji("threat", "dagger", "slate"),
    Emoji("acrobat", "tumbler", "teal"),
    Emoji("tax", "tax", "mustard", _YELLOW),
    Emoji("destroy", "fire", "scarlet"),
    Emoji("build", "hammer", "forest"),
    Emoji("draw", "draw", "royal"),
    Emoji("swap", "swap", "violet"),
    Emoji("done", "check", "forest"),
    Emoji("no", "lock", "smoke2"),
    Emoji("wait", "glass", "dusk"),
    *(Emoji(f"rank{rank}") for rank in range(1, 10)),
    *(Emoji(f"{_FACE}{character}") for character in RANK),
)
"""All emojis, with different names."""


@cache
def emoji_png(emoji: Emoji) -> bytes:
    """Return an emoji as a PNG file with a transparent background."""
    if emoji.name in _TYPES:
        image = _type(emoji.name)
    elif emoji.name.startswith("rank"):
        image = _rank(emoji.name.removeprefix("rank"))
    elif emoji.name.startswith(_FACE):
        image = _face(emoji.name.removeprefix(_FACE))
    else:
        image = _tile(emoji)
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _type(kind: str) -> Image.Image:
    """Draw the silhouette of a type, with a light rim so that it shows on dark and on light."""
    tint = TINTS[kind]
    image = _clear(_shape(kind, 1))
    _put(image, _shape(kind, _EDGE), blend(tint.badge, "#000000", 0.35))
    _put(image, _shape(kind, _INSIDE), tint.badge)
    ink = "#5A3E00" if kind == "noble" else "#FFFFFF" if kind != "none" else INK
    down = 0.06 if kind in ("noble", "trade") else 0
    _put(image, silhouette("symbols", _TYPES[kind], SIZE * 2 // 5), ink, down)
    return image


def _tile(emoji: Emoji) -> Image.Image:
    image = _clear(_square(1))
    _put(image, _square(_TILE), TONES[emoji.tone])
    _put(image, silhouette("symbols", emoji.symbol, round(SIZE * _SIGN)), emoji.ink)
    return image


def _rank(number: str) -> Image.Image:
    image = _clear(_disc(1))
    _put(image, _disc(0.92), INK)
    _put(image, _disc(0.8), TEXT)
    mask = letters(number, Face.BOLD, SIZE * 0.25)
    image.paste(rgb(INK), ((SIZE - mask.image.width) // 2, SIZE // 2 + mask.top), mask.image)
    return image


def _face(character: str) -> Image.Image:
    found = round_portrait(character, 52.5, TEXT, TABLE, thick=2.2)
    image = found.image.copy()
    image.putpalette(flat())
    image = image.convert("RGB")
    image.putalpha(found.cover)
    return resized(image, SIZE, SIZE)


def _shape(kind: str, share: float) -> Image.Image:
    return silhouette("types", kind, round(SIZE * share))


def _square(share: float, corner: float = _CORNER) -> Image.Image:
    side = round(SIZE * share)
    large = Image.new("L", (side * _FINE, side * _FINE))
    box = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, large.width * corner, fill=255)
    return resized(large, side, side)


def _disc(share: float) -> Image.Image:
    return _square(share, corner=0.5)


def _clear(rim: Image.Image) -> Image.Image:
    image = Image.new("RGB", (SIZE, SIZE), rgb(TEXT))
    image.putalpha(rim)
    return image


def _put(image: Image.Image, mask: Image.Image, colour: str, down: float = 0) -> None:
    left, top = (SIZE - mask.width) // 2, (SIZE - mask.height) // 2 + round(SIZE * down)
    image.paste((*rgb(colour), 255), (left, top), mask)
