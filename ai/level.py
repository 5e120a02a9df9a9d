"""What every level of computer players offers, the results of a search, and styles of play."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

from engine.decision import Decision
from engine.view import HandCard, View
from engine.worlds import World

Worlds: TypeAlias = Callable[[], World]
"""Deals another possible world at each call: a game that the seat can't tell from the real one."""


class Level(Protocol):
    """A strength of play. It sees the view and the question of a person in its seat, and possible worlds."""

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
    """How an answer did in the possible worlds in which the search tried it.

    `prospect` and `worth` are means over the ends of these worlds; the search compares by `worth`. `happened`
    has the kinds of events in these worlds up to the end of the round, each with its share of the worlds, the
    most frequent first. Either others did this to the seat (`killed`, `stole`, `destroyed`, ...), or its city
    grew (`built`), or it has the crown for the next round (`crown`).
    """

    option: str
    worlds: int
    worth: float
    prospect: Prospect
    happened: tuple[tuple[str, float], ...]


class Thought(NamedTuple):
    """An answer, the candidates that the search compared (the best first), and the class of its error."""

    picks: tuple[str, ...]
    candidates: tuple[WeighedAnswer, ...] = ()
    error: str = ""


@dataclass(frozen=True, slots=True)
class Style:
    """The leanings of a player; without any, it plays as its level does.

    `favours` is added to the values of characters, in the unit of the level. A district is worth `tempo`
    more, plus `dear` for each gold of its cost over `USUAL`. `gold` is the preference for gathering gold over
    cards. `harm` is the loss in points that the player accepts for destroying a district; if negative, the
    gain that it demands. A `peaceful` player leaves other cities alone.
    """

    name: str = ""
    favours: Mapping[str, float] = field(default_factory=dict[str, float])
    dear: float = 0.0
    tempo: float = 0.0
    gold: float = 0.0
    harm: float = 0.0
    peaceful: bool = False

    def leaning(self, cards: Sequence[HandCard]) -> float:
        """Return the extra worth of building these cards."""
        return self.tempo * len(cards) + self.dear * sum([each.cost - USUAL for each in cards])


USUAL = 3
"""The usual cost of a district, in gold."""

PLAIN = Style()
