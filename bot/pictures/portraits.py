"""What stands for each character in a picture of the draft."""

from collections.abc import Callable

from bot.pictures.pen import Pen

PORTRAITS: dict[str, Callable[[Pen], None]] = {}
