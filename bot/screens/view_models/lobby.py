"""The models of a lobby and of its options."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.controls.requests import OptionPage
from bot.controls.table_options import STANDARD, TableValues
from engine.setup.preview import CastRemark, Preview
from storage.games.saved_sets import SavedSet
from storage.values import NOBODY, Changed, Player

LobbyStatus: TypeAlias = Literal["open", "started", "closed"]


@dataclass(frozen=True, slots=True)
class LobbyModel:
    """A lobby. Its `host`, a user id, may start and close it; `players` sit in seat order.

    `preview` is the game of the expected number of players, which is only `assumed` until the host says it.
    `at_once` is the game of the present players, `None` if that is the same. `saved_as` is the name under
    which the server saved it, if it did.
    `hindrances` say why the game can't start now, for sentences `lobby-hindrance-<key>` (the problem of a
    `SetupError`, or an own word such as `alone`); none means that it can. `commitment` is the fingerprint
    of the secret. `people_only` says that no computer player may join. `expired` is after how many minutes
    without a click the lobby was closed; 0 if that isn't why. `thread` is where it is played, if the game has
    one of its own; else 0. `values` are those of the options of the table.
    `gives_way` says that the next person takes the place of a computer, and `filled` how many sit
    there once computers have filled the table up. `changed` is why somebody is asked again whether they are
    ready. `locale` is the language of all that everybody sees. `at` is when it is to begin, in seconds
    since 1970 (0: that isn't said), and `due` says that its players were called to start it then. `invited`
    are the people of a tournament's table, which waits for them up to `until`; those who are there
    `may_start` without the others.
    """

    game: str
    host: int
    players: tuple[Player, ...]
    preview: Preview
    commitment: str
    hindrances: tuple[CastRemark, ...] = ()
    status: LobbyStatus = "open"
    saved_as: str = ""
    people_only: bool = False
    assumed: bool = False
    at_once: Preview | None = None
    values: TableValues = field(default_factory=lambda: STANDARD)
    expired: int = 0
    thread: int = 0
    gives_way: bool = False
    filled: int = 0
    changed: tuple[Changed, ...] = ()
    locale: str = ""
    at: int = 0
    due: bool = False
    invited: tuple[int, ...] = ()
    until: int = 0
    may_start: bool = False

    @property
    def can_start(self) -> bool:
        """Whether nothing stands in the way of the start."""
        return not self.hindrances


@dataclass(frozen=True, slots=True)
class FindingModel:
    """How the host of a lobby finds players.

    `at` is when it begins by itself (0: it doesn't), and `role` the role that can be called (0: none).
    `usual` are the people with whom the host played most. The next call and the next invitation may come at
    these moments, 0 for now; all in seconds since 1970.
    """

    at: int = 0
    role: int = 0
    usual: tuple[int, ...] = ()
    next_call: int = 0
    next_invitation: int = 0


@dataclass(frozen=True, slots=True)
class OptionsModel:
    """A page of a lobby's options. `saved` are the server's sets, `note` is a sentence to show on top.

    `expected` is how many will play, as the host said (0: that wasn't said); for how many the options speak
    stands in the preview, and is only `assumed` while nobody knows. `players` are those who sit there, and
    `host` is the user id of who sees this, who may manage the server if that is a `manager`.
    `values` are those of the options of the table. `finding` is there on its page alone.
    """

    game: str
    page: OptionPage
    preview: Preview
    saved_as: str = ""
    saved: tuple[SavedSet, ...] = ()
    note: str = ""
    players: tuple[Player, ...] = ()
    host: int = NOBODY
    expected: int = 0
    assumed: bool = False
    values: TableValues = field(default_factory=lambda: STANDARD)
    manager: bool = False
    finding: FindingModel | None = None

    @property
    def taken(self) -> SavedSet | None:
        """The set of the server that is played as it is saved now, if it is one."""
        plan = self.preview.plan
        return next((each for each in self.saved if each.name == self.saved_as and each.plan == plan), None)

    @property
    def deletable(self) -> SavedSet | None:
        """That set, if it is the reader's to delete."""
        taken = self.taken
        return taken if taken and (self.manager or taken.user == self.host) else None
