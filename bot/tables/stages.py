"""The three stages of a table: a lobby, a running game, a finished game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.story.course import NO_COURSE, GameCourse
from bot.story.feats import Feat
from bot.story.parting import Comparison
from bot.tables import wishes
from bot.tables.table_errors import RefusedError
from bot.view_models.panel import Guesser
from bot.view_models.tournament import OwnTournament
from engine.decision import Decision
from engine.game import Game
from storage.play.daily import DailyStanding
from storage.results.finished import Outcome
from storage.results.own_games import Earned, Near
from storage.values import StoredGame


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table without a game. `closed` is final."""

    closed: bool

    @property
    def refusal(self) -> RefusedError:
        """The error for a request that needs a game."""
        return RefusedError("error-lobby-closed" if self.closed else "error-not-started")


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A running game, its open question, and the answer `granted` by a wish. Never modify `game`."""

    game: Game
    decision: Decision
    granted: tuple[str, ...]

    @property
    def asked(self) -> int:
        return self.decision.seat


@dataclass(frozen=True, slots=True)
class Ending:
    """The stored facts about a finished game."""

    outcome: Outcome | None = None  # The changes of the ratings.
    readers: tuple[Guesser, ...] = ()  # The people who guessed, the best first.
    feats: tuple[Feat, ...] = ()  # The rare events of the game.
    badges: Earned = ()  # The badges that people earned, by seat.
    daily: DailyStanding | None = None  # In a daily deal: the person's standing.
    course: GameCourse = NO_COURSE  # Its course by rounds, and what decided it.
    # In a daily deal: a comparison with the Master's game. Only its person may see it.
    master: Comparison | None = None
    # The people whom this game brought into a leaderboard beyond their servers for the first time.
    brought: tuple[int, ...] = ()
    # How near each person is to a badge, by seat. Only the person may see it.
    on_the_way: Mapping[int, Near] = field(default_factory=dict[int, Near])
    # In a tournament's game: what it brought each person, by the person's id.
    tournament: Mapping[int, OwnTournament] = field(default_factory=dict[int, OwnTournament])


NO_ENDING = Ending()


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A finished game with its ending."""

    game: Game
    ending: Ending


Stage: TypeAlias = Lobby | RunningGame | EndedGame


def stage_of(stored: StoredGame, ending: Ending) -> Stage:
    """Return the stage of a stored game; `ending` is used only if the game is over."""
    game = stored.game
    if game is None:
        return Lobby(closed=stored.status == "closed")
    if (decision := game.decision) is None:
        return EndedGame(game, ending)
    return RunningGame(game, decision, wishes.granted(stored.setup, game))
