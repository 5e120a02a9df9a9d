"""The cards of a table: a set of the rule book, a random set, or the table's own choice.

Each of these classes makes the options of a game for a number of seats, with `size` characters. Storage tells
the classes apart by their fields alone.
"""

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from engine.errors import SetupError
from engine.rng import seed_of
from engine.setup.editions import Edition
from engine.setup.options import Options
from engine.setup.random_sets import random_set
from engine.setup.rules import Rules
from engine.setup.sets import sets_of

RANDOM_CHOICE = "random"
OWN = "own"


@dataclass(frozen=True, slots=True)
class ReadySet:
    """A set of the rule book, by its id.

    `replacements` play for characters of the set that can't play with this number of players. Without a
    replacement, the first substitute of the rule book plays.
    """

    id: str
    replacements: tuple[str, ...] = ()

    def options(self, seats: int, size: int, rules: Rules, edition: Edition) -> Options:
        """Return the options of a game for `seats`. Raises `SetupError` if the edition has no such set."""
        sets = sets_of(edition)
        if self.id not in sets:
            message = f"no set {self.id!r} in the edition {edition.id}"
            raise SetupError("unknown-set", message, tuple(sets), cards=self.id, edition=edition.id)
        return sets[self.id].options(seats, size, rules, edition, self.replacements)


@dataclass(frozen=True, slots=True)
class RandomSet:
    """A random set. `draw` is any text; the same text draws the same set."""

    id: ClassVar[str] = RANDOM_CHOICE
    draw: str

    def options(self, seats: int, size: int, rules: Rules, edition: Edition) -> Options:
        return random_set(seats, seed_of(self.draw), size, rules, edition)


@dataclass(frozen=True, slots=True)
class OwnChoice:
    """The table's own choice: a character for each rank, in any order, and unique districts.

    The districts include the edition's fixed ones only if the table gives some of those up for others.
    """

    id: ClassVar[str] = OWN
    characters: tuple[str, ...]
    uniques: tuple[str, ...]

    def options(self, seats: int, size: int, rules: Rules, edition: Edition) -> Options:
        """Return the options of a game; leave out the ranks beyond `size`."""
        cast = tuple(each for each in self.in_order() if RANK.get(each, 0) <= size)
        return Options(cast, self._deck(edition), rules, edition.id)

    def in_order(self) -> tuple[str, ...]:
        """Return the characters in the order of ranks."""
        return tuple(sorted(self.characters, key=lambda each: RANK.get(each, 0)))

    def of_rank(self, rank: int) -> str:
        """Return the character chosen for a rank; empty if there is none."""
        return next((each for each in self.characters if RANK.get(each) == rank), "")

    def picked(self, edition: Edition) -> tuple[str, ...]:
        """Return the unique districts chosen from the pool."""
        return tuple(card for card in self.uniques if card not in edition.fixed)

    def left_out(self, edition: Edition) -> tuple[str, ...]:
        """Return the fixed districts that the table gave up for others."""
        kept = Counter(card for card in self.uniques if card in edition.fixed)
        return tuple((Counter(edition.fixed) - kept).elements()) if kept else ()

    def beyond(self, edition: Edition) -> int:
        """Return how many fixed districts the table must give up to make room for its choice."""
        return max(0, len(self.picked(edition)) - edition.most) if edition.fixed else 0

    def _deck(self, edition: Edition) -> tuple[str, ...]:
        """Return the unique districts in the order of the cards. If no fixed one is named, add them all."""
        named = any(card in edition.fixed for card in self.uniques)
        order = list(DISTRICTS)
        cards = self.uniques if named else (*edition.fixed, *self.uniques)
        return tuple(sorted(cards, key=lambda card: order.index(card) if card in DISTRICTS else -1))


Cards: TypeAlias = ReadySet | RandomSet | OwnChoice
