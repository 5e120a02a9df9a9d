"""Styles: leanings by which computer players of the same level can be told apart."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.view import HandCard

Cards: TypeAlias = Sequence[HandCard]


@dataclass(frozen=True, slots=True)
class Style:
    """The leanings of a player; without any it plays as its level does.

    `favours` is added to the values of characters, in the unit of the level. To the worth of a district,
    `tempo` is added, and `dear` for each gold that it costs over `USUAL`. `gold` is by how much the player
    would rather gather gold than cards. `harm` is how much the player may lose by destroying a district,
    in points; below zero it has to gain so much. A `peaceful` player leaves other cities alone.
    """

    name: str = ""
    favours: Mapping[str, float] = field(default_factory=dict[str, float])
    dear: float = 0.0
    tempo: float = 0.0
    gold: float = 0.0
    harm: float = 0.0
    peaceful: bool = False

    def leaning(self, cards: Cards) -> float:
        """Return what is added to the worth of building these cards."""
        return self.tempo * len(cards) + self.dear * sum([each.cost - USUAL for each in cards])


USUAL = 3
"""The usual cost of a district, in gold."""

PLAIN = Style()
"""No leaning at all."""
