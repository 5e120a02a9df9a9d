"""Discord's limits, most of which discord.py doesn't check, and texts that share a message's room."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias, cast
from unicodedata import east_asian_width

MESSAGE_LETTERS = 4000
ROW_BUTTONS = 5
MENU_OPTIONS = 25
BUTTON_LABEL = 80
OPTION_LABEL = 100
PLACEHOLDER = 150
COMMAND_CHOICES = 25  # The most choices that a command's option offers while a person types.
FORM_TITLE = 45
FORM_LABEL = 45
THREAD_NAME = 100
MESSAGE_BYTES = 8000
"""The most bytes of UTF-8 in all strings of a message; a Cyrillic letter has two. Discord documents no such
limit, but answers about 10,000 bytes with an error 500."""


def length(text: str) -> int:
    """Measure a text in UTF-16 units, the strictest reading of Discord's limits."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


# A panel measures each label about twelve times.
@lru_cache(maxsize=4096)
def letters(text: str) -> int:
    """Return the approximate width of a text in letters; a wide character, such as an emoji, counts twice."""
    return sum(2 if east_asian_width(each) in "WF" else 1 for each in text)


WIDE_FACE = "\u3000\u3000"  # As wide as a portrait in front of a button's label.


def clip(text: str, limit: int) -> str:
    """Cut a text to at most this length; an ellipsis marks the cut."""
    if length(text) <= limit:
        return text
    kept = text[: limit - 1]
    while length(kept) > limit - 1:
        kept = kept[:-1]
    return kept.rstrip().rstrip("\\") + "…"


def bytes_of(value: object) -> int:
    """Count the UTF-8 bytes of all strings in a part of a payload, without the names of fields."""
    if isinstance(value, str):
        return len(value) if value.isascii() else len(value.encode())
    if isinstance(value, dict):
        return sum(map(bytes_of, cast("dict[str, object]", value).values()))
    if isinstance(value, list):
        return sum(map(bytes_of, cast("list[object]", value)))
    return 0


Version: TypeAlias = str | Callable[[], str]
"""A text, or a function that makes a text which is rarely needed."""


class Block(NamedTuple):
    """A text in one or more versions. With an empty version, a message may leave the block out."""

    versions: tuple[Version, ...]  # The versions, the longest first.
    weight: int = 100  # We shorten light blocks first; blocks of equal weight take turns.

    def text(self, number: int) -> str:
        """Return the version of this number."""
        version = self.versions[number]
        return version if isinstance(version, str) else version()


def block(*versions: Version, weight: int = 100) -> Block:
    """Make a block of these versions."""
    return Block(versions, weight)


def fit(blocks: Sequence[Block], limit: int, room: int) -> list[str]:
    """Return the longest versions of these blocks that together fit into `limit` letters and `room` bytes.

    If even the shortest versions are too long together, cut each to an equal share.
    """
    chosen = [0] * len(blocks)
    texts = [each.text(0) for each in blocks]
    lengths, sizes = [*map(length, texts)], [*map(bytes_of, texts)]
    while sum(lengths) > limit or sum(sizes) > room:
        able = [index for index, each in enumerate(blocks) if chosen[index] + 1 < len(each.versions)]
        if not able:
            return _cut(texts, limit, room)
        shorter = min(able, key=lambda each: (blocks[each].weight, chosen[each], each))
        chosen[shorter] += 1
        texts[shorter] = text = blocks[shorter].text(chosen[shorter])
        lengths[shorter], sizes[shorter] = length(text), bytes_of(text)
    return texts


def _cut(texts: list[str], limit: int, room: int) -> list[str]:
    count = max(1, sum(bool(text) for text in texts))
    cut = [clip(text, limit // count) for text in texts]
    while not all(bytes_of(text) <= room // count for text in cut):
        cut = [clip(each, length(each) * 9 // 10) if bytes_of(each) > room // count else each for each in cut]
    return cut
