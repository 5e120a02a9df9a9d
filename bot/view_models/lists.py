"""The models of games in lists: one that is still played, and a finished one."""

from dataclasses import dataclass

from storage.results.result import Result
from storage.values import Player


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game in a list, with its public facts.

    Round 0 is a lobby: `taken` of its `seats` are taken, and it starts `at` this time, in seconds since 1970
    (0: none is set). `asked` is the awaited seat, if there is one, and `mine` the reader's own seat, if they
    have one. `where` is the address of its message, and `channel` its channel; a solo game has none. `day` is
    that of a daily deal; 0: it is none.
    """

    game: str
    where: str
    players: tuple[Player, ...]
    round: int
    asked: int | None = None
    mine: int | None = None
    channel: int = 0
    taken: int = 0
    seats: int = 0
    at: int = 0
    day: int = 0

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
    """A finished game in a list. `kept`: it can be replayed; `board` is the address of its end.

    `server` is the name of its server, if it must be shown. `change` is the change of its person's rating;
    `None` if there is none to show.
    """

    result: Result
    players: tuple[Player, ...]
    kept: bool
    server: str = ""
    board: str = ""
    change: int | None = None
