"""What a step of a replay shows."""

from dataclasses import dataclass

from bot.screens.view_models.panel import PanelModel
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View
from storage.records import Player


@dataclass(frozen=True, slots=True)
class ReplayModel:
    """A step of a finished game, of which nothing is secret any more.

    `number` is that of the step, `last` that of the last one, and `rounds` are the first steps of the rounds.
    `asked` is the panel of who was asked, with the question; `None` for the deal. `events` are all that
    followed, and `views` what each seat knew then. `board` is the address of the final scores. `stood_in`: a
    computer answered for a person.
    """

    game: str
    players: tuple[Player, ...]
    rules: Rules
    number: int
    last: int
    round: int
    rounds: tuple[int, ...]
    asked: PanelModel | None
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    views: tuple[View, ...]
    board: str = ""
    stood_in: bool = False
