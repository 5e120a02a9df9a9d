"""The models of the board, during a game and at its end."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from bot.story.course import NO_COURSE, GameCourse
from bot.story.feats import Feat
from bot.view_models.panel import Guesser, PauseModel, Terms
from bot.view_models.tournament import OwnTournament
from engine.events import Destroyed, Event, Exchanged, Seized
from engine.setup.rules import Rules
from engine.state import Score
from engine.view import View
from storage.database.storage_errors import Outage
from storage.pace import ShortTime
from storage.parts import ComputerLevel, PlayedOn
from storage.results.finished import Outcome
from storage.results.own_games import Earned, Near
from storage.values import Player

BoardStatus: TypeAlias = Literal["current", "old"]


@dataclass(frozen=True, slots=True)
class Replaceable:
    """The seat that a vote could give to a computer, the votes for this, and the number needed."""

    seat: int
    votes: int
    needed: int


@dataclass(frozen=True, slots=True)
class BoardModel:
    """The public board of a running game."""

    game: str
    players: tuple[Player, ...]
    view: View  # A spectator's view.
    events: tuple[Event, ...] = ()  # The last public events, the oldest first.
    ended: tuple[Event, ...] = ()  # While players choose characters: the public events of the round before.
    status: BoardStatus = "current"  # `old` when there is a newer board; then it has no buttons.
    storage_outage: Outage | None = None  # Why the game is suspended; `None` if it isn't.
    rules: Rules = field(default_factory=Rules)
    since: int = 0  # When the wait for the asked player began (Unix time); 0: unknown.
    until: int = 0  # When the asked player's time runs out (Unix time); 0: never.
    terms: Terms = None
    left_alone: bool = False  # Whether the asked player has no clock, because all others are away.
    replaceable: Replaceable | None = None
    pause: PauseModel | None = None
    holidays: tuple[tuple[int, int], ...] = ()  # Seats on holiday, with the times of their return.
    guessers: tuple[Guesser, ...] = ()
    remarks: bool = False  # Whether computer players sometimes say something.
    handed_over: tuple[int, ...] = ()  # The seats that passed between a person and a computer in this round.
    everywhere: bool | None = None  # Whether the game counts beyond its server; `None`: as for new games.


@dataclass(frozen=True, slots=True)
class EndModel:
    """A finished game."""

    game: str
    players: tuple[Player, ...]
    view: View  # A spectator's view, with the scores ranked.
    rules: Rules = field(default_factory=Rules)
    outcome: Outcome | None = None  # How the game changed the ratings; `None` if unknown.
    guessers: tuple[Guesser, ...] = ()  # The people who guessed, the best first.
    level: ComputerLevel = "novice"
    feats: tuple[Feat, ...] = ()
    badges: Earned = ()  # The new badges, by seat.
    solo: bool = False  # Whether a single person plays, outside of servers.
    course: GameCourse = NO_COURSE
    reader: int | None = None  # The seat of the only reader; `None`: everybody may see it.
    tournament: int = 0  # The channel of the game's tournament; 0: none.
    own_tournament: OwnTournament | None = None  # What the game brought its only reader there.
    on_the_way: Near | None = None  # The badge that the reader has nearly earned.
    origin: PlayedOn | None = None  # The position of another game in which this one began.
    lost: tuple[Destroyed | Seized | Exchanged, ...] = ()  # The reader's losses after their last answer.

    @property
    def left(self) -> Sequence[int]:
        """The seats that players left, so that a computer finished for them."""
        return left_seats(self.outcome, self.players)

    @property
    def own(self) -> Score | None:
        """The score of the only reader; `None` for several readers, or without scores."""
        return next((each for each in self.view.scores if each.seat == self.reader), None)


def left_seats(outcome: Outcome | None, players: Sequence[Player]) -> Sequence[int]:
    """Return the seats that players left in a finished game; if its outcome is unknown, from the set-up."""
    return outcome.left if outcome else [seat for seat, each in enumerate(players) if each.left]


class StandInModel(NamedTuple):
    """What happened at a seat while a computer answered for its person."""

    rounds: tuple[int, ...]  # The rounds, the oldest first.
    built: tuple[str, ...]
    missed: bool  # Whether the person's time ran out.
    lost: tuple[str, ...] = ()  # The districts that others took or destroyed.
    chose: tuple[str, ...] = ()  # The characters that the computer chose.
    gold: int = 0  # The gold that the computer gathered. `cards`: the same for cards.
    cards: int = 0
    robbed: int = 0  # The gold that others took.
    crown: bool = False  # Whether the crown went to another player.
    sure: bool = False  # Whether a computer certainly answered, not only a wish of the person.
    hurry: ShortTime | None = None  # The person's time if it is now shorter than usual.
