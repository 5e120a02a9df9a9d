"""A tournament or league as plain data: its settings, its people, and the tables of each round."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from pydantic import TypeAdapter

from engine.setup.plan import Plan
from storage.codec import decode_object, encode_object

ABSENT = 0
"""The place of a person who didn't come, or for whom a computer finished the game: no points, and no rank."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A participant. If their data was deleted, they have a negative `user` and no name.

    `left`: we no longer pair them, because they left or didn't come to their last table.
    """

    user: int
    name: str
    left: bool = False


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of a round: its game and its people, with the place of each when the game is over.

    Players who tie share a place. `begun`: the game has started or was closed, so its absent people play no
    further rounds. `corrected` is the id of the last person who set the places by hand; 0: nobody.
    """

    game: str
    people: tuple[int, ...]
    places: tuple[int, ...] = ()
    corrected: int = 0
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A round: its start, in seconds since 1970, and its tables."""

    begun: int
    tables: tuple[Pairing, ...]

    @property
    def over(self) -> bool:
        """Whether the places of all tables are known."""
        return all(table.places for table in self.tables)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament. Times are in seconds since 1970."""

    id: str
    version: int
    guild: int
    channel: int
    organiser: int
    locale: str
    size: int = 4  # The number of people at a table, as far as possible.
    length: int = 3  # The number of rounds.
    league: bool = False  # It plays slow games.
    plan: Plan = field(default_factory=Plan)  # What all tables play.
    plan_name: str = ""  # The name under which the server saved the plan; empty: it didn't.
    begins: int = 0  # When sign-up ends by itself; 0: the organiser ends it.
    resumes: int = 0  # When we pair the next round; 0 unless the last round is over.
    people: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    ended: int = 0  # 0 until the tournament has ended.
    reminded: int = 0  # When we last notified people that the tournament begins soon; 0: never.
    waits: int = 0  # Until when we wait for more people, because too few take part; 0: we aren't waiting.
    ended_by: int = 0  # The person who ended it early; 0: it ended by itself.

    @property
    def stage(self) -> int:
        """The part of the tournament that its message shows: sign-up (0), a round, or the end."""
        return len(self.rounds) + bool(self.ended)

    @property
    def tables(self) -> tuple[Pairing, ...]:
        """The tables of all rounds."""
        return tuple(table for past in self.rounds for table in past.tables)

    @property
    def unfinished(self) -> tuple[Pairing, ...]:
        """The tables whose places aren't known."""
        return tuple(table for table in self.tables if not table.places)

    @property
    def staying(self) -> tuple[int, ...]:
        """The people who want to play another round, in the order in which they joined."""
        return tuple(each.user for each in self.people if not each.left)

    @property
    def out(self) -> tuple[Entrant, ...]:
        """The people whom we no longer pair, but who could come back for another round."""
        back = self.rounds and self.continues
        return tuple(each for each in self.people if each.left and each.name) if back else ()

    @property
    def continues(self) -> bool:
        """Whether another round follows."""
        return not self.ended and len(self.rounds) < self.length

    @property
    def came(self) -> tuple[int, ...]:
        """The people who came to a table that is over, in the order in which they joined."""
        came = {
            user
            for table in self.tables
            for user, place in zip(table.people, table.places, strict=False)
            if place != ABSENT
        }
        return tuple(each.user for each in self.people if each.user in came)

    def like(self, last: "Tournament | None") -> "Tournament":
        """Return the tournament with the settings of the `last` one, if there is one, except its times."""
        if last is None:
            return self
        cards = {"plan": last.plan, "plan_name": last.plan_name}
        return replace(self, size=last.size, length=last.length, league=last.league, **cards)

    def entrant(self, user: int) -> Entrant | None:
        """Return the person with this id, if they take part."""
        return next((each for each in self.people if each.user == user), None)

    def name_of(self, user: int) -> str:
        """Return the name of a person; empty for a former one."""
        return next((each.name for each in self.people if each.user == user), "")

    def pairing(self, game: str) -> Pairing | None:
        """Return the table of a game."""
        return next((each for each in self.tables if each.game == game), None)

    def with_pairing(self, pairing: Pairing) -> "Tournament":
        """Return the tournament with this table in place of the one that has the same game."""
        return self._changing(lambda old: pairing if old.game == pairing.game else old)

    def _changing(self, change: Callable[[Pairing], Pairing]) -> "Tournament":
        """Return the tournament with `change` applied to every table."""
        rounds = tuple(replace(each, tables=tuple(map(change, each.tables))) for each in self.rounds)
        return replace(self, rounds=rounds)

    def without(self, user: int, former: int) -> "Tournament":
        """Return the tournament with a former player instead of a person; before round 1, with nobody."""
        begun = bool(self.rounds)
        people = tuple(
            Entrant(former, "", left=True) if each.user == user else each
            for each in self.people
            if begun or each.user != user
        )
        changed = self._changing(lambda table: _renamed(table, user, former))
        organiser = 0 if self.organiser == user else self.organiser
        ended_by = former if self.ended_by == user else self.ended_by
        return replace(changed, organiser=organiser, ended_by=ended_by, people=people)


def _renamed(table: Pairing, user: int, former: int) -> Pairing:
    people = tuple(former if each == user else each for each in table.people)
    return replace(table, people=people, corrected=former if table.corrected == user else table.corrected)


_TOURNAMENT = TypeAdapter(Tournament)


def encode_tournament(tournament: Tournament) -> str:
    """Write a tournament as JSON, its format first."""
    return encode_object(_TOURNAMENT, tournament)


def decode_tournament(text: str) -> Tournament:
    """Read a tournament. Raises `DamagedTextError` if it is none, `NewerTextError` if it is newer."""
    return decode_object(_TOURNAMENT, text)
