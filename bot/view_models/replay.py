"""The models of a replay of a finished game, and of its turning points."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from ai.level import WeighedAnswer
from bot.story.course import NO_COURSE, GameCourse
from bot.view_models.panel import PanelModel
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View
from storage.values import Player


@dataclass(frozen=True, slots=True)
class ReplayModel:
    """A step of a finished game. Nothing in it is secret."""

    game: str
    players: tuple[Player, ...]
    rules: Rules
    number: int  # The number of the step.
    last: int  # The number of the last step.
    round: int
    rounds: tuple[int, ...]  # The first step of each round.
    asked: PanelModel | None  # The panel of the asked seat; `None` for the deal.
    picks: tuple[str, ...]
    events: tuple[Event, ...]  # All events after the answer.
    views: tuple[View, ...]  # Each seat's view when asked; after the deal.
    stood_in: bool = False  # Whether a computer answered for a person.


class PlayOnModel(NamedTuple):
    """An offer to play on in a finished `game`: from a `step` in one of its `rounds`, in one of its seats."""

    game: str
    players: tuple[Player, ...]
    step: int
    round: int
    rounds: int
    seat: int


SWAYED = 0.15  # A choice changed the likely winner if the chance to win differs by at least this much.

SearchState: TypeAlias = Literal[
    "choosing",  # No seat is chosen.
    "waiting",  # Other searches run first.
    "working",  # The search tries all choices.
    "closer",  # The search compares the worst choices for longer.
    "done",  # The search is complete.
    "late",  # The search had to stop.
]
"""The state of a search for turning points."""


class Weighed(NamedTuple):
    """A choice and another option, tried in the same possible worlds."""

    chosen: WeighedAnswer
    other: WeighedAnswer

    @property
    def cost(self) -> float:
        """How much better the search rates the other option."""
        return self.other.worth - self.chosen.worth

    @property
    def swayed(self) -> bool:
        """Whether the choice changed the chance to win by more than the tries vary by chance."""
        return self.other.prospect.chance - self.chosen.prospect.chance >= SWAYED


class TurningPoint(NamedTuple):
    """A choice that cost something: its step, its question, and a better option."""

    step: int
    round: int
    asked: PanelModel
    weighed: Weighed


class LeftLying(NamedTuple):
    """Chances that a player left unused at the end of a turn."""

    step: int
    round: int
    asked: PanelModel
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurningPointsModel:
    """The turning points of a seat, from a search that tries each of its choices."""

    game: str
    players: tuple[Player, ...]
    seat: int | None = None  # `None`: the reader has to choose one.
    state: SearchState = "choosing"
    done: int = 0  # How many of the `total` choices the search has tried.
    total: int = 0
    points: tuple[TurningPoint, ...] = ()  # The most costly first.
    left: tuple[LeftLying, ...] = ()  # Unused chances, in the order of the game.
    course: GameCourse = NO_COURSE
    view: View | None = None  # A spectator's view at the end of the game.

    @property
    def over(self) -> bool:
        """Whether the search has ended."""
        return self.state in ("choosing", "done", "late")


@dataclass(frozen=True, slots=True)
class TriedModel:
    """A choice of a finished game, and another option tried in its place."""

    game: str
    step: int
    round: int
    asked: PanelModel  # The panel at that time. Its controls try other options.
    chosen: str
    tried: str  # The other option; `chosen` until the reader tries one.
    weighed: Weighed | None  # The result of the search; `None` if there is none.
    contradicted: bool = False  # Whether hardly any try went like the real game.
