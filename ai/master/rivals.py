"""Tastes of rivals in possible worlds: nobody knows them, so each rival draws a new one for each world.

A search whose rivals are all alike learns to beat these alone; against others it wins less than a Builder.
"""

import random
from collections.abc import Sequence
from functools import partial

from ai.builder import BUILDER, turn
from ai.builder.reading import Wish
from ai.level import Style
from ai.thumb import Answer, RulesOfThumb
from engine.view import HandCard

DEAR = 4
"""The lowest cost of a dear district, in gold."""

NEAR = 0.7
"""From this stage of the game on, from 0 to 1, no rival waits for dearer districts."""


def _cheapest(cards: Sequence[HandCard], _late: float) -> Sequence[HandCard]:
    return cards[:1]


def _dear(cards: Sequence[HandCard], late: float) -> Sequence[HandCard]:
    dear = [each for each in cards if each.cost >= DEAR]
    return dear if dear and late < NEAR else cards


PEACEFUL = Style(peaceful=True)


def _peaceful(name: str, wish: Wish | None = None) -> RulesOfThumb:
    """Make a Builder that leaves other cities alone and builds only the cards of its wish."""
    by_kind: dict[str, Answer] = {**BUILDER.by_kind, "turn": partial(turn.act, PEACEFUL, wish)}
    return RulesOfThumb(name, by_kind, BUILDER.by_verb, BUILDER.by_glance)


TASTES: tuple[RulesOfThumb, ...] = (
    BUILDER,
    _peaceful("peaceful"),
    _peaceful("hasty", _cheapest),
    _peaceful("patient", _dear),
)
"""All tastes; each is equally likely."""


def tastes(seats: int, seat: int, chance: random.Random) -> list[RulesOfThumb]:
    """Draw a taste for each seat; the seat that looks ahead plays on as a Builder."""
    return [BUILDER if each == seat else chance.choice(TASTES) for each in range(seats)]
