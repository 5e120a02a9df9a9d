"""A question to one seat, and how its options are spelled.

An option is a short text, `verb` or `verb:argument` (`end`, `build:castle`, `seat:2`, `character:thief`),
so that it can be stored in a log, sent in a button and read by a person. Where the same card may be
picked more than once, the copies after the first are numbered: `card:tavern`, `card:tavern~2`.
"""

from collections.abc import Iterable
from typing import NamedTuple

BACK = "back"


class Decision(NamedTuple):
    """The one question that is open: who is asked, what about, and what may be answered.

    `number` counts the choices made before, so an answer can say which question it belongs to.
    `card`, `target` and `gold` say what the question is about, where that is a card, a seat or an
    amount; they are empty otherwise. `back` is true if the step may be taken back: then `(BACK,)`
    is an answer too, though never among the options.
    """

    number: int
    seat: int
    kind: str
    options: tuple[str, ...]
    minimum: int = 1
    maximum: int = 1
    card: str = ""
    target: int = -1
    gold: int = 0
    back: bool = False


class Lack(NamedTuple):
    """An option that one might expect and that isn't there, and the reason in a word.

    The reason of an option that has to wait for another one is that option.
    """

    option: str
    reason: str


def verb(option: str) -> str:
    """The part of an option before the colon."""
    return option.partition(":")[0]


def argument(option: str) -> str:
    """The part of an option behind the colon, without the number of a copy; empty if there is none."""
    thing = option.partition(":")[2]
    return thing.partition("~")[0] if "~" in thing else thing


def card_options(cards: Iterable[str], word: str = "card") -> tuple[str, ...]:
    """One option for each card, the copies of a card numbered from the second on; `word` is their verb."""
    cards = tuple(cards)
    if len(set(cards)) == len(cards):
        return tuple([f"{word}:{card}" for card in cards])
    seen: dict[str, int] = {}
    options: list[str] = []
    for card in cards:
        count = seen[card] = seen.get(card, 0) + 1
        options.append(f"{word}:{card}" if count == 1 else f"{word}:{card}~{count}")
    return tuple(options)
