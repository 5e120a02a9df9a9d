"""How rivals may play on: nobody knows what they like, so in each world each has a taste of its own.

A search whose rivals are all alike finds what beats these, and against others wins less than a Builder does.
"""

import random
from collections.abc import Sequence
from functools import partial

from ai.builder import BUILDER, turn
from ai.builder.reading import Wish
from ai.thumb import Answer, RulesOfThumb
from engine.view import HandCard

DEAR = 4
"""What so much gold buys is dear."""

NEAR = 0.7
"""How near the end is, from 0 to 1, when nobody waits for anything dearer any more."""


def _cheapest(cards: Sequence[HandCard], _late: float) -> Sequence[HandCard]:
    return cards[:1]


def _dear(cards: Sequence[HandCard], late: float) -> Sequence[HandCard]:
    dear = [each for each in cards if each.cost >= DEAR]
    return dear if dear and late < NEAR else cards


def _peaceful(name: str, wish: Wish | None = None) -> RulesOfThumb:
    """A Builder that leaves the cities of others alone, and builds what it wishes for."""
    by_kind: dict[str, Answer] = {**BUILDER.by_kind, "turn": partial(turn.act, turn.PEACEFUL, wish)}
    return RulesOfThumb(name, by_kind, BUILDER.by_verb, BUILDER.by_glance)


TASTES: tuple[RulesOfThumb, ...] = (
    BUILDER,
    _peaceful("peaceful"),
    _peaceful("hasty", _cheapest),
    _peaceful("patient", _dear),
)
"""Each as likely as the others."""


def tastes(seats: int, seat: int, chance: random.Random) -> list[RulesOfThumb]:
    """Say how each of so many seats plays on; the one that looks ahead plays on as a Builder."""
    return [BUILDER if each == seat else chance.choice(TASTES) for each in range(seats)]
