"""What the public board shows."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.screens.view_models.readers import ReaderModel
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View
from storage.outage import Outage
from storage.records import ComputerLevel, Player

BoardStatus: TypeAlias = Literal["current", "old"]


@dataclass(frozen=True, slots=True)
class Replaceable:
    """The seat of who can be replaced by a computer, how many want that, and how many have to."""

    seat: int
    votes: int
    needed: int


@dataclass(frozen=True, slots=True)
class BoardModel:
    """The public board. `view` must be a spectator's; `events` are the last public ones, oldest first.

    `status` is `current` for the board that is played on, and `old` once a newer one was posted: then it has
    no buttons. `held_up` says why the game stands still for now, if it does. `since` is when who is asked was
    first waited for, in seconds since 1970 (0: unknown), and `until` when their time runs out (0: it
    doesn't). `level` is that of the computer players.
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
