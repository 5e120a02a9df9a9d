"""What a lobby shows."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.setup.preview import Preview, Remark
from storage.pace import NO_CLOCK, Pace
from storage.records import Changed, ComputerLevel, Player

LobbyStatus: TypeAlias = Literal["open", "started", "closed"]


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
    `gives_way` says that the next person takes the place of a computer, and `filled` how many sit
    there once computers have filled the table up. `changed` is why somebody is asked again whether they are
    ready.
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
    gives_way: bool = False
    filled: int = 0
    changed: tuple[Changed, ...] = ()

    @property
    def can_start(self) -> bool:
        """Whether nothing stands in the way of the start."""
        return not self.hindrances
