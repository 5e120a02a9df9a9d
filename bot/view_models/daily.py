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
    """A daily deal that a person finished; `next` is the start of the next one, in seconds since 1970.

    `standing` is `None` if it can't be read. `brought`: the deal brings the person onto a board beyond their
    servers for the first time. `master` compares the deal with the Master's game, which nobody else may see.
    """

    day: int
    end: EndModel
    standing: DailyStanding | None
    next: int
    brought: bool = False
    master: Comparison | None = None

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
