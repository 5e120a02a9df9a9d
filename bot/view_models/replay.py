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
    """A step of a finished game, in which nothing is secret.

    `number` is the number of the step, `last` that of the last one; `rounds` are the first steps of the
    rounds. `asked` is the panel of the asked seat, with the question; `None` for the deal. `events` are all
    that followed, and `views` are the seats' views at that time. `stood_in`: a computer
    answered for a person.
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
    stood_in: bool = False


class PlayOnModel(NamedTuple):
    """A game to play on from a `step` of the replay of `game`, which has `last` steps, in a seat of it."""

    game: str
    players: tuple[Player, ...]
    step: int
    last: int
    round: int
    seat: int


SWAYED = 0.15
"""The difference in the chance to win from which a choice counts as changing the winner."""

SearchState: TypeAlias = Literal["choosing", "waiting", "working", "closer", "done", "late"]
"""What the search does: it lacks a seat; others come first; it examines all choices; it compares the worst
ones more closely; it has ended; it had to stop."""


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


@dataclass(frozen=True, slots=True)
class TurningPointsModel:
    """The turning points of a seat, the most costly first; without a seat, the reader has to choose one.

    `done` of `total` choices were examined. `course` is the game's course, and `view` the public view of its
    end.
    """

    game: str
    players: tuple[Player, ...]
    seat: int | None = None
    state: SearchState = "choosing"
    done: int = 0
    total: int = 0
    points: tuple[TurningPoint, ...] = ()
    course: GameCourse = NO_COURSE
    view: View | None = None

    @property
    def over(self) -> bool:
        """Whether the search has ended."""
        return self.state in ("choosing", "done", "late")


@dataclass(frozen=True, slots=True)
class TriedModel:
    """A choice of a finished game, and another option tried in its place.

    `asked` is the panel at the time; its controls try other options. `tried` is the same as `chosen` until
    another is tried. `weighed` is `None` if no search has a result.
    """

    game: str
    step: int
    last: int
    round: int
    asked: PanelModel
    chosen: str
    tried: str
    weighed: Weighed | None
