"""The models of a lobby and of its options."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from bot.controls.requests import OptionPage
from engine.setup.choice import OwnChoice
from engine.setup.fresh_casts import FreshCast
from engine.setup.preview import CastRemark, Preview
from storage.games.saved_sets import SavedSet
from storage.parts import NOBODY, Chosen
from storage.values import Changed, Player

LobbyStatus: TypeAlias = Literal["open", "started", "closed"]


@dataclass(frozen=True, slots=True)
class CastOffer:
    """Casts for people who have played before: the `fresh` ones that they haven't played, and the last one.

    The last game was the `host`'s, and `draw` is its id. `last` is the choice of its cards, and `played` are
    these cards, sorted. `nine`: it had rank 9. The `loser`, who came last in it, may choose too (`NOBODY`:
    only the host may).
    """

    host: int
    draw: str
    edition: str
    last: OwnChoice
    played: tuple[str, ...]
    fresh: tuple[FreshCast, ...]
    nine: bool = False
    loser: int = NOBODY


@dataclass(frozen=True, slots=True)
class LobbyModel:
    """A lobby. Its `host`, a user id, may start and close it; `players` are in seat order.

    `preview` is the game for the expected number of players, which is only `assumed` until the host sets it.
    `at_once` is the game for the present players, `None` if that is the same. `saved_as` is the name under
    which the server saved the set, if it did. `hindrances` explain why the game can't start now, by sentences
    `lobby-hindrance-<key>` (the problem of a `SetupError`, or a word such as `alone`); without any, it can.
    `commitment` is the fingerprint of the secret. `people_only`: no computer player may join. `expired` is
    the minutes without a click after which the lobby was closed; 0 if that isn't why. `thread` is the game's
    own thread, otherwise 0. `chosen` is what the host chose. `gives_way`: the next person replaces a
    computer; `filled` is the number of players once computers have filled the table. `changed` are
    the changes for which players must confirm again. `locale` is the language of everything public. `at` is
    the time of the start, in seconds since 1970 (0: none is set), and `due`: the players were notified to
    start then. `invited` are the people of a tournament's table, which waits for them up to `until`; those
    present `may_start` without the others. Once the game in a thread is over, `winners` are seats with these
    `points`, and `scores` is the address of the final scores. `offer` are casts for people who have played
    here before. `usual` is how many seconds slow games of the server usually take; 0: unknown, or another
    pace. `asked` are the people of the last game whom its rematch waits for.
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
    chosen: Chosen = field(default_factory=Chosen)
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
    winners: tuple[int, ...] = ()
    points: int = 0
    scores: str = ""
    offer: CastOffer | None = None
    usual: int = 0
    asked: tuple[Player, ...] = ()

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person; `None` if they don't sit here."""
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user), None)

    @property
    def can_start(self) -> bool:
        """Whether nothing prevents the start."""
        return not self.hindrances

    @property
    def taken(self) -> int:
        """The number of seats taken, without computers if these give way to people."""
        return sum(each.human for each in self.players) if self.gives_way else len(self.players)

    @property
    def seats(self) -> int:
        """The number of seats: as many as the host expects, otherwise as many as can play."""
        most = self.chosen.plan.most
        return max(len(self.players), min(self.chosen.expected or most, most))

    @property
    def alone(self) -> bool:
        """Whether only another player is missing, who may be a computer."""
        return [each.key for each in self.hindrances] == ["alone"]

    @property
    def fresh(self) -> FreshCast | None:
        """The offered cast that is chosen."""
        offered = self.offer.fresh if self.offer else ()
        return next((each for each in offered if each.cards == self.preview.plan.cards), None)


class TypedTime(NamedTuple):
    """The texts in the form for a time: how many days ahead, the time of day, and the zone."""

    day: str
    time: str
    zone: str


@dataclass(frozen=True, slots=True)
class FindingModel:
    """How the host of a lobby finds players.

    `at` is when it starts by itself (0: it doesn't), and `role` the role that can be pinged (0: none).
    `usual` are the people with whom the host has played most. `next_call` and `next_invitation` are the next
    allowed times, 0 for now; all in seconds since 1970.
    """

    at: int = 0
    role: int = 0
    usual: tuple[int, ...] = ()
    next_call: int = 0
    next_invitation: int = 0


@dataclass(frozen=True, slots=True)
class OptionsModel:
    """A page of a lobby's options. `saved` are the server's sets, `note` is a sentence for the top.

    `expected` is the host's number of players (0: not set). The preview has the number for which the options
    apply, which is only `assumed` while nobody knows. `players` sit in the lobby. `host` is the user id of
    the reader, who may manage the server if `manager`. `chosen` is what the host chose. `finding`
    exists only on its page.
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
    chosen: Chosen = field(default_factory=Chosen)
    manager: bool = False
    finding: FindingModel | None = None

    @property
    def taken(self) -> SavedSet | None:
        """The server's set that is chosen and unchanged since it was saved, if there is one."""
        plan = self.preview.plan
        return next((each for each in self.saved if each.name == self.saved_as and each.plan == plan), None)

    @property
    def deletable(self) -> SavedSet | None:
        """The taken set, if the reader may delete it."""
        taken = self.taken
        return taken if taken and (self.manager or taken.user == self.host) else None


def seat_key(player: Player) -> str:
    """Return a player's value in a menu, which stays the same when they change seats."""
    return player.click if player.computer else str(player.user_id)
