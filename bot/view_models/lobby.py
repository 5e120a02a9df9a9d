"""The models of a lobby and of its options."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from bot.controls.requests import OptionPage
from engine.setup.choice import OwnChoice
from engine.setup.fresh_casts import FreshCast
from engine.setup.preview import CastRemark, Preview
from engine.state import Score
from storage.games.saved_sets import SavedSet
from storage.parts import NOBODY, Chosen
from storage.values import Changed, Player

LobbyStatus: TypeAlias = Literal["open", "started", "closed"]


@dataclass(frozen=True, slots=True)
class CastOffer:
    """Casts for people who have played before: their last game's cast, and some that are new to them."""

    host: int  # The host of the last game.
    draw: str  # The id of the last game.
    edition: str
    last: OwnChoice  # The choice of the last game's cards.
    played: tuple[str, ...]  # These cards, sorted.
    fresh: tuple[FreshCast, ...]
    nine: bool = False  # Whether the last game had rank 9.
    loser: int = NOBODY  # The player who came last in it. They may choose a cast, like the host.
    hints: bool = True  # Whether to say that the host can change the cards.


@dataclass(frozen=True, slots=True)
class LobbyModel:
    """A lobby, even after its game has started or the lobby was closed.

    Each of the `hindrances` is a reason why the game can't start now. Its sentence is
    `lobby-hindrance-<key>`, where the key is the problem of a `SetupError`, or a word such as `alone`.
    """

    game: str
    host: int  # The id of the user who may start and close it.
    players: tuple[Player, ...]  # The players, in seat order.
    preview: Preview  # The game for the expected number of players.
    commitment: str  # The fingerprint of the secret.
    hindrances: tuple[CastRemark, ...] = ()  # The reasons why the game can't start; if empty, it can.
    status: LobbyStatus = "open"
    saved_as: str = ""  # The name under which the server saved the set, or empty.
    people_only: bool = False  # No computer player may join.
    assumed: bool = False  # The host hasn't set the expected number of players.
    at_once: Preview | None = None  # The game with the present number of players; `None`: as `preview`.
    chosen: Chosen = field(default_factory=Chosen)  # The options that the host chose.
    expired: int = 0  # The minutes without a click after which it was closed; 0: it didn't expire.
    thread: int = 0  # The game's thread; 0: none.
    gives_way: bool = False  # The next person replaces a computer.
    filled: int = 0  # The number of players after computers have filled the table.
    changed: tuple[Changed, ...] = ()  # The changes that players must confirm.
    locale: str = ""  # The language of public messages.
    at: int = 0  # When it starts (Unix time); 0: no time is set.
    due: bool = False  # Whether we have notified the players that they may start.
    invited: tuple[int, ...] = ()  # The people of a tournament's table.
    tournament: str = ""  # The tournament that waits for them.
    until: int = 0  # Until when the table waits for the invited people (Unix time).
    may_start: bool = False  # Whether the present people may start without the others.
    scores: tuple[Score, ...] = ()  # The ranked scores of the finished game in the thread.
    final: str = ""  # The address of the final scores.
    offer: CastOffer | None = None  # Casts for people who have played here before.
    beginners: bool = False  # Whether somebody here is known to be in one of their first games.
    newcomers: bool = False  # Whether somebody here is known to have finished no game.
    usual: int = 0  # The usual duration of slow games here, in seconds; 0: unknown, or another pace.
    rated: bool = False  # Whether the game would now count for ratings.
    asked: tuple[Player, ...] = ()  # The people of the last game for whom its rematch waits.
    wanted: int = 0  # The number of seats that a rematch keeps for people: those asked, and latecomers.

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person; `None` if they have none here."""
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user), None)

    @property
    def can_start(self) -> bool:
        """Whether nothing prevents the start."""
        return not self.hindrances

    @property
    def people(self) -> int:
        """The number of people in the lobby, without computers."""
        return sum(each.human for each in self.players)

    @property
    def seats(self) -> int:
        """The number of seats; in an open lobby, one for each expected player or the most who can play."""
        most = self.chosen.plan.most
        open_ = min(self.chosen.expected or most, most)
        return max(len(self.players), open_ if self.status == "open" else 0)

    @property
    def kept(self) -> int:
        """The number of free seats that are kept for people."""
        return min(self.wanted, self.seats - len(self.players))

    @property
    def free(self) -> bool:
        """Whether another person can get a seat."""
        return self.gives_way or len(self.players) + self.kept < self.seats

    @property
    def counted(self) -> dict[str, int]:
        """The numbers of seats, as facts for `lobby-seats`.

        `room` and `more` are for an open lobby: its computers, and the people who fit in once it is full.
        """
        taken, shown = len(self.players), self.status == "open"
        room = taken - self.people if shown else 0
        more = self.chosen.plan.most - self.seats if shown and self.people == self.seats else 0
        more = room if self.gives_way else more
        return {"taken": taken, "seats": self.seats, "kept": self.kept, "room": room, "more": more}

    @property
    def alone(self) -> bool:
        """Whether the game only lacks a second player, who may be a computer."""
        return [each.key for each in self.hindrances] == ["alone"]

    @property
    def fillable(self) -> bool:
        """Whether computers may take all free seats, because none is kept for a person."""
        return not (self.people_only or self.wanted) and len(self.players) < self.filled

    @property
    def completes(self) -> bool:
        """Whether the next step is to fill the free seats with computers and start."""
        return self.status == "open" and self.fillable and (self.alone or self.fills)

    @property
    def fills(self) -> bool:
        """Whether computers should fill the seats: beginners don't know how to play two characters."""
        return self.beginners and self.can_start and self.fillable and not (self.at and not self.due)

    @property
    def fresh(self) -> FreshCast | None:
        """The chosen cast, if it is one of the offered new ones."""
        offered = self.offer.fresh if self.offer else ()
        return next((each for each in offered if each.cards == self.preview.plan.cards), None)


