"""The alphabetical order of a language, as its files list the letters: `alphabet = a ą b c ć`."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from bot.words.language import Language, remembered

Sorted = TypeVar("Sorted")


def in_order(say: Language, things: Iterable[Sorted], name: Callable[[Sorted], str]) -> list[Sorted]:
    """Sort things by their names, as a dictionary of the language does."""
    letters = _letters(say)

    def key(thing: Sorted) -> tuple[list[int], str]:
        """Return the places of the letters; names that differ only in accents follow each other."""
        text = unicodedata.normalize("NFC", name(thing)).casefold()
        return list(_places(text, letters)), text

    return sorted(things, key=key)


@remembered
def _letters(say: Language) -> Mapping[str, int]:
    """Return the place of each letter in the alphabet."""
    return {letter: place for place, letter in enumerate(say("alphabet").split(), start=1)}


def _places(text: str, letters: Mapping[str, int]) -> Iterator[int]:
    """Yield the places of the letters of a text; spaces come first, and signs don't matter."""
    index = 0
    while index < len(text):
        # Two letters may count as one, such as the Czech "ch".
        pair, one = text[index : index + 2], text[index]
        index += 2 if pair in letters and len(pair) == 2 else 1
        place = letters.get(pair) if len(pair) == 2 else None
        place = place or letters.get(one) or letters.get(unicodedata.normalize("NFD", one)[0])
        if place is not None:
            yield place
        elif one.isspace():
            yield 0
        elif one.isalnum():
            # Letters of other alphabets come last.
            yield len(letters) + ord(one)
