"""Models of a standing evening: its question, its summary on the next morning, and its page for a reader."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from storage.play.evenings import Evening, EveningReply, EveningRow


@dataclass(frozen=True, slots=True)
class EveningModel:
    """An evening with what people said of its next time, and the address of its open lobby (or empty)."""

    evening: Evening
    replies: Mapping[EveningReply, Sequence[int]]
    lobby: str = ""


@dataclass(frozen=True, slots=True)
class ToldGame:
    """A finished game: its `count` winners, their points, and what decided it (empty: unknown).

    `people` played it: a win brought that many points.
    """

    winners: str
    total: int
    count: int
    people: int
    decided: str = ""


@dataclass(frozen=True, slots=True)
class SummaryModel:
    """An evening on the next morning: its finished games, and the table of the season.

    `following` is when it comes next. `over`: the season has no more evenings.
    """

    evening: Evening
    games: Sequence[ToldGame]
    rows: Sequence[EveningRow]
    following: int
    over: bool


@dataclass(frozen=True, slots=True)
class EveningPage:
    """An evening for one reader. `circle` are the people to whom its organiser can hand it on, with names.

    `manages`: the reader may change it. `sure`: they are asked whether it shall end.
    """

    evening: Evening
    rows: Sequence[EveningRow]
    reader: int
    circle: Mapping[int, str] = field(default_factory=dict[int, str])
    manages: bool = False
    sure: bool = False
    note: str = ""
