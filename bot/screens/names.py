"""The names that players gave themselves: data, never markup."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

LONGEST = 32

_MARKUP = re.compile(r"([\\`*_~|<>\[\]()#@:/+-])")
# A mention is found in a message even behind a backslash; an invisible space after the @ breaks it.
_BREAK = "\u200b"
# What can't be seen, or changes how the text around it is seen: by category, and some letters and symbols.
_NOTHING = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Accents and the like, which have no place of their own; so many of them at one letter no language needs.
_MARKS = frozenset({"Mn", "Me"})
_MOST_MARKS = 3


def plain(name: str, longest: int = LONGEST) -> str:
    """Clean a name for a label, where no markup works: one line, no control or direction marks.

    Nothing is left of a name in which there is nothing to see.
    """
    kept = "".join(" " if _blank(each) else each for each in _without_towers(name))
    cleaned = " ".join(kept.split())[:longest].strip()
    return cleaned if any(unicodedata.category(each) not in _MARKS for each in cleaned) else ""


@lru_cache(maxsize=1024)
def escaped(name: str, longest: int = LONGEST) -> str:
    """Clean a name for a text: no character of it can be taken for markup, a link or a mention."""
    return _MARKUP.sub(r"\\\1", plain(name, longest)).replace("@", "@" + _BREAK)


def _blank(character: str) -> bool:
    return character in _INVISIBLE or unicodedata.category(character) in _NOTHING


def _without_towers(name: str) -> Iterator[str]:
    """Leave out marks that would be piled up over the lines above and below."""
    marks = 0
    for each in name:
        marks = marks + 1 if unicodedata.category(each) in _MARKS else 0
        if marks <= _MOST_MARKS:
            yield each
