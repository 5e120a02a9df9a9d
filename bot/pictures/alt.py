"""The texts of pictures: the same facts for those who can't see them, as far as Discord leaves room."""

from collections.abc import Iterable

LONGEST = 1024
"""How long the description of a file may be."""


def joined(sentences: Iterable[str]) -> str:
    """Put sentences one after the other; those at the end for which there is no room are left out whole."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > LONGEST:
            return text if len(text) + 2 > LONGEST else f"{text} …"
        text = longer
    return text


def fullest(texts: Iterable[str]) -> str:
    """Return the first of several texts, each shorter than the one before, for which there is room."""
    shortest = ""
    for shortest in texts:
        if len(shortest) <= LONGEST:
            return shortest
    return shortest[: LONGEST - 1] + "…"
