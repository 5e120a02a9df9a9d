"""The names that players gave themselves: one line that can be seen, whatever they wrote."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

LONGEST = 32

# Characters that are invisible, or change how the text around them looks: by category, and some single ones.
_NOTHING = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Accents and other combining marks. No language needs more than a few on one letter.
_MARKS = frozenset({"Mn", "Me"})
_MOST_MARKS = 3


@lru_cache(maxsize=4096)
def plain(name: str, longest: int = LONGEST) -> str:
    """Clean a name for a place where no markup works: one line, no control or direction marks.

    A name without a visible character becomes empty.
    """
    kept = "".join(" " if _blank(each) else each for each in _without_towers(name))
    cleaned = " ".join(kept.split())[:longest].strip()
    return cleaned if any(unicodedata.category(each) not in _MARKS for each in cleaned) else ""


def _blank(character: str) -> bool:
    return character in _INVISIBLE or unicodedata.category(character) in _NOTHING


def _without_towers(name: str) -> Iterator[str]:
    """Leave out combining marks that would cover the lines above and below."""
    marks = 0
    for each in name:
        marks = marks + 1 if unicodedata.category(each) in _MARKS else 0
        if marks <= _MOST_MARKS:
            yield each
