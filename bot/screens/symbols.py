"""Symbols in texts and on controls: the language files write Unicode symbols.

Once Discord has the bot's own emojis, a symbol is shown as the emoji that looks as in the pictures. Until
then, and for symbols without one, Unicode stands.
"""

import re
from collections.abc import Mapping

from discord import PartialEmoji

SYMBOLS: Mapping[str, str] = {
    "🟡": "noble",
    "🔵": "religious",
    "🟢": "trade",
    "🔴": "military",
    "🟣": "unique",
    "🎪": "none",
    "💰": "gold",
    "🃏": "card",
    "👑": "crown",
    "🏘": "city",
    "🏁": "full",
    "🏆": "lead",
    "☠": "kill",
    "🗡": "rob",
    "🪄": "bewitch",
    "📜": "warrant",
    "🧣": "threat",
    "🤸": "acrobat",
    "🪙": "tax",
    "🔥": "destroy",
    "✅": "done",
    "⏳": "wait",
}
"""The emojis that stand for symbols, by name."""

_known: dict[str, PartialEmoji] = {}
_FOUND = re.compile(f"({'|'.join(SYMBOLS)})\ufe0f?")


def know(emojis: Mapping[str, PartialEmoji]) -> None:
    """Replace the emojis that Discord has, by name."""
    _known.clear()
    _known.update(emojis)


def in_text(text: str) -> str:
    """Write the emojis that are known in the place of their symbols."""
    return _FOUND.sub(_written, text) if _known else text


def first(label: str) -> tuple[PartialEmoji | None, str]:
    """Take the symbol from the beginning of a label, where no markup works; return its emoji and the rest.

    There is none if the label begins otherwise, or has nothing else.
    """
    found = _FOUND.match(label) if _known else None
    emoji = _known.get(SYMBOLS[found[1]]) if found else None
    rest = label[found.end() :].strip() if found else label
    return (emoji, rest) if emoji and rest else (None, label)


def _written(found: re.Match[str]) -> str:
    emoji = _known.get(SYMBOLS[found[1]])
    return str(emoji) if emoji else found[0]
