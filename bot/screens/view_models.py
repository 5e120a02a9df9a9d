"""What the screens show: plain data, complete in itself. A screen reads a model and a language, no more."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from ai.thought import Candidate
from bot.controls.requests import OptionPage, ProfilePart, ServerPage, ShowLeaderboard
from engine.decision import Decision, Lack
from engine.events import Event
from engine.lines import Line
from engine.offers import Brings
from engine.setup.editions import DEFAULT
from engine.setup.preview import Preview, Remark
from engine.setup.rules import Rules
from engine.view import View
from storage.figures import Figures
from storage.leaderboards import Leaderboard
from storage.outage import Outage
from storage.outcomes import Outcome
from storage.pace import NO_CLOCK, Pace
from storage.profiles import TrackRecord
from storage.records import NOBODY, ComputerLevel, Player, SavedSet, ServerSettings, Wish
from storage.result import Result

LobbyStatus: TypeAlias = Literal["open", "started", "closed"]
BoardStatus: TypeAlias = Literal["current", "old", "stopped"]


@dataclass(frozen=True, slots=True)
class LobbyModel:
    """A lobby. `host` is the user id of who may start and close it, `players` sit in seat order.

    `preview` is what would be played by as many as are expected, which is only `assumed` while nobody knows;
    `at_once` is what those who sit there now would play, `None` if that is the same. `saved_as` is the name
    under which the server saved it, if it did.
    `hindrances` say why the game can't start now, for sentences `lobby-hindrance-<key>` (the problem of a
    `SetupError`, or an own word such as `alone`); none means that it can. `commitment` is the fingerprint
    of the secret. `people_only` says that no computer player may join. `expired` is after how many minutes
    without a click the lobby was closed; 0 if that isn't why. `thread` is where it is played, if the game has
    one of its own; else 0. `level` is that of the computer players. With `advice` everybody may ask for it.
    """

    game: str
    host: int
    players: tuple[Player, ...]
    preview: Preview
    commitment: str
    hindrances: tuple[Remark, ...] = ()
    status: LobbyStatus = "open"
    saved_as: str = ""
    people_only: bool = False
    assumed: bool = False
    at_once: Preview | None = None
    pace: Pace = NO_CLOCK
    expired: int = 0
    thread: int = 0
    level: ComputerLevel = "novice"
    advice: bool = False

    @property
    def can_start(self) -> bool:
        """Whether nothing stands in the way of the start."""
        return not self.hindrances


@dataclass(frozen=True, slots=True)
class OptionsModel:
    """A page of a lobby's options. `saved` are the server's sets, `note` is a sentence to show on top.

    `expected` is how many will play, as the host said (0: that wasn't said); for how many the options speak
    stands in the preview, and is only `assumed` while nobody knows. `players` are those who sit there, and
    `host` is the user id of who sees this.
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
    guessing: bool = True
    advice: bool = False
    pace: Pace = NO_CLOCK


@dataclass(frozen=True, slots=True)
class Replaceable:
    """The seat of who can be replaced by a computer, how many want that, and how many have to."""

    seat: int
    votes: int
    needed: int


class ReaderModel(NamedTuple):
    """How many of somebody's guesses were right, of those of which that is known."""

    name: str
    right: int
    known: int


@dataclass(frozen=True, slots=True)
class BoardModel:
    """The public board. `view` must be a spectator's; `events` are the last public ones, oldest first.

    `status` is `current` for the board that is played on, `old` once a newer one was posted, and
    `stopped` if the game had to be set aside; the last two have no buttons. `held_up` says why the game
    stands still for now, if it does. `since` is when who is asked was first waited for, in seconds since
    1970 (0: unknown), and `until` when their time runs out (0: it doesn't). `level` is that of the computer
    players.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    events: tuple[Event, ...] = ()
    status: BoardStatus = "current"
    held_up: Outage | None = None
    rules: Rules = field(default_factory=Rules)
    since: int = 0
    until: int = 0
    replaceable: Replaceable | None = None
    readers: tuple[ReaderModel, ...] = ()
    level: ComputerLevel = "novice"


class AdviceModel(NamedTuple):
    """A hint for the open question, or where one can be had.

    `picks` are what is advised, `candidates` the best answers that were tried, the best first; there are none
    where nothing was. `late` says that there was no time to try any: then it can be asked for again.
    """

    status: Literal["offered", "thinking", "given"] = "offered"
    picks: tuple[str, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    late: bool = False


@dataclass(frozen=True, slots=True)
class PanelModel:
    """The private panel of the seat `view.seat`: its question, or whom it waits for.

    `decision` is the open question if it is this seat's, else `None`; `tag` names it in the ids of the
    controls, `brings` says what its options bring at once. `events` are those that the seat may see and has
    not seen in its panel, oldest first. `lacking` is what one might expect among the options, and why it
    isn't; `lines` are answers in a row that one click may give. `page` and `picked` come back from a request
    for another page; `note` is a sentence to show on top (already in the reader's language); `board` is the
    address of the board's message. `explained` says that the question comes with a line of why, for somebody
    who is new. `made` is when this was so, in seconds since 1970: a panel that waits isn't changed with every
    move, and says so. `until` is when the time for the question runs out (0: it doesn't). `wishing` says that
    characters can be wished for, `granted` is the one that was and was had in this round (empty: none).
    `advice` is there if the player may ask for it.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    decision: Decision | None = None
    tag: str = ""
    events: tuple[Event, ...] = ()
    page: int = 0
    picked: tuple[int, ...] = ()
    note: str = ""
    board: str = ""
    rules: Rules = field(default_factory=Rules)
    brings: Mapping[str, Brings] = field(default_factory=dict[str, Brings])
    explained: bool = False
    lacking: tuple[Lack, ...] = ()
    lines: tuple[Line, ...] = ()
    made: int = 0
    until: int = 0
    wishing: bool = False
    granted: str = ""
    advice: AdviceModel | None = None


@dataclass(frozen=True, slots=True)
class WishesModel:
    """What somebody wishes ahead, while they change it: an `order` of characters for a `round`.

    Round 0 stands for all, until it is changed. `stored` is what counts now, `coming` the round in which the
    person chooses next. `out_of_reach` are the characters that they know not to be had then. `note` is a
    sentence to show on top.
    """

    game: str
    cast: tuple[str, ...]
    rules: Rules
    order: tuple[str, ...]
    round: int
    coming: int
    stored: Wish | None = None
    out_of_reach: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class EndModel:
    """A game that is over. `outcome` is what it did to ratings, `None` where that isn't known.

    `readers` are those who guessed who is who, the best first. `level` is that of the computer players.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    rules: Rules = field(default_factory=Rules)
    outcome: Outcome | None = None
    readers: tuple[ReaderModel, ...] = ()
    level: ComputerLevel = "novice"


@dataclass(frozen=True, slots=True)
class RulesModel:
    """What a game is played with: by how many, with which characters and unique districts, by which rules.

    Without a cast it is an edition that is told of, and all its cards. `source` is what it is called in ids,
    the id of the game or of the edition.
    """

    cast: tuple[str, ...] = ()
    uniques: tuple[str, ...] = ()
    rules: Rules = field(default_factory=Rules)
    seats: int = 4
    edition: str = DEFAULT.id
    source: str = DEFAULT.id


@dataclass(frozen=True, slots=True)
class LeaderboardModel:
    """A page of a leaderboard, `asked` being what it is the board of, and `season` the one that goes on.

    `server` says whether one looks at it in a server, `seasons` whether there are any, `posted` whether it is
    for everybody to see.
    """

    asked: ShowLeaderboard
    board: Leaderboard
    season: int
    server: bool = True
    seasons: bool = True
    posted: bool = False


@dataclass(frozen=True, slots=True)
class GameModel:
    """One game in a list: where it is played and by whom. Round 0 is a lobby."""

    game: str
    channel: int
    players: tuple[Player, ...]
    round: int


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game in the list of those that go on, as everybody may see it where it is played.

    Round 0 is a lobby, which at most `most` can join. `asked` is the seat that is waited for, if one is,
    and `mine` the reader's own seat, if they have one. `where` is the address of its message.
    """

    where: str
    players: tuple[Player, ...]
    round: int
    most: int
    asked: int | None = None
    mine: int | None = None

    @property
    def my_turn(self) -> bool:
        """Whether it waits for the reader."""
        return self.mine is not None and self.mine == self.asked


@dataclass(frozen=True, slots=True)
class ListModel:
    """A page of the games that go on, counted from 0. `server` says whether one looks in a server."""

    games: tuple[ListedGame, ...]
    page: int
    pages: int
    only_own: bool
    server: bool


@dataclass(frozen=True, slots=True)
class ServerModel:
    """What a server has chosen, or its saved sets: `chosen` is the one that could be deleted.

    `known` are the ids of the channels and roles that there are. `lacking` says for each chosen channel in
    which the bot can't host a game which permissions it lacks. `note` is a sentence to show on top. `click`
    is what it is shown for: menus that are shown for another one forget what was picked in them.
    """

    settings: ServerSettings
    page: ServerPage = "main"
    known: frozenset[int] = frozenset()
    lacking: tuple[tuple[int, tuple[str, ...]], ...] = ()
    saved: tuple[SavedSet, ...] = ()
    chosen: SavedSet | None = None
    note: str = ""
    click: int = 0


@dataclass(frozen=True, slots=True)
class ReplayModel:
    """A step of a finished game, of which nothing is secret any more.

    `number` is that of the step, `last` that of the last one, and `rounds` are the first steps of the rounds.
    `asked` is the panel of who was asked, with the question; `None` for the deal. `events` are all that
    followed, and `views` what each seat knew then. `board` is the address of the final scores. `stood_in`: a
    computer answered for a person.
    """

    game: str
    players: tuple[Player, ...]
    rules: Rules
    number: int
    last: int
    round: int
    rounds: tuple[int, ...]
    asked: PanelModel | None
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    views: tuple[View, ...]
    board: str = ""
    stood_in: bool = False


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game in a list. `kept` says that it can be replayed, `board` where its end was shown.

    `server` is the name of its server, where that has to be said.
    """

    result: Result
    players: tuple[Player, ...]
    kept: bool
    server: str = ""
    board: str = ""


@dataclass(frozen=True, slots=True)
class LastGame:
    """One of somebody's last games, and by how much it changed their number; `None`: not at all."""

    past: PastGame
    change: int | None = None


@dataclass(frozen=True, slots=True)
class ProfileModel:
    """Somebody's profile, as far as the reader may see it.

    `name` is what they are called in the last of these games, in Discord if there are none. `figures`
    are those of all their games if `own`, else of those in this `server`, if one looks at it in one. `here`
    and `everywhere` are their ratings, `None` where there is none to show; `last` are the last games, the
    newest first. `shown` says whether they are on the boards beyond a server, for themselves to change.
    """

    user: int
    name: str
    own: bool
    figures: Figures
    server: bool = True
    here: TrackRecord | None = None
    everywhere: TrackRecord | None = None
    last: tuple[LastGame, ...] = ()
    shown: bool = True
    part: ProfilePart = "main"


@dataclass(frozen=True, slots=True)
class HistoryModel:
    """A page of the finished games of a person, the last one first; pages are counted from 0."""

    user: int
    games: tuple[PastGame, ...]
    page: int
    pages: int
