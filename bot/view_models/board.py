"""The models of a board, during a game and at its end."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from bot.story.course import NO_COURSE, GameCourse
from bot.story.feats import Feat
from bot.view_models.panel import Guesser
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View
from storage.database.storage_errors import Outage
from storage.parts import ComputerLevel, PlayedOn
from storage.results.finished import Outcome
from storage.results.own_games import Earned, OnTheWay
from storage.values import Player

BoardStatus: TypeAlias = Literal["current", "old"]


@dataclass(frozen=True, slots=True)
class Replaceable:
    """The seat that a computer may take over, the number of votes for that, and the number needed."""

    seat: int
    votes: int
    needed: int


class PauseModel(NamedTuple):
    """A pause until a time in seconds since 1970; 0: a proposal that the `missing` seats haven't accepted.

    `may_end`: a player who wasn't asked is back.
    """

    until: int
    seconds: int = 0
    wanted_by: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    may_end: bool = False


@dataclass(frozen=True, slots=True)
class BoardModel:
    """The public board. `view` must be a spectator's; `events` are the last public ones, oldest first.

    `status` is `current` for the newest board, and `old` once there is a newer one: then it has no buttons.
    `storage_outage` explains why the game is suspended, if it is. The table awaits the asked player since
    `since`, in seconds since 1970 (0: unknown), and `until` their time runs out (0: it doesn't); its last
    seconds are from their `reserve`. `pause` is a running or proposed one, `holidays` are seats with the
    times of their return. With `remarks`, computer players sometimes say something. The seats `handed_over`
    were given up in this round, or taken from a computer. `everywhere` says whether the game counts beyond
    its server; `None` if this is also the setting for new games.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    events: tuple[Event, ...] = ()
    status: BoardStatus = "current"
    storage_outage: Outage | None = None
    rules: Rules = field(default_factory=Rules)
    since: int = 0
    until: int = 0
    reserve: int = 0
    replaceable: Replaceable | None = None
    pause: PauseModel | None = None
    holidays: tuple[tuple[int, int], ...] = ()
    guessers: tuple[Guesser, ...] = ()
    remarks: bool = False
    handed_over: tuple[int, ...] = ()
    everywhere: bool | None = None


@dataclass(frozen=True, slots=True)
class EndModel:
    """A finished game. `outcome` is its change of ratings, `None` if unknown.

    `guessers` guessed characters, the best first. `level` is that of the computer players. `feats` are rare
    actions in the game, `badges` the new ones by seat. A `solo` game has a single person and no server.
    `course` is the game's course. `reader` is the seat whose player alone sees this, `None` if everybody
    does; `on_the_way` says how near this player is to a badge. A table of a tournament has the
    `tournament`'s channel, other games 0. `origin` is the position of another game in which this one began.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    rules: Rules = field(default_factory=Rules)
    outcome: Outcome | None = None
    guessers: tuple[Guesser, ...] = ()
    level: ComputerLevel = "novice"
    feats: tuple[Feat, ...] = ()
    badges: Earned = ()
    solo: bool = False
    course: GameCourse = NO_COURSE
    reader: int | None = None
    tournament: int = 0
    on_the_way: OnTheWay | None = None
    origin: PlayedOn | None = None


class StandInModel(NamedTuple):
    """The rounds in which a computer answered for a seat's person, the oldest first, and its actions.

    `missed` means that the person's time ran out. The computer `chose` these characters, `built` these
    districts, and gathered `gold` and `cards`. Other players took or destroyed the districts `lost` and took
    the gold `robbed`; `crown` means that the crown went to somebody else.
    """

    rounds: tuple[int, ...]
    built: tuple[str, ...]
    missed: bool
    lost: tuple[str, ...] = ()
    chose: tuple[str, ...] = ()
    gold: int = 0
    cards: int = 0
    robbed: int = 0
    crown: bool = False
