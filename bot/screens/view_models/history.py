"""What a list of finished games shows."""

from dataclasses import dataclass

from storage.records import Player
from storage.result import Result


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game in a list. `kept` says that it can be replayed, `board` where its end was shown.

    `server` is the name of its server, where that has to be said.
    """

    result: Result
    players: tuple[Player, ...]
    kept: bool
    server: str = ""
    board: str = ""


@dataclass(frozen=True, slots=True)
class HistoryModel:
    """A page of the finished games of a person, the last one first; pages are counted from 0."""

    user: int
    games: tuple[PastGame, ...]
    page: int
    pages: int
