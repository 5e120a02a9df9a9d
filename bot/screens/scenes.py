"""What the screens show: plain data, complete in itself. A screen reads a scene and a language, no more."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.seats import Player
from engine.decision import Decision
from engine.events import Event
from engine.view import View

LobbyStatus: TypeAlias = Literal["open", "started", "closed"]
BoardStatus: TypeAlias = Literal["current", "old", "stopped"]


@dataclass(frozen=True, slots=True)
class LobbyScene:
    """A lobby. `host` is the user id of the person who opened it, `players` sit in seat order.

    `hindrance` says why the game can't start now, as a key of the language layer
    `lobby-hindrance-<hindrance>` (the problem of a `SetupError`, or an own word such as `alone`), and
    `facts` what its sentence needs; empty means that it can start. `seats` are the numbers of players
    that can play these cards, `commitment` is the fingerprint of the secret.
    """

    game: str
    host: int
    players: tuple[Player, ...]
    cast: tuple[str, ...]
    uniques: tuple[str, ...]
    commitment: str
    hindrance: str = ""
    facts: Mapping[str, int | str] = field(default_factory=dict[str, int | str])
    status: LobbyStatus = "open"
    seats: tuple[int, ...] = ()

    @property
    def can_start(self) -> bool:
        """Whether nothing stands in the way of the start."""
        return not self.hindrance


@dataclass(frozen=True, slots=True)
class BoardScene:
    """The public board. `view` must be a spectator's; `events` are the last public ones, oldest first.

    `status` is `current` for the board that is played on, `old` once a newer one was posted, and
    `stopped` if the game had to be set aside; the last two have no buttons.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    events: tuple[Event, ...] = ()
    status: BoardStatus = "current"


@dataclass(frozen=True, slots=True)
class PanelScene:
    """The private panel of the seat `view.seat`: its question, or whom it waits for.

    `decision` is the open question if it is this seat's, else `None`. `events` are those that the seat
    may see and has not seen in its panel, oldest first. `page` and `picked` come back from
    `Desk.page`; `note` is a sentence to show on top (already in the reader's language); `board` is the
    address of the board's message.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    decision: Decision | None = None
    events: tuple[Event, ...] = ()
    page: int = 0
    picked: tuple[int, ...] = ()
    note: str = ""
    board: str = ""


@dataclass(frozen=True, slots=True)
class EndScene:
    """A game that is over, and the proof that it was dealt fairly.

    `clicks` are the ids of the joining clicks in seat order, as they went into the seed.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    secret: str
    commitment: str
    clicks: tuple[str, ...]
    seed: str
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class GameScene:
    """One game in a list: where it is played and by whom. Round 0 is a lobby."""

    game: str
    channel: int
    players: tuple[Player, ...]
    round: int
