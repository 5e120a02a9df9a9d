"""Replace the Unicode symbols in texts and on controls by the bot's emojis, which look like the pictures.

Symbols stay Unicode until Discord has the emojis, and after Discord refused one.
"""

import re
from collections.abc import Mapping
from typing import Any

from discord import PartialEmoji
from discord.ui import Button, Item, LayoutView, Modal, Select, TextDisplay

from engine.cards.characters import RANK

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
"""The names of the emojis that replace symbols."""

FACE_EMOJIS: Mapping[str, str] = {each: f"face_{each}" for each in RANK}
RANK_EMOJIS: Mapping[int, str] = {rank: f"rank{rank}" for rank in sorted(set(RANK.values()))}
"""The emojis of characters and ranks. They replace no symbol."""

USED_SYMBOLS = frozenset((*SYMBOLS.values(), *FACE_EMOJIS.values(), *RANK_EMOJIS.values()))
"""The names of all emojis that screens show."""

_known: dict[str, PartialEmoji] = {}
_refused: dict[str, PartialEmoji] = {}
# The meaning of each emoji that was ever shown, by its id: a symbol, a rank, or nothing for a face.
_stood_for: dict[int, str] = {}
_WRITTEN = re.compile("<:\\w+:(\\d+)>")
_FOUND = re.compile(f"({'|'.join(SYMBOLS)})\ufe0f?")


def know(emojis: Mapping[str, PartialEmoji]) -> None:
    """Use these emojis, given by name, in place of the earlier ones."""
    _known.clear()
    _known.update(emojis)
    _refused.clear()
    stood_for = {name: symbol for symbol, name in SYMBOLS.items()}
    stood_for |= {name: f"{number}" for number, name in RANK_EMOJIS.items()}
    _stood_for.update({each.id or 0: stood_for.get(name, "") for name, each in emojis.items()})


def refuse() -> None:
    """Use Unicode until the next call of `know`, because Discord has lost one of the emojis."""
    _refused.update(_known)
    _known.clear()


def refused() -> bool:
    """Return whether Discord has refused an emoji, so that we have to ask which ones it still has."""
    return bool(_refused)


def take_back(view: LayoutView | Modal) -> bool:
    """Replace the emojis of a view by symbols; return whether any was on a control."""
    found = False
    items: list[Item[Any]] = [*view.walk_children()]
    for item in items:
        if isinstance(item, TextDisplay):
            item.content = _WRITTEN.sub(lambda found: _stood_for.get(int(found[1]), found[0]), item.content)
        options = item.options if isinstance(item, Select) else []
        for holder in [item] if isinstance(item, Button) else options:
            if holder.emoji is not None and (symbol := _stood_for.get(holder.emoji.id or 0)) is not None:
                # The label beside a face or a rank says the same, so drop the emoji.
                holder.emoji = PartialEmoji(name=symbol) if symbol in SYMBOLS else None
                found = True
    return found


def face(character: str) -> str:
    """Return a character's portrait and a space; empty while Discord doesn't have it."""
    return _spaced(FACE_EMOJIS.get(character, ""))


def rank(number: int) -> str:
    """Return a rank's number and a space; empty while Discord doesn't have it."""
    return _spaced(RANK_EMOJIS.get(number, ""))


def _spaced(name: str) -> str:
    emoji = _known.get(name)
    return f"{emoji} " if emoji else ""


def portrait(character: str) -> PartialEmoji | None:
    """Return the portrait of a character for a button, if Discord has it."""
    return _known.get(FACE_EMOJIS.get(character, ""))


def in_text(text: str) -> str:
    """Replace symbols by the known emojis."""
    return _FOUND.sub(_written, text) if _known else text


def first(label: str) -> tuple[PartialEmoji | None, str]:
    """Split a label into the emoji of its first symbol and the rest; `None` without a known symbol."""
    found = _FOUND.match(label) if _known else None
    emoji = _known.get(SYMBOLS[found[1]]) if found else None
    rest = label[found.end() :].strip() if found else label
    return (emoji, rest) if emoji and rest else (None, label)


def _written(found: re.Match[str]) -> str:
    emoji = _known.get(SYMBOLS[found[1]])
    return str(emoji) if emoji else found[0]
