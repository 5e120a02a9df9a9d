"""The model of a daily deal's end."""

from dataclasses import dataclass

from bot.story.parting import Comparison
from bot.view_models.board import EndModel
from bot.words.language import Language
from engine.state import Score
from storage.play.daily import DailyStanding
from storage.values import SOLO_SEAT


@dataclass(frozen=True, slots=True)
class DailyModel:
    """A daily deal that a person finished."""

    day: int
    end: EndModel
    standing: DailyStanding | None  # `None` if it can't be read.
    next: int  # When the next deal starts, in Unix time.
    brought: bool = False  # The person is on a board beyond their servers for the first time.
    master: Comparison | None = None  # With the Master's game, which only the person may see.

    @property
    def score(self) -> Score:
        """The score of the person."""
        return next(each for each in self.end.view.scores if each.seat == SOLO_SEAT)

    def name(self, say: Language) -> str:
        """Return the name of the deal."""
        return say("daily-name", day=self.day)

    def points(self, say: Language) -> str:
        """Return the person's points in words."""
        return say("daily-points", points=self.score.total)
