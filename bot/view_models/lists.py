"""The models of games in lists: lobbies and running games, and finished games."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from storage.results.result import Result
from storage.values import Player


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A lobby or running game in a list. It has only public facts."""

    game: str
    where: str  # The address of its message. A solo game has neither an address nor a channel.
    players: tuple[Player, ...]
    round: int  # The current round; 0: a lobby.
    asked: int | None = None  # The awaited seat.
    mine: int | None = None  # The reader's seat, if any.
    channel: int = 0
    seats: Mapping[str, int] = field(default_factory=dict[str, int])  # For a lobby: `LobbyModel.counted`.
    at: int = 0  # When the lobby starts (Unix time); 0: no time is set.
    day: int = 0  # The day of a daily deal; 0: another game.
    from_replay: bool = False  # Whether the game began at a step of a replay.
    leaving: Literal["live", "slow", "unrated"] = "live"  # Which rule applies to players who resign.

    @property
    def my_turn(self) -> bool:
        """Whether the game awaits the reader."""
        return self.mine is not None and self.mine == self.asked and not self.away

    @property
    def away(self) -> bool:
        """Whether a computer plays for the reader until they come back."""
        return self.mine is not None and self.players[self.mine].away


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game in a list."""

    result: Result
    players: tuple[Player, ...]
    kept: bool  # Whether it can be replayed.
    server: str = ""  # The name of its server, if the list has to show it.
    board: str = ""  # The address of its final board.
    day: int = 0  # The day of the person's daily deal; 0 for other games.
    change: int | None = None  # The change of the person's rating; `None`: no change to show.
