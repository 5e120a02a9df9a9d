"""Names: cleaning people's names, finding cards and topics by typed names, sorting alphabetically."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from functools import lru_cache
from typing import TypeAlias, TypeVar

from bot.words.language import Language, remembered

NAME_LETTERS = 32  # The most letters of a person's name that we show.

# Unicode categories, and single characters, that are invisible or change the text around them.
_NOTHING = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Unicode categories of combining marks, such as accents. No language needs many on one letter.
_MARKS = frozenset({"Mn", "Me"})
_MOST_MARKS = 3


@lru_cache(maxsize=4096)
def plain(name: str, longest: int = NAME_LETTERS) -> str:
    """Return the visible characters of a name on one line, for use without markup. It may be empty."""
    kept = "".join(" " if _blank(each) else each for each in _without_towers(name))
    cleaned = " ".join(kept.split())[:longest].strip()
    return cleaned if any(unicodedata.category(each) not in _MARKS for each in cleaned) else ""


def _blank(character: str) -> bool:
    return character in _INVISIBLE or unicodedata.category(character) in _NOTHING


def _without_towers(name: str) -> Iterator[str]:
    """Drop combining marks that would cover the lines above and below."""
    marks = 0
    for each in name:
        marks = marks + 1 if unicodedata.category(each) in _MARKS else 0
        if marks <= _MOST_MARKS:
            yield each


_TYPED = 60  # The most letters of a typed text that we repeat in a message.

_MARKUP = re.compile(r"([\\`*_~|<>\[\]()#@:/+-])")
_BREAK = "\u200b"  # After the @, an invisible space: Discord finds a mention even after a backslash.
# Letters that are written from right to left. They would also reverse the numbers after them.
_LEFTWARD = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
_LEFTWARD_PART = re.compile(f"{_LEFTWARD}(?:.*{_LEFTWARD})?")
_ISOLATED = "\u2068\\g<0>\u2069"


def mention(user: int, say: Language) -> str:
    """Mention a person; if their data was deleted, return a word for that."""
    return f"<@{user}>" if user > 0 else say("player-former")


@lru_cache(maxsize=1024)
def escaped(name: str, longest: int = NAME_LETTERS) -> str:
    """Clean a name for a text, so that it contains no markup, link or mention.

    Isolate parts that are written from right to left. Otherwise "name: 12" would look like "12 :name".
    """
    shown = _MARKUP.sub(r"\\\1", plain(name, longest)).replace("@", "@" + _BREAK)
    return _LEFTWARD_PART.sub(_ISOLATED, shown)


def typed_again(text: str) -> str:
    """Clean a typed text for a message that repeats it; cut a long one."""
    return escaped(text, _TYPED)


Sorted = TypeVar("Sorted")


def in_order(say: Language, things: Iterable[Sorted], name: Callable[[Sorted], str]) -> list[Sorted]:
    """Sort things by their names, in the alphabetical order of the language."""
    letters = _letters(say)

    def key(thing: Sorted) -> tuple[list[int], str]:
        # Letters that differ only in an accent may have the same index.
        text = unicodedata.normalize("NFC", name(thing)).casefold()
        return list(_places(text, letters)), text

    return sorted(things, key=key)


@remembered
def _letters(say: Language) -> Mapping[str, int]:
    return {letter: place for place, letter in enumerate(say("alphabet").split(), start=1)}


def _places(text: str, letters: Mapping[str, int]) -> Iterator[int]:
    """Yield a sort key for each letter: its index in the alphabet, or 0 for a space. Skip punctuation."""
    index = 0
    while index < len(text):
        # Two letters may count as one, for example the Czech "ch".
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


Named: TypeAlias = Mapping[str, Iterable[str]]
"""The ids among which we look for a typed text, each with its names."""

LEAST_SIMILARITY = 0.7  # A name may be meant if it is at least this similar to the typed text. 1 means equal.

NOWHERE_CASE = 4

_SOUGHT = 100  # The most letters of a typed text that we compare. No name is longer.

_STROKES = str.maketrans("łđøħ", "ldoh")
"""Letters with a stroke. Unicode doesn't split them into a letter and a mark."""


_APOSTROPHES = "'`\u2019\u02bc"


def folded(text: str) -> str:
    """Return a text in small letters without accents and signs, for comparing."""
    parts = unicodedata.normalize("NFKD", text[:_SOUGHT].casefold())
    letters = "".join(each for each in parts if not unicodedata.combining(each)).translate(_STROKES)
    # People write apostrophes in three ways, or leave them out.
    kept = "".join(each if each.isalnum() else "" if each in _APOSTROPHES else " " for each in letters)
    return " ".join(kept.split())


def matching(typed: str, named: Named) -> list[str]:
    """Return the ids whose names contain the typed text, the best match first. An empty text matches all."""
    sought = folded(typed)
    places = {each: _place(sought, names) for each, names in named.items()}
    return sorted((each for each in named if places[each] < NOWHERE_CASE), key=places.__getitem__)


def alike(typed: str, named: Named) -> list[str]:
    """Return the ids with a name similar to the typed text, the most similar first."""
    sought = folded(typed)
    likeness = {each: max(_likeness(sought, folded(name)) for name in names) for each, names in named.items()}
    found = [each for each, ratio in likeness.items() if ratio >= LEAST_SIMILARITY]
    return sorted(found, key=lambda each: -likeness[each])


def called(typed: str, named: Named) -> str:
    """Return the only id with exactly this name, or the typed id itself; empty if there is none."""
    if typed in named:
        return typed
    sought = folded(typed)
    found = [each for each, names in named.items() if sought and _place(sought, names) == 0]
    return found[0] if len(found) == 1 else ""


def meant(typed: str, named: Named) -> str:
    """Return the only id that the typed text can mean, exactly or by a similar name; otherwise empty."""
    if found := called(typed, named):
        return found
    if not folded(typed):
        return ""
    near = matching(typed, named) or alike(typed, named)
    return near[0] if len(near) == 1 else ""


def _place(sought: str, names: Iterable[str]) -> int:
    """Rate the best match: 0 a whole name, 1 its start, 2 a word's start, 3 any part; or `NOWHERE_CASE`."""
    return min(_place_in(sought, folded(name)) for name in names)


def _place_in(sought: str, name: str) -> int:
    if sought == name:
        return 0
    if name.startswith(sought):
        return 1
    if f" {sought}" in f" {name}":
        return 2
    return 3 if sought in name else NOWHERE_CASE


def _likeness(sought: str, name: str) -> float:
    """Return the similarity to a name, or to its beginning, because people may type only the beginning."""
    whole = SequenceMatcher(None, sought, name).ratio()
    return max(whole, SequenceMatcher(None, sought, name[: len(sought)]).ratio() if len(sought) > 3 else 0)
