"""The names that players gave themselves: data, never markup."""

import re
import unicodedata
from functools import lru_cache

LONGEST = 32

_MARKUP = re.compile(r"([\\`*_~|<>\[\]()#@:/+-])")
# A mention is found in a message even behind a backslash; an invisible space after the @ breaks it.
_BREAK = "\u200b"
# What can't be seen, or changes how the text around it is seen: by category, and some letters and symbols.
_NOTHING = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def plain(name: str, longest: int = LONGEST) -> str:
    """Clean a name for a label, where no markup works: one line, no control or direction marks."""
    kept = "".join(" " if _blank(each) else each for each in name)
    return " ".join(kept.split())[:longest].strip()


@lru_cache(maxsize=1024)
def escaped(name: str, longest: int = LONGEST) -> str:
    """Clean a name for a text: no character of it can be taken for markup, a link or a mention."""
    return _MARKUP.sub(r"\\\1", plain(name, longest)).replace("@", "@" + _BREAK)


def _blank(character: str) -> bool:
    return character in _INVISIBLE or unicodedata.category(character) in _NOTHING
