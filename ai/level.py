"""What every level of computer players offers, the results of a search, and styles of play."""

import math
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

from engine.decision import Decision
from engine.view import HandCard, View
from engine.worlds import World

Worlds: TypeAlias = Callable[[], World]
"""Deals another possible world at each call: a game that the seat can't tell from the real one."""


class Level(Protocol):
    """A strength of play. It sees what a person in its seat would see, and possible worlds."""

    @property
    def name(self) -> str:
        """The id of the level."""
        ...

    @property
    def looks_ahead(self) -> bool:
        """Whether the level uses possible worlds, which come from a memory of the game."""
        ...

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Return an answer that the question accepts; it depends only on the arguments."""
        ...


class Prospect(NamedTuple):
    """A seat's lead over the best other seat in points, and its chance to win (0 to 1)."""

    lead: float
    chance: float


class WeighedAnswer(NamedTuple):
    """How an answer did in the possible worlds in which the search tried it."""

    option: str
    worlds: int  # how many worlds
    worth: float  # the mean worth, by which the search compares answers
    prospect: Prospect  # the mean prospect
    # Kinds of events up to the end of the round, each with its share of the worlds, the most frequent first:
    # what others did to the seat (`killed`, `stole`, ...), `built` if the city of the seat grew, `crown` if
    # the seat has the crown.
    happened: tuple[tuple[str, float], ...]
    margin: float = 0.0  # two standard errors of the lead, in points


FEWEST_TRIES = 20  # The fewest worlds in which an answer must have been tried to be compared.


def joined(
    candidates: tuple[WeighedAnswer, ...], earlier: tuple[WeighedAnswer, ...]
) -> tuple[WeighedAnswer, ...]:
    """Merge the results of two searches in different worlds; the best answer comes first."""
    known = {each.option: each for each in earlier}
    found = [_pooled(each, known[each.option]) if each.option in known else each for each in candidates]
    # Without earlier tries, the search's own choice stays first.
    return tuple(sorted(found, key=lambda each: bool(known) and (each.worlds < FEWEST_TRIES, -each.worth)))


def _pooled(one: WeighedAnswer, two: WeighedAnswer) -> WeighedAnswer:
    worlds = one.worlds + two.worlds
    first, second = one.worlds / worlds, two.worlds / worlds
    happened = Counter({kind: first * part for kind, part in one.happened})
    happened.update({kind: second * part for kind, part in two.happened})
    means = [first * each + second * other for each, other in zip(one.prospect, two.prospect, strict=True)]
    worth = first * one.worth + second * two.worth
    margin = math.hypot(first * one.margin, second * two.margin)
    return WeighedAnswer(one.option, worlds, worth, Prospect(*means), tuple(happened.most_common()), margin)


class Thought(NamedTuple):
    """An answer, the candidates that the search compared (the best first), and the class of any error."""

    picks: tuple[str, ...]
    candidates: tuple[WeighedAnswer, ...] = ()
    error: str = ""


@dataclass(frozen=True, slots=True)
class Style:
    """The leanings of a player; without any, it plays as its level does."""

    name: str = ""
    favours: Mapping[str, float] = field(default_factory=dict[str, float])  # added to characters' values
    expensive: float = 0.0  # added to a district's worth for each gold of its cost above `USUAL`
    tempo: float = 0.0  # added to the worth of every district
    gold: float = 0.0  # preference for gathering gold over cards
    harm: float = 0.0  # the most points that the player gives up for destroying a district
    peaceful: bool = False  # never harms other cities

    def leaning(self, cards: Sequence[HandCard]) -> float:
        """Return the extra worth of building these cards."""
        return self.tempo * len(cards) + self.expensive * sum([each.cost - USUAL for each in cards])


USUAL = 3  # The usual cost of a district, in gold.

PLAIN = Style()
