"""What a leaderboard shows."""

from dataclasses import dataclass

from bot.controls.requests import ShowLeaderboard
from storage.leaderboards import Leaderboard


@dataclass(frozen=True, slots=True)
class LeaderboardModel:
    """A page of a leaderboard, `asked` being what it is the board of, and `season` the one that goes on.

    `server` says whether one looks at it in a server, `seasons` whether there are any, `posted` whether it is
    for everybody to see.
    """

    asked: ShowLeaderboard
    board: Leaderboard
    season: int
    server: bool = True
    seasons: bool = True
    posted: bool = False
