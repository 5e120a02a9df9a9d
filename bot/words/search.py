"""Finding something by a name that somebody typed, whatever the letters are: capitals, accents, a slip."""

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import TypeAlias

Named: TypeAlias = Mapping[str, Iterable[str]]
"""What can be found, by its id, with all its names."""

ALIKE = 0.7
"""From which likeness on a name may be meant by another one; 1 is the same."""

NOWHERE = 4

LONGEST = 100
"""How much of a text is looked at: no name is as long."""

# Letters that look like another one with a stroke, and are no sum of a letter and a mark.
_STROKES = str.maketrans("łđøħ", "ldoh")


_APOSTROPHES = "'`\u2019\u02bc"


def folded(text: str) -> str:
    """Write a text without capitals, accents and signs: what is equal then is the same name."""
    parts = unicodedata.normalize("NFKD", text[:LONGEST].casefold())
    letters = "".join(each for each in parts if not unicodedata.combining(each)).translate(_STROKES)
    # An apostrophe is left out by some and written in three ways by others.
    kept = "".join(each if each.isalnum() else "" if each in _APOSTROPHES else " " for each in letters)
    return " ".join(kept.split())


def matching(typed: str, named: Named) -> list[str]:
    """Return the ids of what has a name with the typed text in it, the best first; of no text, all."""
    sought = folded(typed)
    places = {each: _place(sought, names) for each, names in named.items()}
    return sorted((each for each in named if places[each] < NOWHERE), key=places.__getitem__)


def alike(typed: str, named: Named) -> list[str]:
    """Return the ids of what has a name like the typed text, the most alike first."""
    sought = folded(typed)
    likeness = {each: max(_likeness(sought, folded(name)) for name in names) for each, names in named.items()}
    found = [each for each, ratio in likeness.items() if ratio >= ALIKE]
    return sorted(found, key=lambda each: -likeness[each])


def called(typed: str, named: Named) -> str:
    """Return the id of what alone is called just as was typed, or has that id itself; else nothing."""
    if typed in named:
        return typed
    sought = folded(typed)
    found = [each for each, names in named.items() if sought and _place(sought, names) == 0]
    return found[0] if len(found) == 1 else ""


def meant(typed: str, named: Named) -> str:
    """Return the id of what is surely meant by the typed text, as it is called so or much like it."""
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
