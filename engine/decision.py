"""A question to one seat, and how its options are spelled.

An option is a short text, `verb` or `verb:argument` (`end`, `build:castle`, `seat:2`). It can be stored in a
log, sent in a button and read by a person. Where several copies of a card may be picked, those after the
first are numbered: `card:tavern`, `card:tavern~2`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

BACK = "back"  # The answer that takes back the step before the question.


# Not frozen: a game makes one for each question, and a frozen one takes six times as long to make.
@dataclass(slots=True)
class Decision:
    """The open question, and the options to pick from. Never change a decision; make another."""

    number: int  # how many choices were made before
    seat: int  # the seat that is asked
    kind: str
    options: tuple[str, ...]
    minimum: int = 1  # the fewest options to pick
    maximum: int = 1  # the most options to pick
    card: str = ""  # the subject, if it is a card
    target: int = -1  # the subject, if it is a seat
    gold: int = 0  # the subject, if it is an amount
    back: bool = False  # the answer `(BACK,)` is allowed too

    def __hash__(self) -> int:
        return hash((self.number, self.seat, self.kind, self.options))


class Lack(NamedTuple):
    """A missing option that the player might expect, and why: in a word, or as the option to use first."""

    option: str
    reason: str


def verb(option: str) -> str:
    """Return the part of an option before the colon."""
    return option.partition(":")[0]


def argument(option: str) -> str:
    """Return the part of an option after the colon, without the number of a copy; empty if there is none."""
    return unnumbered(option.partition(":")[2])


def unnumbered(name: str) -> str:
    """Return a name without the number that `numbered` gave it."""
    return name.partition("~")[0] if "~" in name else name


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """Make names unique: number the copies of a name from the second on."""
    names = tuple(names)
    if len(set(names)) == len(names):
        return names
    seen: dict[str, int] = {}
    found: list[str] = []
    for name in names:
        count = seen[name] = seen.get(name, 0) + 1
        found.append(name if count == 1 else f"{name}~{count}")
    return tuple(found)


def card_options(cards: Iterable[str], word: str = "card") -> tuple[str, ...]:
    """Return one option for each card, the copies of a card numbered; `word` is their verb."""
    return tuple([f"{word}:{name}" for name in numbered(cards)])


def pick_one(cards: Iterable[str]) -> tuple[str, ...]:
    """Return an option for each different card, for questions where one card is picked."""
    return tuple([f"card:{card}" for card in dict.fromkeys(cards)])
