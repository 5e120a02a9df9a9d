"""The models of games in lists: one that is still played, and a finished one."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from storage.results.result import Result
from storage.values import Player


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A lobby or a running game in a list, with its public facts."""

    game: str
    where: str  # The address of its message; a solo game has neither that nor a channel.
    players: tuple[Player, ...]
    round: int  # 0: a lobby.
    asked: int | None = None  # The awaited seat.
    mine: int | None = None  # The reader's seat.
    channel: int = 0
    seats: Mapping[str, int] = field(default_factory=dict[str, int])  # Of a lobby: `LobbyModel.counted`.
    at: int = 0  # When the lobby starts, in Unix time; 0: no time is set.
    day: int = 0  # The day of a daily deal; 0: another game.

    @property
    def my_turn(self) -> bool:
        """Whether the game awaits the reader."""
        return self.mine is not None and self.mine == self.asked and not self.away

    @property
    def away(self) -> bool:
        """Whether a computer plays for the reader until they are back."""
        return self.mine is not None and self.players[self.mine].away


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game in a list."""

    result: Result
    players: tuple[Player, ...]
    kept: bool  # It can be replayed.
    server: str = ""  # The name of its server, if that must be shown.
    board: str = ""  # The address of its final board.
    day: int = 0  # The day of the person's daily deal; 0 for other games.
    change: int | None = None  # Of the person's rating; `None`: there is none to show.
