"""What the pictures of a game show: plain, frozen, and in the words of a language. Equal ones look the same."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

RankState: TypeAlias = Literal["answered", "now", "coming", "nobody", "out"]


@dataclass(frozen=True, slots=True)
class Card:
    """A card in a city or in a hand.

    `kind` is the type of a district, `none` for any other card, which has no cost. `names` begins with the
    whole name; shorter forms of it follow. `coin` is true if it was beautified, which its cost has in it,
    `cards` lie under it, `gold` lies on it, and `declared` says that its owner declared it.
    """

    kind: str
    names: tuple[str, ...]
    cost: int | None = None
    coin: bool = False
    cards: int = 0
    gold: int = 0
    declared: bool = False

    @property
    def marks(self) -> tuple[tuple[str, str], ...]:
        """What lies on and under it: icons, each with the number that stands beside it."""
        found: list[tuple[str, str]] = []
        if self.coin:
            found.append(("coin", ""))
        if self.cards:
            found.append(("cards", f"{self.cards}"))
        if self.gold:
            found.append(("coin", f"{self.gold}"))
        if self.declared:
            found.append(("flag", ""))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Character:
    """A character: its id, its rank and its name."""

    id: str
    rank: int
    name: str


@dataclass(frozen=True, slots=True)
class City:
    """A player and what everybody sees of them.

    `nameless` stands for a name of which nothing can be drawn. Of `size` districts that count, `target` end
    the game. `plays` is true for whose move the table waits; `characters` are those shown in this round.
    """

    name: str
    nameless: str
    gold: int
    cards: int
    size: int
    target: int
    completed: bool = False
    crown: bool = False
    plays: bool = False
    characters: tuple[Character, ...] = ()
    districts: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark on a character: its kind, or `pile` for gold that lies on its token.

    `bluff` is true if the reader laid it and knows that it doesn't count.
    """

    kind: str
    gold: int = 0
    bluff: bool = False


@dataclass(frozen=True, slots=True)
class Rank:
    """A character of this round: what came of its call, its marks, and who showed it (empty: nobody)."""

    character: Character
    state: RankState
    marks: tuple[Mark, ...] = ()
    player: str = ""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The table: the ranks of this round and all cities, both in their order."""

    ranks: tuple[Rank, ...]
    cities: tuple[City, ...]


@dataclass(frozen=True, slots=True)
class RanksPicture:
    """The ranks of this round by themselves, with who showed them.

    `words` say what a rank is without a player: still to come, nobody, out, killed.
    """

    ranks: tuple[Rank, ...]
    words: tuple[tuple[str, str], ...]
