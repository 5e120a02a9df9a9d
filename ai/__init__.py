"""Computer players. Like a person in their seat, they see only a view and a question."""

import random

import engine.compiled  # noqa: F401 # pyright: ignore[reportUnusedImport] - before all others: it decides how they are loaded
from ai.builder import BUILDER
from ai.families import FAMILIES
from ai.level import Level, Worlds
from ai.thumb import random_choice
from ai.ways import DEFAULT_LEVEL, LEVELS
from engine.decision import Decision
from engine.view import View

__all__ = ["BUILDER", "DEFAULT_LEVEL", "FAMILIES", "LEVELS", "Level", "Worlds", "choose", "random_choice"]


def choose(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Answer the question of the view's seat at the default level."""
    return DEFAULT_LEVEL.choose(view, decision, randomness)
