"""What the end of a game shows."""

from dataclasses import dataclass, field

from bot.screens.view_models.readers import ReaderModel
from engine.setup.rules import Rules
from engine.view import View
from storage.outcomes import Outcome
from storage.records import ComputerLevel, Player


@dataclass(frozen=True, slots=True)
class EndModel:
    """A game that is over. `outcome` is what it did to ratings, `None` where that isn't known.

    `readers` are those who guessed who is who, the best first. `level` is that of the computer players.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    rules: Rules = field(default_factory=Rules)
    outcome: Outcome | None = None
    readers: tuple[ReaderModel, ...] = ()
    level: ComputerLevel = "novice"
