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
    """A step of a finished game, in which nothing is secret."""

    game: str
    players: tuple[Player, ...]
    rules: Rules
    number: int  # Of the step.
    last: int  # The number of the last step.
    round: int
    rounds: tuple[int, ...]  # The first step of each round.
    asked: PanelModel | None  # The panel of the asked seat; `None` for the deal.
    picks: tuple[str, ...]
    events: tuple[Event, ...]  # All that followed the answer.
    views: tuple[View, ...]  # Each seat's view after the answer.
    stood_in: bool = False  # A computer answered for a person.


class PlayOnModel(NamedTuple):
    """An offer to play on in a finished `game`: from a `step` in one of its `rounds`, in one of its seats."""

    game: str
    players: tuple[Player, ...]
    step: int
    round: int
    rounds: int
    seat: int


SWAYED = 0.15  # The difference in the chance to win from which a choice counts as changing the winner.

SearchState: TypeAlias = Literal[
    "choosing",  # No seat is chosen.
    "waiting",  # Other searches come first.
    "working",  # The search examines all choices.
    "closer",  # It compares the worst choices more closely.
    "done",  # It has ended.
    "late",  # It had to stop.
]
"""The state of a search for turning points."""


class Weighed(NamedTuple):
    """A choice and another option, tried in the same possible worlds."""

    chosen: WeighedAnswer
    other: WeighedAnswer

    @property
    def cost(self) -> float:
        """How much more the search values the other option."""
        return self.other.worth - self.chosen.worth

    @property
    def swayed(self) -> bool:
        """Whether the choice clearly changed the chance to win: by more than the tries vary."""
        return self.other.prospect.chance - self.chosen.prospect.chance >= SWAYED


class TurningPoint(NamedTuple):
    """A choice that cost something: its step, its question, and the better option."""

    step: int
    round: int
    asked: PanelModel
    weighed: Weighed


class LeftLying(NamedTuple):
    """What a player could still have done for nothing when they ended a turn."""

    round: int
    asked: PanelModel
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurningPointsModel:
    """The turning points of a seat, found by a search that examines each of its choices."""

    game: str
    players: tuple[Player, ...]
    seat: int | None = None  # `None`: the reader has to choose one.
    state: SearchState = "choosing"
    done: int = 0  # How many of the `total` choices were examined.
    total: int = 0
    points: tuple[TurningPoint, ...] = ()  # The most costly first.
    left: tuple[LeftLying, ...] = ()  # In the order of the game.
    tries: int = 0  # In how many worlds the search tried all answers together.
    course: GameCourse = NO_COURSE
    view: View | None = None  # A spectator's, at the end of the game.

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
    asked: PanelModel  # The panel at the time; its controls try other options.
    chosen: str
    tried: str  # The same as `chosen` until the reader tries another option.
    weighed: Weighed | None  # `None` if no search has a result.
    contradicted: bool = False  # The tries all but exclude what really happened.
