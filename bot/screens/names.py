"""The names that players gave themselves: data, never markup."""

import re
from functools import lru_cache

from bot.words.names import LONGEST, plain

_MARKUP = re.compile(r"([\\`*_~|<>\[\]()#@:/+-])")
# A mention is found in a message even behind a backslash; an invisible space after the @ breaks it.
_BREAK = "\u200b"


@lru_cache(maxsize=1024)
def escaped(name: str, longest: int = LONGEST) -> str:
    """Clean a name for a text: no character of it can be taken for markup, a link or a mention."""
    return _MARKUP.sub(r"\\\1", plain(name, longest)).replace("@", "@" + _BREAK)
