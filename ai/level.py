"""The interface of a level of computer players."""

import random
from collections.abc import Callable
from typing import Protocol, TypeAlias

from engine.decision import Decision
from engine.view import View
from engine.worlds import World

Worlds: TypeAlias = Callable[[], World]
"""Deals another possible world at each call: a game that the seat can't tell from the real one."""


class Level(Protocol):
    """A way to play. It sees a view and a question, as a person in the seat does, and possible worlds."""

    @property
    def name(self) -> str:
        """The id of the level."""
        ...

    @property
    def looks_ahead(self) -> bool:
        """Whether the level uses possible worlds; to deal them takes a memory of the game."""
        ...

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Answer the question of the seat that looks.

        The answer is one that the question accepts, and depends on nothing but the arguments.
        """
        ...
