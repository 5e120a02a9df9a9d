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
    """Casts for people who have played before: the one of their last game, and some that are new to them."""

    host: int  # Of the last game.
    draw: str  # The id of the last game.
    edition: str
    last: OwnChoice  # The choice of the last game's cards.
    played: tuple[str, ...]  # These cards, sorted.
    fresh: tuple[FreshCast, ...]
    nine: bool = False  # The last game had rank 9.
    loser: int = NOBODY  # Who came last in it, and may choose beside the host.
    hints: bool = True  # The host hasn't read in several lobbies yet that the cards can be changed.


@dataclass(frozen=True, slots=True)
class LobbyModel:
    """A lobby, also once its game has started or it was closed.

    Each of the `hindrances` explains why the game can't start now, by the sentence `lobby-hindrance-<key>`.
    The key is the problem of a `SetupError`, or a word such as `alone`.
    """

    game: str
    host: int  # The user who may start and close it.
    players: tuple[Player, ...]  # In seat order.
    preview: Preview  # The game for the expected number of players.
    commitment: str  # The fingerprint of the secret.
    hindrances: tuple[CastRemark, ...] = ()  # Without any, the game can start.
    status: LobbyStatus = "open"
    saved_as: str = ""  # The name under which the server saved the set, if it did.
    people_only: bool = False  # No computer player may join.
    assumed: bool = False  # The host hasn't set the expected number of players.
    at_once: Preview | None = None  # The game for the present players; `None`: the same.
    chosen: Chosen = field(default_factory=Chosen)  # What the host chose.
    expired: int = 0  # The minutes without a click after which the lobby was closed; 0: it didn't expire.
    thread: int = 0  # The game's own thread; 0: it has none.
    gives_way: bool = False  # The next person replaces a computer.
    filled: int = 0  # The number of players once computers have filled the table.
    changed: tuple[Changed, ...] = ()  # The changes for which players must confirm again.
    locale: str = ""  # The language of everything public.
    at: int = 0  # When it starts, in Unix time; 0: no time is set.
    due: bool = False  # The players were notified to start.
    invited: tuple[int, ...] = ()  # The people of a tournament's table.
    until: int = 0  # Until when the table waits for the invited people, in Unix time.
    may_start: bool = False  # The people present may start without the others.
    scores: tuple[Score, ...] = ()  # Of the game in the thread, once it is over, ranked.
    final: str = ""  # The address of the final scores.
    offer: CastOffer | None = None  # For people who have played here before.
    beginners: bool = False  # Somebody here is known to be in one of their first games.
    usual: int = 0  # The usual seconds of a slow game in this server; 0: unknown, or another pace.
    rated: bool = False  # The game would count for ratings as it is.
    asked: tuple[Player, ...] = ()  # The people of the last game, for whom its rematch waits.
    wanted: int = 0  # The number of people for whom a rematch keeps seats, these and latecomers.

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person; `None` if they don't sit here."""
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
        """The number of seats: as many as are expected, otherwise as many as can play."""
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

        In an open lobby only people take seats, because every computer makes room once the table is full.
        """
        taken = self.people if self.status == "open" else len(self.players)
        room = len(self.players) - taken
        return {"taken": taken, "seats": self.seats, "kept": self.kept, "room": room}

    @property
    def alone(self) -> bool:
        """Whether only another player is missing, who may be a computer."""
        return [each.key for each in self.hindrances] == ["alone"]

    @property
    def fillable(self) -> bool:
        """Whether computers may still take all free seats: none is kept for a person."""
        return not (self.people_only or self.wanted) and len(self.players) < self.filled

    @property
    def completes(self) -> bool:
        """Whether the next step is to start with computers in the free seats."""
        return self.status == "open" and self.fillable and (self.alone or self.fills)

    @property
    def fills(self) -> bool:
        """Whether computers should take the free seats: a beginner never learnt to play two characters."""
        return self.beginners and self.can_start and self.fillable and not (self.at and not self.due)

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
    """How the host of a lobby finds players. All times are Unix times."""

    at: int = 0  # When the lobby starts by itself; 0: it doesn't.
    role: int = 0  # The role that can be pinged; 0: none.
    usual: tuple[int, ...] = ()  # The people with whom the host has played most.
    next_call: int = 0  # When the role can be pinged again; 0: now.
    next_invitation: int = 0  # When the usual people can be invited again; 0: now.


@dataclass(frozen=True, slots=True)
class OptionsModel:
    """A page of a lobby's options, for its host."""

    game: str
    page: OptionPage
    preview: Preview  # The game for the number of players for which the options apply.
    saved_as: str = ""
    saved: tuple[SavedSet, ...] = ()  # The server's sets.
    note: str = ""
    players: tuple[Player, ...] = ()
    host: int = NOBODY  # The user id of the reader.
    expected: int = 0  # The number of players that the host has set; 0: none.
    assumed: bool = False  # The preview's number of players is only a guess.
    chosen: Chosen = field(default_factory=Chosen)  # What the host chose.
    manager: bool = False  # The reader may manage the server.
    finding: FindingModel | None = None  # Only on its page.

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
