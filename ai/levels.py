"""The levels of computer players, by their names."""

import random
from typing import Protocol

from ai.builder import BUILDER
from ai.chance import random_choice
from ai.novice import NOVICE
from engine.decision import Decision
from engine.view import View


class Level(Protocol):
    """A way to play. It sees what a person in the seat sees, a view and a question, and nothing else."""

    @property
    def name(self) -> str:
        """The id of the level."""
        ...

    def choose(self, view: View, decision: Decision, randomness: random.Random, /) -> tuple[str, ...]:
        """Answer the question of the seat that looks.

        The answer is one that the question accepts, and depends on nothing but the arguments.
        """
        ...


class Chance:
    """Plays by chance alone, for tests and comparisons."""

    name = "random"

    def choose(self, _view: View, decision: Decision, randomness: random.Random, /) -> tuple[str, ...]:
        """Pick any answer."""
        return random_choice(decision, randomness)


_ALL: tuple[Level, ...] = (Chance(), NOVICE, BUILDER)

LEVELS: dict[str, Level] = {level.name: level for level in _ALL}
"""All levels, the weakest first."""

DEFAULT: Level = NOVICE
"""How computers play whose level nobody has chosen."""
