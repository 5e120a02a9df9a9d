"""Finding something by a name that somebody typed, whatever the letters are: capitals, accents, a slip."""

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import TypeAlias

Named: TypeAlias = Mapping[str, Iterable[str]]
"""The ids that can be found, each with all its names."""

ALIKE = 0.7
"""The least likeness at which a typed name may mean another one; 1 is the same."""

NOWHERE = 4

LONGEST = 100
"""The number of letters that are compared. No name is as long."""

# Letters that look like another one with a stroke, and are no sum of a letter and a mark.
_STROKES = str.maketrans("łđøħ", "ldoh")


_APOSTROPHES = "'`\u2019\u02bc"


def folded(text: str) -> str:
    """Return a text without capitals, accents and signs. Names that are equal then are the same."""
    parts = unicodedata.normalize("NFKD", text[:LONGEST].casefold())
    letters = "".join(each for each in parts if not unicodedata.combining(each)).translate(_STROKES)
    # An apostrophe is left out by some and written in three ways by others.
    kept = "".join(each if each.isalnum() else "" if each in _APOSTROPHES else " " for each in letters)
    return " ".join(kept.split())


def matching(typed: str, named: Named) -> list[str]:
    """Return the ids whose names contain the typed text, best first. An empty text matches all."""
    sought = folded(typed)
    places = {each: _place(sought, names) for each, names in named.items()}
    return sorted((each for each in named if places[each] < NOWHERE), key=places.__getitem__)


def alike(typed: str, named: Named) -> list[str]:
    """Return the ids with a name like the typed text, the most alike first."""
    sought = folded(typed)
    likeness = {each: max(_likeness(sought, folded(name)) for name in names) for each, names in named.items()}
    found = [each for each, ratio in likeness.items() if ratio >= ALIKE]
    return sorted(found, key=lambda each: -likeness[each])


def called(typed: str, named: Named) -> str:
    """Return the only id with just this name, or the id itself if it was typed; else nothing."""
    if typed in named:
        return typed
    sought = folded(typed)
    found = [each for each, names in named.items() if sought and _place(sought, names) == 0]
    return found[0] if len(found) == 1 else ""


def meant(typed: str, named: Named) -> str:
    """Return the id that the typed text surely means, by its name or one much like it; else nothing."""
    if found := called(typed, named):
        return found
    if not folded(typed):
        return ""
    near = matching(typed, named) or alike(typed, named)
    return near[0] if len(near) == 1 else ""


def _place(sought: str, names: Iterable[str]) -> int:
    """Rank a match: 0 the whole name, 1 its beginning, 2 that of a word, 3 anywhere, or nowhere."""
    return min(_place_in(sought, folded(name)) for name in names)


def _place_in(sought: str, name: str) -> int:
    if sought == name:
        return 0
    if name.startswith(sought):
        return 1
    if f" {sought}" in f" {name}":
        return 2
    return 3 if sought in name else NOWHERE


def _likeness(sought: str, name: str) -> float:
    """Compare with the name, and with its beginning, as somebody may not have typed it to its end."""
    whole = SequenceMatcher(None, sought, name).ratio()
    return max(whole, SequenceMatcher(None, sought, name[: len(sought)]).ratio() if len(sought) > 3 else 0)
