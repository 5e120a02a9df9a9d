"""The three stages of a table: a lobby, a running game, a finished game."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.screens.view_models.panel import ReaderModel
from bot.story.course import NO_COURSE, GameCourse
from bot.story.feats import Feat
from bot.tables import wishes
from bot.tables.table_errors import RefusedError
from engine.decision import Decision
from engine.game import Game
from storage.play.daily import DailyStanding
from storage.results.finished import Outcome
from storage.results.own_games import Earned
from storage.values import StoredGame


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table without a game. A `closed` one stays so: its host closed it, or its game was deleted."""

    closed: bool

    @property
    def refusal(self) -> RefusedError:
        """The error for a request that needs a game."""
        return RefusedError("error-lobby-closed" if self.closed else "error-not-started")


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A game that goes on, with its open question. Nobody changes `game` in place.

    `granted` is the answer to the question that its player gave ahead; empty if there is none.
    """

    game: Game
    decision: Decision
    granted: tuple[str, ...]

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.decision.seat


@dataclass(frozen=True, slots=True)
class Ending:
    """Facts about a finished game that are stored beside it.

    `outcome` is the change of the ratings (`None`: unknown). `readers` are the people with guesses, the best
    first, `feats` what was rare in the game, and `badges` those that it brought to the people of seats.
    `daily` is how the person did in a daily deal, and `course` is how the game went. It has `brought` these
    people onto a board beyond their servers for the first time.
    """

    outcome: Outcome | None = None
    readers: tuple[ReaderModel, ...] = ()
    feats: tuple[Feat, ...] = ()
    badges: Earned = ()
    daily: DailyStanding | None = None
    course: GameCourse = NO_COURSE
    brought: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that is over, with its ending."""

    game: Game
    ending: Ending


Stage: TypeAlias = Lobby | RunningGame | EndedGame


def stage_of(stored: StoredGame, ending: Ending) -> Stage:
    """Return the stage of a stored game; the ending counts only if the game is over."""
    game = stored.game
    if game is None:
        return Lobby(closed=stored.status == "closed")
    if (decision := game.decision) is None:
        return EndedGame(game, ending)
    return RunningGame(game, decision, wishes.granted(stored.setup, game))
