"""The models of lists of games."""

from dataclasses import dataclass

from storage.records import Player


@dataclass(frozen=True, slots=True)
class GameModel:
    """One game in a list: where it is played and by whom. Round 0 is a lobby, channel 0 a solo game."""

    game: str
    channel: int
    players: tuple[Player, ...]
    round: int


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game in the list of those that go on, as everybody may see it where it is played.

    Round 0 is a lobby, which at most `most` can join. `asked` is the seat that is waited for, if one is,
    and `mine` the reader's own seat, if they have one. `where` is the address of its message; a solo game
    has none.
    """

    game: str
    where: str
    players: tuple[Player, ...]
    round: int
    most: int
    asked: int | None = None
    mine: int | None = None

    @property
    def my_turn(self) -> bool:
        """Whether it waits for the reader."""
        return self.mine is not None and self.mine == self.asked and not self.away

    @property
    def away(self) -> bool:
        """Whether a computer plays for the reader until they are back."""
        return self.mine is not None and self.players[self.mine].away


@dataclass(frozen=True, slots=True)
class ListModel:
    """A page of the games that go on, counted from 0. `server` says whether one looks in a server."""

    games: tuple[ListedGame, ...]
    page: int
    pages: int
    only_own: bool
    server: bool
