"""Looking back: the choices of a game that cost most, and one of them."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from ai.thought import Candidate
from bot.screens.view_models.panel import PanelModel
from storage.records import Player

State: TypeAlias = Literal["choosing", "waiting", "working", "done", "late"]
"""Nobody said whose; others come first; it is looked for; all was; not all could be."""


class Weighed(NamedTuple):
    """A choice and another option, tried in the same possible worlds."""

    chosen: Candidate
    other: Candidate

    @property
    def cost(self) -> float:
        """How much more the other one was worth, as the search weighs."""
        return self.other.worth - self.chosen.worth


class TurningPoint(NamedTuple):
    """A choice that cost something: where it was made, what was asked, and what would have been better."""

    step: int
    round: int
    asked: PanelModel
    weighed: Weighed


@dataclass(frozen=True, slots=True)
class TurningPointsModel:
    """The turning points of a seat (`None` while nobody said whose), those that cost most first.

    `done` of `total` choices were looked at.
    """

    game: str
    players: tuple[Player, ...]
    seat: int | None = None
    state: State = "choosing"
    done: int = 0
    total: int = 0
    points: tuple[TurningPoint, ...] = ()

    @property
    def over(self) -> bool:
        """Whether nothing more is looked for."""
        return self.state in ("choosing", "done", "late")


@dataclass(frozen=True, slots=True)
class TriedModel:
    """A choice of a finished game, and another option that is tried in its place.

    `asked` is the panel of that moment, whose controls try others. `tried` is what was `chosen` while none
    is. `weighed` is `None` if nobody could say.
    """

    game: str
    step: int
    last: int
    round: int
    asked: PanelModel
    chosen: str
    tried: str
    weighed: Weighed | None
