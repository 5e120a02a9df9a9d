"""All icons, as large as they are wanted. They are drawn by code, and each once for a size."""

from functools import lru_cache

from bot.pictures.badges import badge, inside
from bot.pictures.masks import Mask
from bot.pictures.pen import Pen
from bot.pictures.portraits import PORTRAITS
from bot.pictures.symbols import SYMBOLS

# How thick the edge of a silhouette is on the pen's grid.
_EDGE = 1.2


@lru_cache(maxsize=512)
def icon(name: str, size: int) -> Mask:
    """Return an icon so many pixels wide and high, put where its middle is.

    The silhouette of a type is `badge-<type>`, the same without its edge `inside-<type>`, and what stands
    for a character `character-<id>`.
    """
    pen = Pen()
    what, _, which = name.partition("-")
    if what == "badge":
        badge(pen, which)
    elif what == "inside":
        inside(pen, which, _EDGE)
    elif what == "character":
        PORTRAITS[which](pen)
    else:
        SYMBOLS[name](pen)
    return Mask(pen.shrunk(size), -size // 2, -size // 2)
