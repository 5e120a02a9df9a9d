"""The models of a tournament, of its message and of its organiser's panel."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from storage.games.saved_sets import SavedSet
from storage.play.tournament import Tournament

TableProgress: TypeAlias = Literal["waiting", "playing", "over"]

OrganiserAsked: TypeAlias = Literal["", "end", "start"]
"""What an organiser is asked to confirm, because it is early: the end, or the start."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person's line in the standings."""

    user: int
    place: int  # The place. People who tie share it.
    name: str  # The name; empty for a former player.
    points: int
    played: int
    wins: int
    met: int = 0  # The points of the people whom they met. These break ties.


@dataclass(frozen=True, slots=True)
class OwnTournament:
    """What a person's game brought them in a tournament, and their line in its standings after it."""

    won: int  # The points of the game.
    ranked: Ranked
    people: int
    league: bool


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table of a round, with the address of its game and the names of its people. `best` share the lead."""

    number: int
    progress: TableProgress
    where: str
    names: tuple[str, ...]
    best: tuple[str, ...] = ()
    round: int = 0  # The round of its running game; 0: unknown.
    of: int = 0  # The number of the tournament's round, if it isn't the last round.


@dataclass(frozen=True, slots=True)
class TournamentModel:
    """A tournament for its public message."""

    tournament: Tournament
    standings: tuple[Ranked, ...]
    tables: tuple[PlayedTable, ...]  # The tables of the last round.
    late: tuple[PlayedTable, ...] = ()  # The tables of earlier rounds that are still in play.
    lacking: int = 0  # How many people are missing while the tournament waits for them.


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    """The tournaments that a person played to the end, the number they won, and their best place."""

    played: int = 0
    won: int = 0
    best: int = 0


@dataclass(frozen=True, slots=True)
class OrganiserModel:
    """The panel of a tournament's organiser."""

    tournament: Tournament
    saved: tuple[SavedSet, ...] = ()  # The saved sets that all its tables can play.
    note: str = ""
    asks: OrganiserAsked = ""
