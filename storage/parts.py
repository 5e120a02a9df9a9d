"""The parts of a set-up: the host's choices, the proof of a fair deal, the times, and the kind of game."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from engine import fairness
from engine.fairness import Dealing
from engine.setup.plan import Plan
from storage.pace import NO_CLOCK, Clock, DeadlineHour, Pace, Pause

NOBODY = 0  # The id of a host, an owner or a clicker whose data was deleted.

ComputerLevel: TypeAlias = Literal["novice", "builder", "master"]
"""How well computer players play, the weakest level first."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The host's choices. `TABLE_OPTIONS` lists those with a separate control."""

    plan: Plan = field(default_factory=Plan)
    plan_name: str = ""  # The name under which the server saved the plan.
    pace: Pace = NO_CLOCK
    deadline: DeadlineHour | None = None
    guessing: bool = True  # Players who have finished their turns may guess the others' characters.
    advice: bool = False  # Everybody may ask for hints, and the game counts for no rating.
    open_seats: bool = True  # A person may take a computer player's seat during the game.
    level: ComputerLevel = "novice"
    remarks: bool = True  # Computers say a sentence now and then.
    expected: int = 0  # How many will play; 0: nobody has said.
    expected_computers: int = 0  # In a rematch: how many of the expected players are computers.
    filled_to: int = 0  # Before the start, computers fill the table up to this many seats; 0: they don't.


@dataclass(frozen=True, slots=True)
class Proof:
    """The data that prove a fair deal. We show `commitment` before the start, and `secret` only at the end.

    `start` is the last part of the seed, and `dealing` is the rule by which the seed was made. Both are empty
    before the start. Games of release 0.1.0 have no `dealing`.
    """

    secret: str
    commitment: str
    start: str = ""
    dealing: Dealing | Literal[""] = ""

    @classmethod
    def of(cls, secret: str) -> "Proof":
        """Return the proof of a game whose cards aren't dealt yet."""
        return cls(secret, fairness.commitment(secret))


@dataclass(frozen=True, slots=True)
class Appointment:
    """The time from which every player of a lobby may start it, in seconds since 1970."""

    at: int
    click: str  # The id of the click that chose the time.
    reminded: bool = False  # The players need no reminder.
    called: bool = False  # We have notified the players that they may start.
    urged: bool = False  # The players need no second call.


@dataclass(frozen=True, slots=True)
class ListedEvent:
    """A Discord event that shows the time of a lobby: its id, and the time that it shows."""

    id: int
    at: int


@dataclass(frozen=True, slots=True)
class Times:
    """The times of a table: its clock, reminders, pauses and end."""

    clock: Clock | None = None  # `None` before the start.
    appointment: Appointment | None = None
    # When we last reminded the players of an appointment, in seconds since 1970; 0: never.
    last_reminder: int = 0
    event: ListedEvent | None = None  # Shows the appointment in Discord.
    pause: Pause | None = None  # The newest proposal of a pause.
    expired: bool = False  # The lobby was closed because nobody clicked.
    # Seconds that the server's slow games usually took when the host chose a slow pace; 0: unknown.
    usual: int = 0


@dataclass(frozen=True, slots=True)
class Invitation:
    """The people for whom a tournament keeps a lobby's seats, in seat order. Times are running time."""

    tournament: str
    people: tuple[int, ...] = ()  # Empty once the game is played.
    until: float = 0.0  # If fewer than two people have come by then, the lobby closes.
    grace: float = 0.0  # From then on, the people present may start without the others (0: from `until` on).
    called: bool = False  # We have notified the people present that they may start.
    # The click of the last person to come: it starts the table, and is the last part of the seed. Empty
    # while somebody is missing, or if the person might know the secret.
    start: str = ""
    reminder: float = 0.0  # When we notify the people who haven't come (0: we won't, or already have).

    @property
    def starts(self) -> float:
        """When the people present may start without the others, on the running time."""
        return self.grace or self.until

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people whose seats are kept, except those whose data was deleted."""
        return tuple(user for user in self.people if user != NOBODY)


@dataclass(frozen=True, slots=True, kw_only=True)
class InServer:
    """A game in a channel or thread of a server."""

    guild: int
    channel: int
    parent: int = 0  # The channel of a thread, otherwise 0.
    people_only: bool = False  # The server wants no computer players.
    # The game counts beyond its server, as fixed at the start. `None` in a lobby, and in games of earlier
    # releases, for which the server's choice at the end counts.
    everywhere: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerGame(InServer):
    """A game that a host opened in a server."""

    name: Literal["server"] = "server"
    host: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentTable(InServer):
    """A table of a tournament, which has no host."""

    name: Literal["tournament"] = "tournament"
    invitation: Invitation
    host: ClassVar[int] = NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class Alone:
    """A game of one person against computers, without a board. In its row, server and channel are 0."""

    host: int
    guild: ClassVar[int] = 0
    channel: ClassVar[int] = 0
    parent: ClassVar[int] = 0
    people_only: ClassVar[bool] = False
    everywhere: ClassVar[bool | None] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloGame(Alone):
    """A game that its person opened in any channel or direct message."""

    name: Literal["solo"] = "solo"


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyGame(Alone):
    """A person's game of a daily deal."""

    name: Literal["daily"] = "daily"
    day: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedOn(Alone):
    """A game played on from a `step` in the replay of a finished `game`. It gets no result."""

    name: Literal["played-on"] = "played-on"
    game: str
    step: int


GameKind: TypeAlias = Annotated[
    ServerGame | SoloGame | DailyGame | PlayedOn | TournamentTable, Field(discriminator="name")
]
"""The kinds of games. `name` tells them apart in stored text."""
