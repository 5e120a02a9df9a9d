"""How people are named: the names that they gave themselves are data, never markup."""

import re
from functools import lru_cache

from bot.words.language import Language
from bot.words.names import LONGEST, plain

_TYPED = 60
"""How many letters of what somebody typed are said again."""

_MARKUP = re.compile(r"([\\`*_~|<>\[\]()#@:/+-])")
# A mention is found in a message even behind a backslash; an invisible space after the @ breaks it.
_BREAK = "\u200b"
# Letters that are written from right to left, and would turn the numbers behind them round as well.
_LEFTWARD = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
_LEFTWARD_PART = re.compile(f"{_LEFTWARD}(?:.*{_LEFTWARD})?")
_ISOLATED = "\u2068\\g<0>\u2069"


def mention(user: int, say: Language) -> str:
    """Mention a person so that others see who it is; a person whose data was deleted has no name."""
    return f"<@{user}>" if user > 0 else say("player-former")


@lru_cache(maxsize=1024)
def escaped(name: str, longest: int = LONGEST) -> str:
    """Clean a name for a text: no character of it can be taken for markup, a link or a mention.

    Its parts that are written from right to left are isolated: "name: 12" must not be read as "12 :name".
    """
    shown = _MARKUP.sub(r"\\\1", plain(name, longest)).replace("@", "@" + _BREAK)
    return _LEFTWARD_PART.sub(_ISOLATED, shown)


def typed_again(text: str) -> str:
    """Clean what somebody typed for a text that says it again, as far as there is room for it."""
    return escaped(text, _TYPED)
