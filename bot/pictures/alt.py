"""The texts of pictures: the same facts for those who can't see them, as far as Discord leaves room."""

from collections.abc import Iterable

LONGEST = 1024
"""How long the description of a file may be, in UTF-16 units: the strictest way to measure it."""


def joined(sentences: Iterable[str]) -> str:
    """Put sentences one after the other; those at the end for which there is no room are left out whole."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if _length(longer) > LONGEST:
            return text if _length(text) + 2 > LONGEST else f"{text} …"
        text = longer
    return text


def fullest(texts: Iterable[str]) -> str:
    """Return the first of several texts, each shorter than the one before, for which there is room."""
    shortest = ""
    for shortest in texts:
        if _length(shortest) <= LONGEST:
            return shortest
    while _length(shortest) >= LONGEST:
        shortest = shortest[:-1]
    return shortest + "…"


def _length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
