"""The model of a person's profile."""

from dataclasses import dataclass, field
from typing import NamedTuple

from bot.controls import requests
from bot.view_models.lists import PastGame
from bot.view_models.tournament import CupRecord
from storage.play.daily import DailyRecord
from storage.results.own_games import Figures, Near
from storage.results.profiles import TrackRecord


class Record(NamedTuple):
    """How often a person placed better and worse than the computer player of this number."""

    number: int
    better: int
    worse: int


class RivalModel(NamedTuple):
    """Another person by name: how often the profile's person placed better and worse than them."""

    name: str
    better: int
    worse: int


@dataclass(frozen=True, slots=True)
class ProfileModel:
    """A person's profile, limited to what the reader may see.

    `name` is their name in the last of these games, or in Discord if there are none. `figures` and `badges`
    cover all their games if `own`, otherwise the games in this `server`. `here` and `everywhere` are their
    ratings, `None` if there is none to show; `last` are the last games, the newest first. `shown` says
    whether they are on the boards beyond a server, and `named` whether with their name; only they can change
    that. `best` is the person with whom they have the best record, `worst` the one with the worst; only the
    owner sees both. `versus` is the reader's own record against them. `opponents` are the owner's records
    against computer players, and `near` the nearest badges, which nobody else sees. `won` are the seasons of
    this server that they won, the newest first. `posted`: they have just shown the card to everybody.
    """

    user: int
    name: str
    own: bool
    figures: Figures
    server: bool = True
    here: TrackRecord | None = None
    everywhere: TrackRecord | None = None
    last: tuple[PastGame, ...] = ()
    shown: bool = True
    named: bool = False
    part: requests.ProfilePart = "main"
    badges: tuple[str, ...] = ()
    best: RivalModel | None = None
    worst: RivalModel | None = None
    versus: RivalModel | None = None
    won: tuple[int, ...] = ()
    cups: CupRecord = field(default_factory=CupRecord)
    daily: DailyRecord = field(default_factory=DailyRecord)
    opponents: tuple[Record, ...] = ()
    near: tuple[Near, ...] = ()
    posted: bool = False

    @property
    def told_here(self) -> TrackRecord | None:
        """The rating in this server, if the reader may see it."""
        return self._told(self.here)

    @property
    def told_everywhere(self) -> TrackRecord | None:
        """The rating everywhere, if the reader may see it."""
        return self._told(self.everywhere)

    def _told(self, record: TrackRecord | None) -> TrackRecord | None:
        """Return a record whose rating the reader may see: others may not until it has settled."""
        return record if record and (self.own or record.settled) else None
