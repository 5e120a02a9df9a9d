"""What a level of computer players is."""

import random
from collections.abc import Callable
from typing import Protocol, TypeAlias

from engine.decision import Decision
from engine.view import View
from engine.worlds import World

Worlds: TypeAlias = Callable[[], World]
"""Deals another possible world each time: a game that could be the one in which the seat is asked."""


class Level(Protocol):
    """A way to play. It sees what a person in the seat sees, a view and a question, and possible worlds."""

    @property
    def name(self) -> str:
        """The id of the level."""
        ...

    @property
    def looks_ahead(self) -> bool:
        """Whether it makes use of worlds; dealing them needs a memory of the game."""
        ...

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Answer the question of the seat that looks.

        The answer is one that the question accepts, and depends on nothing but the arguments.
        """
        ...