class TypedTime(NamedTuple):
    """The texts of a form for a time: the days ahead, the time of day, and the zone."""

    day: str
    time: str
    zone: str


@dataclass(frozen=True, slots=True)
class FindingModel:
    """How the host of a lobby finds players. All times are Unix times."""

    at: int = 0  # When the lobby starts by itself; 0: never.
    role: int = 0  # The role that the host can have pinged; 0: none.
    usual: tuple[int, ...] = ()  # The people with whom the host has played most.
    next_call: int = 0  # When the host can have the role pinged again; 0: now.
    next_invitation: int = 0  # When the host can invite people again; 0: now.
    sent: int = 0  # How many messages call people to the lobby.


@dataclass(frozen=True, slots=True)
class OptionsModel:
    """A page of a lobby's options, for its host."""

    game: str
    page: OptionPage
    preview: Preview  # The game with the number of players for which the options apply.
    saved_as: str = ""
    saved: tuple[SavedSet, ...] = ()  # The server's saved sets.
    note: str = ""
    players: tuple[Player, ...] = ()
    host: int = NOBODY  # The user id of the reader.
    expected: int = 0  # The number of players that the host has set; 0: none.
    assumed: bool = False  # Whether the preview's number of players is only a guess.
    chosen: Chosen = field(default_factory=Chosen)  # The options that the host chose.
    manager: bool = False  # Whether the reader may manage the server.
    finding: FindingModel | None = None  # Set only on the page for finding players.

    @property
    def taken(self) -> SavedSet | None:
        """The server's saved set that the lobby uses without changes, or `None`."""
        plan = self.preview.plan
        return next((each for each in self.saved if each.name == self.saved_as and each.plan == plan), None)

    @property
    def deletable(self) -> SavedSet | None:
        """The set of `taken` if the reader may delete it."""
        taken = self.taken
        return taken if taken and (self.manager or taken.user == self.host) else None


def seat_key(player: Player) -> str:
    """Return a player's value in a menu. It stays the same when they change seats."""
    return player.click if player.computer else str(player.user_id)
