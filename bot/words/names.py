"""How people are named: the names that they gave themselves are data, one line, and never markup."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from bot.words.language import Language

LONGEST = 32

# Characters that are invisible, or change how the text around them looks: by category, and some single ones.
_NOTHING = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Accents and other combining marks. No language needs more than a few on one letter.
_MARKS = frozenset({"Mn", "Me"})
_MOST_MARKS = 3


@lru_cache(maxsize=4096)
def plain(name: str, longest: int = LONGEST) -> str:
    """Clean a name for a place where no markup works: one line, no control or direction marks.

    A name without a visible character becomes empty.
    """
    kept = "".join(" " if _blank(each) else each for each in _without_towers(name))
    cleaned = " ".join(kept.split())[:longest].strip()
    return cleaned if any(unicodedata.category(each) not in _MARKS for each in cleaned) else ""


def _blank(character: str) -> bool:
    return character in _INVISIBLE or unicodedata.category(character) in _NOTHING


def _without_towers(name: str) -> Iterator[str]:
    """Leave out combining marks that would cover the lines above and below."""
    marks = 0
    for each in name:
        marks = marks + 1 if unicodedata.category(each) in _MARKS else 0
        if marks <= _MOST_MARKS:
            yield each


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
