"""The models of a board, while a game goes on and at its end."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from bot.screens.view_models.panel import ReaderModel
from bot.story.course import NO_COURSE, GameCourse
from bot.story.feats import Feat
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View
from storage.database.storage_errors import Outage
from storage.results.finished import Outcome
from storage.results.own_games import Earned
from storage.values import ComputerLevel, Player

BoardStatus: TypeAlias = Literal["current", "old"]


@dataclass(frozen=True, slots=True)
class Replaceable:
    """The seat that a computer may take over, the number of votes for that, and the number it needs."""

    seat: int
    votes: int
    needed: int


class PauseModel(NamedTuple):
    """A pause until a moment, in seconds since 1970; 0: some seats want one of so many `seconds`.

    `missing` are the seats that haven't agreed yet. `may_end`: somebody is back who wasn't asked.
    """

    until: int
    seconds: int = 0
    wanted_by: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    may_end: bool = False


@dataclass(frozen=True, slots=True)
class BoardModel:
    """The public board. `view` must be a spectator's; `events` are the last public ones, oldest first.

    `status` is `current` for the board that is played on, and `old` once a newer one was posted: then it has
    no buttons. `storage_outage` says why the game stands still for now, if it does. The table waits for the
    asked player since `since`, in seconds since 1970 (0: unknown), and `until` their time runs out (0: it
    doesn't). `pause` is one that goes on or that somebody proposed, `holidays` are seats with when they come
    back. With `remarks` computer players say something now and then. The seats `handed_over` were given up in
    this round, or taken from a computer. `everywhere` says whether the game counts beyond its server; `None`
    if games that begin now count alike.
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
    replaceable: Replaceable | None = None
    pause: PauseModel | None = None
    holidays: tuple[tuple[int, int], ...] = ()
    readers: tuple[ReaderModel, ...] = ()
    remarks: bool = False
    handed_over: tuple[int, ...] = ()
    everywhere: bool | None = None


@dataclass(frozen=True, slots=True)
class EndModel:
    """A game that is over. `outcome` is how it changed ratings, `None` where that isn't known.

    `readers` are the players who guessed characters, the best first. `level` is that of the computer players.
    `feats` are what was rare in it, `badges` those that it brought, by seat. A `solo` game is one of a single
    person, in no server. `course` is how the game went. `reader` is the seat whose player alone sees this,
    `None` if everybody does.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    rules: Rules = field(default_factory=Rules)
    outcome: Outcome | None = None
    readers: tuple[ReaderModel, ...] = ()
    level: ComputerLevel = "novice"
    feats: tuple[Feat, ...] = ()
    badges: Earned = ()
    solo: bool = False
    course: GameCourse = NO_COURSE
    reader: int | None = None


class StandInModel(NamedTuple):
    """The rounds in which a computer answered for a seat's person, the oldest first, and what it did.

    `missed` says that their time ran out. The computer `chose` these characters, `built` these districts, of
    which some are `lost` again, and gathered so much `gold` and so many `cards`.
    """

    rounds: tuple[int, ...]
    built: tuple[str, ...]
    missed: bool
    lost: tuple[str, ...] = ()
    chose: tuple[str, ...] = ()
    gold: int = 0
    cards: int = 0
