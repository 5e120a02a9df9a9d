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
    next: int  # When the next deal starts (Unix time).
    brought: bool = False  # Whether this is the person's first game on a leaderboard beyond their servers.
    master: Comparison | None = None  # The comparison with the Master's game. Only the person may see it.

    @property
    def score(self) -> Score:
        return next(each for each in self.end.view.scores if each.seat == SOLO_SEAT)

    def name(self, say: Language) -> str:
        """Return the name of the deal."""
        return say("daily-name", day=self.day)

    def points(self, say: Language) -> str:
        """Return the person's points as text."""
        return say("daily-points", points=self.score.total)
