"""The models of profiles, leaderboards and lists of finished games."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.controls.requests import ProfilePart, ShowLeaderboard
from storage.figures import Figures
from storage.leaderboards import Leaderboard
from storage.profiles import TrackRecord
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
class LastGame:
    """One of a person's last games, and by how much it changed their rating; `None`: not at all."""

    past: PastGame
    change: int | None = None


class RivalModel(NamedTuple):
    """Another person by name: how often one's own place was better than theirs, and worse."""

    name: str
    better: int
    worse: int


@dataclass(frozen=True, slots=True)
class ProfileModel:
    """A person's profile, as far as the reader may see it.

    `name` is their name in the last of these games, or in Discord if there are none. `figures` count all
    their games if `own`, else the games in this `server`, and so do `badges`. `here` and `everywhere` are
    their ratings, `None` where there is none to show; `last` are the last games, the newest first. `shown`
    says whether they are on the boards beyond a server; only they can change that. `best` is the person
    with whom they have the best record, `worst` the one with the worst; only the owner sees both. `versus`
    is the reader's own record against them. `won` are the seasons of this server that they won, the newest
    first.
    """

    user: int
    name: str
    own: bool
    figures: Figures
    server: bool = True
    here: TrackRecord | None = None
    everywhere: TrackRecord | None = None
    last: tuple[LastGame, ...] = ()
    shown: bool = True
    part: ProfilePart = "main"
    badges: tuple[str, ...] = ()
    best: RivalModel | None = None
    worst: RivalModel | None = None
    versus: RivalModel | None = None
    won: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class HistoryModel:
    """A page of the finished games of a person, the last one first; pages are counted from 0."""

    user: int
    games: tuple[PastGame, ...]
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class LeaderboardModel:
    """A page of a leaderboard. `asked` says which board it is, `season` is the current season.

    `server` says whether it is read in a server, `seasons` whether that has seasons, `posted` whether
    everybody sees it.
    """

    asked: ShowLeaderboard
    board: Leaderboard
    season: int
    server: bool = True
    seasons: bool = True
    posted: bool = False
