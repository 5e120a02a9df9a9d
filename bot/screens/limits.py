"""The limits of a message in Discord. discord.py checks hardly any of them, so the screens do."""

from functools import lru_cache
from typing import cast
from unicodedata import east_asian_width

TEXT = 4000
ROW = 5
OPTIONS = 25
BUTTON_LABEL = 80
OPTION_LABEL = 100
PLACEHOLDER = 150
OFFERED = 25
"""How many choices may be offered for an option of a command, while somebody types."""
FORM_TITLE = 45
FORM_LABEL = 45
THREAD_NAME = 100
BYTES = 8000
"""How many bytes of UTF-8 all strings of a message may have; Cyrillic letters have two.

Discord documents no such limit, but answers about 10,000 with an error 500."""


def length(text: str) -> int:
    """Measure a text in UTF-16 units: the strictest way in which a limit can be meant."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


# A panel measures each of its labels a dozen times.
@lru_cache(maxsize=4096)
def letters(text: str) -> int:
    """Measure how wide a text is, roughly, in letters: one that is wide, such as an emoji, counts twice."""
    return sum(2 if east_asian_width(each) in "WF" else 1 for each in text)


def clip(text: str, limit: int) -> str:
    """Shorten a text to at most this length, with an ellipsis where something was cut."""
    if length(text) <= limit:
        return text
    kept = text[: limit - 1]
    while length(kept) > limit - 1:
        kept = kept[:-1]
    return kept.rstrip().rstrip("\\") + "…"


def bytes_of(value: object) -> int:
    """Measure all strings in a part of a payload in bytes of UTF-8; the names of fields don't count."""
    if isinstance(value, str):
        return len(value) if value.isascii() else len(value.encode())
    if isinstance(value, dict):
        return sum(map(bytes_of, cast("dict[str, object]", value).values()))
    if isinstance(value, list):
        return sum(map(bytes_of, cast("list[object]", value)))
    return 0
