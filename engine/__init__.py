"""The rules of Citadels as a pure, deterministic engine: a game is a set-up, a seed and a list of choices."""

import engine.compiled  # noqa: F401 # pyright: ignore[reportUnusedImport] - before all others: it decides how they are loaded
from engine.builder import PositionBuilder
from engine.decision import BACK, Decision
from engine.errors import BrokenStateError, ChoiceError, EngineError, PositionError, SetupError
from engine.events import Event, visible
from engine.game import Game, QuietGame
from engine.lines import lines
from engine.offers import lacking
from engine.registry import register
from engine.setup.editions import EDITIONS
from engine.setup.options import Options
from engine.setup.plan import Plan
from engine.setup.rules import Rules
from engine.state import State
from engine.view import View

__all__ = [
    "BACK",
    "EDITIONS",
    "BrokenStateError",
    "ChoiceError",
    "Decision",
    "EngineError",
    "Event",
    "Game",
    "Options",
    "Plan",
    "PositionBuilder",
    "PositionError",
    "QuietGame",
    "Rules",
    "SetupError",
    "State",
    "View",
    "lacking",
    "lines",
    "visible",
]

register()
