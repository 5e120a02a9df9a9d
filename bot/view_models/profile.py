"""The model of a person's profile."""

from dataclasses import dataclass, field
from typing import NamedTuple

from bot.controls import requests
from bot.view_models.lists import PastGame
from bot.view_models.tournament import TournamentRecord
from storage.play.daily import DailyRecord
from storage.results.own_games import Figures, Near
from storage.results.profiles import TrackRecord


class Record(NamedTuple):
    """How often a person placed better and worse than the computer player with this number."""

    number: int
    better: int
    worse: int


class RivalModel(NamedTuple):
    """Another person by name, and how often the profile's person placed better and worse."""

    name: str
    better: int
    worse: int


@dataclass(frozen=True, slots=True)
class ProfileModel:
    """A person's profile, limited to facts that the reader may see.

    The figures and badges cover all games if the reader is the owner, otherwise those in this server. Only
    the owner sees their rivals, records against computers, and nearest badges.
    """

    user: int
    name: str  # Their name in the last of these games; without games, their name in Discord.
    own: bool  # Whether the reader is the owner.
    figures: Figures
    server: bool = True  # Whether it is shown in a server.
    played_here: bool = True  # Whether the owner has finished a game in this server. Others see only these.
    here: TrackRecord | None = None  # The rating in this server.
    everywhere: TrackRecord | None = None
    last: tuple[PastGame, ...] = ()  # The last games, the newest first.
    shown: bool = True  # Whether the person is on leaderboards beyond their servers.
    named: bool = False  # Whether these leaderboards show their name.
    part: requests.ProfilePart = "main"
    badges: tuple[str, ...] = ()
    best: RivalModel | None = None  # The rival with whom the owner has the best record.
    worst: RivalModel | None = None
    versus: RivalModel | None = None  # The reader's record against the person.
    won: tuple[int, ...] = ()  # The seasons that they won in this server, the newest first.
    cups: TournamentRecord = field(default_factory=TournamentRecord)
    daily: DailyRecord = field(default_factory=DailyRecord)  # Empty for others: today's deal may be running.
    rivals: tuple[RivalModel, ...] = ()  # The people whom the owner has met most often.
    opponents: tuple[Record, ...] = ()  # The records against computer players.
    near: tuple[Near, ...] = ()  # The nearest badges.
    posted: bool = False  # Whether the person has just posted the card.
