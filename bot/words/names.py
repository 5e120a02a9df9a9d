"""The names that players gave themselves: one line that can be seen, whatever they wrote."""

import unicodedata

LONGEST = 32

# What can't be seen, or changes how the text around it is seen: by category, and some letters and symbols.
_NOTHING = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def plain(name: str, longest: int = LONGEST) -> str:
    """Clean a name for a place where no markup works: one line, no control or direction marks."""
    kept = "".join(" " if _blank(each) else each for each in name)
    return " ".join(kept.split())[:longest].strip()


def _blank(character: str) -> bool:
    return character in _INVISIBLE or unicodedata.category(character) in _NOTHING
